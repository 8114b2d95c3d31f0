"""A game of Qix on the handheld: the device going round, passes, the robot, and the end."""

from engine.app.ending import MENU, NEXT_GAME, REMATCH
from engine.app.match import Match
from engine.app.ports import DOWN, HOLD_A, HOLD_B, UP, A, B
from engine.history import History
from engine.qix.cards import KINDS, SHUFFLE
from engine.qix.layout import SCORE
from engine.qix.manifest import QIX
from engine.qix.state import LONGEST, ROUNDS, START, STICK
from engine.qix.sticks import put_word
from engine.ui.words.en import NO_WAY, WINS, CardWords, EndWords, QixWords
from tools.rig import qix_view
from tools.rig.driver import Driver
from tools.rig.handhelds import QIX_GAME as GAME
from tools.rig.handhelds import WORDS, configure, end_with, ports, press, resume, says
from tools.rig.qix_games import QixBuilder, begun, drawing, midgame, over, thought
from tools.rig.qix_scenes import NAMES, asked, last_round, late, resume_match, trapped, without_sticks


def started(**fields):
    """A handheld on which a game of Qix was just started."""
    made = ports(**fields)
    configure(made, game=QIX, starter=1, **fields)
    return press(Driver(made), A, A, A)


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
    assert qix_view.in_stix(driver.state.data, player)
    assert says(driver, NO_WAY[0])
    driver.press(A)
    assert not qix_view.in_stix(driver.state.data, player)
    driver = without_sticks()
    assert says(driver, NO_WAY[1])


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


def test_the_menu_is_there_while_the_robot_shows_a_stick():
    driver = started(players=1)
    driver.patient = False
    while driver.state.current_player() != 1 or driver.state.phase() != STICK:
        thought(driver).press(A)
    shown = thought(driver).frame()
    assert driver.wait > 0
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[0] in driver.text()
    driver.press(B)
    assert thought(driver).frame() == shown
    assert driver.state.phase() == STICK


def test_when_the_time_is_up_what_is_proposed_is_done():
    driver = resume(begun(SHUFFLE), time=1)
    for _ in range(31):
        if driver.state.phase() == START:
            driver.tick()
    assert driver.state.phase() != START


def test_the_end_names_the_winner_and_offers_a_rematch():
    driver = resume(over())
    winner = "PLAYER %d" % driver.state.winners()
    assert says(driver, EndWords.WINNERS[0])
    assert winner in driver.text()
    driver.press(A)
    assert says(driver, WINS[0], winner)
    end_with(driver, REMATCH)
    assert driver.state.first_player() == 1
    assert driver.state.round() == 0
    assert says(driver, QixWords.DRAWS, "PLAYER 2")


def test_the_end_after_the_last_round_says_so():
    for scores, form in (((64, 320), WINS[2]), ((0, 0), WINS[3])):
        assert says(press(last_round(*scores), A), form, NAMES[1], ROUNDS)
    assert not says(press(resume(over()), A), WINS[2], "PLAYER 1", ROUNDS)


def test_the_last_stick_can_be_taken_back_from_the_end():
    driver = resume(over())
    driver.press(HOLD_B, DOWN, A)
    assert not driver.state.is_terminal()


def test_leaving_from_the_end_forgets_the_game():
    driver = end_with(resume(over()), MENU)
    assert GAME not in driver.ports.store
    assert WORDS.ENTRIES[0] not in driver.text()


def test_who_resigns_loses_and_can_take_it_back():
    driver = press(resume(midgame(6)), A)
    player = driver.state.current_player()
    driver.press(A, HOLD_A, UP)
    assert QixWords.RESIGN in driver.text()
    driver.press(A, B)
    assert not driver.state.is_terminal()
    driver.press(A, A)
    assert driver.state.is_terminal()
    assert driver.state.winners() == 1 << 1 - player
    assert says(driver, EndWords.WINNERS[0])
    assert "PLAYER %d" % (2 - player) in driver.text()
    driver.press(A)
    assert says(driver, WINS[0], "PLAYER %d" % (2 - player))
    assert History(LONGEST).load(driver.ports.store[GAME]).winners() == 1 << 1 - player
    driver.press(HOLD_B, DOWN, A)
    assert not driver.state.is_terminal()
    assert driver.state.current_player() == player


def test_a_match_counts_who_won_by_a_resignation():
    driver = press(resume_match(midgame(6)), A)
    player = driver.state.current_player()
    put_word(driver.state.data, SCORE + 2 * player, 600)
    end_with(press(driver, A, HOLD_A, UP, A, A), NEXT_GAME)
    match = Match(driver.ports, QIX)
    assert match.wins[1 - player] == 2
    assert not match.wins[player]


def test_nobody_resigns_for_another_one_or_while_cards_decide():
    handed = press(resume(midgame(6)), A)
    assert says(handed, QixWords.HAND_TO, "PLAYER 2")
    for driver in (resume(QixBuilder()), resume(QixBuilder(bot=True, first=1), patient=False), handed):
        driver.press(UP)
        assert QixWords.RESIGN not in driver.text()
        driver.press(A)
        assert not driver.state.is_terminal()


def test_the_pages_show_the_round_and_the_cards_that_are_left():
    driver = press(resume(midgame(6)), A)
    number = driver.state.round() + 1
    driver.press(DOWN)
    assert QixWords.QIX in driver.text()
    driver.press(DOWN)
    assert says(driver, QixWords.ROUND, number, ROUNDS)
    for kind in range(KINDS):
        assert CardWords.CARDS[kind] in driver.text()
    driver.press(B)
    assert QixWords.READY in driver.text()


def test_the_round_is_told_when_few_are_left():
    assert says(late(), QixWords.LATE, NAMES[0], ROUNDS - 5, ROUNDS)


def test_how_to_play_in_the_game_is_that_of_qix():
    driver = press(resume(QixBuilder()), HOLD_B, DOWN, A)
    assert "Fence off land" in driver.text()
