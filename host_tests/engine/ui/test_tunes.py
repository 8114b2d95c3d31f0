"""Every tune is heard where it belongs, and who is next is called."""

from engine.app.ports import A, B
from engine.qix.cards import SHUFFLE
from engine.qwixx.moves import PASS
from engine.ui import tunes
from tools.rig.app_scenes import stuck
from tools.rig.handhelds import resume
from tools.rig.qix_games import begun, over
from tools.rig.qix_scenes import asked
from tools.rig.qwixx_games import QwixxBuilder, walk_to
from tools.rig.qwixx_positions import WHITE_RED
from tools.rig.qwixx_scenes import nearly_over, opened, over_won, rolled

EASY = 1
LOADED = (1, 2, 1, 2, 3, 4)


def heard(driver, *events):
    """What is played after some presses."""
    del driver.ports.tunes[:]
    driver.press(*events)
    return [tune for tune in driver.ports.tunes if tune]


def test_the_dice_are_heard():
    assert heard(resume(QwixxBuilder(), faces=LOADED), A) == [tunes.ROLL]


def test_a_mark_calls_who_is_next():
    assert heard(rolled(QwixxBuilder(), *LOADED), A) == [tunes.MARK + tunes.TURN]


def test_alone_nobody_is_called():
    assert heard(rolled(QwixxBuilder(1), *LOADED), A) == [tunes.MARK]


def test_no_robot_is_called_but_who_is_next_after_it():
    driver = resume(QwixxBuilder(2, bots=(0, EASY)), faces=LOADED, pace=2, patient=False)
    driver.press(A)
    while driver.wait:
        driver.tick()
    before = heard(driver, A)
    assert before == [tunes.MARK]


def test_a_pass_that_costs_nothing_only_calls():
    driver = rolled(opened(), 3, 4, 1, 2, 3, 4)
    driver.press(A, A)
    assert heard(driver, B) == [tunes.TURN]


def test_a_lock():
    driver = rolled(opened(), 6, 6, 1, 2, 3, 4)
    walk_to(driver, WHITE_RED)
    assert heard(driver, A)[0][: len(tunes.LOCK)] == tunes.LOCK


def test_a_penalty():
    driver = rolled(QwixxBuilder(1), *LOADED)
    driver.press(B)
    assert heard(driver, B) == [tunes.PENALTY]


def test_the_end():
    assert resume(over_won()).ports.tunes[-1] == tunes.WIN
    assert resume(nearly_over().turn(6, 6, PASS)).ports.tunes == []


def test_dice_that_are_stuck():
    assert stuck().ports.tunes[-1] == tunes.ERROR


def test_a_stick_of_qix_calls_who_is_next():
    driver = asked(begun(SHUFFLE))
    assert heard(driver, A) == [tunes.MARK]
    assert heard(driver, A) == [tunes.MARK + tunes.TURN]


def test_the_end_of_qix():
    assert resume(over()).ports.tunes[-1] == tunes.WIN
