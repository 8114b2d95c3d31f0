"""A press that comes just after another one is ignored, where that one has brought up a screen."""

from engine.app.ports import HOLD_B, RIGHT, A, B
from engine.qwixx.layout import ROLL
from engine.qwixx.moves import PASS
from tools.rig.handhelds import GAME, WORDS, resume, says
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_scenes import coloured, fined, on, opened, robot, rolled

GAPS = (20, 90, 180, 300)
GAPS_END = (20, 90, 180, 300, 700)


def twice(driver, first, second, gap):
    """Two presses with a gap between them, and what the game was after the first one."""
    driver.patient = False
    driver.hasty = True
    driver.send(first, 1000)
    game = played(driver)
    while driver.wait and driver.wait <= gap:
        gap -= driver.wait
        driver.tick()
    driver.send(second, gap)
    return game


def played(driver):
    return bytes(driver.table.history.to_bytes())


def last_decision():
    """The first player is asked whether a fourth penalty ends the game."""
    return coloured(fined(3), 3, 4, 5, 2, 3, 4)


def test_after_the_last_decision_of_a_game_the_second_press_neither_starts_nor_deletes():
    for first, second in ((A, A), (B, B), (A, B)):
        for gap in GAPS_END:
            driver = on(last_decision(), PASS)
            game = twice(driver, first, second, gap)
            assert driver.state.is_terminal()
            assert played(driver) == game == driver.ports.store[GAME]
            assert "records" not in driver.ports.store


def test_the_end_of_a_game_is_heard_after_800_ms():
    driver = last_decision()
    driver.press(B)
    assert driver.state.is_terminal()
    frame = driver.frame()
    driver.hasty = True
    for _ in range(7):
        driver.send(A, 100)
        assert driver.frame() == frame
    driver.send(A, 100)
    assert driver.frame() != frame


def test_after_a_mark_an_arrow_does_not_pass_for_the_next_player():
    for gap in GAPS:
        driver = rolled(QwixxBuilder(), 3, 4)
        game = twice(driver, A, RIGHT, gap)
        assert played(driver) == game
        assert says(driver, WORDS.HAND_TO, 7)


def test_after_the_last_decision_of_a_turn_the_second_press_does_not_roll():
    for gap in GAPS:
        driver = coloured(opened(), 3, 4, 5, 2, 3, 4)
        game = twice(driver, A, A, gap)
        assert driver.state.phase() == ROLL
        assert played(driver) == game
        driver.hasty = False
        driver.press(B)
        assert driver.table.length == 2, "it can still be taken back"


def test_after_any_other_decision_the_hand_over_is_not_skipped():
    for gap in GAPS:
        driver = rolled(QwixxBuilder(), 3, 4)
        twice(driver, A, A, gap)
        assert says(driver, WORDS.HAND_TO, 7)
        assert driver.table.holder == 0


def test_a_robots_move_is_not_skipped_by_a_press_that_came_before_it():
    for gap in GAPS:
        driver = robot(3, 4, 1, 2, 3, 4, shows=False)  # the person has decided
        driver.hasty = True
        while driver.wait == 1:
            driver.tick()  # the bot thinks
        length = driver.table.length
        driver.send(A, gap)
        assert driver.table.length == length, "it is still shown"


def test_what_ends_the_menu_or_a_question_does_not_decide():
    for gap in GAPS:
        driver = rolled(QwixxBuilder(), 3, 4)
        driver.press(HOLD_B)
        game = twice(driver, A, A, gap)
        assert played(driver) == game
        driver = resume(QwixxBuilder())
        driver.ports.full = True
        driver.press(A)
        assert says(driver, WORDS.UNSAFE.split("\n")[0])
        game = twice(driver, A, A, gap)
        assert played(driver) == game
