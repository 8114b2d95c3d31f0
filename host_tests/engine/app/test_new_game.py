"""The form of a new game: known names in few presses, no name twice, and nothing is written that is kept already."""

from engine.app.ports import DOWN, LEFT, LISTS, RIGHT, UP, A, B
from engine.app.scores import Scores
from engine.app.settings import Settings
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.seats import with_kind
from engine.ui.words import en
from tools.rig.app_scenes import form
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, ports, press, says

SAME_NAME = en.SAME_NAME.split("\n")
FIRST_NAME = 3  # the line of the first player
KNOWN = ("MIA", "BEN", "EVA")


def known(played=KNOWN, **fields):
    """A handheld in whose records some have a game each, the last of them first."""
    made = ports(**fields)
    kept = Scores(made)
    for name in reversed(played):
        kept.count([name, ""], [0, 1], [50, 40], 1, QWIXX, 0)
    kept.save()
    return press(Driver(made), A)


def under_cursor(driver):
    return next(write.text for write in driver.ports.canvas.writes() if not write.ink and write.y > 10)


def names(driver):
    """What the players of the game on the table are called."""
    return list(driver.table.names[: driver.state.players])


def test_who_played_last_is_named_by_two_presses():
    driver = press(known(), A, *[DOWN] * FIRST_NAME)
    driver.press(A, A)
    assert "MIA" in driver.text()
    assert under_cursor(driver) == WORDS.PLAYER + "2", "the next one is named next"
    driver = press(known(("BEN", "MIA")), A, *[DOWN] * FIRST_NAME)
    driver.press(A, DOWN, A)
    assert "MIA" in driver.text()


def test_three_who_played_before_begin_within_twelve_presses_from_the_menu():
    presses = (A, DOWN, DOWN, RIGHT, DOWN, A, A, A, A, A, A, A)
    driver = press(known(), *presses)
    assert len(presses) == 12
    assert names(driver) == list(KNOWN)


class Three:
    """A handheld with three buttons."""

    def __init__(self, driver):
        self.driver = driver
        driver.ports.buttons = 3

    def next(self, held=False):
        """Tap NEXT or hold it, as firmware/three.py reads it in a list."""
        assert self.driver.ports.gestures & LISTS
        self.driver.press(RIGHT if held else DOWN)


def test_with_three_buttons_as_well():
    driver = known()
    handheld = Three(driver)
    driver.press(A)
    for held in (False, False, True, False):
        handheld.next(held)
    driver.press(*[A] * 7)
    assert names(driver) == list(KNOWN)


def test_the_same_people_play_again_by_two_presses():
    driver = press(known(), A, DOWN, DOWN, RIGHT, DOWN, *[A] * 7)
    again = press(Driver(driver.ports))
    assert names(again) == list(KNOWN)
    assert Settings(driver.ports).names[:3] == list(KNOWN)


def test_who_sits_at_the_table_is_not_offered_again():
    driver = press(known(), A, *[DOWN] * FIRST_NAME, A, A, A)
    assert says(driver, WORDS.NAME + " 2")
    assert "MIA" not in driver.text()
    assert under_cursor(driver) == "BEN"
    driver.press(B)
    assert under_cursor(driver) == WORDS.PLAYER + "2", "nothing was chosen"


def test_a_name_that_is_new_is_typed():
    driver = press(known(), A, *[DOWN] * FIRST_NAME, A, UP)
    assert under_cursor(driver) == WORDS.NEW_NAME
    driver.press(A, RIGHT, A, LEFT, A)
    assert "PLAYER 1" not in driver.text()
    driver.press(UP, UP, UP, UP, A)
    assert names(driver) == ["A", "PLAYER 2"]


def test_without_records_a_name_is_typed_at_once():
    driver = form(*[DOWN] * FIRST_NAME, A)
    assert WORDS.TYPE not in driver.text()
    assert WORDS.DELETE in driver.text()


def test_after_the_last_name_comes_start():
    driver = press(known(), A, *[DOWN] * FIRST_NAME, A, A, A, A)
    assert under_cursor(driver) == WORDS.FORM[0]


def test_robots_are_passed_over():
    driver = press(known(players=3, seats=with_kind(0, 1, 2)), A, *[DOWN] * FIRST_NAME, A, A)
    assert under_cursor(driver) == WORDS.PLAYER + "3"


def test_who_takes_the_name_of_somebody_who_does_not_play_now_gives_the_old_one():
    driver = press(known(names=("ANNA", "BEN", "CARLA", "DAVID", "MIA")), A, *[DOWN] * FIRST_NAME, A, A)
    driver.press(B)
    assert Settings(driver.ports).names == ["MIA", "BEN", "CARLA", "DAVID", "ANNA"]


def test_two_of_one_name_are_refused_with_the_reason():
    for game, lines in ((QWIXX, 1), (QIX, 0)):  # between Game and the names
        driver = form(A, names=("ANNA", "ANNA", "BEN", "D", "E"), game=game)
        assert SAME_NAME[0] in driver.text()
        assert SAME_NAME[2] % "ANNA" in driver.text()
        assert not driver.table
        driver.press(A)
        assert driver.text().count("ANNA") == 2, "the form stays"
        assert under_cursor(driver) == "ANNA"
        driver.press(*[UP] * (FIRST_NAME + lines))
        assert under_cursor(driver) == WORDS.FORM[0]


def test_a_robot_has_nobody_s_name():
    driver = form(A, names=("ANNA", "ANNA", "BEN", "D", "E"), seats=with_kind(0, 1, 1))
    assert driver.table.playing


def test_a_form_that_is_left_unchanged_writes_nothing():
    driver = form()
    saves = driver.ports.saves
    driver.press(B)
    assert driver.ports.saves == saves
    driver.press(A, DOWN, DOWN, RIGHT, LEFT, B)
    assert driver.ports.saves == saves
    driver.press(A, DOWN, DOWN, RIGHT, B)
    assert driver.ports.saves == saves + 1
    driver.press(A, A)
    assert driver.ports.saves == saves + 2, "the game alone"


def test_settings_that_are_left_unchanged_write_nothing():
    driver = form(B, DOWN, DOWN, DOWN, A)
    saves = driver.ports.saves
    driver.press(B, A, DOWN, RIGHT, LEFT, B, A, A, B, B)
    assert driver.ports.saves == saves
    driver.press(A, DOWN, RIGHT, B)
    assert driver.ports.saves == saves + 1
