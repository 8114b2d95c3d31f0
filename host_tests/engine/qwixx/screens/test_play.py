"""The device going round the table: who gets it, what can be taken back, what can be looked at, and rematches."""

from engine.app.ending import MENU, REMATCH
from engine.app.options import ASK, SKIP
from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.moves import PASS
from engine.ui.words import en
from tools.rig.handhelds import GAME, LONGEST_NAMES, WORDS, end_with, press, receive, resume, says, start, wait_for
from tools.rig.qwixx_games import QwixxBuilder, do
from tools.rig.qwixx_positions import COLOUR_RED, WHITE_BLUE, WHITE_GREEN, WHITE_RED, WHITE_YELLOW
from tools.rig.qwixx_scenes import no_mark, opened, over_tied, over_won, rolled


def name(player):
    return WORDS.PLAYER + str(player + 1)


def test_the_white_sum_goes_round_in_turn_order_and_comes_back():
    for players in range(2, 6):
        first = players - 1
        driver = rolled(QwixxBuilder(players, 0, first), 3, 4, 1, 2, 3, 4)
        for i in range(players):
            player = (first + i) % players
            assert driver.state.current_player() == player
            assert driver.text().startswith(name(player)), driver.text()
            driver.press(A)
            after = (player + 1) % players
            assert says(driver, WORDS.HAND_TO, 7)
            assert name(after) in driver.text()
            driver.press(A)
        assert driver.state.phase() == COLOUR
        assert driver.state.current_player() == first


def test_left_passes_for_all_people_who_come_before_the_active_player():
    driver = resume(QwixxBuilder(4).roll(3, 4).play(WHITE_RED))
    assert says(driver, WORDS.NOBODY)
    driver.press(LEFT)
    assert [driver.table.action(i) for i in range(driver.table.length)] == [WHITE_RED, PASS, PASS, PASS]
    assert driver.state.phase() == COLOUR
    assert driver.state.current_player() == 0


def test_left_passes_for_no_robot_and_not_for_one_player():
    driver = resume(QwixxBuilder(4, bots=(0, 0, 0, 1)).roll(3, 4).play(WHITE_RED), patient=False)
    assert says(driver, WORDS.NOBODY)
    driver.press(LEFT)
    assert driver.table.length == 3
    for game in (QwixxBuilder(2), QwixxBuilder(3, bots=(0, 0, 1))):
        driver = resume(game.roll(3, 4).play(WHITE_RED))
        before = driver.state.to_bytes()
        assert not says(driver, WORDS.NOBODY)
        driver.press(LEFT)
        assert driver.state.to_bytes() == before


def test_a_colour_action_is_passed_from_the_hand_over_if_that_costs_nothing():
    driver = resume(QwixxBuilder(2).roll(3, 4).play(WHITE_RED, WHITE_RED))
    assert driver.state.phase() == COLOUR
    driver.press(RIGHT)
    assert driver.state.phase() == ROLL
    driver = resume(QwixxBuilder(2).roll(3, 4).play(PASS, WHITE_RED))
    before = driver.state.to_bytes()
    driver.press(RIGHT)
    assert driver.state.to_bytes() == before


def test_alone_the_device_is_never_handed_over():
    driver = start(players=1, faces=(3, 4, 1, 2, 3, 4))
    driver.press(A)
    assert driver.state.phase() == WHITE
    driver.press(A)
    assert driver.state.phase() == COLOUR
    driver.press(B)
    assert WORDS.NEXT_TURN in driver.text()


def test_right_passes_for_the_next_player_but_not_for_the_active_one():
    driver = press(rolled(QwixxBuilder(3), 3, 4, 1, 2, 3, 4), A)
    driver.press(RIGHT)
    assert driver.table.action(1) == PASS
    assert says(driver, WORDS.DID[0], name(1))
    assert name(2) in driver.text()
    driver.press(RIGHT)
    assert driver.state.phase() == COLOUR
    before = driver.state.to_bytes()
    driver.press(RIGHT)
    assert driver.state.to_bytes() == before
    driver.press(B)
    assert driver.state.phase() == WHITE, "a pass that was called can be taken back"
    assert driver.state.current_player() == 2


def test_who_can_not_mark_is_passed_over_with_a_notice():
    driver = no_mark()
    wait_for(driver, WORDS.NO_MARK)
    assert says(driver, WORDS.DID[1], name(0)) or says(driver, WORDS.DID[1], name(1))
    driver.tick()
    assert driver.state.phase() == COLOUR
    assert WORDS.NO_MARK not in driver.text()


def test_the_notice_can_be_switched_off():
    game = QwixxBuilder().turn(1, 2, PASS, WHITE_RED).turn(1, 2, WHITE_YELLOW)
    driver = resume(game, no_mark=SKIP, faces=(1, 1, 6, 6, 6, 6), patient=False)
    driver.press(A)
    while driver.state.phase() != COLOUR:
        assert WORDS.NO_MARK not in driver.text()
        if driver.wait:
            driver.tick()
        else:
            driver.press(B)
    assert WORDS.NO_MARK not in driver.text()


def test_who_can_not_mark_is_asked_if_the_table_wants_it():
    game = QwixxBuilder().turn(1, 2, PASS, WHITE_RED).turn(1, 2, WHITE_YELLOW)
    driver = resume(game, no_mark=ASK, faces=(1, 1, 6, 6, 6, 6))
    driver.press(A)
    while driver.state.has_mark():
        driver.press(B)
    player = driver.state.current_player()
    driver.press(A)
    assert driver.state.current_player() == player
    assert driver.state.legal_actions() == [PASS]
    assert any(text in driver.text() for text in WORDS.PASSES)
    driver.press(A)
    assert driver.state.current_player() != player


def test_a_penalty_by_rule_is_told_when_the_device_goes_on():
    # Every row can only be marked at its end, and that takes five crosses.
    game = QwixxBuilder(1).turn(5, 6, WHITE_RED).turn(5, 6, WHITE_YELLOW).turn(1, 2, WHITE_GREEN).turn(1, 2, WHITE_BLUE)
    driver = rolled(game, 3, 4, 1, 1, 1, 1)
    assert WORDS.NEXT_TURN in driver.text()
    assert says(driver, WORDS.DID[2], name(0))
    assert driver.state.penalties(0) == 1


# Taking back


def test_the_last_decision_is_taken_back_until_the_device_is_handed_on():
    driver = rolled(opened(), 3, 4, 1, 2, 3, 4)
    player = driver.state.current_player()
    before = driver.state.to_bytes()
    driver.press(A, B)
    assert driver.state.to_bytes() == before
    assert driver.text().startswith(name(player)), "who took back sees the own sheet at once"
    assert driver.ports.store[GAME] == bytes(driver.table.history.to_bytes())
    driver.press(A, A)
    assert driver.text().startswith(name(1 - player))
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[1] not in driver.text()


def test_an_earlier_decision_of_the_same_turn_is_taken_back_by_the_menu():
    driver = start(players=1, faces=(3, 4, 1, 2, 3, 4))
    driver.press(A, A)
    assert driver.state.phase() == COLOUR
    driver.press(HOLD_B, DOWN)
    assert WORDS.GAME_MENU[1] in driver.text()
    driver.press(A)
    assert driver.state.phase() == WHITE
    assert driver.table.length == 0


def test_passes_without_a_choice_are_taken_back_with_the_decision_before():
    game = QwixxBuilder().turn(1, 2, PASS, WHITE_RED).turn(1, 2, WHITE_YELLOW, PASS)
    driver = rolled(game, 1, 1, 6, 6, 6, 6)
    before = driver.state.to_bytes()
    driver.press(A)
    while receive(driver):
        pass
    assert driver.table.decider() == 0
    driver.press(HOLD_B, DOWN, A) if driver.table.holder == 0 else driver.press(B)
    assert driver.state.to_bytes() == before


def test_a_roll_is_never_taken_back():
    driver = rolled(opened(), 3, 4, 1, 2, 3, 4)
    driver.press(HOLD_B)
    assert WORDS.GAME_MENU[1] not in driver.text()
    assert "take back" not in press(resume(QwixxBuilder()), DOWN, B).text()


def test_the_last_decision_of_a_game_is_taken_back_from_its_end():
    for events in ((B,), (A, B, B), (HOLD_B, DOWN, A), (A, HOLD_B, DOWN, A)):
        driver = resume(over_won())
        driver.press(*events)
        assert not driver.state.is_terminal()
    assert driver.state.current_player() == 1 - driver.state.active_player() or driver.state.phase() == WHITE


# Looking


def test_every_sheet_and_the_turn_can_be_looked_at_in_both_directions():
    for step in (DOWN, UP):
        driver = rolled(QwixxBuilder(4), 3, 4, 1, 2, 3, 4)
        own = driver.frame()
        seen = []
        driver.press(step)
        while driver.frame() != own:
            seen.append(driver.text().split("\n")[0])
            driver.press(step)
        assert sorted(seen) == sorted([name(1), name(2), name(3), "White sum: 7"]), seen


def test_the_hand_over_shows_the_sheets_of_all():
    driver = press(rolled(QwixxBuilder(3), 3, 4, 1, 2, 3, 4), A)
    seen = []
    for _ in range(4):
        driver.press(DOWN)
        seen.append(driver.text().split("\n")[0])
    assert sorted(seen) == [name(0), name(1), name(2), "White sum: 7"], seen
    driver.press(B)
    assert says(driver, WORDS.HAND_TO, 7)


def test_looking_changes_nothing():
    driver = rolled(QwixxBuilder(3), 3, 4, 1, 2, 3, 4)
    before = driver.state.to_bytes()
    saves = driver.ports.saves
    driver.press(DOWN, DOWN, DOWN, A, UP, B, DOWN, RIGHT, B)
    assert driver.state.to_bytes() == before
    assert driver.ports.saves == saves


# Leaving, ending, beginning again


def test_leaving_asks_and_keeps_the_game():
    driver = rolled(QwixxBuilder(3), 3, 4, 1, 2, 3, 4)
    before = driver.state.to_bytes()
    driver.press(HOLD_B, UP, A)
    assert says(driver, en.LEAVE.split("\n")[0])
    driver.press(B)
    assert WORDS.GAME_MENU[0] in driver.text()
    driver.press(B, HOLD_B, UP, A, A)
    assert WORDS.ENTRIES[0] in driver.text()
    driver.press(A)
    assert driver.state.to_bytes() == before


def test_a_rematch_has_the_same_names_and_the_next_starter():
    driver = resume(over_won(3), names=LONGEST_NAMES, players=3)
    before = driver.state
    end_with(driver, REMATCH)
    state = driver.state
    assert not state.is_terminal()
    assert state.phase() == ROLL
    assert (state.players, state.rules.index) == (before.players, before.rules.index)
    assert state.first_player() == (before.first_player() + 1) % 3
    assert LONGEST_NAMES[state.first_player()] in driver.text()


def test_menu_at_the_end_forgets_the_game():
    driver = end_with(resume(over_won()), MENU)
    assert GAME not in driver.ports.store
    assert WORDS.ENTRIES[0] not in driver.text()
    assert WORDS.ENTRIES[1] in driver.text()


def test_the_final_table_has_the_points_of_rows_and_penalties():
    driver = press(resume(over_tied()), A)
    lines = driver.text().split("\n")
    state = driver.state
    for player in range(2):
        at = lines.index(name(player))
        wanted = [state.row_points(player, row) for row in range(4)]
        wanted += [5 * state.penalties(player), state.score(player)]
        assert [int(word) for word in lines[at + 1 : at + 7]] == wanted


def test_a_source_that_is_stuck_rolls_nothing_and_goes_on_when_it_recovers():
    driver = start()
    before = driver.state.to_bytes()
    for stuck in (b"", b"\x07"):
        driver.ports.random_bytes.stuck = stuck
        for _ in range(3):
            driver.press(A)
            assert says(driver, en.STUCK.split("\n")[0])
            assert driver.state.to_bytes() == before
        driver.press(B)
        assert WORDS.NEXT_TURN in driver.text()
    driver.press(A)
    driver.ports.random_bytes.stuck = None
    driver.press(A)
    assert driver.state.phase() == WHITE, "try again rolls at once"


def test_a_save_that_fails_is_told_once_and_the_game_goes_on():
    driver = rolled(QwixxBuilder(), 3, 4, 1, 2, 3, 4)
    driver.ports.full = True
    driver.press(A)
    assert says(driver, en.UNSAFE.split("\n")[0])
    driver.press(A)
    assert says(driver, WORDS.HAND_TO, 7)
    driver.press(A, A)
    assert not says(driver, en.UNSAFE.split("\n")[0])
    assert driver.table.length == 2


def test_a_colour_action_is_told_with_its_colour_and_number():
    driver = rolled(QwixxBuilder(), 3, 4, 5, 2, 3, 4)
    do(driver, WHITE_GREEN, WHITE_BLUE, COLOUR_RED)
    assert says(driver, WORDS.DID[3], name(0), "Red", 8)
    assert says(driver, WORDS.DID[3], name(1), "Blue", 7)
    assert says(driver, WORDS.DID[3], name(0), "Green", 7)
