"""Games of Qwixx between players by number, to be compiled: a bot's search, and the seats and starters in rotation."""

import numpy as np

from engine.qwixx.bots import EASY, EXPERT, HARD, MEDIUM
from engine.qwixx.bots.gaps import by_gaps
from engine.qwixx.bots.position import (
    ACTIVE,
    ASKED,
    CLOSED,
    CLOSING,
    DICE,
    ENDING,
    LENGTH,
    MUST_MARK,
    NEEDED,
    PHASE,
    PLAYERS,
    play,
    score,
)
from engine.qwixx.bots.search import BOARDS, CHOICE, PLACES, VALUES, step
from engine.qwixx.bots.search import begin as begin_search
from engine.qwixx.state import OVER, ROLL, WHITE
from tools.bots.net import MEMORY
from tools.bots.yardsticks import by_lot, planned, skip, table, table_ahead, wgap

# Players, beside the levels of bots.
LOT, SKIP, WGAP, TABLE, AHEAD, PLANNER = range(10, 16)
SEATS = 5


def begin(p, players, rules, first):
    """A new game under rules: what PRESETS have of `needed`, `closing`, `ending` and `must_mark`."""
    p[:] = 0
    p[PLAYERS] = players
    p[ACTIVE] = p[ASKED] = first
    p[NEEDED], p[CLOSING], p[ENDING], p[MUST_MARK] = rules[0], rules[1], rules[2], rules[3]
    p[PHASE] = ROLL


def roll(p):
    """Rolls the dice that are still in the game."""
    for die in range(6):
        gone = die > 1 and p[CLOSED] >> die - 2 & 1
        p[DICE + die] = 0 if gone else np.random.randint(1, 7)
    p[PHASE] = WHITE


def think(boards, data, s, at, values):
    """The action that a bot's search finds best for the position of the first board."""
    begin_search(at, values)
    while step(boards, data, s, at, values):
        pass
    return at[CHOICE]


def decide(who, boards, duel, alone, rows, limits, s, at, values):
    """The action of a player by number, for the position of the first board."""
    p = boards[0]
    if who in (EASY, MEDIUM):
        return by_gaps(p, limits[2 * who], limits[2 * who + 1])
    if who == HARD:
        return think(boards, rows, s, at, values)
    if who == EXPERT:
        return think(boards, duel if p[PLAYERS] > 1 else alone, s, at, values)
    if who == LOT:
        return by_lot(p)
    if who == SKIP:
        return skip(p)
    if who == WGAP:
        return wgap(p)
    if who == TABLE:
        return table(p)
    return table_ahead(p) if who == AHEAD else planned(boards, s, at)


def games(who, rules, first, last, seed, duel, alone, rows, limits, points):
    """Plays the games first to last - 1 of a match; the points of each of `who`, whatever their seat."""
    boards = np.zeros((BOARDS, LENGTH), np.int64)
    s = np.zeros(MEMORY, np.int64)
    at = np.zeros(PLACES, np.int64)
    values = np.zeros(VALUES, np.int64)
    players = len(who)
    p = boards[0]
    for game in range(first, last):
        np.random.seed((seed + game) % 2**32)
        begin(p, players, rules, game % players)
        shift = game // players % players
        while p[PHASE] != OVER:
            if p[PHASE] == ROLL:
                roll(p)
            else:
                play(p, decide(who[(p[ASKED] + shift) % players], boards, duel, alone, rows, limits, s, at, values))
        for player in range(players):
            points[game, (player + shift) % players] = score(p, player)
