"""Learning by playing against oneself, to be compiled: what a position is worth moves towards what came of it.

After each game every roll's value takes a step towards a mean of the values that came later and the game's end,
TD(lambda): between two who wins and by how much, alone the points.
"""

import numpy as np

from engine.qwixx.bots.layout import ALONE_LENGTH, BOXES
from engine.qwixx.bots.search import PLACES, POSITIONS, VALUES
from engine.qwixx.bots.worth import POINT, worth
from engine.qwixx.layout import ACTIVE, OVER, PHASE, ROLL, SIZE
from engine.qwixx.moves import apply, score
from tools.bots.game import roll, start, think
from tools.bots.net import MEMORY, UNIT, backward, forward
from tools.bots.yardsticks import by_lot, planned

_TURNS = 256  # more than a game has
_OFFSETS = BOXES + 2
_MARGIN = 8.0  # points by which it is as good as won


def chance(points: float) -> float:
    """What a net's points say of winning, from 0 to 1."""
    return 1 / (1 + np.exp(-points))


def outcome(ahead: int, win: float) -> float:
    """How good an end is, from 0 to 1: by who is ahead with a weight, for the rest by how much."""
    won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return win * won + (1 - win) * chance(ahead / _MARGIN)


def look(p, t, s, seen):
    """Notes what the value of a roll is made of."""
    me = p[ACTIVE]
    other = 1 - me
    if len(t) == ALONE_LENGTH:
        seen[_OFFSETS + 1] = score(p, 0)
    else:
        seen[_OFFSETS + 1] = score(p, me) - score(p, other)
    seen[_OFFSETS] = me
    worth(p, me, t, s)
    seen[:_OFFSETS] = s[:_OFFSETS]


def said(t, s, seen):
    """The value of a roll as it was noted: against another the chance to win, alone a tenth of the points."""
    s[:_OFFSETS] = seen[:_OFFSETS]
    value = (POINT * seen[_OFFSETS + 1] + forward(t, s)) / UNIT
    return value if len(t) == ALONE_LENGTH else chance(value)


def learn(t, games, seed, rate, fade, slips, teacher, win, rules, players):
    """Plays games from a seed and learns by them; the mean points.

    rate: of a step. fade: lambda. slips: how often an action is drawn by lot. teacher: whether the fixed table plays.
    win: the weight of who wins.
    """
    positions = np.zeros((POSITIONS, SIZE), np.int64)
    s = np.zeros(MEMORY)
    at = np.zeros(PLACES, np.int64)
    values = np.zeros(VALUES)
    seen = np.zeros((_TURNS, _OFFSETS + 2))
    p = positions[0]
    total = 0.0
    for game in range(games):
        np.random.seed((seed + game) % 2**32)
        start(p, players, game % players, rules)
        turns = 0
        while p[PHASE] != OVER:
            if p[PHASE] == ROLL:
                look(p, t, s, seen[turns])
                turns += 1
                roll(p)
            elif teacher:
                apply(p, planned(positions, s, at))
            elif np.random.random() < slips:
                apply(p, by_lot(p))
            else:
                apply(p, think(positions, t, s, at, values))
        total += score(p, 0)
        goal = score(p, 0) / 10.0 if players == 1 else outcome(score(p, 0) - score(p, 1), win)
        for i in range(turns - 1, -1, -1):
            now = said(t, s, seen[i])
            swapped = seen[i, _OFFSETS] != 0
            mine = 1 - goal if swapped else goal
            backward(t, s, rate * (now - mine))
            mine = fade * mine + (1 - fade) * now
            goal = 1 - mine if swapped else mine
    return total / games
