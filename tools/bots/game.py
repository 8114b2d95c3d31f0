"""Games of Qwixx between players by number, to be compiled: a bot's search, and the seats and starters in rotation."""

import numpy as np

from engine.qwixx.bots import EASY, EXPERT, HARD, MEDIUM
from engine.qwixx.bots.gaps import by_gaps
from engine.qwixx.bots.search import CHOICE, PLACES, POSITIONS, VALUES, step
from engine.qwixx.bots.search import begin as begin_search
from engine.qwixx.layout import ALL_DICE, ASKED, OVER, PHASE, PLAYERS, ROLL, SIZE
from engine.qwixx.moves import apply, begin, in_game, score
from tools.bots.net import MEMORY
from tools.bots.yardsticks import by_lot, planned, skip, table, table_ahead, wgap

# Players, beside the levels of bots.
LOT, SKIP, WGAP, TABLE, AHEAD, PLANNER = range(10, 16)


def numbers_of(rules):
    """What `start` wants to know of one of PRESETS; not to be compiled."""
    return np.array([rules.needed, rules.closing, rules.ending, rules.must_mark])


def start(p, players, first, rules):
    """A new game."""
    p[:] = 0
    begin(p, players, first, rules[0], rules[1], rules[2], rules[3])


def roll(p):
    """Rolls the dice that are still in the game."""
    outcome = 0
    weight = 1
    for die in range(ALL_DICE):
        if in_game(p, die):
            outcome += np.random.randint(0, 6) * weight
        weight *= 6
    apply(p, outcome)


def think(positions, data, s, at, values):
    """The action that a bot's search finds best for the first position."""
    begin_search(at, values)
    while step(positions, data, s, at, values):
        pass
    return at[CHOICE]


def decide(who, positions, duel, alone, rows, limits, s, at, values):
    """The action of a player by number, for the first position."""
    p = positions[0]
    if who in (EASY, MEDIUM):
        return by_gaps(p, limits[2 * who], limits[2 * who + 1])
    if who == HARD:
        return think(positions, rows, s, at, values)
    if who == EXPERT:
        return think(positions, duel if p[PLAYERS] > 1 else alone, s, at, values)
    if who == LOT:
        return by_lot(p)
    if who == SKIP:
        return skip(p)
    if who == WGAP:
        return wgap(p)
    if who == TABLE:
        return table(p)
    return table_ahead(p) if who == AHEAD else planned(positions, s, at)


def games(who, rules, first, last, seed, duel, alone, rows, limits, points):
    """Plays the games first to last - 1 of a match; the points of each of `who`, whatever their seat."""
    positions = np.zeros((POSITIONS, SIZE), np.int64)
    s = np.zeros(MEMORY, np.int64)
    at = np.zeros(PLACES, np.int64)
    values = np.zeros(VALUES, np.int64)
    players = len(who)
    p = positions[0]
    for game in range(first, last):
        np.random.seed((seed + game) % 2**32)
        start(p, players, game % players, rules)
        shift = game // players % players
        while p[PHASE] != OVER:
            if p[PHASE] == ROLL:
                roll(p)
            else:
                apply(p, decide(who[(p[ASKED] + shift) % players], positions, duel, alone, rows, limits, s, at, values))
        for player in range(players):
            points[game, (player + shift) % players] = score(p, player)
