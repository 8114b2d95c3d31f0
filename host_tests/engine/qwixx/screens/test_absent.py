"""The time limit: what is played for who doesn't answer, and that the clock runs wherever the device is."""

from engine.app.ports import DOWN, HOLD_B, RIGHT, A, B
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.moves import PASS
from tools.rig.handhelds import WORDS, resume, says, wait_for
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import FORUM, WHITE_BLUE, WHITE_GREEN, WHITE_RED, WHITE_YELLOW
from tools.rig.qwixx_scenes import fined, opened

SECONDS_30 = 1


def timed(game, *faces, presses=(A,)):
    """A game with 30 seconds for a decision, after some presses, the first of which rolls these faces."""
    driver = resume(game, patient=False, time=SECONDS_30, faces=faces)
    for event in presses:
        driver.press(event)
        while "White dice" not in driver.text() and driver.wait in (90, 900):
            driver.tick()
    return driver


def spend(driver, ms):
    """Let so much time pass without a press."""
    while ms > 0:
        passed = min(ms, driver.wait)
        assert passed, "the app waits without limit and shows\n" + driver.text()
        driver.send(0, passed)
        ms -= passed


def on_sheet(game, *faces):
    driver = timed(game, *faces)
    assert driver.state.phase() == WHITE
    assert driver.table.length == 0
    return driver


def test_the_seconds_left_are_shown():
    driver = on_sheet(QwixxBuilder(), 3, 4, 1, 1, 1, 1)
    assert "0:30" in driver.text()
    spend(driver, 1000)
    assert "0:29" in driver.text()
    spend(driver, 28000)
    assert "0:01" in driver.text()


def test_an_active_player_who_does_not_answer_passes_both_actions():
    driver = on_sheet(QwixxBuilder(), 3, 4, 5, 1, 1, 1)
    spend(driver, 29999)
    assert driver.table.length == 0
    spend(driver, 1)
    assert driver.table.action(0) == PASS
    assert WORDS.TIME_UP in driver.text()
    assert says(driver, WORDS.DID[0], "PLAYER 1")
    driver.tick()
    assert says(driver, WORDS.HAND_TO, 7)
    driver.press(RIGHT)
    assert driver.state.phase() == COLOUR
    wait_for(driver, WORDS.TIME_UP)
    assert driver.state.phase() == ROLL
    assert driver.state.penalties(0) == 1


def test_a_passive_player_who_does_not_take_the_device_passes():
    driver = on_sheet(QwixxBuilder(), 3, 4, 5, 1, 1, 1)
    spend(driver, 400)
    driver.press(A)
    assert says(driver, WORDS.HAND_TO, 7)
    spend(driver, 30000)
    assert WORDS.TIME_UP in driver.text()
    assert driver.table.action(1) == PASS
    assert driver.state.penalties(1) == 0


def test_an_active_player_who_does_not_roll_is_rolled_for():
    driver = resume(QwixxBuilder(), patient=False, time=SECONDS_30, faces=(3, 4, 5, 1, 1, 1))
    spend(driver, 30000)
    assert driver.state.phase() == WHITE


def test_with_three_penalties_a_mark_is_drawn_among_those_offered():
    seen = set()
    for seed in range(40):
        driver = resume(fined(3, FORUM), patient=False, time=SECONDS_30, faces=(3, 4, 1, 1, 1, 1), seed=seed)
        driver.press(A)
        wait_for(driver, WORDS.TIME_UP)
        assert driver.state.penalties(0) == 3
        seen.add(driver.table.action(0))
    assert seen == {WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE}, seen


def test_the_clock_runs_while_other_sheets_are_looked_at_but_not_in_the_menu():
    driver = on_sheet(opened(), 3, 4, 5, 1, 1, 1)
    spend(driver, 500)
    driver.press(DOWN)
    spend(driver, 20000)
    driver.press(B)
    assert "0:10" in driver.text()
    driver.press(HOLD_B)
    assert driver.wait == 0
    driver.press(B)
    assert "0:10" in driver.text()
    driver.press(DOWN)
    spend(driver, 9500)
    assert WORDS.TIME_UP in driver.text()


def test_presses_do_not_stop_the_clock():
    driver = on_sheet(QwixxBuilder(), 3, 4, 5, 1, 1, 1)
    for _ in range(299):
        driver.send(RIGHT, 100)
        assert driver.table.length == 0
    driver.send(RIGHT, 100)
    assert driver.table.action(0) == PASS


def test_every_decision_has_the_whole_time_which_runs_once_the_device_is_handed_on():
    driver = on_sheet(QwixxBuilder(), 3, 4, 5, 1, 1, 1)
    spend(driver, 25000)
    driver.press(A)
    assert says(driver, WORDS.HAND_TO, 7)
    assert "0:30" in driver.text()
    spend(driver, 20000)
    assert "0:10" in driver.text()
    driver.press(A)
    assert "0:10" in driver.text()


def test_without_a_limit_nothing_is_played_for_anybody():
    driver = resume(QwixxBuilder(), time=0)
    assert driver.wait == 0
    driver.press(A)
    assert driver.wait == 0
