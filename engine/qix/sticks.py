"""The players' sticks: where one may lie, the Stix that they make, and what a closed one captures."""

from micropython import const

from engine.qix.bundle import square_of
from engine.qix.grid import BESIDE, STEP, STEP_X, STEP_Y, is_border, is_open, turn, way, x_of, y_of
from engine.qix.layout import (
    ARROW,
    BUNDLE,
    BUNDLE_SIZES,
    DOWN,
    HEADING,
    IN_BORDER,
    IN_STIX,
    OPEN,
    OWNED,
    QIX_X,
    QIX_Y,
    SCORE,
    SECOND,
    SIZES,
    STICK,
    STICKS,
    STIX,
    STIX_BYTES,
    SUPPLY,
    TIP,
    UP,
)

_OWN = b"\x14\x0a\x06"  # sticks of a player: 20 small, 10 medium, 6 large
_LONGEST = const(8)

# What reach() adds to the length if the border ends it.
CLOSES = const(16)

_ONES = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"  # bits in half a byte
_BLANK = bytes(246)  # a bitmap of points

# The squares inside a closed line, while they are looked for.
_inside = bytearray(252)


def set_up(data: bytearray) -> None:
    """Both players have all their sticks."""
    for size in range(SIZES):
        data[SUPPLY + size] = data[SUPPLY + SIZES + size] = _OWN[size]


def word(data: bytearray, at: int) -> int:
    """The two bytes there, low byte first."""
    return data[at] | data[at + 1] << 8


def put_word(data: bytearray, at: int, value: int) -> None:
    """Writes two bytes."""
    data[at] = value & 0xFF
    data[at + 1] = value >> 8


def entry(player: int, i: int) -> int:
    """Where the i-th stick of a player on the board is written."""
    return STICKS + OWNED * player + STICK * i


def reach(data: bytearray, p: int, heading: int) -> int:
    """How far a stick may go from a point: 0 to 8 squares, and CLOSES if there the border ends it.

    Sticks 3 and 4: no point of it may touch the Qix, none but the first a Stix, and both squares beside its first unit
    are open. Touching counts as crossing [ruling].
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


def has_room(data: bytearray, player: int, size: int, far: int) -> bool:
    """Whether a player has a stick of a size, and it may lie where reach() says that it goes so far."""
    return data[SUPPLY + SIZES * player + size] != 0 and (far >= CLOSES or 2 << size <= far)


def has_any_room(data: bytearray, player: int, far: int) -> bool:
    """Whether any stick that a player has may lie there; the shortest fits best."""
    for size in range(SIZES):
        if data[SUPPLY + SIZES * player + size]:
            return has_room(data, player, size, far)
    return False


def is_start(data: bytearray, player: int, p: int, heading: int) -> bool:
    """Whether a player without a Stix may start one from a point, in that direction."""
    return is_border(data, p) and has_any_room(data, player, reach(data, p, heading))


def begin(data: bytearray, player: int, p: int, heading: int) -> None:
    """Chooses where the first stick of a Stix begins."""
    put_word(data, TIP + 2 * player, p)
    data[HEADING + player] = heading


def lay(data: bytearray, player: int, heading: int, size: int) -> bool:
    """Lays a stick that may lie there; whether it closes the Stix."""
    p = word(data, TIP + 2 * player)
    far = reach(data, p, heading)
    length = min(2 << size, far & CLOSES - 1)
    closes = far >= CLOSES and length == far - CLOSES
    at = entry(player, data[IN_BORDER + player] + data[IN_STIX + player])
    put_word(data, at, p)
    data[at + 2] = heading | size << 2 | length - 1 << 4
    data[SUPPLY + SIZES * player + size] -= 1
    data[IN_STIX + player] += 1
    data[HEADING + player] = heading
    points = STIX + STIX_BYTES * player
    data[points + (p >> 3)] |= 1 << (p & 7)
    for _ in range(length):
        p += STEP[heading]
        data[points + (p >> 3)] |= 1 << (p & 7)
    put_word(data, TIP + 2 * player, p)
    return closes


def break_stix(data: bytearray, player: int) -> None:
    """All sticks of the Stix go back to their owner's supply; no points are lost."""
    end = data[IN_BORDER + player] + data[IN_STIX + player]
    for i in range(data[IN_BORDER + player], end):
        _take_back(data, player, i)
    _forget_stix(data, player)


def give_up_border(data: bytearray, player: int) -> None:
    """A player who can't start takes all own sticks in the border back; the border stays where it is [ruling]."""
    for i in range(data[IN_BORDER + player]):
        _take_back(data, player, i)
    data[IN_BORDER + player] = 0


def close(data: bytearray, player: int) -> None:
    """The Stix has reached the border: the part without the Qix is captured, and breaks the other's Stix in it."""
    _surround(data, player)
    points = _capture(data, player)
    put_word(data, SCORE + 2 * player, word(data, SCORE + 2 * player) + points)
    data[IN_BORDER + player] += data[IN_STIX + player]
    _forget_stix(data, player)
    other = 1 - player
    # It can't cross the closed one, so that all of it is on the side of its last point.
    if data[IN_STIX + other] and not is_open(data, word(data, TIP + 2 * other)):
        break_stix(data, other)
    for owner in range(2):
        _return_buried(data, owner)


def _take_back(data: bytearray, player: int, i: int) -> None:
    at = entry(player, i)
    data[SUPPLY + SIZES * player + (data[at + 2] >> 2 & 3)] += 1
    data[at] = data[at + 1] = data[at + 2] = 0


def _forget_stix(data: bytearray, player: int) -> None:
    points = STIX + STIX_BYTES * player
    data[points : points + STIX_BYTES] = _BLANK
    data[IN_STIX + player] = data[HEADING + player] = 0
    put_word(data, TIP + 2 * player, 0)


def _surround(data: bytearray, player: int) -> None:
    """Finds the squares inside the line that is the Stix and the border from its end clockwise to its start."""
    for i in range(len(_inside)):
        _inside[i] = 0
    first = data[IN_BORDER + player]
    start = p = word(data, entry(player, first))
    for i in range(first, first + data[IN_STIX + player]):
        packed = data[entry(player, i) + 2]
        for _ in range((packed >> 4) + 1):
            p = _draw(p, packed & 3)
    heading = way(data, p, 1)
    while p != start:
        p = _draw(p, heading)
        heading = turn(data, p, heading, 1)
    # A square is inside if an odd number of upright lines is to its left, in all rows up to its own.
    odd = 0
    for i in range(len(_inside)):
        byte = _inside[i]
        byte ^= byte << 1
        byte ^= byte << 2
        byte = (byte ^ byte << 4) & 0xFF ^ odd
        _inside[i] = byte
        odd = 0xFF if byte & 0x80 else 0


def _draw(p: int, heading: int) -> int:
    """Draws a unit of the line: the square to the right of an upright one is marked; the next point."""
    if heading == UP or heading == DOWN:
        square = p + BESIDE[0 if heading == UP else 1]
        _inside[square >> 3] ^= 1 << (square & 7)
    return p + STEP[heading]


def _capture(data: bytearray, player: int) -> int:
    """Captures the open squares inside, or outside if the Qix is inside; how many they are."""
    qix = square_of(data)
    outside = 0xFF if _inside[qix >> 3] >> (qix & 7) & 1 else 0
    count = 0
    for i in range(len(_inside)):
        taken = data[OPEN + i] & (_inside[i] ^ outside)
        if taken:
            data[OPEN + i] ^= taken
            if player:
                data[SECOND + i] |= taken
            count += _ONES[taken & 15] + _ONES[taken >> 4]
    return count


def _return_buried(data: bytearray, owner: int) -> None:
    """Sticks of closed Stix that lie with no part on the border go back to the player who laid them [ruling]."""
    count = data[IN_BORDER + owner]
    end = count + data[IN_STIX + owner]
    kept = 0
    for i in range(end):
        at = entry(owner, i)
        if i < count and not _is_in_border(data, at):
            _take_back(data, owner, i)
            data[IN_BORDER + owner] -= 1
            continue
        if kept < i:
            to = entry(owner, kept)
            for byte in range(STICK):
                data[to + byte] = data[at + byte]
                data[at + byte] = 0
        kept += 1


def _is_in_border(data: bytearray, at: int) -> bool:
    """Whether an open square is beside any unit of a closed stick."""
    p = word(data, at)
    packed = data[at + 2]
    heading = packed & 3
    for _ in range((packed >> 4) + 1):
        if is_open(data, p + BESIDE[heading]) or is_open(data, p + BESIDE[heading - 1]):
            return True
        p += STEP[heading]
    return False
