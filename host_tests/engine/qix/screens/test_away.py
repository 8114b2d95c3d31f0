"""The clock of Qix is seen on every page that waits for a person, and once nobody is there one decision is played."""

from engine.app.ports import HOLD_A, HOLD_B, TICK, UP, A, B
from engine.protocol import CHANCE
from engine.qix.cards import SHUFFLE
from engine.qix.table import ROBOT
from tools.rig.handhelds import WORDS, resume
from tools.rig.qix_games import QixBuilder, begun, thought

SECONDS_30 = 1
ASKED = WORDS.AWAY.split("\n")[0]


def timed(game, *events):
    driver = thought(resume(game, patient=False, time=SECONDS_30))
    for event in events:
        driver.press(event)
        thought(driver)
    return driver


def leave_alone(driver, ms=3_600_000):
    """Let so much time pass without a press, or until the app waits without limit."""
    while driver.wait and ms > 0:
        passed = min(ms, driver.wait)
        driver.send(TICK, passed)
        ms -= passed


def played(driver):
    return bytes(driver.table.history.to_bytes())


def test_the_clock_is_seen_before_a_card_and_as_the_device_is_handed_on():
    driver = timed(QixBuilder())
    assert "0:30" in driver.text()
    driver = timed(begun(SHUFFLE), A, A)
    assert driver.table.holder != driver.state.current_player()
    leave_alone(driver, 20_000)
    assert "0:10" in driver.text()
    driver.press(A)
    assert "0:10" in thought(driver).text(), "it is the same clock"


def test_left_alone_one_stick_is_laid_at_most():
    driver = timed(begun(SHUFFLE), A)
    before = played(driver)
    length = driver.table.length
    leave_alone(driver)
    assert ASKED in driver.text()
    assert driver.wait == 0
    assert driver.table.length == length + 1
    driver.press(B)
    assert played(driver) == before
    assert "0:30" in thought(driver).text()


def test_somebody_who_does_not_take_the_device_is_asked_once():
    driver = timed(begun(SHUFFLE), A, A)
    length = driver.table.length
    before = played(driver)
    leave_alone(driver)
    assert ASKED in driver.text()
    assert driver.table.length <= length + 1
    driver.press(B)
    assert played(driver) == before


def test_a_card_that_was_drawn_stays():
    driver = timed(QixBuilder())
    leave_alone(driver)
    assert ASKED in driver.text()
    game = played(driver)
    assert WORDS.AWAY_BACK not in driver.text()
    driver.press(A)
    assert played(driver) == game


def test_taking_back_and_leaving_give_no_time():
    driver = timed(begun(SHUFFLE), A)
    leave_alone(driver, 20_000)
    driver.press(A)
    driver.press(B)
    assert "0:10" in thought(driver).text()
    for event in (HOLD_B, UP, A, A, A):
        driver.press(event)
    assert "0:10" in thought(driver).text()


def test_a_robot_draws_no_card_while_nobody_is_there():
    for back in (False, True):
        driver = timed(begun(SHUFFLE, bot=True), A)
        before = played(driver)
        leave_alone(driver)
        assert ASKED in driver.text()
        assert driver.table.drawer() == ROBOT
        assert driver.state.current_player() == CHANCE
        assert driver.state.round() == 1
        driver.press(B if back else A)
        if back:
            assert played(driver) == before
        else:
            driver.tick()
            assert driver.state.current_player() != CHANCE or driver.table.amid_card()


def test_the_clock_runs_while_somebody_looks_round_or_has_a_hint():
    for events in ((A, A, UP), (A, HOLD_A)):
        driver = timed(begun(SHUFFLE), *events)
        assert "0:30" in driver.text()
        leave_alone(driver)
        assert ASKED in driver.text()
        driver.press(A)
