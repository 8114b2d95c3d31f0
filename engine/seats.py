"""Who plays at each seat of a table, all in one number: three bits a seat, 0 for a person, else 1 + a bot's level."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_PLAYERS = const(5)
LEVELS = const(4)  # that any bot can have
_BITS = const(3)
_MASK = const(7)


def seat(seats: int, player: int) -> int:
    """Who plays at a seat."""
    return seats >> _BITS * player & _MASK


def robot_name(robots: "Sequence[str]", bot: int, player: int) -> str:
    """What a bot, which is 1 + its level, is called at a player's seat."""
    return robots[bot - 1] + " " + str(player + 1)


def with_kind(seats: int, player: int, kind: int) -> int:
    """The seats with another player at one of them."""
    return seats & ~(_MASK << _BITS * player) | kind << _BITS * player


def first_seats(seats: int, players: int) -> int:
    """The first seats alone."""
    return seats & (1 << _BITS * players) - 1


def is_valid(seats: int, players: int) -> bool:
    """Whether these seats are of so many players, and there is a bot among them."""
    levels = [seat(seats, player) for player in range(players)]
    return seats != 0 and first_seats(seats, players) == seats and max(levels) <= LEVELS
