"""The players' sticks: what is at hand, where one may lie, and the Stix that they make."""

from micropython import const

from engine.qix.grid import STEP, is_border
from engine.qix.layout import (
    CLOSES,
    HEADING,
    IN_BORDER,
    IN_STIX,
    OWNED,
    SIZES,
    STICK_BYTES,
    STICKS,
    STIX,
    STIX_BYTES,
    SUPPLY,
    TIP,
)
from engine.qix.loops import reach

_OWN = b"\x14\x0a\x06"  # sticks of a player: 20 small, 10 medium, 6 large
_NEVER = const(32)  # more than reach() ever says

_NO_POINTS = bytes(246)


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
    return STICKS + OWNED * player + STICK_BYTES * i


def has_room(data: bytearray, player: int, size: int, far: int) -> bool:
    """Whether a player has a stick of a size, and it may lie where reach() says that it goes so far."""
    return data[SUPPLY + SIZES * player + size] != 0 and (far >= CLOSES or 2 << size <= far)


def least(data: bytearray, player: int) -> int:
    """How far reach() has to say that it goes for any stick that a player has: the shortest fits best."""
    for size in range(SIZES):
        if data[SUPPLY + SIZES * player + size]:
            return 2 << size
    return _NEVER


def is_start(data: bytearray, player: int, p: int, heading: int) -> bool:
    """Whether a player without a Stix may start one from a point, in that direction [ruling 3]."""
    return is_border(data, p) and reach(data, p, heading) >= least(data, player)


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
        take_back(data, player, i)
    forget_stix(data, player)


def give_up_border(data: bytearray, player: int) -> None:
    """A player who can't start takes all own sticks in the border back; the border stays where it is [ruling 6]."""
    for i in range(data[IN_BORDER + player]):
        take_back(data, player, i)
    data[IN_BORDER + player] = 0


def take_back(data: bytearray, player: int, i: int) -> None:
    """The i-th stick of a player on the board goes back to the supply; the caller closes the gap."""
    at = entry(player, i)
    data[SUPPLY + SIZES * player + (data[at + 2] >> 2 & 3)] += 1
    data[at] = data[at + 1] = data[at + 2] = 0


def forget_stix(data: bytearray, player: int) -> None:
    """The points of a Stix are free again; its sticks are the caller's."""
    points = STIX + STIX_BYTES * player
    data[points : points + STIX_BYTES] = _NO_POINTS
    data[IN_STIX + player] = data[HEADING + player] = 0
    put_word(data, TIP + 2 * player, 0)
