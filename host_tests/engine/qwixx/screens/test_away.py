"""One clock for one decision, and what happens once nobody is there: no more than one decision is played."""

from engine.app.dimming import with_dimming
from engine.app.flow import app
from engine.app.options import BLANK, BLANKS
from engine.app.ports import DARK, DIMMED, DOWN, HOLD_B, LIT, TICK, UP, A, B
from engine.history import History
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.manifest import LONGEST
from engine.qwixx.moves import PASS
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME, WORDS, ports, resume, says, wait_for
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import FORUM, RED
from tools.rig.qwixx_scenes import fined, opened

SECONDS_30 = 1
ASKED = WORDS.AWAY.split("\n")[0]


def timed(game, *events, **fields):
    driver = resume(game, patient=False, time=SECONDS_30, **fields)
    for event in events:
        driver.press(event)
    return driver


def spend(driver, ms):
    """Let so much time pass without a press, or until the app waits without limit."""
    while driver.wait and ms > 0:
        passed = min(ms, driver.wait)
        driver.send(TICK, passed)
        ms -= passed


def sheet(driver):
    """Let the dice fall."""
    while driver.wait in (90, 900):
        driver.tick()
    return driver


def played(driver):
    return bytes(driver.table.history.to_bytes())


# One clock for one decision.


def test_taking_back_gives_no_time():
    driver = sheet(timed(QwixxBuilder(), A, faces=(3, 4, 5, 1, 1, 1)))
    for event in (A, B):
        spend(driver, 27_000)
        driver.press(event)
    assert "0:03" in driver.text()
    driver.press(A)
    assert says(driver, WORDS.HAND_TO, 7)
    assert "0:03" in driver.text()
    spend(driver, 3000)
    assert WORDS.TIME_UP in driver.text()
    assert driver.table.length == 2, "in one minute two have decided"


def test_a_decision_that_is_taken_back_goes_on_with_what_was_left():
    driver = sheet(timed(QwixxBuilder(), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 12_000)
    driver.press(A)
    spend(driver, 5000)
    assert "0:25" in driver.text()
    driver.press(B)
    assert "0:18" in driver.text()
    driver.press(A)
    assert "0:25" in driver.text(), "nor has the next player more"


def test_a_game_that_is_left_goes_on_with_what_was_left():
    driver = sheet(timed(QwixxBuilder(), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 26_000)
    driver.press(HOLD_B, UP, A, A)
    assert driver.wait == 0
    driver.press(A)
    assert "0:04" in driver.text()
    again = Driver(driver.ports, patient=False)
    assert "0:30" in again.text(), "only switching it off gives the whole time"


def test_another_game_and_another_roll_have_the_whole_time():
    driver = sheet(timed(QwixxBuilder(1), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 12_000)
    driver.press(B, B)
    assert driver.state.phase() == ROLL
    spend(driver, 3000)
    driver.press(A)
    assert "0:30" in sheet(driver).text()
    spend(driver, 3000)
    driver.press(HOLD_B, UP, A, A)
    driver.press(DOWN, A, A, A)
    assert driver.state.phase() == ROLL
    assert "0:30" in driver.text()


def test_the_menu_pauses_the_clock():
    driver = sheet(timed(QwixxBuilder(), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 26_000)
    driver.press(HOLD_B)
    assert driver.wait == 0
    driver.press(B)
    assert "0:04" in driver.text()


def test_what_was_played_as_time_was_up_is_not_offered_to_be_taken_back():
    driver = sheet(timed(QwixxBuilder(), A, faces=(3, 4, 5, 1, 1, 1)))
    wait_for(driver, WORDS.TIME_UP)
    driver.tick()
    assert WORDS.TAKE_BACK not in driver.text()
    driver.press(B)
    assert driver.table.length == 1


# Nobody there.


def test_a_table_that_is_left_alone_after_a_roll_loses_one_decision_at_most():
    driver = sheet(timed(QwixxBuilder(2, FORUM), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 3_600_000)
    assert ASKED in driver.text()
    assert driver.wait == 0, "it waits"
    assert driver.table.length == 1
    assert driver.state.penalties(0) + driver.state.penalties(1) == 0


def test_the_way_back_leads_to_before_the_first_time_out():
    driver = sheet(timed(QwixxBuilder(2, FORUM), A, faces=(3, 4, 5, 1, 1, 1)))
    before = played(driver)
    spend(driver, 3_600_000)
    driver.press(B)
    assert played(driver) == before == driver.ports.store[GAME]
    assert driver.state.phase() == WHITE
    assert driver.state.current_player() == 0
    assert "0:30" in driver.text(), "with the whole time"


def test_going_on_plays_nothing_and_gives_the_whole_time():
    driver = sheet(timed(QwixxBuilder(2, FORUM), A, faces=(3, 4, 5, 1, 1, 1)))
    spend(driver, 3_600_000)
    game = played(driver)
    driver.press(A)
    assert played(driver) == game
    assert says(driver, WORDS.HAND_TO, 7)
    assert "0:30" in driver.text()
    driver.press(B)
    assert played(driver) == game, "what was played as time was up stays"


def test_somebody_who_presses_in_between_is_there():
    driver = sheet(timed(opened(0, 1), A, faces=(3, 4, 5, 1, 1, 1)))
    wait_for(driver, WORDS.TIME_UP)
    driver.tick()
    assert driver.state.phase() == COLOUR
    driver.press(UP, DOWN)
    wait_for(driver, WORDS.TIME_UP)
    assert driver.table.length == 2
    assert driver.state.penalties(0) == 1


def test_the_last_decision_of_a_turn_comes_back_without_a_roll_in_between():
    driver = sheet(timed(opened(0, 1), A, faces=(3, 4, 5, 1, 1, 1)))
    driver.press(B)
    assert driver.state.phase() == COLOUR
    before = played(driver)
    spend(driver, 3_600_000)
    assert ASKED in driver.text()
    assert driver.state.phase() == ROLL, "it is not rolled for nobody"
    assert driver.state.penalties(0) == 1
    driver.press(B)
    assert played(driver) == before
    assert driver.state.penalties(0) == 0


def test_a_roll_that_fell_stays():
    driver = timed(QwixxBuilder(), faces=(3, 4, 5, 1, 1, 1))
    spend(driver, 3_600_000)
    assert ASKED in driver.text()
    assert WORDS.AWAY_BACK not in driver.text(), "nothing was decided"
    game = played(driver)
    driver.press(A)
    assert played(driver) == game
    assert driver.state.phase() == WHITE
    assert "0:30" in driver.text()


def test_robots_do_not_roll_for_nobody():
    game = QwixxBuilder(2, bots=(0, 1)).all_mark(RED, (2, 3))
    driver = sheet(timed(game, A, faces=(3, 4, 5, 1, 1, 1)))
    before = played(driver)
    spend(driver, 3_600_000)
    assert ASKED in driver.text()
    values = list(driver.table.history.values())
    assert driver.table.length > 0, "nothing was rolled since"
    driver.press(B)
    assert played(driver) == before
    assert len(values) > len(list(driver.table.history.values()))


def test_it_dims_as_any_other_screen_and_the_press_that_wakes_it_answers_nothing():
    made = ports(time=SECONDS_30, faces=(3, 4, 5, 1, 1, 1))
    made.store[GAME] = QwixxBuilder().file()
    lights = [LIT]
    made.light = lights.append
    screens = with_dimming(made, app(made))
    wait = next(screens)

    def pass_time(ms):
        nonlocal wait
        while wait and ms > 0:
            made.waited = min(ms, wait)
            ms -= made.waited
            wait = screens.send(TICK)

    pass_time(500)
    made.waited = 0
    wait = screens.send(A)
    pass_time(3_600_000)
    assert ASKED in made.canvas.text()
    assert wait == 0
    assert lights[-2:] == [DIMMED, DARK]
    made.waited = 1000 * BLANKS[made.options[BLANK]]
    wait = screens.send(B)
    assert lights[-1] == LIT
    assert ASKED in made.canvas.text()
    made.waited = 500
    wait = screens.send(B)
    assert ASKED not in made.canvas.text()


def test_without_power_the_way_back_is_to_take_back():
    driver = sheet(timed(QwixxBuilder(2, FORUM), A, faces=(3, 4, 5, 1, 1, 1)))
    before = played(driver)
    spend(driver, 3_600_000)
    again = Driver(driver.ports, patient=False)
    assert says(again, WORDS.HAND_TO, 7)
    assert WORDS.TAKE_BACK in again.text()
    again.press(B)
    assert played(again) == before


def test_power_may_fail_while_it_is_taken_back():
    """A save is whole or was not: either of the two is a game that can be played on."""
    for fails in (False, True):
        driver = sheet(timed(fined(3), A, faces=(3, 4, 5, 1, 1, 1)))
        before = played(driver)
        spend(driver, 3_600_000)
        after = played(driver)
        driver.ports.full = fails
        driver.press(B)
        assert driver.ports.store[GAME] == (after if fails else before)
        assert History(LONGEST).load(driver.ports.store[GAME]).penalties(0) == 3
        assert driver.table.length == 0 or driver.table.action(0) == PASS
