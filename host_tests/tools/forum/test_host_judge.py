"""Turns are judged in turn order: forced moves, who is absent, who is shut out by an earlier lock."""

from engine.qwixx import FORUM
from engine.qwixx.layout import COLOUR, WHITE
from host_tests.tools.forum.tables import answer, mark_all, new, roll, rolled, secret, turn
from tools.forum import referee
from tools.forum.dice import Draw
from tools.forum.game import Decision
from tools.forum.judge import ABSENT, DRAWN, ENDED, GIVEN, IDLE, VOID, awaited, judge, possible
from tools.forum.simulated import finish
from tools.rig import qwixx_positions

ANNA, BEN, CHLOE = range(3)


def told(played):
    return [(entry.player, entry.phase, entry.action, entry.reason) for entry in played]


def test_answers_come_in_any_order_and_the_last_of_a_player_counts():
    game = rolled(3, 4, 1, 2, 6, 5, players=3)
    answer(game, "Chloé", "red 7")
    answer(game, "Ben", "blue 7")
    answer(game, "Anna", "yellow 7, blue 8")
    answer(game, "Ben", "pass")
    answer(game, "Chloé", "green 7")
    assert told(finish(game)) == [
        (ANNA, WHITE, 2, GIVEN), (BEN, WHITE, 0, GIVEN), (CHLOE, WHITE, 3, GIVEN), (ANNA, COLOUR, 11, GIVEN),
    ]  # fmt: skip


def test_a_passive_player_who_does_not_answer_passes():
    game = rolled(3, 4)
    answer(game, "Anna", "red 7")
    assert told(finish(game))[1] == (BEN, WHITE, 0, ABSENT)
    assert game.state().penalties(BEN) == 0


def test_an_active_player_who_does_not_answer_takes_a_penalty():
    game = rolled(3, 4)
    answer(game, "Ben", "red 7")
    assert [entry[3] for entry in told(finish(game))] == [ABSENT, GIVEN, ABSENT]
    assert game.state().penalties(ANNA) == 1


def three_penalties(players=2, rules="forum"):
    """A game in which all players have three penalties and Anna is to roll."""
    game = new(players=players, rules=rules)
    for _ in range(3 * players):
        turn(game, 6, 6)
    assert all(game.state().penalties(player) == 3 for player in range(players))
    return game


def test_with_three_penalties_a_white_mark_is_drawn_for_who_is_absent():
    game = three_penalties()
    played = turn(game, 3, 4, 1, 2, 6, 5)
    assert played[0].reason == DRAWN
    assert played[0].action in (1, 2, 3, 4)
    assert told(played)[2] == (ANNA, COLOUR, 0, ABSENT)
    assert game.state().penalties(ANNA) == 3
    assert not game.state().is_terminal()


def test_the_drawn_mark_comes_from_the_seed_and_the_answers():
    drawn = set()
    for text in ("pass", "red 7", "yellow 7", "green 7", "blue 7"):
        for seed in range(8):
            game = three_penalties()
            game.seed = bytes([seed] * 32)
            drawn.add((text, seed, turn(game, 3, 4, Ben=text)[0].action))
    assert len({action for *_, action in drawn}) == 4
    # The same seed draws another mark after another answer.
    assert any(len({action for _, seed, action in drawn if seed == one}) > 1 for one in range(8))


def position(penalties, *dice):
    """A turn of Anna's in which the white dice, two ones, give her and Ben no mark."""
    state = qwixx_positions.new(FORUM)
    for player in (ANNA, BEN):
        for row in (0, 1):
            qwixx_positions.fill(state, player, row, (3,))
    qwixx_positions.give_penalties(state, ANNA, penalties)
    state.apply_action(qwixx_positions.outcome(1, 1, *dice))
    return state


def test_without_a_white_mark_the_colour_mark_is_drawn():
    state = position(3, 6, 1, 1, 6)
    drawn = {judge(state, {}, Draw(secret(32), f"{n}\n"))[-1][:5] for n in range(50)}
    assert drawn == {(ANNA, COLOUR, 5, 0, DRAWN), (ANNA, COLOUR, 11, 0, DRAWN)}


def test_who_can_not_mark_takes_even_the_fourth_penalty_by_rule():
    state = position(3, 1, 1, 1, 1)
    assert awaited(state) == []
    assert [entry.reason for entry in judge(state, {}, Draw(secret(32), ""))] == [IDLE, IDLE, IDLE]
    for action in (0, 0, 0):
        state.apply_action(action)
    assert (state.penalties(ANNA), state.is_terminal()) == (4, True)


def test_who_has_to_mark_and_has_an_answer_that_is_none_is_as_good_as_absent():
    state = qwixx_positions.new(FORUM)
    qwixx_positions.give_penalties(state, ANNA, 3)
    for row, numbers in enumerate(((11,), (8,), (5,), (5,))):
        qwixx_positions.fill(state, ANNA, row, numbers)
    # Eleven can be marked in yellow only, and nothing by the colour dice.
    state.apply_action(qwixx_positions.outcome(5, 6, 1, 1, 1, 1))
    assert possible(state, ANNA) == [Decision(2)]
    assert told(judge(state, {ANNA: Decision(1)}, Draw(secret(32), "")))[0] == (ANNA, WHITE, 2, DRAWN)


def test_with_fewer_penalties_nothing_is_drawn():
    assert told(judge(position(2, 6, 1, 1, 6), {}, Draw(secret(32), "")))[-1] == (ANNA, COLOUR, 0, ABSENT)


def test_in_other_rules_nothing_saves_from_the_fourth_penalty_but_being_absent():
    game = three_penalties(rules="classic")
    roll(game, 3, 4)
    assert Decision(0) in possible(game.rolled(6), ANNA)
    answer(game, "Anna", "penalty")
    finish(game)
    assert game.state().is_terminal()


def test_nobody_without_a_mark_is_waited_for():
    game = new()
    roll(game, 6, 6, 6, 6, 6, 6)
    # 12 begins green and blue.
    assert awaited(game.rolled(0)) == [ANNA, BEN]
    answer(game, "Anna", "green 12, then blue 12")
    answer(game, "Ben", "green 12")
    finish(game)
    roll(game, 6, 6, 6, 6, 1, 1)
    assert awaited(game.rolled(1)) == [BEN]
    assert referee.missing(game) == [BEN]


def test_what_nobody_can_mark_is_closed_at_once_with_a_penalty():
    game = new()
    mark_all(game, 2, (12,))
    mark_all(game, 3, (12,))
    roll(game, 6, 6, 6, 6, 6, 6)
    assert awaited(game.rolled(2)) == []
    played = referee.close(game, game.turns[-1].rolled)
    assert [entry.reason for entry in played] == [IDLE, IDLE, IDLE]
    assert game.state().penalties(ANNA) == 1 + game.state(2).penalties(ANNA)


def nearly_locked(rules, players=3):
    """A game in which all can lock red, and Anna is to roll."""
    game = new(players=players, rules=rules)
    crosses = (2, 3, 4, 5) if rules == "family" else (2, 3, 4, 5, 6)
    mark_all(game, 0, crosses)
    while game.state().active_player() != ANNA:
        turn(game, 1, 1)
    return game


def test_a_lock_shuts_out_later_players_in_family_rules():
    game = nearly_locked("family")
    roll(game, 6, 6, 1, 2, 3, 4)
    answer(game, "Chloé", "red 12")
    answer(game, "Ben", "red 12")
    answer(game, "Anna", "pass, then blue 10")
    played = finish(game)
    assert told(played) == [
        (ANNA, WHITE, 0, GIVEN), (BEN, WHITE, 1, GIVEN), (CHLOE, WHITE, 0, VOID), (ANNA, COLOUR, 11, GIVEN),
    ]  # fmt: skip
    assert (game.state().marks(BEN, 0), game.state().marks(CHLOE, 0)) == (6, 4)


def test_the_colour_mark_in_a_row_that_was_just_locked_is_void_and_a_penalty():
    for rules in ("family", "classic"):
        game = nearly_locked(rules)
        roll(game, 6, 6, 5, 2, 3, 4)
        answer(game, "Ben", "red 12")
        answer(game, "Anna", "white: pass; colour: red 11")
        penalties = game.state().penalties(ANNA)
        assert told(finish(game))[-1] == (ANNA, COLOUR, 0, VOID)
        assert game.state().penalties(ANNA) == penalties + 1


def test_in_forum_rules_all_may_lock_in_the_same_turn():
    game = nearly_locked("forum")
    roll(game, 6, 6, 5, 2, 3, 4)
    answer(game, "Ben", "red 12")
    answer(game, "Chloé", "red 12")
    answer(game, "Anna", "white: pass; colour: red 11")
    assert [entry[3] for entry in told(finish(game))] == [GIVEN] * 4
    assert game.state().closed() == 1


def test_a_colour_mark_after_the_end_is_told():
    game = nearly_locked("classic")
    turn(game, 6, 6, Ben="red 12")
    mark_all(game, 1, (2, 3, 4, 5, 6))
    while game.state().active_player() != ANNA:
        turn(game, 1, 1)
    roll(game, 6, 6, 1, 1, 1, 2)
    answer(game, "Ben", "yellow 12")
    answer(game, "Anna", "white: pass; colour: blue 8")
    penalties = game.state().penalties(ANNA)
    played = finish(game)
    assert played[-1].reason == ENDED
    assert game.state().is_terminal()
    assert game.state().penalties(ANNA) == penalties
