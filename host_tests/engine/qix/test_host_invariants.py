"""What must hold at all times, after every action of games by lot and of bots: 500 of them, in `make soak` 10,000."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.cards import KINDS, SHUFFLE, cards_of
from engine.qix.grid import point
from engine.qix.layout import OPEN, PILE, QIX_X, SECOND, STIX, STIX_BYTES
from engine.qix.state import DRAW, FIRST_START, START, STICK
from tools.rig.qix_players import choose
from tools.rig.qix_positions import STEPS, qix_of, sticks_of
from tools.rig.qix_view import (
    arrow,
    bundle,
    bundle_size,
    cards_left,
    in_border,
    qix_supply,
    supply,
    tip,
)
from tools.rig.seeded import Seeded

GAMES = 3 * settings().max_examples
OWN = (20, 10, 6)
THE_QIX_OWN = (2, 3, 3)
BOT = Bot(HARD, 2)


def bitmap(state, at, size=STIX_BYTES):
    """The numbers of squares or points as bits of one long number."""
    return int.from_bytes(state.data[at : at + size], "little")


def bits(points):
    return sum(1 << point(x, y) for x, y in set(points))


def beside(points):
    """The two squares beside each unit of a line, as bits."""
    for (x, y), (u, v) in pairwise(points):
        square = 1 << point(max(x, u) + (x == u), min(y, v))
        yield square, square >> 1 if x == u else square << 48


def check_board(state):
    """Every square is open or captured by one player; the open ones are one region, and its border is one loop."""
    opened = bitmap(state, OPEN)
    second = bitmap(state, SECOND)
    board = sum(((1 << 40) - 1) << point(1, y) for y in range(40))
    assert not opened & second
    assert not (opened | second) & ~board
    assert state.score(1) == second.bit_count()
    assert state.score(0) == 1600 - opened.bit_count() - second.bit_count()
    assert opened.bit_count() == state.open_squares()
    region = opened & -opened
    while True:
        larger = (region | region << 1 | region >> 1 | region << 48 | region >> 48) & opened
        if larger == region:
            break
        region = larger
    assert region == opened
    # No two open squares meet at a point only, and corners - sides + squares is 1: there is no hole.
    right, up = opened >> 1, opened << 48
    assert not (opened & (right << 48)) & ~(right | up)
    assert not (right & up) & ~(opened | right << 48)
    corners = opened | right | up | right << 48
    assert corners.bit_count() - (opened | right).bit_count() - (opened | up).bit_count() + opened.bit_count() == 1


def check_sticks(state):
    """No stick is lost; a Stix is one line from the border through the open area, a border stick is in the border."""
    data = state.data
    opened = bitmap(state, OPEN)
    for player in range(2):
        laid = sticks_of(state, player)
        for size in range(3):
            assert supply(data, player, size) + [stick[0] for stick in laid].count(size) == OWN[size]
        assert all(1 <= length <= 2 << size for size, _, length, _ in laid)
        closed, stix = laid[: in_border(data, player)], laid[in_border(data, player) :]
        for _, _, _, points in closed:
            assert any(bool(opened & left) != bool(opened & right) for left, right in beside(points))
        path = [points[i] for i, (*_, points) in enumerate(stix) for i in range(bool(i), len(points))]
        assert bits(path) == bitmap(state, STIX + STIX_BYTES * player)
        assert len(set(path)) == len(path)
        for before, after in pairwise(stix):
            assert before[3][-1] == after[3][0]
            assert (after[1] - before[1]) % 4 != 2
        for x, y in path:
            around = [1 << point(x + i, y - j) for i in (0, 1) for j in (0, 1)]
            is_inside = all(opened & square for square in around)
            assert is_inside == ((x, y) != path[0])
            assert any(opened & square for square in around)
        if path:
            assert point(*path[-1]) == tip(data, player)


def check_qix(state):
    """The Qix keeps its sticks, is inside the open area and touches no Stix."""
    data = state.data
    opened = bitmap(state, OPEN)
    sizes = [bundle_size(data, i) for i in range(bundle(data))]
    for size in range(3):
        assert qix_supply(data, size) + sizes.count(size) == THE_QIX_OWN[size]
    assert 3 <= len(sizes) <= 8
    lines = qix_of(state)
    for line in lines:
        assert all(opened & (left | right) for left, right in beside(line))
    dx, dy = STEPS[arrow(data)]
    for fore, rear in pairwise(lines):
        for i in range(len(fore) - 1):
            (x, y), (u, v) = fore[i], fore[i + 1]
            if {(x - dx, y - dy), (u - dx, v - dy)} <= set(rear):
                assert opened & (1 << point(min(x, u, x - dx) + 1, min(y, v, y - dy)))
    stix = bitmap(state, STIX) | bitmap(state, STIX + STIX_BYTES)
    assert not stix & bits(place for line in lines for place in line)


def check_cards(state):
    """The pile holds no more than there is, and Shuffle, so that it is never empty."""
    assert all(cards_left(state.data, kind) <= cards_of(kind) for kind in range(KINDS))
    assert cards_left(state.data, SHUFFLE) == 1
    assert sum(cards_of(kind) for kind in range(KINDS)) == 20


def check_order(state, before, a):
    """Rounds, turns and the end come as the rules say."""
    assert state.round() - before.round() in (0, 1)
    assert state.is_terminal() == (state.open_squares() < 400 or state.round() == 100)
    assert all(state.score(player) >= before.score(player) for player in range(2))
    if before.current_player() == CHANCE:
        assert state.returns() == before.returns()
        if state.phase() >= START:
            assert state.current_player() == state.first_player() ^ state.round() & 1
    elif a >= FIRST_START:
        assert state.phase() == STICK
        assert state.current_player() == before.current_player()
    elif not state.is_terminal():
        assert state.score(1 - before.current_player()) == before.score(1 - before.current_player())
        is_second = before.current_player() != before.first_player() ^ before.round() & 1
        assert (state.phase() == DRAW) == is_second
        assert is_second or state.current_player() == 1 - before.current_player()


def check_game(seed, bots):
    first = seed & 1
    dice = Dice(Seeded(seed))
    state = State(2, None, first)
    before = State(2, None, first)
    check_board(state)
    while not state.is_terminal():
        a = choose(state, dice, BOT, bots)
        before.copy_from(state)
        state.apply_action(a)
        if state.open_squares() != before.open_squares():
            check_board(state)
        # What is as it was before is as good as before.
        if state.data[:QIX_X] != before.data[:QIX_X]:
            check_sticks(state)
        if state.data[:PILE] != before.data[:PILE]:
            check_qix(state)
        check_cards(state)
        check_order(state, before, a)


@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.long) for part in range(1, 4))])
@settings(max_examples=GAMES // 5)
@given(st.integers(0, 2**46 - 1))
def test_all_holds_in_games_by_lot(part, seed):
    check_game(seed << 2 | part, 0)


@settings(max_examples=GAMES // 5)
@given(st.integers(0, 2**48 - 1), st.integers(1, 3))
def test_all_holds_in_games_of_bots(seed, bots):
    check_game(seed, bots)
