"""What screens and tests ask of the data of a game of Qix, without taking anything from the heap.

A frame buffer (MONO_HMSB, 48 wide and 41 high) over the bytes from OPEN or STIX shows a whole bitmap at once; of the
squares, row and column 0 are off the board.
"""

from micropython import const

from engine.qix.grid import is_open, point
from engine.qix.layout import (
    ARROW,
    BUNDLE,
    BUNDLE_SIZES,
    CARD,
    DICE,
    IN_BORDER,
    IN_STIX,
    PILE,
    QIX_SUPPLY,
    QIX_X,
    QIX_Y,
    SECOND,
    SIZES,
    SUPPLY,
    TIP,
)
from engine.qix.sticks import entry, word

UNTAKEN = const(2)


def captor(data: bytearray, x: int, y: int) -> int:
    """Who captured the square whose lower left corner is there, 0 or 1, or UNTAKEN."""
    square = point(x + 1, y)
    if is_open(data, square):
        return UNTAKEN
    return data[SECOND + (square >> 3)] >> (square & 7) & 1


def supply(data: bytearray, player: int, size: int) -> int:
    """How many sticks of a size a player has at hand."""
    return data[SUPPLY + SIZES * player + size]


def in_border(data: bytearray, player: int) -> int:
    """How many sticks of a player lie in the border; they come before those of the Stix."""
    return data[IN_BORDER + player]


def in_stix(data: bytearray, player: int) -> int:
    """How many sticks the Stix of a player has."""
    return data[IN_STIX + player]


def stick_point(data: bytearray, player: int, i: int) -> int:
    """The number of the point where the i-th stick of a player on the board begins."""
    return word(data, entry(player, i))


def stick_heading(data: bytearray, player: int, i: int) -> int:
    """Its direction."""
    return data[entry(player, i) + 2] & 3


def stick_size(data: bytearray, player: int, i: int) -> int:
    """Its size."""
    return data[entry(player, i) + 2] >> 2 & 3


def stick_length(data: bytearray, player: int, i: int) -> int:
    """How many squares long it is without what lies beyond the border."""
    return (data[entry(player, i) + 2] >> 4) + 1


def tip(data: bytearray, player: int) -> int:
    """The number of the point from which a player's Stix goes on."""
    return word(data, TIP + 2 * player)


def qix_x(data: bytearray) -> int:
    """The x of the centre of the leading stick."""
    return data[QIX_X]


def qix_y(data: bytearray) -> int:
    """The y of the centre of the leading stick."""
    return data[QIX_Y]


def arrow(data: bytearray) -> int:
    """The direction in which the Qix moves; every stick but the leading one is a square behind the one before."""
    return data[ARROW]


def bundle(data: bytearray) -> int:
    """How many sticks the Qix has."""
    return data[BUNDLE]


def bundle_size(data: bytearray, i: int) -> int:
    """The size of its i-th stick, the leading one first."""
    return data[BUNDLE_SIZES + i]


def qix_supply(data: bytearray, size: int) -> int:
    """How many sticks of a size the Qix could still get."""
    return data[QIX_SUPPLY + size]


def cards_left(data: bytearray, kind: int) -> int:
    """How many cards of a kind are in the draw pile."""
    return data[PILE + kind]


def card(data: bytearray) -> int:
    """The kind of the last card drawn."""
    return data[CARD]


def rolls(data: bytearray) -> int:
    """How often the die is still to be rolled for it."""
    return data[DICE]
