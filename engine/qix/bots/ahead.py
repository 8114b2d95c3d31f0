"""What a line is worth that goes straight on to the border: it is laid on a copy of the game."""

from micropython import const

from engine.qix.closing import capture, surround
from engine.qix.layout import LARGE, SMALL, TIP
from engine.qix.loops import reach
from engine.qix.state import State
from engine.qix.sticks import has_room, lay, word

# What a square is worth if closing takes so many rounds more: 0.85 ** rounds / (rounds + 1), of 255.
WORTH = b"\xff\x6c\x3d\x27\x1a\x12\x0d\x0a"
_MOST_ROUNDS = const(5)  # that are looked ahead


class Ahead:
    """A game to lay such a line in, made once.

    game: what the line is laid in, set by who asks.
    """

    def __init__(self) -> None:
        self.game = State(2, None, 0)
        self._rounds = 0

    def reaches(self, player: int, heading: int, rounds: int) -> bool:
        """Lays the longest sticks, the first of them so many rounds from now; whether that leads to the border soon."""
        data = self.game.data
        while rounds <= _MOST_ROUNDS:
            size = longest(data, player, reach(data, word(data, TIP + 2 * player), heading))
            if size < SMALL:
                return False
            if lay(data, player, heading, size):
                self._rounds = rounds
                return True
            rounds += 1
        return False

    def worth(self, player: int) -> int:
        """What the line is worth that has reached the border: what it would capture."""
        surround(self.game.data, player)
        return capture(self.game.data, player) * WORTH[self._rounds]


def longest(data: bytearray, player: int, far: int) -> int:
    """The size of the longest stick that a player has and that may lie there, or -1."""
    size = LARGE
    while size >= SMALL and not has_room(data, player, size, far):
        size -= 1
    return size
