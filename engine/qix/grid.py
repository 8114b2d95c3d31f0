"""The grid: how points and squares are numbered, which squares are open, and the walk along the border.

The number of a point is x + 48 * (40 - y), and a square has the number of the point at its lower right corner. Bitmaps
have a bit for each number, the lowest of a byte first, so that a row takes six bytes, as in a frame buffer of the kind
MONO_HMSB. Squares around the board exist in the bitmaps and are never open: no look needs to mind the board's edge.
"""

from micropython import const

from engine.qix.layout import SIDE

_COLUMNS = const(48)
_ROW = const(6)  # bytes

# By direction: from a point to the next one, as a number and as coordinates.
STEP = (-48, 1, 48, -1)
STEP_X = (0, 1, 0, -1)
STEP_Y = (1, 0, -1, 0)

# By direction: from a point to the square on the right hand, ahead; BESIDE[direction - 1] is the one on the left hand.
BESIDE = (1, 49, 48, 0)


def point(x: int, y: int) -> int:
    """The number of a point, of which x and y are 0 to 40."""
    return x + _COLUMNS * (SIDE - y)


def x_of(p: int) -> int:
    """The x of a point."""
    return p % _COLUMNS


def y_of(p: int) -> int:
    """The y of a point."""
    return SIDE - p // _COLUMNS


def is_point(p: int) -> bool:
    """Whether a number is that of a point."""
    return 0 <= p <= _COLUMNS * SIDE + SIDE and p % _COLUMNS <= SIDE


def clear_board(data: bytearray) -> None:
    """Opens all squares; the bitmap of open squares is the first in data."""
    for row in range(1, SIDE + 1):
        for x in range(1, SIDE + 1):
            data[_ROW * row + (x >> 3)] |= 1 << (x & 7)


def is_open(data: bytearray, square: int) -> int:
    """1 if a square is open, else 0."""
    return data[square >> 3] >> (square & 7) & 1


def is_border(data: bytearray, p: int) -> bool:
    """Whether a point is on the border: not all of the four squares around it are open, but some."""
    at = p >> 3
    shift = p & 7
    above = (data[at] | data[at + 1] << 8) >> shift & 3
    below = (data[at + _ROW] | data[at + _ROW + 1] << 8) >> shift & 3
    return above | below != 0 and above & below != 3


def way(data: bytearray, p: int, hand: int) -> int:
    """From a point of the border, the direction in which it goes on with the open area on the right or left hand."""
    for heading in range(4):
        right = is_open(data, p + BESIDE[heading])
        left = is_open(data, p + BESIDE[heading - 1])
        if right - left == hand:
            return heading
    raise ValueError("not on the border")


def turn(data: bytearray, p: int, heading: int, hand: int) -> int:
    """The same for a walk along the border that has reached p: hand is 1 for the right hand, -1 for the left one."""
    near = BESIDE[heading] if hand > 0 else BESIDE[heading - 1]
    if not is_open(data, p + near):
        return heading + hand & 3
    far = BESIDE[heading - 1] if hand > 0 else BESIDE[heading]
    return heading - hand & 3 if is_open(data, p + far) else heading
