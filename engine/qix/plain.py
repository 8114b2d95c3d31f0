"""The inner loops of Qix in Python: the plain twins of engine.qix.native, which a Pico runs many times faster."""

from micropython import const

from engine.qix.grid import BESIDE, STEP, STEP_X, STEP_Y, is_open, point, turn, x_of, y_of
from engine.qix.layout import (
    ARROW,
    BOARD_BYTES,
    BUNDLE,
    BUNDLE_SIZES,
    CLOSES,
    DOWN,
    NOWHERE,
    QIX_X,
    QIX_Y,
    RIGHT,
    SECOND,
    SIDE,
    STICK_BYTES,
    STIX,
    STIX_BYTES,
    UP,
)

_COLUMNS = const(48)
_ROW = const(6)  # bytes
_LONGEST = const(8)

_ONES = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"  # bits in half a byte

# The whole board, by row, four of them: how the land of a player looks, sparse dots or slanting stripes; which points
# a line of player 1 leaves out. Then the squares of a row that are on the board.
_DOTS = b"\x22\x00\x88\x00"
_STRIPES = b"\x11\x22\x44\x88"
_GAPS = b"\x55\xaa\x55\xaa"
_ON_BOARD = b"\xfe\xff\xff\xff\xff\x01"

# The lens, by column of a square of four pixels: open ones show their grid point, land of either player is as on the
# whole board, new land is dense.
_SQUARE = const(4)
_ACROSS = const(16)  # squares
_DOWN = const(11)
_WIDTH = const(128)  # bytes from one page of the picture to the next
_OPEN = const(0)
_NEW = const(4)
_LAND = const(8)  # then that of player 1
_LOOKS = b"\1\0\0\0\5\x0a\5\x0a\0\4\0\0\1\2\4\x08"


def reach(data: bytearray, p: int, heading: int) -> int:
    """How far a stick may go from a point: 0 to 8 squares, and CLOSES if there the border ends it.

    README.md, "Laying a stick": no point of it may touch the Qix, none but the first a Stix, and both squares beside
    its first unit are open. Touching counts as crossing [ruling 4].
    """
    ahead = STEP[heading]
    right = BESIDE[heading]
    left = BESIDE[heading - 1]
    # Where the point is as seen from the leading stick of the Qix: so many sticks behind its centre, and to its right.
    arrow = data[ARROW]
    x = x_of(p) - data[QIX_X]
    y = y_of(p) - data[QIX_Y]
    behind = -x * STEP_X[arrow] - y * STEP_Y[arrow]
    across = x * STEP_Y[arrow] - y * STEP_X[arrow]
    behind_step = -STEP_X[heading] * STEP_X[arrow] - STEP_Y[heading] * STEP_Y[arrow]
    across_step = STEP_X[heading] * STEP_Y[arrow] - STEP_Y[heading] * STEP_X[arrow]
    sticks = data[BUNDLE]
    length = 0
    while True:
        if 0 <= behind < sticks and abs(across) <= 1 << data[BUNDLE_SIZES + behind]:
            return max(length - 1, 0)
        if length:
            at = STIX + (p >> 3)
            if (data[at] | data[at + STIX_BYTES]) >> (p & 7) & 1:
                return length - 1
        square = p + right
        other = p + left
        if not data[square >> 3] >> (square & 7) & data[other >> 3] >> (other & 7) & 1:
            return length | CLOSES if length else 0
        if length == _LONGEST:
            return length
        length += 1
        p += ahead
        behind += behind_step
        across += across_step


def walk(data: bytearray, p: int, heading: int, hand: int, least: int) -> int:
    """The next start along the border from where a stick `least` squares long fits, or NOWHERE.

    It walks from a point of the border in a direction, with the open area on the right hand, 1, or the left one, -1.
    """
    first = p
    while True:
        p += STEP[heading]
        before = heading
        heading = turn(data, p, heading, hand)
        across = before + hand & 3
        if heading != across:
            if reach(data, p, across) >= least:
                return 4 * p + across
            if heading != before and reach(data, p, before) >= least:
                return 4 * p + before
        if p == first:
            return NOWHERE


def enclose(data: bytearray, inside: bytearray, at: int, sticks: int, heading: int) -> None:
    """Finds the squares inside a line: so many sticks, the first written there, and the border clockwise to its start.

    `inside` is empty at first; heading is where the border goes on from the end of the line.
    """
    start = p = data[at] | data[at + 1] << 8
    for i in range(at + 2, at + STICK_BYTES * sticks, STICK_BYTES):
        for _ in range((data[i] >> 4) + 1):
            p = _trace(inside, p, data[i] & 3)
    while p != start:
        p = _trace(inside, p, heading)
        heading = turn(data, p, heading, 1)
    # A square is inside if an odd number of marks is before it: to the left of it, as every row above has an even one.
    odd = 0
    for i in range(BOARD_BYTES):
        byte = inside[i]
        byte ^= byte << 1
        byte ^= byte << 2
        inside[i] = (byte ^ byte << 4) & 0xFF ^ odd
        odd = 0xFF if inside[i] & 0x80 else 0


def _trace(inside: bytearray, p: int, heading: int) -> int:
    """Goes on by a unit, and marks the square to the right of an upright one."""
    if not heading & 1:
        square = p + BESIDE[RIGHT if heading else UP]
        inside[square >> 3] ^= 1 << (square & 7)
    return p + STEP[heading]


def capture(data: bytearray, inside: bytearray, player: int, outside: int) -> int:
    """Captures for a player the open squares inside, or outside if that is 255 and not 0; how many they are."""
    count = 0
    for i in range(BOARD_BYTES):
        taken = data[i] & (inside[i] ^ outside)
        if taken:
            data[i] ^= taken
            if player:
                data[SECOND + i] |= taken
            count += _ONES[taken & 15] + _ONES[taken >> 4]
    return count


def fits(data: bytearray, x: int, y: int, arrow: int) -> bool:
    """Whether the Qix would be in the open area with its leading stick centred there: sticks and squares between."""
    upright = arrow == UP or arrow == DOWN
    side = STEP[arrow + 1 & 3]
    ahead = BESIDE[arrow]
    behind = BESIDE[arrow + 1 & 3]
    sizes = BUNDLE_SIZES
    last = sizes + data[BUNDLE] - 1
    for at in range(sizes, last + 1):
        half = 1 << data[at]
        if upright:
            if x < half or x + half > SIDE or not 0 <= y <= SIDE:
                return False
        elif y < half or y + half > SIDE or not 0 <= x <= SIDE:
            return False
        joined = 0 if at == last else 1 << data[at + 1]
        p = point(x, y) - half * side
        for unit in range(-half, half):
            if not is_open(data, p + behind) and (-joined <= unit < joined or not is_open(data, p + ahead)):
                return False
            p += side
        x -= STEP_X[arrow]
        y -= STEP_Y[arrow]
    return True


def crosses(data: bytearray, bitmap: int, bit: int, centre: int, more: int) -> bool:
    """Whether under the Qix a bit of a bitmap is as asked: of the points of its sticks, or of the squares beside them.

    centre: of the leading stick, or the square beside it; more: 1 if the last unit of a stick has another point.
    """
    side = STEP[data[ARROW] + 1 & 3]
    for at in range(BUNDLE_SIZES, BUNDLE_SIZES + data[BUNDLE]):
        half = 1 << data[at]
        p = centre - half * side
        for _ in range(2 * half + more):
            if data[bitmap + (p >> 3)] >> (p & 7) & 1 == bit:
                return True
            p += side
        centre -= STEP[data[ARROW]]
    return False


def board(bits: bytearray, data: bytearray) -> None:
    """Works out the picture of the whole board, of the kind MONO_HMSB: land, border and lines."""
    for at in range(len(bits)):
        row = at // _ROW
        pattern = row & 3
        above = data[at] | data[at + 1] << 8
        below = data[at + _ROW] | data[at + _ROW + 1] << 8
        some = above | above >> 1 | below | below >> 1
        every = above & above >> 1 & below & below >> 1
        second = data[SECOND + at]
        land = 0
        if row:
            taken = ~above & _ON_BOARD[at % _ROW]
            land = taken & ~second & _DOTS[pattern] | taken & second & _STRIPES[pattern]
        line = data[STIX + at] | data[STIX + STIX_BYTES + at] & _GAPS[pattern]
        bits[at] = (land | some & ~every | line) & 0xFF


def lens(picture: bytearray, data: bytearray, after: bytearray, left: int, top: int) -> None:
    """Adds to the upper left of a dark picture the squares from there on, and the border.

    Those that are open, but no more in the data `after`, are new land.
    """
    for row in range(max(top, 0), top + _DOWN):
        y = (row - top) * _SQUARE
        shift = y & 7
        for column in range(max(left, 0), left + _ACROSS):
            x = (y >> 3) * _WIDTH + (column - left) * _SQUARE
            square = column + 1 + _COLUMNS * (row + 1)
            free = is_open(data, square)
            if free:
                look = _OPEN if is_open(after, square) else _NEW
            elif column < SIDE and row < SIDE:
                look = _LAND + _SQUARE * is_open(data, 8 * SECOND + square)
            else:
                look = -1
            if look >= 0:
                for i in range(_SQUARE):
                    picture[x + i] |= _LOOKS[look + i] << shift
            if free != is_open(data, square - _COLUMNS):
                for i in range(_SQUARE + 1):
                    picture[x + i] |= 1 << shift
            if free != is_open(data, square - 1):
                picture[x] |= 15 << shift
                picture[x + (_WIDTH if shift else 0)] |= 1 if shift else 16
