"""The first start: language, size of the digits, and the offer of a guided turn."""

from engine.app.options import LARGE
from engine.app.ports import DOWN, LEFT, RIGHT, UP, A, B
from engine.app.settings import SAVED, Settings
from engine.app.settings_file import LANGUAGES
from engine.ui.canvas import HEIGHT
from engine.ui.words import en, fr
from tools.rig.app_scenes import language
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, ports

LESSON = en.LessonWords
LATER = en.MenuWords.LATER


def lit(driver):
    """The texts of what is chosen."""
    return [write.text for write in driver.ports.canvas.writes() if not write.ink and write.y > 2 and write.text]


def test_all_languages_are_seen_at_once():
    driver = language()
    writes = {write.text: write for write in driver.ports.canvas.writes()}
    for name in LANGUAGES:
        assert 0 < writes[name].y < HEIGHT - 8
    assert lit(driver) == [LANGUAGES[0]]


def test_the_digits_are_chosen_by_what_they_look_like():
    for presses, large in (((), 0), ((RIGHT,), 1), ((LEFT,), 1), ((RIGHT, RIGHT), 0), ((DOWN,), 1), ((UP, DOWN), 0)):
        driver = language(A)
        assert all(name in driver.text() for name in WORDS.OPTION_VALUES[LARGE])
        driver.press(*presses, A)
        assert Settings(driver.ports).options[LARGE] == large


def test_b_leads_from_the_digits_back_to_the_languages():
    driver = language(A, RIGHT, B)
    assert SAVED not in driver.ports.store
    driver.press(DOWN, A)
    assert fr.MenuWords.OPTIONS[LARGE] in driver.text()
    driver.press(A)
    assert Settings(driver.ports).language == "fr"
    assert Settings(driver.ports).options[LARGE] == 1, "what was chosen stays"


def test_a_guided_turn_of_each_game_that_has_one_is_offered():
    driver = language(A, A)
    assert LESSON.TRY in driver.text()
    assert lit(driver) == [WORDS.GAMES[0]]
    assert LATER in driver.text()
    driver.press(A)
    assert LESSON.GO in driver.text()
    driver.press(B)
    assert WORDS.PRESS in driver.text()


def test_it_can_be_left_for_later():
    for presses in ((B,), (UP, A)):
        driver = language(A, A)
        saves = driver.ports.saves
        driver.press(*presses)
        assert WORDS.PRESS in driver.text()
        assert driver.ports.saves == saves


def test_who_has_played_before_is_asked_for_the_language_alone():
    made = ports()
    made.store[SAVED] = b"?"
    driver = Driver(made)
    driver.press(A)
    assert LESSON.TRY not in driver.text()
    assert en.SETTINGS_REFUSED.split("\n")[0] in driver.text()
