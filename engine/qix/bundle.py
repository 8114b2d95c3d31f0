"""The Qix: a bundle of parallel sticks on one line along its arrow, and how the cards move, turn and enlarge it.

Those functions return the Stix that the Qix touches meanwhile: bit 0 for player 0's, bit 1 for player 1's.
"""

from micropython import const

from engine.qix.grid import BESIDE, STEP_X, STEP_Y, point
from engine.qix.layout import (
    ARROW,
    BUNDLE,
    BUNDLE_SIZES,
    IN_STIX,
    LARGE,
    OPEN,
    QIX_SUPPLY,
    QIX_X,
    QIX_Y,
    SIDE,
    SMALL,
    STIX,
    STIX_BYTES,
)
from engine.qix.loops import crosses, fits

# At first [ruling 1]: large, medium, small from the front, the medium one centred.
_CENTRE = const(20)
_FIRST_BUNDLE = b"\2\1\0"
_SUPPLY = b"\2\3\3"  # of the Qix, those included

# How far one that sticks out may be shifted [ruling 16].
_FARTHEST_SHIFT = const(8)
# No point that a turning stick sweeps is farther across or up from the pivot: 4 ** 2 + 4 ** 2 < 6 ** 2.
_RADIUS = const(5)


def set_up(data: bytearray, arrow: int) -> None:
    """Puts the Qix on the board; the large stick leads."""
    data[QIX_X] = _CENTRE
    data[QIX_Y] = _CENTRE + STEP_Y[arrow]
    data[ARROW] = arrow
    data[BUNDLE] = len(_FIRST_BUNDLE)
    for size in range(LARGE + 1):
        data[QIX_SUPPLY + size] = _SUPPLY[size] - 1
        data[BUNDLE_SIZES + size] = _FIRST_BUNDLE[size]


def is_blocked(data: bytearray) -> bool:
    """Whether the next step would carry a part of the Qix out of the open area: a square in front of it isn't open."""
    return crosses(data, OPEN, 0, point(data[QIX_X], data[QIX_Y]) + BESIDE[data[ARROW]], 0)


def stix_at(data: bytearray, p: int) -> int:
    """The Stix with that point: bit 0 for player 0's, bit 1 for player 1's."""
    byte = STIX + (p >> 3)
    shift = p & 7
    return data[byte] >> shift & 1 | (data[byte + STIX_BYTES] >> shift & 1) << 1


def touched(data: bytearray) -> int:
    """The Stix that the Qix touches where it is."""
    found = 0
    centre = point(data[QIX_X], data[QIX_Y])
    for player in range(2):
        if data[IN_STIX + player] and crosses(data, STIX + STIX_BYTES * player, 1, centre, 1):
            found |= 1 << player
    return found


def square_of(data: bytearray) -> int:
    """A square of the Qix: one between its two foremost sticks."""
    return point(data[QIX_X], data[QIX_Y]) + BESIDE[data[ARROW] + 1 & 3]


def flip(data: bytearray) -> None:
    """The arrow turns round, and the rearmost stick leads."""
    arrow = data[ARROW]
    last = data[BUNDLE] - 1
    data[QIX_X] -= last * STEP_X[arrow]
    data[QIX_Y] -= last * STEP_Y[arrow]
    data[ARROW] = arrow + 2 & 3
    for i in range(data[BUNDLE] >> 1):
        at = BUNDLE_SIZES + i
        opposite = BUNDLE_SIZES + last - i
        size = data[at]
        data[at] = data[opposite]
        data[opposite] = size


def step(data: bytearray) -> int:
    """One square along the arrow, where nothing blocks it."""
    arrow = data[ARROW]
    data[QIX_X] += STEP_X[arrow]
    data[QIX_Y] += STEP_Y[arrow]
    return touched(data)


def move(data: bytearray, squares: int) -> int:
    """A roll of the die: at the border, even after the last step, the Qix flips and the rest of the roll is lost.

    If it already stands so when the roll begins, it flips and the roll is lost [ruling 15].
    """
    found = 0
    while not is_blocked(data):
        if not squares:
            return found
        found |= step(data)
        squares -= 1
    flip(data)
    return found


def grow(data: bytearray) -> int:
    """The smallest stick that can takes the next size about its centre; of equals the leading one [ruling 12]."""
    for size in range(SMALL, LARGE):
        if not data[QIX_SUPPLY + size + 1]:
            continue
        for at in range(BUNDLE_SIZES, BUNDLE_SIZES + data[BUNDLE]):
            if data[at] == size:
                data[at] = size + 1
                if not _settle(data, data[QIX_X], data[QIX_Y], data[ARROW]):
                    data[at] = size
                    return 0
                data[QIX_SUPPLY + size + 1] -= 1
                data[QIX_SUPPLY + size] += 1
                return touched(data)
    return 0


def multiply(data: bytearray) -> int:
    """A small stick is added in front, where there is one left and room for it [ruling 13]."""
    if not data[QIX_SUPPLY + SMALL]:
        return 0
    arrow = data[ARROW]
    count = data[BUNDLE]
    data[BUNDLE] = count + 1
    for at in range(BUNDLE_SIZES + count, BUNDLE_SIZES, -1):
        data[at] = data[at - 1]
    data[BUNDLE_SIZES] = SMALL
    if fits(data, data[QIX_X] + STEP_X[arrow], data[QIX_Y] + STEP_Y[arrow], arrow):
        data[QIX_SUPPLY + SMALL] -= 1
        return step(data)
    data[BUNDLE] = count
    for at in range(BUNDLE_SIZES, BUNDLE_SIZES + count):
        data[at] = data[at + 1]
    data[BUNDLE_SIZES + count] = 0
    return 0


def tilt(data: bytearray) -> int:
    """A quarter turn clockwise about the centre of the middle stick, of two the leading one [ruling 14]."""
    arrow = data[ARROW]
    ahead = data[BUNDLE] - 1 >> 1  # sticks before the pivot
    x = data[QIX_X] - ahead * STEP_X[arrow]
    y = data[QIX_Y] - ahead * STEP_Y[arrow]
    found = _swept(data, x, y, ahead)
    turned = arrow + 1 & 3
    if not _settle(data, x + ahead * STEP_X[turned], y + ahead * STEP_Y[turned], turned):
        return 0
    return found | touched(data)


def _settle(data: bytearray, x: int, y: int, arrow: int) -> bool:
    """Puts the Qix there, shifted by the fewest squares: of equals topmost, then rightmost [ruling 16]; if it can."""
    for far in range(_FARTHEST_SHIFT + 1):
        for up in range(far, -far - 1, -1):
            across = far - abs(up)
            if not fits(data, x + across, y + up, arrow):
                across = -across
                if not across or not fits(data, x + across, y + up, arrow):
                    continue
            data[QIX_X] = x + across
            data[QIX_Y] = y + up
            data[ARROW] = arrow
            return True
    return False


def _swept(data: bytearray, x: int, y: int, ahead: int) -> int:
    """The Stix with a point in the sectors that the sticks sweep in a quarter turn about one of them [ruling 17]."""
    if not data[IN_STIX] and not data[IN_STIX + 1]:
        return 0
    found = 0
    arrow = data[ARROW]
    for py in range(max(y - _RADIUS, 0), min(y + _RADIUS, SIDE) + 1):
        row = point(0, py)
        for px in range(max(x - _RADIUS, 0), min(x + _RADIUS, SIDE) + 1):
            p = row + px
            byte = STIX + (p >> 3)
            if (data[byte] | data[byte + STIX_BYTES]) >> (p & 7) & 1:
                # As seen with the arrow upwards.
                along = (px - x) * STEP_X[arrow] + (py - y) * STEP_Y[arrow]
                across = (px - x) * STEP_Y[arrow] - (py - y) * STEP_X[arrow]
                if _is_swept(data, across, along, ahead):
                    found |= stix_at(data, p)
    return found


def _is_swept(data: bytearray, across: int, along: int, ahead: int) -> bool:
    """Whether a stick meets a point that many squares from the pivot in its clockwise quarter turn.

    Seen from the Qix, the point goes round anticlockwise. It meets the stick at height k where the stick's line crosses
    the circle, at across = root and at -root, if that is on the stick and within 90 degrees of the point: then neither
    the cross product nor the dot product of the two is negative.
    """
    square = across * across + along * along
    for i in range(data[BUNDLE]):
        k = ahead - i
        half = 1 << data[BUNDLE_SIZES + i]
        root = square - k * k  # squared
        if 0 <= root <= half * half:
            if _reaches(across * k, -along, root) and _reaches(along * k, across, root):
                return True
            if _reaches(across * k, along, root) and _reaches(along * k, -across, root):
                return True
    return False


def _reaches(a: int, b: int, square: int) -> bool:
    """Whether a + b * the root of square is 0 or more."""
    if a >= 0 and b >= 0:
        return True
    if a < 0 and b < 0:
        return False
    return a * a >= b * b * square if a >= 0 else b * b * square >= a * a
