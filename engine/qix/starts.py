"""The places where a player may start a Stix, one after the other along the border.

A start is 4 * point + direction. At an inner corner there are two of them.
"""

from micropython import const

from engine.qix.grid import BESIDE, STEP, is_border, is_open, turn, way
from engine.qix.loops import reach, walk
from engine.qix.sticks import is_start, least

_COLUMNS = const(48)


def first_start(data: bytearray, player: int) -> int:
    """The legal start that comes first clockwise from the upper left of the open area, or NOWHERE."""
    square = _COLUMNS + 1
    while not is_open(data, square):
        square += 1
    corner = square - BESIDE[1]
    return next_start(data, player, 4 * corner + (way(data, corner, 1) + 1 & 3), 1)


def next_start(data: bytearray, player: int, start: int, hand: int) -> int:
    """The next legal one, clockwise for hand 1 and back for -1: the same if it is the only one, NOWHERE if none is."""
    p = start >> 2
    heading = way(data, p, hand)
    along = heading + hand & 3
    needed = least(data, player)
    if start & 3 != along and reach(data, p, along) >= needed:
        return 4 * p + along
    return walk(data, p, heading, hand, needed)


def nearest_start(data: bytearray, player: int, start: int) -> int:
    """The legal start that a player is led to from one that was legal once: itself, or one beside it, or the first."""
    p = start >> 2
    if not is_border(data, p):
        return first_start(data, player)
    return start if is_start(data, player, p, start & 3) else next_start(data, player, start, 1)


def next_corner(data: bytearray, player: int, start: int, hand: int) -> int:
    """The first legal start behind the next corner of the border; NOWHERE if there is none."""
    p = start >> 2
    heading = way(data, p, hand)
    while True:
        p += STEP[heading]
        before = heading
        heading = turn(data, p, heading, hand)
        if heading != before:
            return next_start(data, player, 4 * p + (before + hand & 3), hand)


def far_side(data: bytearray, player: int, start: int) -> int:
    """The legal start on the other side of the open area, straight ahead of a start, or the next one behind it."""
    p = start >> 2
    heading = start & 3
    while is_open(data, p + BESIDE[heading]) and is_open(data, p + BESIDE[heading - 1]):
        p += STEP[heading]
    return nearest_start(data, player, 4 * p + (heading + 2 & 3))
