"""The guided turn of Qix: it asks for one button at a time, hears no other, can be left, and keeps nothing."""

from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from tools.rig.handhelds import WORDS, resume, says
from tools.rig.qix_games import QixBuilder
from tools.rig.qix_scenes import GUIDED, lesson

EVERY = (UP, DOWN, LEFT, RIGHT, A, B, HOLD_A)
CUES = {A: "A", DOWN: "↓", RIGHT: "→"}


def shows(driver, text):
    """Whether all lines of a text are on the screen."""
    return all(line in driver.text() for line in text.split("\n"))


def test_each_step_says_what_to_press_and_hears_nothing_else():
    words = WORDS.module.QixLessonWords
    for step, text in enumerate(words.STEPS, 1):
        for event in EVERY:
            driver = lesson(step)
            assert shows(driver, text), text
            if event == GUIDED[step] or (event == LEFT and GUIDED[step] == RIGHT):
                continue
            driver.press(event)
            assert says(driver, WORDS.module.LessonWords.HINT, CUES[GUIDED[step]])
            driver.press(GUIDED[step])
            assert not shows(driver, text), "the right button still leads on from\n" + text


def test_the_land_is_real():
    driver = lesson(len(GUIDED) - 1)
    assert "16" in driver.text().split("\n")
    driver.press(A)
    assert shows(driver, WORDS.module.QixLessonWords.END)


def test_it_can_be_left_at_any_step():
    note = WORDS.module.LessonWords.TRY_NOTE
    assert note in lesson(0, B).text()
    for step in range(1, len(GUIDED)):
        assert note in lesson(step, HOLD_B).text()


def test_nothing_is_kept():
    driver = resume(QixBuilder())
    saved = dict(driver.ports.store)
    driver.press(HOLD_B, UP, A, A, DOWN, DOWN, DOWN, A)
    while WORDS.module.LessonWords.TRY_NOTE not in driver.text():
        driver.press(UP)
    driver.press(A, *GUIDED)
    assert shows(driver, WORDS.module.QixLessonWords.END)
    assert driver.ports.store == saved
