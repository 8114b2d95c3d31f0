"""Every start is a few presses away, also with three buttons; a button that is held counts once."""

import pytest

from engine.qix.cards import SHUFFLE
from engine.qix.screens.walk import Walk
from engine.qix.state import PASS, START
from tools.rig.qix_games import QixBuilder, begun

MOST = 8  # presses
REPEATS = 170  # of a button that is held: enough to go round the border


def copy_of(walk):
    copy = Walk(walk.action)
    copy.hand = walk.hand
    return copy


def arrows(state, walk):
    """Where holding any arrow leads, however long, and tapping it."""
    for way in range(4):
        held = copy_of(walk)
        for _ in range(REPEATS):
            before = held.action, held.hand
            held.go(state, way)
            if (held.action, held.hand) == before:
                break
            yield copy_of(held)


def three(state, walk):
    """Where NEXT leads, tapped or held."""
    tapped = copy_of(walk)
    tapped.tap(state)
    yield tapped
    held = copy_of(walk)
    for _ in range(REPEATS // 4):
        held.run(state)
        yield copy_of(held)


def presses(state, start, moves):
    """How many presses lead to the start that is farthest off."""
    wanted = set(state.legal_actions())
    walks = [Walk(start)]
    seen = {(start, 1)}
    reached = {start}
    for count in range(MOST + 1):
        if reached >= wanted:
            return count
        further = []
        for walk in walks:
            for there in moves(state, walk):
                if (there.action, there.hand) not in seen:
                    seen.add((there.action, there.hand))
                    reached.add(there.action)
                    further.append(there)
        walks = further
    raise AssertionError(f"{len(wanted - reached)} starts are farther off")


@pytest.mark.parametrize("moves", [arrows, three])
def test_every_start_is_eight_presses_away(moves):
    crowded = QixBuilder().bots(1, lambda state: state.open_squares() < 700 and state.phase() == START)
    for state in (begun(SHUFFLE).state, crowded.state):
        for start in (state.next_start(PASS, 1), state.legal_actions()[len(state.legal_actions()) // 2]):
            assert presses(state, start, moves) <= MOST
