"""What holds after every action of every game."""

from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Dice
from engine.qwixx import PRESETS, State
from engine.qwixx.layout import COLOUR, OVER, ROLL, WHITE
from engine.qwixx.rules import AFTER_ACTION, AT_ONCE
from engine.qwixx.sheet import POINTS, ROWS
from host_tests.engine.qwixx.sparring import choose, draw
from tools.rig.qwixx_positions import PASS, crosses
from tools.rig.seeded import Seeded

LAST, LOCK = 10, 11


@st.composite
def games(draw_from):
    """A new game, and dice that decide how it is played."""
    players = draw_from(st.integers(1, 5))
    state = State(players, draw_from(st.sampled_from(PRESETS)), draw_from(st.integers(0, players - 1)))
    return state, Dice(Seeded(draw_from(st.integers(0, 2**48 - 1))))


def played(game):
    """Plays a game; yields it, a copy from before each action, and the action."""
    state, dice = game
    tempers = [dice.below(3) for _ in range(state.players)]
    loaded = dice.below(2)
    while not state.is_terminal():
        player = state.current_player()
        a = draw(state, dice, loaded) if player < 0 else choose(state, tempers[player], dice)
        before = State(state.players, state.rules, 0)
        before.copy_from(state)
        state.apply_action(a)
        yield state, before, a


def bits_in(mask):
    return mask.bit_count()


@given(games())
def test_sheets_are_sound(game):
    for state, _, _ in played(game):
        for player in range(state.players):
            for row in range(ROWS):
                marked = crosses(state, player, row)
                numbers = [at for at in marked if at != LOCK]
                assert state.marks(player, row) == len(marked)
                assert state.last(player, row) == (numbers[-1] + 1 if numbers else 0)
                assert (LOCK in marked) == (LAST in marked)
                if LOCK in marked:
                    assert len(numbers) > state.rules.needed
                    assert (state.closed() | state.locking()) >> row & 1
            assert 0 <= state.penalties(player) <= 4
            rows = sum(POINTS[len(crosses(state, player, row))] for row in range(ROWS))
            assert state.score(player) == rows - 5 * state.penalties(player)


@given(games())
def test_an_action_writes_on_one_sheet_what_it_says(game):
    for state, before, a in played(game):
        for player in range(state.players):
            for row in range(ROWS):
                new = state.row_bits(player, row) ^ before.row_bits(player, row)
                if player == before.current_player() and a != PASS and row == before.row_of(a):
                    at = before.position_of(a)
                    assert new == (1 << LAST | 1 << LOCK if before.locks(a) else 1 << at)
                    assert before.passed_over(a) == at - before.last(player, row) >= 0
                    assert not before.closed() >> row & 1
                else:
                    assert new == 0
            taken = state.penalties(player) - before.penalties(player)
            passes_all = a == PASS and before.phase() == COLOUR and before.pass_is_penalty()
            assert taken == (1 if passes_all and player == before.active_player() else 0)


@given(games())
def test_rows_close_when_the_preset_says(game):
    for state, before, a in played(game):
        assert state.closed() & before.closed() == before.closed()
        assert not state.closed() & state.locking()
        locked = 1 << before.row_of(a) if before.phase() in (WHITE, COLOUR) and before.locks(a) else 0
        waiting = before.locking() | locked
        turn_over = state.phase() in (ROLL, OVER) and before.phase() != ROLL
        action_over = turn_over or (before.phase() == WHITE and state.phase() == COLOUR)
        closing = state.rules.closing
        now = turn_over or closing == AT_ONCE or (closing == AFTER_ACTION and action_over)
        assert state.closed() == before.closed() | (waiting if now else 0)
        assert state.locking() == (0 if now else waiting)


@given(games())
def test_the_game_ends_when_the_preset_says(game):
    for state, before, _ in played(game):
        phases = (before.phase(), state.phase())
        assert phases in ((ROLL, WHITE), (WHITE, WHITE), (WHITE, COLOUR), (COLOUR, ROLL), (COLOUR, OVER), (WHITE, OVER))
        two_closed = bits_in(state.closed()) >= 2
        four_penalties = any(state.penalties(player) == 4 for player in range(state.players))
        if phases[0] == COLOUR:
            assert state.is_terminal() == (two_closed or four_penalties)
        elif phases == (WHITE, OVER):
            assert state.rules.ending == AFTER_ACTION
            assert two_closed
        elif phases == (WHITE, COLOUR):
            assert not (state.rules.ending == AFTER_ACTION and two_closed)


@given(games())
def test_players_are_asked_in_order(game):
    first = game[0].first_player()
    players = game[0].players
    turn = 0
    asked = []
    for state, before, _ in played(game):
        assert state.first_player() == first
        if before.phase() == ROLL:
            assert before.active_player() == (first + turn) % players
            turn += 1
            asked = []
        else:
            asked.append(before.current_player())
        if state.phase() in (ROLL, OVER):
            order = [(before.active_player() + i) % players for i in range(players)]
            assert asked == order + [before.active_player()] or (state.phase() == OVER and asked == order)
    assert turn <= 43 * players + 2


@given(games())
def test_what_is_legal_is_listed_and_all_else_refused(game):
    for _, before, _ in played(game):
        actions = before.legal_actions()
        kept = before.to_bytes()
        if before.phase() == ROLL:
            assert actions == []
            continue
        assert actions
        assert actions == [a for a in range(-40, 80) if before.is_legal(a)]
        assert before.can_pass() == (PASS in actions)
        assert before.has_mark() == (actions != [PASS])
        assert all(1 <= a <= 4 for a in actions if a) or before.phase() == COLOUR
        assert all(5 <= a <= 12 for a in actions if a) or before.phase() == WHITE
        for a in set(range(-2, 15)) - set(actions):
            try:
                before.apply_action(a)
            except ValueError:
                assert before.to_bytes() == kept
            else:
                raise AssertionError(a)


@given(games())
def test_the_dice_on_the_table_are_those_in_the_game(game):
    for state, _, _ in played(game):
        for row in range(ROWS):
            if state.phase() == ROLL or state.closed() >> row & 1:
                assert state.die(2 + row) == 0
            else:
                assert 1 <= state.die(2 + row) <= 6
        assert state.white_sum() == state.die(0) + state.die(1)


@given(games())
def test_absent_players_can_always_be_played_for(game):
    dice = Dice(Seeded(5))
    for _, before, _ in played(game):
        if before.phase() != ROLL:
            a = before.absent_action(dice)
            assert before.is_legal(a)
            three = before.penalties(before.active_player()) == 3
            needs = before.current_player() == before.active_player() and three and not before.marked()
            assert (a != PASS) == (needs and before.has_mark())


@given(games())
def test_winners_have_the_highest_score(game):
    for state, _, _ in played(game):
        scores = state.returns()
        assert [state.winners() >> player & 1 for player in range(state.players)] == [
            int(score == max(scores)) for score in scores
        ]
