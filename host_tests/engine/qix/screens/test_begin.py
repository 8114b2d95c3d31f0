"""A game of Qix begun from the menu, or in place of another one."""

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.qix.manifest import QIX
from engine.qix.state import FIRST_ARROW
from engine.ui.words import en
from tools.rig.driver import Driver
from tools.rig.handhelds import QIX_GAME as GAME
from tools.rig.handhelds import WORDS, configure, ports, press, says


def started(**fields):
    """A handheld on which a game of Qix was just started."""
    made = ports(**fields)
    configure(made, game=QIX, starter=1, **fields)
    return press(Driver(made), A, A, A)


def test_the_form_starts_a_game_of_qix():
    driver = press(Driver(ports()), A, A, DOWN, RIGHT, DOWN, DOWN, RIGHT, RIGHT, DOWN, RIGHT, RIGHT, *[UP] * 4, A)
    assert driver.table.game == QIX
    assert driver.table.bot(1) == 2
    assert driver.state.first_player() == 1
    assert driver.state.phase() != FIRST_ARROW
    assert driver.table.names[1] == "MEDIUM 2"


def test_the_form_sets_who_plays_at_a_seat():
    driver = press(Driver(ports()), A, A, DOWN, RIGHT, DOWN, DOWN)
    for name in ("PLAYER 2", "EASY 2", "MEDIUM 2", "HARD 2", "PLAYER 2"):
        assert name in driver.text()
        driver.press(RIGHT)
    driver.press(UP, UP, UP, A)
    assert driver.table.bot(1) == 1
    driver = Driver(driver.ports)
    assert driver.table.bot(1) == 1, "the same robot plays on"


def test_any_seat_can_be_a_robots():
    for robots in ((0,), (1,), (0, 1)):
        driver = press(Driver(ports()), A, A, DOWN, RIGHT)
        for seat in range(2):
            driver.press(DOWN, *[RIGHT] * (seat in robots))
        driver.patient = False
        driver.press(UP, UP, UP, A)
        assert [bool(driver.table.bot(seat)) for seat in range(2)] == [seat in robots for seat in range(2)]


def test_settings_of_one_person_and_a_robot_still_mean_that():
    made = ports()
    configure(made, game=QIX, players=1, bot=3, starter=1)
    driver = press(Driver(made), A, A)
    assert "HARD 2" in driver.text()
    driver.press(A)
    assert [driver.table.bot(seat) for seat in range(2)] == [0, 3]


def test_a_game_in_place_of_another_one():
    driver = started()
    for game, waiting, more in ((0, 1, ()), (QIX, 2, (A,))):
        driver.press(HOLD_B, UP, A, A)
        assert WORDS.ENTRIES[0] in driver.text()
        driver.press(*[DOWN] * waiting, A, DOWN, RIGHT, UP, A, *more)
        assert driver.table.game == game
        assert driver.table.length == 0


def test_while_the_dice_are_stuck_the_game_that_waits_is_kept():
    driver = started()
    driver.press(A)
    driver.press(HOLD_B, UP, A, A)
    kept = driver.ports.store[GAME]
    driver.ports.random_bytes.stuck = b"\x01"
    driver.press(DOWN, A, UP, UP, LEFT, DOWN, DOWN, A, A)  # the starter is drawn
    assert says(driver, en.STUCK.split("\n")[0])
    driver.press(B)
    assert driver.ports.store[GAME] == kept
    assert driver.table is None
