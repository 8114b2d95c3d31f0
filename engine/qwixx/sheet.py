"""The printed sheet of Qwixx: the rows and their numbers, and what crosses and penalties are worth."""

from micropython import const

ROWS = const(4)
RED = const(0)
YELLOW = const(1)
GREEN = const(2)
BLUE = const(3)

LENGTH = const(11)  # numbers in a row, 2 to 12
LAST = const(10)  # position of the number which locks the row
LOCK = const(11)  # position of the lock

PENALTIES = const(4)  # boxes; the game ends with the last
PENALTY = const(5)  # points which a penalty costs

# What a row scores, by its crosses, the lock included.
POINTS = b"\x00\x01\x03\x06\x0a\x0f\x15\x1c\x24\x2d\x37\x42\x4e"


def number(row: int, position: int) -> int:
    """The number at a position, 0 to 10 from the left: red and yellow rise from 2, green and blue fall from 12."""
    return position + 2 if row < GREEN else 12 - position


def position(row: int, number: int) -> int:
    """Where a number, 2 to 12, stands in a row."""
    return number - 2 if row < GREEN else 12 - number
