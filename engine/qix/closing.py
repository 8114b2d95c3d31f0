"""What a Stix captures that has reached the border, and what is broken and given back by that."""

from engine.qix.bundle import square_of
from engine.qix.grid import BESIDE, STEP, is_open, way
from engine.qix.layout import IN_BORDER, IN_STIX, OPEN, RIGHT, SCORE, SECOND, STICK_BYTES, TIP, UP
from engine.qix.sticks import break_stix, entry, forget_stix, put_word, take_back, word

_ONES = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4"  # bits in half a byte

# The squares inside a closed line, while they are looked for.
_inside = bytearray(252)
_NOTHING = bytes(252)


def close(data: bytearray, player: int) -> None:
    """The Stix has reached the border, anywhere [ruling 7]: captures what it cuts off, and breaks the other's in it."""
    surround(data, player)
    points = capture(data, player)
    put_word(data, SCORE + 2 * player, word(data, SCORE + 2 * player) + points)
    data[IN_BORDER + player] += data[IN_STIX + player]
    forget_stix(data, player)
    other = 1 - player
    # It can't cross the closed one, so that all of it is on the side of its last point [ruling 9].
    if data[IN_STIX + other] and not is_open(data, word(data, TIP + 2 * other)):
        break_stix(data, other)
    for owner in range(2):
        _return_buried(data, owner)


def surround(data: bytearray, player: int) -> None:
    """Finds the squares inside the line that is the Stix and the border from its end clockwise to its start."""
    inside = _inside
    inside[:] = _NOTHING
    first = data[IN_BORDER + player]
    start = p = word(data, entry(player, first))
    for i in range(first, first + data[IN_STIX + player]):
        packed = data[entry(player, i) + 2]
        heading = packed & 3
        for _ in range((packed >> 4) + 1):
            if not heading & 1:
                _mark(p, heading)
            p += STEP[heading]
    _follow_border(data, p, start)
    # A square is inside if an odd number of marks is before it: to the left of it, as every row above has an even one.
    odd = 0
    for i in range(len(inside)):
        byte = inside[i]
        if byte:
            byte ^= byte << 1
            byte ^= byte << 2
            byte = (byte ^ byte << 4) & 0xFF ^ odd
            inside[i] = byte
            odd = 0xFF if byte & 0x80 else 0
        elif odd:
            inside[i] = odd


def _follow_border(data: bytearray, p: int, start: int) -> None:
    """Draws the border clockwise from a point to the start.

    It walks as turn() of grid.py does, but looks directions up once for each straight part, for the sake of speed.
    """
    heading = way(data, p, 1)
    while p != start:
        ahead = STEP[heading]
        right = BESIDE[heading]
        left = BESIDE[heading - 1]
        while True:
            if not heading & 1:
                _mark(p, heading)
            p += ahead
            square = p + right
            if not data[square >> 3] >> (square & 7) & 1:
                heading = heading + 1 & 3
                break
            square = p + left
            if data[square >> 3] >> (square & 7) & 1:
                heading = heading - 1 & 3
                break
            if p == start:
                break


def _mark(p: int, heading: int) -> None:
    """Marks the square to the right of an upright unit of the line."""
    square = p + BESIDE[RIGHT if heading else UP]
    _inside[square >> 3] ^= 1 << (square & 7)


def capture(data: bytearray, player: int) -> int:
    """Captures the open squares inside, or outside if the Qix is inside; how many they are."""
    qix = square_of(data)
    outside = 0xFF if _inside[qix >> 3] >> (qix & 7) & 1 else 0
    count = 0
    inside = _inside
    for i in range(len(inside)):
        taken = data[OPEN + i] & (inside[i] ^ outside)
        if taken:
            data[OPEN + i] ^= taken
            if player:
                data[SECOND + i] |= taken
            count += _ONES[taken & 15] + _ONES[taken >> 4]
    return count


def _return_buried(data: bytearray, owner: int) -> None:
    """Sticks of closed Stix that lie with no part on the border go back to the player who laid them [ruling 8]."""
    kept = 0
    for i in range(data[IN_BORDER + owner] + data[IN_STIX + owner]):
        at = entry(owner, i)
        if not _is_beside_open(data, at):
            take_back(data, owner, i)
            data[IN_BORDER + owner] -= 1
            continue
        if kept < i:
            to = entry(owner, kept)
            for byte in range(STICK_BYTES):
                data[to + byte] = data[at + byte]
                data[at + byte] = 0
        kept += 1


def _is_beside_open(data: bytearray, at: int) -> bool:
    """Whether an open square is beside any unit of a stick, as of those in the border and of all in a Stix."""
    packed = data[at + 2]
    heading = packed & 3
    right = word(data, at) + BESIDE[heading]
    left = right - BESIDE[heading] + BESIDE[heading - 1]
    for _ in range((packed >> 4) + 1):
        if data[right >> 3] >> (right & 7) & 1 or data[left >> 3] >> (left & 7) & 1:
            return True
        right += STEP[heading]
        left += STEP[heading]
    return False
