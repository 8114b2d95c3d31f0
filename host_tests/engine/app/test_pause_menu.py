"""The menu of a running game: it opens on going on, and settings that are changed in it take effect at once."""

from engine.app.options import LARGE, PACE, PACES, PRESET, SOUND, TIME, TURNED
from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.app.settings import Settings
from engine.qix.manifest import QIX
from engine.qwixx.moves import PASS
from engine.ui.words import fr
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, press, resume, says, start
from tools.rig.qix_games import begun
from tools.rig.qwixx_games import QwixxBuilder

SETTINGS = (HOLD_B, UP, UP, A)


def under_cursor(driver):
    return next(write.text for write in driver.ports.canvas.writes() if not write.ink and write.y > 10)


def passed(**fields):
    """A game of two in which the first has passed and the second gets the handheld."""
    return resume(QwixxBuilder().roll(3, 4).play(PASS), **fields)


def to(option, *events):
    """Go to an option of the settings of a running game, press buttons, and go on with the game."""
    line = option - (option > PRESET)
    return SETTINGS + (DOWN,) * line + events + (B, B)


def test_it_opens_on_going_on():
    driver = press(start(), HOLD_B, DOWN, A, B)
    assert under_cursor(driver) == WORDS.GAME_MENU[2], "behind the help, it is where it was left"
    driver.press(B, HOLD_B)
    assert under_cursor(driver) == WORDS.GAME_MENU[0]
    driver.press(UP, A, A, A, HOLD_B)
    assert under_cursor(driver) == WORDS.GAME_MENU[0]


def test_settings_are_two_presses_from_there():
    driver = press(start(), HOLD_B, UP, UP)
    assert under_cursor(driver) == WORDS.ENTRIES[4]
    driver.press(A)
    assert under_cursor(driver) == WORDS.OPTIONS[0]
    assert WORDS.OPTIONS[PRESET] not in press(driver, UP, UP, UP, UP, UP, UP, UP, UP, UP).text(), "those stay"


def test_another_language_is_spoken_at_once():
    for driver, wanted in (
        (start(), fr.QwixxWords.NEXT_TURN),
        (passed(), fr.QwixxWords.READY),
        (resume(begun(7)), fr.QixWords.MENU),
    ):
        before = driver.state.to_bytes()
        driver.press(*SETTINGS, A, DOWN, A)
        assert fr.MenuWords.OPTIONS[0] in driver.text()
        driver.press(B)
        assert fr.MenuWords.GAME_MENU[0] in driver.text()
        driver.press(B)
        assert driver.state.to_bytes() == before
        if driver.table.game != QIX:
            assert wanted in driver.text()
            assert fr.MenuWords.PLAYER in driver.text()
        driver.press(HOLD_B)
        assert under_cursor(driver) == fr.MenuWords.GAME_MENU[0]
        assert Settings(driver.ports).language == "fr"


def test_large_digits_and_the_time_are_seen_at_once():
    driver = press(passed(), A)
    holder = driver.table.holder
    small = driver.frame()
    driver.press(*to(LARGE, RIGHT))
    assert driver.frame() != small
    assert driver.table.holder == holder, "it is in the same hands"
    driver.press(*to(LARGE, RIGHT))
    assert driver.frame() == small
    driver.patient = False
    for event in to(TIME, RIGHT):
        driver.send(event, 0)
    assert driver.wait, "the clock runs"
    assert "0:30" in driver.text()


def test_the_pace_of_robots_is_theirs_at_once():
    game = QwixxBuilder(2, bots=(0, 2)).roll(3, 4).play(PASS)
    waits = []
    for events in ((), to(PACE, RIGHT)):
        driver = resume(game, patient=False)
        while driver.wait == 1:
            driver.tick()
        for event in events:
            driver.send(event, 0)
        while driver.wait == 1:
            driver.tick()
        waits.append(driver.wait)
    assert waits == [PACES[1] // 2, PACES[2] // 2], "a move is shown in two steps"


def test_sound_and_turning_are_obeyed_at_once():
    driver = start()
    for option in (SOUND, TURNED):
        before = driver.ports.options[option]
        driver.press(*SETTINGS, *[DOWN] * (option - 1), RIGHT)
        assert driver.ports.options[option] != before
        driver.press(B, B)
        assert says(driver, WORDS.NEXT_TURN)


def test_a_move_is_taken_back_by_new_settings():
    driver = press(passed(), *SETTINGS, *[DOWN] * TIME, RIGHT, B, UP, UP)
    assert under_cursor(driver) == WORDS.GAME_MENU[1]
    before = driver.table.length
    driver.patient = False
    driver.send(A, 0)
    assert driver.table.length == before - 1
    assert driver.wait, "the clock runs"


def test_the_game_can_be_left_with_new_settings():
    driver = press(passed(), *SETTINGS, *[DOWN] * TIME, RIGHT, B, DOWN, A, A)
    assert WORDS.ENTRIES[1] in driver.text()
    driver.patient = False
    driver.send(A, 0)
    assert driver.wait, "the clock runs"


def test_unchanged_settings_write_nothing():
    driver = passed()
    saves = driver.ports.saves
    driver.press(*to(TIME, RIGHT, LEFT))
    driver.press(*SETTINGS, B, A)
    assert driver.ports.saves == saves


def test_changed_ones_survive_the_power():
    driver = press(passed(), *to(LARGE, RIGHT))
    assert Settings(driver.ports).options[LARGE] == 1
    assert Driver(driver.ports).frame() == driver.frame()
