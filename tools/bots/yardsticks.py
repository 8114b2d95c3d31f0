"""The opponents by which bots are measured, for ever the same: flat functions over a bot's position, to be compiled.

Each takes a position in which a player is asked, and gives an action. They are described in tools/bots/README.md.
"""

import numpy as np

from engine.qwixx.bots.search import CHOICE, VALUES, begin, step
from engine.qwixx.layout import (
    ACTIVE,
    ASKED,
    CLOSED,
    COLOUR,
    LOCKING,
    MARKED,
    NEEDED,
    OVER,
    PENALTY_BOXES,
    PHASE,
    PLAYERS,
    SHEET,
    SHEETS,
)
from engine.qwixx.moves import (
    ACTIONS,
    FIRST_COLOUR,
    FIRST_WHITE,
    PASS,
    fits,
    is_legal,
    position_of,
    row_of,
    score,
)
from engine.qwixx.sheet import LAST, PENALTIES, ROWS

# In how many ways two dice show the number at a position, which is the same from either end.
WAYS = np.array([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])

_ALL = 99.0
_WINS = 20.0  # what it is worth to be ahead at the end

# What an open row is worth by its last mark's position + 1 and its crosses.
TABLE = np.zeros((12, 13))
for _last, _values in enumerate(
    (
        "3.7", "9.2", "8.2 14.6", "6.7 13.1 19.9", "5.1 10.9 17.7 25.0", "1.2 8.1 14.7 21.8 29.3",
        "-4.4 4.0 11.0 18.3 25.6 33.3", "-7.0 -0.3 6.9 14.6 21.9 29.5 37.7", "-7.9 -2.5 3.1 11.0 18.5 25.7 33.6 43.3",
        "-7.2 -3.4 0.7 7.3 15.4 22.2 30.0 38.7 47.9", "-7.1 -4.0 -0.4 4.2 13.1 19.5 27.1 35.3 45.5 53.8",
    )
):  # fmt: skip
    for _i, _value in enumerate(_values.split()):
        TABLE[_last, _i + (_last > 0)] = float(_value)
BOXES = np.array([-2.3, -7.2, -10.5, -13.0])


def by_lot(p):
    """Any legal action, each equally likely."""
    chosen = PASS
    seen = 0
    for a in range(ACTIONS):
        if is_legal(p, a):
            seen += 1
            if np.random.random() * seen < 1:
                chosen = a
    return chosen


def gap(p, a, weighted):
    """What mark a passes over: open numbers, or their ways / 6 with a discount for the marks in that row."""
    done = p[SHEETS + SHEET * p[ASKED] + row_of(a)]
    at = position_of(p, a)
    if not weighted:
        return float(at - (done & 15))
    cost = -0.07 * (done >> 4)
    for i in range(done & 15, at):
        cost += WAYS[i] / 6
    return cost


def cheapest(p, weighted, passive, white, colour, escape):
    """A lock, or else the mark that passes over the least, if that is little enough for what is at stake."""
    if p[PHASE] == COLOUR:
        first, end = FIRST_COLOUR, ACTIONS
        limit = colour if p[MARKED] else escape
    else:
        first, end = FIRST_WHITE, FIRST_COLOUR
        limit = white if p[ASKED] == p[ACTIVE] else passive
    chosen = PASS
    least = _ALL
    for a in range(first, end):
        if fits(p, a):
            if position_of(p, a) == LAST:
                return a
            cost = gap(p, a, weighted)
            if cost < least:
                least = cost
                chosen = a
    return chosen if least <= limit or not is_legal(p, PASS) else PASS


def skip(p):
    """Passes over one number at most."""
    return cheapest(p, False, 1, 1, 1, 6)


def wgap(p):
    """Weighs what it passes over."""
    return cheapest(p, True, 0.81, 0.64, 0.76, 4.1)


def sheet_value(p, player, closed, boxes, ahead):
    """What a sheet is worth by TABLE, with a look at the next white sum if `ahead`."""
    total = BOXES[boxes]
    for row in range(ROWS):
        done = p[SHEETS + SHEET * player + row]
        crosses = done >> 4
        total += crosses * (crosses + 1) / 2 if closed >> row & 1 else TABLE[done & 15, crosses]
    if not ahead:
        return total
    for i in range(11):
        most = 0.0
        for row in range(ROWS):
            if closed >> row & 1:
                continue
            done = p[SHEETS + SHEET * player + row]
            last, crosses = done & 15, done >> 4
            at = i if row < 2 else 10 - i
            if at >= last and (at < LAST or crosses >= p[NEEDED]):
                value = (crosses + 2) * (crosses + 3) / 2 if at == LAST else TABLE[at + 1, crosses + 1]
                most = max(most, value - TABLE[last, crosses])
        total += WAYS[i] / 36 * most
    return total


def compare(p, me, closed, boxes, ahead):
    """By how much one's own sheet, with so many penalties, is worth more than the best of the others."""
    over = p[PHASE] == OVER or boxes == PENALTIES or closed & closed - 1 != 0
    own = 0.0
    other = -1000.0
    for player in range(p[PLAYERS]):
        theirs = boxes if player == me else p[SHEETS + SHEET * player + PENALTY_BOXES]
        if over:
            value = score(p, player) - 5.0 * (theirs - p[SHEETS + SHEET * player + PENALTY_BOXES])
        else:
            value = sheet_value(p, player, closed, theirs, ahead)
        if player == me:
            own = value
        else:
            other = max(other, value)
    if p[PLAYERS] == 1:
        return own
    return own - other + (_WINS if over and own > other else 0.0)


def by_table(p, ahead):
    """The action after which one's own sheet is worth most more than the best of the others."""
    me = p[ASKED]
    sheet = SHEETS + SHEET * me
    chosen = -1
    most = 0.0
    for a in range(ACTIONS):
        if not is_legal(p, a):
            continue
        closed = p[CLOSED] | p[LOCKING]
        boxes = p[sheet + PENALTY_BOXES]
        i = sheet
        before = p[i]
        if a != PASS:
            at = position_of(p, a)
            i += row_of(a)
            before = p[i]
            p[i] = (before >> 4) + (2 if at == LAST else 1) << 4 | at + 1
            if at == LAST:
                closed |= 1 << row_of(a)
        elif p[PHASE] == COLOUR and not p[MARKED]:
            boxes += 1
        value = compare(p, me, closed, boxes, ahead)
        p[i] = before
        if chosen < 0 or value > most:
            most = value
            chosen = a
    return chosen


def table(p):
    """By the table alone."""
    return by_table(p, False)


def table_ahead(p):
    """By the table with a look at the next white sum."""
    return by_table(p, True)


def table_worth(p, me, _data, _s):
    """What the end of a turn is worth by the table with a look at the next white sum."""
    return compare(p, me, p[CLOSED], p[SHEETS + SHEET * me + PENALTY_BOXES], True)


def planned(positions, s, at):
    """By the table with a look at the next white sum, with both actions of a turn planned together."""
    values = np.zeros(VALUES)
    begin(at, values)
    while step(positions, TABLE, s, at, values):
        pass
    return at[CHOICE]
