"""What a Stix captures that has reached the border, and what is broken and given back by that."""

from engine.qix import loops
from engine.qix.bundle import square_of
from engine.qix.grid import BESIDE, STEP, is_open, way
from engine.qix.layout import BOARD_BYTES, IN_BORDER, IN_STIX, SCORE, STICK_BYTES, TIP
from engine.qix.loops import enclose
from engine.qix.sticks import break_stix, entry, forget_stix, put_word, take_back, word

# The squares inside a closed line, while they are looked for.
_inside = bytearray(BOARD_BYTES)
_NOTHING = bytes(BOARD_BYTES)


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
    _inside[:] = _NOTHING
    heading = way(data, word(data, TIP + 2 * player), 1)
    enclose(data, _inside, entry(player, data[IN_BORDER + player]), data[IN_STIX + player], heading)


def capture(data: bytearray, player: int) -> int:
    """Captures the open squares inside, or outside if the Qix is inside; how many they are."""
    return loops.capture(data, _inside, player, 0xFF if is_open(_inside, square_of(data)) else 0)


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
