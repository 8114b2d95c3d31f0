"""The virtual board that `machine` and `time` belong to now, and the numbers that they share with it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PINS = 30
IN, OUT, OPEN_DRAIN = 0, 1, 2
PULL_UP, PULL_DOWN = 1, 2

# Why the board started, as `machine` numbers it.
POWER_ON, WATCHDOG = 1, 3

_bound: list = []


def bind(board: "Any") -> None:
    """From now on the modules belong to this board."""
    _bound[:] = (board,)


def current() -> "Any":
    """The board that they belong to."""
    return _bound[0]
