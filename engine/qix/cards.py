"""The twenty cards and the die of the Qix; the deck is a count per kind, and drawing is a weighted outcome."""

from micropython import const

from engine.qix.bundle import grow, multiply, tilt
from engine.qix.layout import CARD, PILE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.dice import Dice

# Kinds of cards.
GROW = const(0)
MULTIPLY = const(1)
TILT = const(2)
MOVE_1 = const(3)
MOVE_2 = const(4)
MOVE_3 = const(5)
MOVE_AND_DRAW = const(6)
SHUFFLE = const(7)
KINDS = const(8)

# By kind: how many cards there are, and how often the die is rolled for one.
_COUNTS = b"\2\1\4\3\4\3\2\1"
_ROLLS = b"\0\0\0\1\2\3\1\0"
MOST_ROLLS = const(3)

FARTHEST = const(3)  # the highest face of the die
_FACES = b"\1\1\1\2\2\3"


def shuffle(data: bytearray) -> None:
    """All cards are in the draw pile."""
    for kind in range(KINDS):
        data[PILE + kind] = _COUNTS[kind]


def cards_of(kind: int) -> int:
    """How many cards of a kind there are, drawn or not."""
    return _COUNTS[kind]


def rolls_of(kind: int) -> int:
    """How often the die is rolled for a card."""
    return _ROLLS[kind]


def pile(data: bytearray) -> int:
    """How many cards are in the draw pile: at least one, as Shuffle brings all back as soon as it is drawn."""
    count = 0
    for kind in range(KINDS):
        count += data[PILE + kind]
    return count


def draw(data: bytearray, dice: "Dice") -> int:
    """The kind of a fairly drawn card, which stays in the pile."""
    number = dice.below(pile(data))
    kind = 0
    while number >= data[PILE + kind]:
        number -= data[PILE + kind]
        kind += 1
    return kind


def roll(dice: "Dice") -> int:
    """A face of the die, 1 to 3."""
    return _FACES[dice.below(6)]


def apply(data: bytearray, kind: int) -> int:
    """Draws a card and does what it says but for the rolls; the Stix that the Qix touches, as in bundle.py."""
    data[CARD] = kind
    data[PILE + kind] -= 1
    if kind == SHUFFLE:
        shuffle(data)
    elif kind == TILT:
        return tilt(data)
    elif kind == GROW:
        return grow(data)
    elif kind == MULTIPLY:
        return multiply(data)
    return 0
