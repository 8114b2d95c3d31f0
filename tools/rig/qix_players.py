"""Players of Qix for tests and figures: by lot, or by a bot."""

from engine.protocol import CHANCE
from engine.qix.state import FIRST_START, START
from tools.rig.decide import decide


def by_lot(state, dice):
    """A legal action."""
    if state.phase() == START:
        for _ in range(600):
            a = FIRST_START + 4 * (dice.below(245) * 8 + dice.below(8)) + dice.below(4)
            if state.is_legal(a):
                return a
    actions = state.legal_actions()
    return actions[dice.below(min(len(actions), 256))]


def choose(state, dice, bot, bots):
    """An action or outcome: the players with a bit in bots are played by the bot, the others by lot."""
    player = state.current_player()
    if player == CHANCE:
        return state.chance(dice)
    return decide(bot, state) if bots >> player & 1 else by_lot(state, dice)
