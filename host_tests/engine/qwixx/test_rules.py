"""The table of presets in engine/qwixx/README.md, cell by cell."""

from engine.qwixx import CLASSIC, FAMILY, FORUM, PRESETS
from engine.qwixx.layout import COLOUR, OVER, ROLL, WHITE
from engine.qwixx.sheet import BLUE, GREEN, RED, YELLOW
from host_tests.support import raises
from tools.rig.qwixx_positions import (
    COLOUR_BLUE,
    COLOUR_GREEN,
    COLOUR_RED,
    COLOUR_YELLOW,
    NEARLY_DOWN,
    NEARLY_UP,
    PASS,
    WHITE_BLUE,
    WHITE_GREEN,
    WHITE_RED,
    WHITE_YELLOW,
    close,
    fill,
    fill_all,
    give_penalties,
    new,
    play,
    roll,
)

SUM_12 = (6, 6, 1, 1, 1, 1)


def ready_to_lock(rules, players=2):
    """All players can lock any row, and player 0 has rolled a white 12, which locks red or yellow."""
    state = new(rules, players)
    for row in (RED, YELLOW):
        fill_all(state, row, NEARLY_UP)
    for row in (GREEN, BLUE):
        fill_all(state, row, NEARLY_DOWN)
    roll(state, *SUM_12)
    return state


def three_penalties(rules, *faces):
    """Player 0 has three penalties and the roll."""
    state = new(rules)
    give_penalties(state, 0, 3)
    roll(state, *faces)
    return state


def test_presets_stand_in_the_order_of_their_index():
    assert PRESETS == (CLASSIC, FORUM, FAMILY)
    assert [rules.index for rules in PRESETS] == [0, 1, 2]


# Marks needed before the last number.


def locks_from(rules, marks):
    state = new(rules)
    fill(state, 0, RED, (2, 3, 4, 5, 6, 7, 8)[:marks])
    roll(state, *SUM_12)
    return state.is_legal(WHITE_RED)


def test_classic_needs_five_marks():
    assert [locks_from(CLASSIC, marks) for marks in range(8)] == [False] * 5 + [True] * 3


def test_forum_needs_five_marks():
    assert [locks_from(FORUM, marks) for marks in range(8)] == [False] * 5 + [True] * 3


def test_family_needs_four_marks():
    assert [locks_from(FAMILY, marks) for marks in range(8)] == [False] * 4 + [True] * 4


def test_the_falling_rows_lock_with_2():
    for rules in PRESETS:
        for row, a in ((GREEN, WHITE_GREEN), (BLUE, WHITE_BLUE)):
            state = new(rules)
            fill(state, 0, row, NEARLY_DOWN[: rules.needed])
            roll(state, 1, 1, 6, 6, 6, 6)
            assert state.is_legal(a)
            assert state.locks(a)
            state.apply_action(a)
            assert state.marks(0, row) == rules.needed + 2


def test_the_colour_action_needs_as_many():
    for rules in PRESETS:
        for marks in range(8):
            state = new(rules)
            fill(state, 0, RED, (2, 3, 4, 5, 6, 7, 8)[:marks])
            roll(state, 6, 1, 6, 1, 1, 1)
            play(state, PASS, PASS)
            assert state.is_legal(COLOUR_RED) == (marks >= rules.needed)


# A locked row closes.


def test_classic_closes_after_the_white_action():
    state = ready_to_lock(CLASSIC, 3)
    state.apply_action(WHITE_RED)
    assert (state.closed(), state.locking()) == (0, 1 << RED)
    play(state, WHITE_RED, PASS)
    assert (state.closed(), state.locking()) == (1 << RED, 0)
    assert state.phase() == COLOUR
    assert state.die(2 + RED) == 0
    assert not state.is_legal(COLOUR_RED)


def test_classic_closes_after_the_colour_action():
    state = new(CLASSIC)
    fill(state, 0, RED, NEARLY_UP)
    roll(state, 6, 1, 6, 1, 1, 1)
    play(state, PASS, PASS, COLOUR_RED)
    assert (state.closed(), state.locking()) == (1 << RED, 0)
    assert state.phase() == ROLL


def test_forum_closes_at_the_end_of_the_turn():
    state = ready_to_lock(FORUM)
    play(state, PASS, WHITE_RED)
    assert (state.closed(), state.locking()) == (0, 1 << RED)
    assert state.die(2 + RED) == 1
    assert state.phase() == COLOUR
    assert state.is_legal(COLOUR_RED)
    state.apply_action(COLOUR_RED)
    assert (state.closed(), state.locking()) == (1 << RED, 0)
    assert state.marks(0, RED) == 6
    assert state.last(0, RED) == 6


def test_forum_lets_the_active_player_lock_in_the_colour_action_what_another_has_locked():
    state = new(FORUM)
    fill_all(state, RED, NEARLY_UP)
    roll(state, 6, 6, 6, 1, 1, 1)
    play(state, PASS, WHITE_RED, COLOUR_RED)
    assert [state.marks(player, RED) for player in (0, 1)] == [7, 7]
    assert state.closed() == 1 << RED


def test_forum_leaves_nothing_to_mark_in_a_row_one_has_locked_oneself():
    state = new(FORUM)
    fill(state, 0, RED, NEARLY_UP)
    roll(state, 6, 6, 6, 1, 1, 1)
    play(state, WHITE_RED, PASS)
    assert state.phase() == COLOUR
    assert not state.is_legal(COLOUR_RED)


def test_family_closes_at_once():
    state = ready_to_lock(FAMILY, 3)
    state.apply_action(WHITE_RED)
    assert (state.closed(), state.locking()) == (1 << RED, 0)
    assert state.die(2 + RED) == 0
    assert state.legal_actions() == [PASS, WHITE_YELLOW]
    play(state, PASS, PASS)
    assert state.phase() == COLOUR
    assert not state.is_legal(COLOUR_RED)
    assert state.is_legal(COLOUR_YELLOW)


def test_family_shuts_out_only_who_comes_later():
    state = new(FAMILY, 3)
    fill_all(state, RED, (2, 3, 4, 5))
    roll(state, *SUM_12)
    play(state, WHITE_RED)
    assert [state.marks(player, RED) for player in range(3)] == [6, 4, 4]
    state = new(FAMILY, 3)
    fill_all(state, RED, (2, 3, 4, 5))
    roll(state, *SUM_12)
    play(state, PASS, WHITE_RED)
    assert not state.is_legal(WHITE_RED)


# Two rows closed.


def test_classic_ends_after_the_white_action_without_colour_action_or_penalty():
    state = ready_to_lock(CLASSIC, 3)
    play(state, PASS, WHITE_RED, WHITE_YELLOW)
    assert state.phase() == OVER
    assert state.is_terminal()
    assert state.penalties(0) == 0
    assert state.legal_actions() == []
    assert state.closed() == 1 << RED | 1 << YELLOW


def test_classic_ends_when_one_row_closed_before():
    state = ready_to_lock(CLASSIC)
    play(state, WHITE_RED, PASS, PASS)
    roll(state, 6, 6, 0, 1, 1, 1)
    play(state, WHITE_YELLOW, PASS)
    assert state.is_terminal()


def test_classic_ends_after_the_colour_action():
    state = ready_to_lock(CLASSIC)
    play(state, WHITE_RED, PASS, PASS)
    roll(state, 6, 1, 0, 6, 1, 1)
    play(state, PASS, PASS, COLOUR_YELLOW)
    assert state.is_terminal()
    assert state.active_player() == 1


def test_classic_lets_a_third_row_close_in_the_same_white_action():
    state = ready_to_lock(CLASSIC, 2)
    close(state, GREEN)
    play(state, WHITE_RED)
    assert not state.is_terminal()
    play(state, WHITE_YELLOW)
    assert state.is_terminal()
    assert state.closed() == 1 << RED | 1 << YELLOW | 1 << GREEN


def test_forum_ends_at_the_end_of_the_turn():
    state = ready_to_lock(FORUM, 2)
    play(state, WHITE_RED, WHITE_YELLOW)
    assert state.phase() == COLOUR
    assert state.legal_actions() == [PASS, COLOUR_YELLOW, COLOUR_GREEN, COLOUR_BLUE]
    state.apply_action(COLOUR_YELLOW)
    assert state.is_terminal()
    assert (state.marks(0, YELLOW), state.marks(1, YELLOW)) == (6, 7)


def test_forum_ends_with_a_penalty_if_the_active_player_marks_nothing():
    state = ready_to_lock(FORUM, 3)
    play(state, PASS, WHITE_RED, WHITE_YELLOW, PASS)
    assert state.is_terminal()
    assert state.penalties(0) == 1


def test_family_ends_at_the_end_of_that_turn():
    state = ready_to_lock(FAMILY, 3)
    play(state, PASS, WHITE_RED, WHITE_YELLOW)
    assert state.phase() == COLOUR
    assert state.closed() == 1 << RED | 1 << YELLOW
    assert state.legal_actions() == [PASS, COLOUR_GREEN, COLOUR_BLUE]
    state.apply_action(PASS)
    assert state.is_terminal()
    assert state.penalties(0) == 1


def test_family_asks_the_others_though_two_rows_have_closed():
    state = ready_to_lock(FAMILY, 3)
    close(state, GREEN)
    play(state, WHITE_RED)
    assert state.closed() == 1 << RED | 1 << GREEN
    assert state.current_player() == 1
    play(state, WHITE_YELLOW, PASS, PASS)
    assert state.is_terminal()
    assert state.closed() == 1 << RED | 1 << GREEN | 1 << YELLOW


def test_one_closed_row_ends_nothing():
    for rules in PRESETS:
        state = ready_to_lock(rules)
        play(state, WHITE_RED, PASS, PASS)
        assert state.phase() == ROLL
        assert state.closed() == 1 << RED


# An active player who could mark but doesn't.


def test_who_marks_nothing_takes_a_penalty_in_every_preset():
    for rules in PRESETS:
        state = new(rules)
        roll(state, 3, 4, 1, 2, 3, 4)
        assert state.has_mark()
        play(state, PASS, PASS)
        assert state.pass_is_penalty()
        state.apply_action(PASS)
        assert [state.penalties(player) for player in (0, 1)] == [1, 0]


def test_one_mark_in_either_action_saves_from_the_penalty():
    for rules in PRESETS:
        for actions in ((WHITE_RED, PASS, PASS), (PASS, PASS, COLOUR_RED)):
            state = new(rules)
            roll(state, 3, 4, 1, 2, 3, 4)
            play(state, *actions)
            assert state.penalties(0) == 0


# A fourth penalty.


def test_classic_and_family_let_one_choose_the_fourth_penalty():
    for rules in (CLASSIC, FAMILY):
        state = three_penalties(rules, 3, 4, 1, 2, 3, 4)
        assert state.can_pass()
        play(state, PASS, PASS)
        assert state.can_pass()
        state.apply_action(PASS)
        assert state.is_terminal()
        assert state.penalties(0) == 4


def test_forum_asks_for_a_mark_in_the_colour_action():
    state = three_penalties(FORUM, 3, 4, 1, 2, 3, 4)
    assert state.legal_actions() == [PASS, WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE]
    play(state, PASS, PASS)
    assert not state.can_pass()
    assert state.legal_actions() == [5, 6, 7, 8, 9, 10, 11, 12]
    raises(ValueError, state.apply_action, PASS)
    state.apply_action(COLOUR_RED)
    assert state.phase() == ROLL
    assert state.penalties(0) == 3


def test_forum_asks_for_a_mark_in_the_white_action_if_the_colour_action_has_none():
    state = new(FORUM)
    give_penalties(state, 0, 3)
    for row in (RED, YELLOW):
        fill(state, 0, row, (8,))
    for row in (GREEN, BLUE):
        fill(state, 0, row, (3,))
    roll(state, 5, 4, 1, 2, 3, 4)
    assert state.legal_actions() == [WHITE_RED, WHITE_YELLOW]
    raises(ValueError, state.apply_action, PASS)
    state.apply_action(WHITE_RED)
    play(state, PASS)
    assert state.can_pass()
    assert not state.pass_is_penalty()


def test_forum_lets_pass_who_has_marked_this_turn():
    state = three_penalties(FORUM, 3, 4, 1, 2, 3, 4)
    play(state, WHITE_RED, PASS)
    assert state.has_mark()
    assert state.can_pass()


def test_forum_ends_with_the_fourth_penalty_of_who_cannot_mark():
    state = new(FORUM)
    give_penalties(state, 0, 3)
    for row in (RED, YELLOW):
        fill(state, 0, row, (10,))
    for row in (GREEN, BLUE):
        fill(state, 0, row, (4,))
    roll(state, 5, 4, 1, 2, 3, 4)
    assert state.legal_actions() == [PASS]
    play(state, PASS, PASS)
    assert state.legal_actions() == [PASS]
    state.apply_action(PASS)
    assert state.is_terminal()
    assert state.penalties(0) == 4


def test_forum_asks_nothing_of_passive_players_with_three_penalties():
    state = new(FORUM)
    give_penalties(state, 1, 3)
    roll(state, 3, 4, 1, 2, 3, 4)
    state.apply_action(PASS)
    assert state.current_player() == 1
    assert state.can_pass()


def test_forum_lets_pass_with_two_penalties():
    state = new(FORUM)
    give_penalties(state, 0, 2)
    roll(state, 3, 4, 1, 2, 3, 4)
    play(state, PASS, PASS, PASS)
    assert state.penalties(0) == 3
    assert state.phase() == ROLL


def test_a_game_waits_for_the_white_action_before_it_ends():
    """A lock is no end while others may still answer the white sum."""
    for rules in PRESETS:
        state = ready_to_lock(rules, 5)
        close(state, GREEN)
        for a in (WHITE_RED, PASS, PASS, PASS):
            state.apply_action(a)
            assert state.phase() == WHITE
