"""What a position of Qwixx is worth to a player, in points / 64: the true points at the end, else a table's or a net's.

The table takes every row by itself. A net sees how one's own row and the other's stand in each colour, and guesses
how the game will end for the player who is about to roll. Both are the product of training.
"""

from micropython import const

from engine.qwixx.bots.layout import (
    ALONE_LENGTH,
    BOXES,
    HIDDEN,
    NOBODY,
    OWN_BOXES,
    OWN_ROWS,
    ROW_CLOSED,
    TABLE_BOXES,
    TABLE_LENGTH,
    THEIR_BOXES,
    THEIR_ROWS,
    WIDTH,
    ZERO,
)
from engine.qwixx.layout import ACTIVE, CLOSED, OVER, PENALTY_BOXES, PHASE, PLAYERS, SHEET, SHEETS
from engine.qwixx.moves import score
from engine.qwixx.sheet import PENALTY, POINTS, ROWS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from array import array

    from engine.qwixx.bots.net import forward
else:
    try:
        from engine.qwixx.bots.native import forward
    except (ImportError, NameError, SyntaxError, ValueError):  # no such machine code here
        from engine.qwixx.bots.net import forward

POINT = const(64)  # what a point is worth
WIN = const(1280)  # what it is worth to be ahead at the end, beside the points
MOST = const(1 << 20)  # more than anything is worth
_HALF_POINT = const(32)


def kind_of_row(p: bytearray, player: int, row: int) -> int:
    """What a row is to the table and the nets: empty, a pair of last mark and crosses, or closed."""
    if p[CLOSED] >> row & 1:
        return ROW_CLOSED
    done = p[SHEETS + SHEET * player + row]
    last = done & 15
    return (last * (last - 1) >> 1) + (done >> 4)


def worth(p: bytearray, me: int, data: bytes, s: "array[int]") -> int:
    """What a roll or the end is worth to a player: alone the points, else compared with the best of the others."""
    if p[PLAYERS] == 1 and len(data) == ALONE_LENGTH:
        return POINT * score(p, 0) + (0 if p[PHASE] == OVER else foresee(p, 0, -1, data, s))
    table = len(data) == TABLE_LENGTH
    own = by_table(p, me, data) if table else 0
    if p[PLAYERS] == 1:
        return own
    least = MOST
    for other in range(p[PLAYERS]):
        if other != me:
            value = own - by_table(p, other, data) if table else compare(p, me, other, data, s)
            if value < least:
                least = value
    if p[PHASE] == OVER and least:
        least += WIN if least > 0 else -WIN
    return least


def compare(p: bytearray, me: int, other: int, data: bytes, s: "array[int]") -> int:
    """What a roll, by a net, or the end is worth to a player against another; the end without what a win is worth."""
    ahead = POINT * (score(p, me) - score(p, other))
    if p[PHASE] == OVER:
        return ahead
    if p[ACTIVE] == me:
        return ahead + foresee(p, me, other, data, s)
    if p[ACTIVE] == other:
        return ahead - foresee(p, other, me, data, s)
    return ahead + (foresee(p, me, other, data, s) - foresee(p, other, me, data, s)) // 2


def by_table(p: bytearray, player: int, data: bytes) -> int:
    """What a sheet is worth by the table."""
    sheet = SHEETS + SHEET * player
    total = 0
    for row in range(ROWS):
        if p[CLOSED] >> row & 1 or p[PHASE] == OVER:
            total += 2 * POINTS[p[sheet + row] >> 4]
        else:
            total += data[kind_of_row(p, player, row)] - ZERO
    boxes = p[sheet + PENALTY_BOXES]
    total += -2 * PENALTY * boxes if p[PHASE] == OVER else data[TABLE_BOXES + boxes] - ZERO
    return _HALF_POINT * total


def foresee(p: bytearray, me: int, other: int, data: bytes, s: "array[int]") -> int:
    """By how much a net expects the points of the player who rolls to change against those of another, or alone."""
    for row in range(ROWS):
        s[row] = OWN_ROWS + WIDTH * kind_of_row(p, me, row)
        s[ROWS + row] = NOBODY if other < 0 else THEIR_ROWS + WIDTH * kind_of_row(p, other, row)
    s[BOXES] = OWN_BOXES + HIDDEN * p[SHEETS + SHEET * me + PENALTY_BOXES]
    s[BOXES + 1] = NOBODY if other < 0 else THEIR_BOXES + HIDDEN * p[SHEETS + SHEET * other + PENALTY_BOXES]
    return forward(data, s)
