"""The state as histories, bots and tools see it."""

from engine.dice import Dice
from engine.history import History, from_values
from engine.protocol import CHANCE
from engine.qix import PRESETS, State
from engine.qix.cards import GROW, KINDS, MOVE_2, MULTIPLY, SHUFFLE, cards_of
from engine.qix.layout import DOWN, PHASE, SCORE, UP
from engine.qix.manifest import QIX
from engine.qix.state import DRAW, FIRST_ARROW, LONGEST, PASS, RESIGN, ROLL_DIE, ROUNDS, STICK
from engine.qix.sticks import put_word
from host_tests.support import raises
from tools.rig.qix_players import by_lot
from tools.rig.qix_positions import draw_cards, new, play, turn
from tools.rig.seeded import Seeded


class Alternating:
    """A source of random bytes which gives all in order."""

    def __init__(self):
        self._byte = 0

    def __call__(self, n):
        self._byte = (self._byte + 1) % 256
        return bytes((self._byte,)) * n


def test_a_game_is_for_two_by_the_only_rules():
    assert PRESETS == (None, None)
    for arguments in ((1, None, 0), (3, None, 0), (2, 0, 0), (2, None, 2), (2, None, -1)):
        raises(ValueError, State, *arguments)
    state = State(2, None, 1)
    assert (state.players, state.rules, state.first_player()) == (2, None, 1)
    assert state.current_player() == CHANCE
    assert state.legal_actions() == []
    assert state.returns() == [0, 0]
    assert state.open_squares() == 1600
    assert len(state.to_bytes()) < 1536


def test_what_is_not_legal_is_refused_and_changes_nothing():
    waits = State(2, None, 0)
    rolls = new()
    rolls.apply_action(MOVE_2)
    no_sticks = turn("a 10,0 U2")
    chosen = play(turn(), "10,0 U")
    for state, legal in (
        (waits, {UP, DOWN}),
        (new(), set(range(KINDS))),
        (rolls, {1, 2, 3}),
        (turn(), None),
        (no_sticks, set(range(1, 10))),
        (chosen, {1, 2, 3}),
    ):
        before = state.to_bytes()
        allowed = set(state.legal_actions()) if legal is None else legal
        for a in list(range(-20, 60)) + list(range(60, 9000, 7)) + [1 << 20, -(1 << 20)]:
            assert state.is_legal(a) == (a in allowed), a
            if a not in allowed:
                raises(ValueError, state.apply_action, a)
        assert state.to_bytes() == before
        assert state.can_pass() is False


def test_a_finished_game_takes_no_action():
    state = finished(3)
    before = state.to_bytes()
    for a in range(-5, 100):
        raises(ValueError, state.apply_action, a)
    assert state.to_bytes() == before


def finished(seed):
    state = State(2, None, 0)
    dice = Dice(Seeded(seed))
    while not state.is_terminal():
        state.apply_action(state.chance(dice) if state.current_player() == CHANCE else by_lot(state, dice))
    return state


def count(state, draws):
    """How often each outcome comes in so many draws."""
    dice = Dice(Alternating())
    counts = {}
    for _ in range(draws):
        outcome = state.chance(dice)
        assert state.is_legal(outcome)
        counts[outcome] = counts.get(outcome, 0) + 1
    return counts


def test_outcomes_are_fair():
    assert count(State(2, None, 0), 256) == {UP: 128, DOWN: 128}
    state = new()
    state.apply_action(MOVE_2)
    assert state.phase() == ROLL_DIE
    assert count(state, 252) == {1: 126, 2: 84, 3: 42}
    assert count(new(), 240) == {kind: 12 * cards_of(kind) for kind in range(KINDS)}


def test_a_drawn_card_comes_no_more():
    state = draw_cards(new(), GROW, GROW, MULTIPLY)
    state.data[PHASE] = DRAW
    assert count(state, 255) == {kind: 15 * cards_of(kind) for kind in range(KINDS) if kind not in (GROW, MULTIPLY)}


def test_the_order_of_a_round_changes():
    for first in range(2):
        state = new(first=first)
        for number in range(4):
            assert state.round() == number
            assert state.phase() == DRAW
            state.apply_action(SHUFFLE)
            for player in (first ^ number & 1, 1 - first ^ number & 1):
                assert state.current_player() == player
                play(state, ("U2" if state.phase() == STICK else "%d,0 U2" % (5 + 5 * player)))


def test_after_the_last_round_the_game_is_over():
    state = new()
    # Two players who draw spirals, which break for want of room, and never close them.
    spirals = (("0,10 R8", "U4", "L4", "D2", "R2", ""), ("40,10 L8", "U4", "R4", "D2", "L2", ""))
    while not state.is_terminal():
        stick = state.round() % 6
        state.apply_action(SHUFFLE)
        for _ in range(2):
            move = spirals[state.current_player()][stick]
            if move:
                play(state, move)
            else:
                state.apply_action(PASS)
    assert state.round() == ROUNDS == 100
    assert state.returns() == [0, 0]
    assert state.winners() == 3


def test_the_winner_has_more_points():
    state = new()
    assert state.winners() == 3
    state.data[SCORE] = 7
    assert state.winners() == 1
    state.data[SCORE + 3] = 1
    assert state.returns() == [7, 256]
    assert state.winners() == 2


def test_who_resigns_loses_whatever_the_score():
    for resigns in range(2):
        state = turn(first=resigns)
        put_word(state.data, SCORE + 2 * resigns, 900)
        assert RESIGN not in state.legal_actions()
        state.apply_action(RESIGN)
        assert state.is_terminal()
        assert state.winners() == 1 << 1 - resigns


def test_nobody_resigns_while_cards_decide():
    state = new()
    before = state.to_bytes()
    raises(ValueError, state.apply_action, RESIGN)
    assert state.to_bytes() == before


def test_copies_are_equal_and_go_their_own_way():
    state = finished(5)
    copy = State(2, None, 1)
    copy.copy_from(state)
    assert copy.to_bytes() == state.to_bytes()
    assert copy.returns() == state.returns()
    state = turn()
    copy.copy_from(state)
    play(copy, "10,0 U8")
    assert copy.to_bytes() != state.to_bytes() == turn().to_bytes()


def test_a_history_keeps_a_game():
    history = History(LONGEST)
    state = history.start(QIX, 2, 0, 1)
    dice = Dice(Seeded(8))
    while not state.is_terminal():
        a = state.chance(dice) if state.current_player() == CHANCE else by_lot(state, dice)
        state.apply_action(a)
        history.append(a)
    assert history.replay().to_bytes() == state.to_bytes()
    assert History(LONGEST).load(history.to_bytes()).to_bytes() == state.to_bytes()
    assert from_values(history.values(), LONGEST).to_bytes() == history.to_bytes()


def test_a_start_is_taken_back_step_by_step_and_a_card_is_not():
    history = History(LONGEST)
    state = history.start(QIX, 2, 0, 0)
    values = [UP, SHUFFLE, 10 + 4 * (48 * 40 + 10), 3]
    for a in values:
        state.apply_action(a)
        history.append(a)
    assert state.phase() != FIRST_ARROW
    assert state.current_player() == 1
    undone = history.undo()
    assert undone.phase() == STICK
    assert undone.current_player() == 0
    assert history.undo().phase() == 3
    assert history.undo() is None
