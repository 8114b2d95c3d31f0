"""The guided turn: it asks for one button at a time, hears no other, can be left, and keeps nothing."""

import gc

from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.app.settings_file import LANGUAGES, language_of
from engine.app.table import SAVED as GAME
from engine.loading import load_words
from tools.rig.app_scenes import language
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, press, resume, says
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_scenes import GUIDED, lesson

EVERY = (UP, DOWN, LEFT, RIGHT, A, B, HOLD_A)


def lines(text):
    """Whether all lines of a text are on the screen."""
    return lambda driver: all(line in driver.text() for line in text.split("\n"))


def test_each_step_says_what_to_press_and_hears_nothing_else():
    words = WORDS.module.LessonWords
    for step, text in enumerate(words.STEPS, 1):
        for event in EVERY:
            gc.collect()  # on MicroPython modules come and go, for which room in one piece is needed
            driver = lesson(step)
            told = lines(text)
            assert told(driver), text
            if event == GUIDED[step] or (event == LEFT and GUIDED[step] == RIGHT):
                continue
            before = driver.frame()
            driver.press(event)
            assert says(driver, words.HINT, "→" if GUIDED[step] == RIGHT else "B" if GUIDED[step] == B else "A")
            driver.press(GUIDED[step])
            assert not told(driver), "the right button still leads on from\n" + text
            assert before != driver.frame()


def test_left_walks_as_well():
    words = WORDS.module.LessonWords
    driver = lesson(5, LEFT)
    assert lines(words.STEPS[4])(driver)
    for _ in range(2):
        driver.press(LEFT)
    driver.press(LEFT)
    assert not lines(words.STEPS[4])(driver)
    driver = lesson(5, LEFT, RIGHT, RIGHT)
    assert lines(words.STEPS[5])(driver)


def test_the_turn_is_a_real_one():
    driver = lesson(len(GUIDED))
    words = WORDS.module.LessonWords
    assert lines(words.END)(driver)
    score = lesson(len(GUIDED) - 1).text().split("\n")
    assert words.NAMES[0] in score
    assert "3" in score, "two crosses in a row"
    driver.press(A)
    assert words.TRY_NOTE in driver.text(), "back where it began"


def test_it_can_be_left_at_any_step():
    note = WORDS.module.LessonWords.TRY_NOTE
    assert note in lesson(0, B).text()
    for step in range(1, len(GUIDED)):
        assert note in lesson(step, HOLD_B).text()


def test_nothing_is_kept_and_a_game_that_waits_goes_on():
    driver = resume(QwixxBuilder().all_mark(0, (2, 3)))
    saved = dict(driver.ports.store)
    driver.press(HOLD_B, UP, A, A, DOWN, DOWN, DOWN, A, UP, A, *GUIDED)
    assert lines(WORDS.module.LessonWords.END)(driver)
    driver.press(A)
    assert driver.ports.store == saved
    driver.press(B, UP, UP, UP, A)
    assert says(driver, WORDS.NEXT_TURN)
    assert driver.ports.store == saved


def test_at_the_first_start_it_follows_the_language_and_leads_to_the_title():
    for number in (0, len(LANGUAGES) - 1):
        driver = language(*[DOWN] * number, A)
        words = load_words(language_of(driver.ports.store["settings"]))
        assert lines(words.LessonWords.START)(driver)
        assert GAME not in driver.ports.store
        driver.press(*GUIDED)
        assert lines(words.LessonWords.END)(driver)
        driver.press(A)
        assert words.MenuWords.PRESS in driver.text()
        assert words.MenuWords.PRESS in Driver(driver.ports).text(), "it is offered once"


def test_off_and_on_again_in_its_midst_is_an_ordinary_start():
    driver = language(A, *GUIDED[:7])
    again = Driver(driver.ports)
    assert WORDS.PRESS in again.text()
    assert WORDS.ENTRIES[0] not in press(again, A).text(), "no game waits"
