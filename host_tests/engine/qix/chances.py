"""The chance that the next card breaks a Stix, by all cards and rolls that can come, as a numerator and denominator."""

from engine.qix import State
from engine.qix.cards import KINDS
from engine.qix.layout import IN_STIX, PHASE, PILE
from engine.qix.risk import Risk
from engine.qix.state import DRAW

_DIE = ((1, 3), (2, 2), (3, 1))  # faces, and how many of six show them


def chance(state, player):
    """Of a state in which a card is to be drawn, or the die to be rolled."""
    data = state.data
    ways = _DIE if data[PHASE] != DRAW else [(kind, data[PILE + kind]) for kind in range(KINDS) if data[PILE + kind]]
    found, whole = 0, 1
    for outcome, weight in ways:
        part, parts = _after(state, outcome, player)
        found, whole = found * parts + weight * part * whole, whole * parts
    return found, whole * sum([weight for _, weight in ways])


def _after(state, outcome, player):
    copy = State(2, None, 0)
    copy.copy_from(state)
    copy.apply_action(outcome)
    if not copy.data[IN_STIX + player]:
        return 1, 1
    return (0, 1) if copy.current_player() >= 0 else chance(copy, player)


def risk_of(state, player):
    """The same as it is worked out for the handheld."""
    copy = State(2, None, 0)
    copy.copy_from(state)
    risk = Risk()
    risk.begin(copy.data, player)
    while risk.step():
        assert copy.to_bytes() == state.to_bytes()
    assert copy.to_bytes() == state.to_bytes()
    return risk


def agrees(state, player):
    """Whether both are the same, and the per cent are those."""
    risk = risk_of(state, player)
    found, whole = chance(state, player)
    assert abs(risk.per_cent() * whole - 100 * found) * 2 <= whole
    return risk.parts * whole == found * risk.whole
