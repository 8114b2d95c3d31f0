"""The errors which programs make in Qwixx, as engine/qwixx/README.md lists them: none is made here."""

from engine.qwixx import CLASSIC, FAMILY, FORUM, PRESETS
from engine.qwixx.layout import COLOUR, ROLL
from engine.qwixx.sheet import GREEN, RED, YELLOW
from tools.rig.qwixx_positions import (
    COLOUR_RED,
    NEARLY_UP,
    PASS,
    WHITE_RED,
    WHITE_YELLOW,
    close,
    crosses,
    fill,
    fill_all,
    give_penalties,
    new,
    play,
    roll,
)

SUM_12 = (6, 6, 1, 1, 1, 1)


def test_the_second_lock_by_a_white_sum_ends_the_game():
    for rules in PRESETS:
        state = new(rules)
        close(state, GREEN)
        fill(state, 1, RED, NEARLY_UP)
        roll(state, *SUM_12)
        play(state, PASS, WHITE_RED)
        if rules is CLASSIC:
            assert state.is_terminal()
        else:
            assert state.phase() == COLOUR
            state.apply_action(PASS)
            assert state.is_terminal()


def test_a_die_leaves_neither_early_nor_late():
    # After which of the actions red's die has left.
    for rules, moment in ((CLASSIC, 2), (FORUM, 3), (FAMILY, 1)):
        state = new(rules)
        fill(state, 0, RED, NEARLY_UP)
        roll(state, *SUM_12)
        assert state.die(2 + RED) == 1
        for done, a in ((1, WHITE_RED), (2, PASS), (3, PASS)):
            state.apply_action(a)
            assert state.closed() == (1 << RED if done >= moment else 0)
            if state.phase() != ROLL:
                assert state.die(2 + RED) == (0 if done >= moment else 1)
        assert not state.is_legal(5 * 36)
        assert state.is_legal(5 * 216)
        roll(state, 1, 1, 0, 1, 1, 1)
        assert state.die(2 + RED) == 0


def test_penalties_are_in_the_total():
    state = new(CLASSIC)
    fill(state, 0, RED, (2, 3, 4))
    fill(state, 0, YELLOW, (2,))
    for count in range(5):
        give_penalties(state, 0, count)
        assert state.score(0) == 6 + 1 - 5 * count
        assert state.returns() == [7 - 5 * count, 0]


def test_only_who_locks_gets_the_lock_point():
    for rules in PRESETS:
        state = new(rules, 3)
        fill_all(state, RED, NEARLY_UP)
        roll(state, *SUM_12)
        play(state, WHITE_RED, PASS, PASS, PASS)
        assert [state.marks(player, RED) for player in range(3)] == [7, 5, 5]
        assert [11 in crosses(state, player, RED) for player in range(3)] == [True, False, False]
        assert state.returns() == [28, 15, 15]


def test_a_lock_does_not_eat_another_mark_of_the_same_white_action():
    for rules in (CLASSIC, FORUM):
        state = new(rules, 3)
        fill_all(state, RED, NEARLY_UP)
        roll(state, *SUM_12)
        play(state, WHITE_RED, PASS)
        assert state.is_legal(WHITE_RED)
        state.apply_action(WHITE_RED)
        assert [state.marks(player, RED) for player in range(3)] == [7, 5, 7]


def test_two_players_who_lock_one_row_close_one_row():
    for rules in (CLASSIC, FORUM):
        state = new(rules)
        fill_all(state, RED, NEARLY_UP)
        roll(state, *SUM_12)
        play(state, WHITE_RED, WHITE_RED, PASS)
        assert state.phase() == ROLL
        assert state.closed() == 1 << RED


def test_four_marks_do_not_lock_in_classic():
    state = new(CLASSIC)
    fill(state, 0, RED, (2, 3, 4, 5))
    roll(state, 6, 6, 6, 1, 1, 1)
    assert not state.is_legal(WHITE_RED)
    play(state, PASS, PASS)
    assert not state.is_legal(COLOUR_RED)


def test_the_lock_is_no_mark_towards_enough():
    """Four marks, the last number and the lock aren't enough by counting the lock."""
    for rules in PRESETS:
        state = new(rules)
        fill(state, 0, RED, (2, 3, 4, 5)[: rules.needed - 1])
        roll(state, *SUM_12)
        assert not state.is_legal(WHITE_RED)


def test_the_lock_is_a_cross_that_scores():
    for rules in PRESETS:
        state = new(rules)
        fill(state, 0, RED, NEARLY_UP)
        before = state.row_points(0, RED)
        roll(state, *SUM_12)
        state.apply_action(WHITE_RED)
        assert before == 15
        assert state.row_points(0, RED) == 28
        assert crosses(state, 0, RED) == [0, 1, 2, 3, 4, 10, 11]


def test_passive_players_never_take_a_penalty():
    for rules in PRESETS:
        state = new(rules, 5)
        for turn in range(5):
            roll(state, 3, 4, 1, 2, 3, 4)
            before = [state.penalties(player) for player in range(5)]
            play(state, WHITE_RED, PASS, PASS, PASS, PASS, PASS)
            assert [state.penalties(player) for player in range(5)] == before, turn


def test_a_tie_shares_the_win():
    state = new(CLASSIC, 4)
    for player in (1, 3):
        fill(state, player, RED, (2, 3, 4))
    fill(state, 2, YELLOW, (5, 6))
    assert state.returns() == [0, 6, 3, 6]
    assert state.winners() == 1 << 1 | 1 << 3
    give_penalties(state, 3, 1)
    assert state.winners() == 1 << 1


def test_all_win_who_are_equal():
    for players in range(1, 6):
        assert new(FAMILY, players).winners() == (1 << players) - 1


def test_everybody_may_lose_points():
    state = new(CLASSIC)
    give_penalties(state, 0, 2)
    give_penalties(state, 1, 1)
    assert state.returns() == [-10, -5]
    assert state.winners() == 1 << 1


def test_a_mark_of_the_white_action_counts_in_the_colour_action():
    """Five marks with the white sum among them are enough for the lock, and nothing left of it may be marked."""
    state = new(CLASSIC)
    fill(state, 0, RED, (2, 3, 4, 5))
    roll(state, 5, 6, 6, 1, 1, 1)
    play(state, WHITE_RED, PASS)
    assert state.legal_actions()[:2] == [PASS, COLOUR_RED + 1]
    state.apply_action(COLOUR_RED + 1)
    assert state.marks(0, RED) == 7


def test_white_dice_are_not_used_singly_in_the_white_action():
    state = new(CLASSIC)
    roll(state, 5, 6, 1, 1, 1, 1)
    assert [state.position_of(a) for a in (WHITE_RED, WHITE_YELLOW)] == [9, 9]
    assert state.legal_actions() == [0, 1, 2, 3, 4]
