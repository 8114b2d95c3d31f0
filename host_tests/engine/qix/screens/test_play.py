"""A game of Qix on the handheld: cards that are played out, the device going round, passes, the robot, and the end."""

from engine.qix.cards import GROW, MOVE_1, MOVE_3, MULTIPLY, SHUFFLE, TILT
from engine.qix.state import FIRST_ARROW, START
from engine.record import QIX
from engine.ui.ports import DOWN, HOLD_B, RIGHT, UP, A, B
from engine.ui.table import SAVED as GAME
from engine.ui.words.en import CardWords, QixWords
from host_tests.board_scenes import asked, hit, in_the_way, press, trapped, without_sticks
from host_tests.boards import Record, begun, drawing, over, resume
from host_tests.driver import Driver
from host_tests.engine.qix import view
from host_tests.games import WORDS, configure, ports, says


def started(**fields):
    """A handheld on which a game of Qix was just started."""
    made = ports(**fields)
    configure(made, game=QIX, starter=1, **fields)
    return press(Driver(made), A, A, A)


def test_the_form_starts_a_game_of_qix():
    driver = press(Driver(ports()), A, A, DOWN, RIGHT, DOWN, RIGHT, *[DOWN] * 3, RIGHT, RIGHT, *[UP] * 5, A)
    assert driver.table.game == QIX
    assert driver.table.bot(1) == 2
    assert driver.state.first_player() == 1
    assert driver.state.phase() != FIRST_ARROW
    assert "MEDIUM 2" in driver.text()


def test_the_form_sets_the_level_of_the_robot():
    driver = press(Driver(ports()), A, A, DOWN, RIGHT, DOWN, RIGHT, DOWN, DOWN)
    for name in ("MEDIUM 2", "HARD 2", "EASY 2", "MEDIUM 2", "HARD 2"):
        assert name in driver.text()
        driver.press(RIGHT)
    driver.press(UP, UP, UP, UP, A)
    assert driver.table.bot(1) == 1
    driver = Driver(driver.ports)
    assert driver.table.bot(1) == 1, "the same robot plays on"


def test_a_game_in_place_of_another_one():
    driver = started()
    for game in (0, QIX):
        driver.press(HOLD_B, UP, A, A)
        assert WORDS.ENTRIES[0] in driver.text()
        driver.press(DOWN, A, A, DOWN, RIGHT, UP, A)
        assert driver.table.game == game
        assert driver.ports.store[GAME][4] == game


def test_while_the_dice_are_stuck_the_game_that_waits_is_kept():
    driver = started()
    driver.press(A)
    driver.press(HOLD_B, UP, A, A)
    kept = driver.ports.store[GAME]
    configure(driver.ports, game=0)
    driver.ports.random_bytes.stuck = b"\x01"
    driver.press(DOWN, A, A, DOWN, RIGHT, UP, UP, UP, RIGHT, RIGHT, UP, UP, UP, UP, A)
    assert driver.ports.store[GAME] == kept
    assert driver.table.game == QIX


def test_every_kind_of_card_is_said_and_played():
    for kind in (GROW, MULTIPLY, TILT, MOVE_1, SHUFFLE):
        driver = drawing(resume(Record(), False), kind, 2)
        driver.press(A)
        assert CardWords.CARDS[kind] in driver.text()
        assert CardWords.CARD_EFFECTS[kind] in driver.text()
        while driver.wait:
            driver.tick()
        assert driver.state.phase() == START
        assert says(driver, QixWords.START)


def test_the_qix_moves_square_by_square_to_where_it_is():
    driver = hit(0)
    frames = []
    while driver.wait:
        frames.append(driver.frame())
        driver.tick()
    different = sum(frames[i] != frames[i + 1] for i in range(len(frames) - 1))
    assert different >= 3 + 2 + 3, "a step of the Qix isn't shown"
    assert view.qix_y(driver.state.data) == 21 + 8


def test_any_press_shows_how_a_card_ends():
    for ticks in range(6):
        driver = hit(ticks)
        driver.press(RIGHT)
        assert says(driver, QixWords.LOST[0], "PLAYER 1")
        driver.press(RIGHT)
        assert not driver.wait
        assert says(driver, QixWords.START) or says(driver, QixWords.HAND_TO, "PLAYER 1")


def test_a_line_that_is_hit_is_lost():
    driver = press(drawing(resume(in_the_way()), MOVE_3, 3, 2, 3), A)
    assert not view.in_stix(driver.state.data, 0)
    assert view.in_stix(driver.state.data, 1)


def test_the_device_goes_on_only_where_the_player_changes():
    driver = asked(begun(SHUFFLE))
    driver.press(A, A)
    assert says(driver, QixWords.HAND_TO, "PLAYER 2")
    driver.press(A, A, A)
    assert says(driver, QixWords.DRAWS, "PLAYER 2")
    drawing(driver, SHUFFLE)
    driver.press(A)
    assert driver.table.holder == driver.state.current_player() == 1
    driver.press(A)
    assert says(driver, QixWords.HAND_TO, "PLAYER 1")


def test_a_stick_is_taken_back_from_the_hand_over():
    driver = asked(begun(SHUFFLE))
    before = driver.frame()
    driver.press(A, A, B, B)
    assert driver.frame() == before


def test_who_can_only_pass_is_told_why_and_what_it_costs():
    driver = trapped()
    player = driver.state.current_player()
    assert view.in_stix(driver.state.data, player)
    assert says(driver, QixWords.NO_WAY[0])
    driver.press(A)
    assert not view.in_stix(driver.state.data, player)
    driver = without_sticks()
    assert says(driver, QixWords.NO_WAY[1])


def test_the_robot_lays_by_itself_and_the_person_keeps_the_device():
    driver = started(players=1)
    assert driver.table.bots()
    rounds = 0
    while driver.state.round() < 3:
        rounds = driver.state.round()
        driver.press(A)
        assert not says(driver, QixWords.HAND_TO, "MEDIUM 2")
        assert driver.state.current_player() != 1 or driver.state.can_pass()
    assert rounds == 2


def test_when_the_time_is_up_what_is_proposed_is_done():
    driver = resume(begun(SHUFFLE), time=1)
    for _ in range(31):
        if driver.state.phase() == START:
            driver.tick()
    assert driver.state.phase() != START


def test_the_end_names_the_winner_and_offers_a_rematch():
    driver = resume(over())
    assert says(driver, QixWords.WINS, "PLAYER %d" % driver.state.winners())
    driver.press(A)
    assert driver.state.first_player() == 1
    assert driver.state.round() == 0
    assert says(driver, QixWords.DRAWS, "PLAYER 2")


def test_the_last_stick_can_be_taken_back_from_the_end():
    driver = resume(over())
    driver.press(HOLD_B, DOWN, A)
    assert not driver.state.is_terminal()


def test_leaving_from_the_end_forgets_the_game():
    driver = press(resume(over()), B)
    assert GAME not in driver.ports.store
    assert WORDS.ENTRIES[0] not in driver.text()


def test_how_to_play_in_the_game_is_that_of_qix():
    driver = press(resume(Record()), HOLD_B, DOWN, A)
    assert "Fence off land" in driver.text()
