"""The threats that are foreseen are those of all rolls that could come."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import Dice
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.cards import KINDS, rolls_of
from engine.qix.layout import PHASE, PILE
from engine.qix.lookahead import Lookahead
from engine.qix.state import DRAW
from tools.rig.qix_players import choose
from tools.rig.qix_view import in_stix
from tools.rig.seeded import Seeded

BOT = Bot(HARD, 2)


def breaks(state, player, kind, faces):
    """Whether a card with these faces of the die breaks the Stix of a player."""
    copy = State(2, None, 0)
    copy.copy_from(state)
    copy.data[PHASE] = DRAW
    for outcome in (kind, *faces):
        copy.apply_action(outcome)
    return not in_stix(copy.data, player)


def threatening(state, player):
    """How many cards can break it, by all that the die may show."""
    return sum(
        state.data[PILE + kind]
        for kind in range(KINDS)
        if state.data[PILE + kind]
        and any(breaks(state, player, kind, faces) for faces in product((1, 2, 3), repeat=rolls_of(kind)))
    )


@settings(max_examples=settings().max_examples // 20)
@given(st.integers(0, 2**48 - 1), st.integers(0, 3))
def test_threats_are_those_of_all_rolls(seed, bots):
    dice = Dice(Seeded(seed))
    state = State(2, None, 0)
    lookahead = Lookahead()
    while not state.is_terminal() and state.round() < 30:
        state.apply_action(choose(state, dice, BOT, bots))
        lookahead.after.copy_from(state)
        for player in range(2):
            if state.phase() == DRAW and in_stix(state.data, player):
                assert lookahead.threats(player) == threatening(state, player)
