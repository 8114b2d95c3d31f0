"""Games of Qwixx between compiled players: one after the other from a seed, on every core."""

import numpy as np

from engine.qwixx.bots.position import (
    ACTIVE, ASKED, CLOSED, CLOSING, DICE, ENDING, LENGTH, MUST_MARK, NEEDED, PHASE, PLAYERS, SHEET, SHEETS,
)  # fmt: skip
from engine.qwixx.state import OVER, ROLL, WHITE


def begin(p, players, preset, first):
    """A new game; preset is a row of `PRESETS`."""
    p[:] = 0
    p[PLAYERS] = players
    p[ACTIVE] = p[ASKED] = first
    p[NEEDED], p[CLOSING], p[ENDING], p[MUST_MARK] = preset
    p[PHASE] = ROLL


def roll(p):
    """Rolls the dice that are still in the game."""
    for die in range(6):
        gone = die > 1 and p[CLOSED] >> die - 2 & 1
        p[DICE + die] = 0 if gone else np.random.randint(1, 7)
    p[PHASE] = WHITE
