"""The chance that the next card breaks a line is that of all cards and rolls that could come, in games of all kinds."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dice import Dice
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.state import DRAW
from host_tests.engine.qix.chances import agrees
from tools.rig.qix_players import choose
from tools.rig.qix_view import in_stix
from tools.rig.seeded import Seeded

BOT = Bot(HARD, 2)


@settings(max_examples=settings().max_examples // 20)
@given(st.integers(0, 2**48 - 1), st.integers(0, 3))
def test_the_risk_is_that_of_all_that_can_come(seed, bots):
    dice = Dice(Seeded(seed))
    state = State(2, None, 0)
    while not state.is_terminal() and state.round() < 20:
        state.apply_action(choose(state, dice, BOT, bots))
        for player in range(2):
            if state.phase() == DRAW and in_stix(state.data, player) and dice.below(4) == 0:
                assert agrees(state, player)
