"""How a game of Qix stands: the whole board, and beside it scores, sticks at hand, the open area and the deck."""

from micropython import const

from engine.app.options import SECRET
from engine.qix.cards import pile
from engine.qix.layout import LARGE, SIZES, SQUARES, SUPPLY
from engine.qix.screens.overview import Overview
from engine.ui.canvas import CHAR, WIDTH, number_length

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.qix.state import State
    from engine.ui.canvas import Canvas
    from engine.ui.words.en import QixWords

NOTE = const(46)  # top of the line above the keys
NO_ONE = const(2)

_LEFT = const(1)
_TOP = const(1)
_NAME = const(57)  # left of the names
_SWATCH = const(47)
_PLAYER = const(18)  # from one player to the next
_REST = const(36)  # top of the open area and the deck


class Scoreboard:
    """Draws a state, with the name lit of who is next."""

    def __init__(self, canvas: "Canvas", words: "QixWords", overview: Overview, options: "bytes | bytearray") -> None:
        self._canvas = canvas
        self._words = words
        self._overview = overview
        self._options = options

    def draw(self, state: "State", names: "Sequence[str]", chosen: int) -> None:
        """Draw all but the two lines at the bottom; chosen is a player, or NO_ONE."""
        canvas = self._canvas
        data = state.data
        canvas.clear()
        self._overview.draw(canvas, data, _LEFT, _TOP)
        for player in range(2):
            y = 1 + _PLAYER * player
            ink = 0 if player == chosen else 1
            if not ink:
                canvas.fill_rect(_NAME - 2, y - 1, WIDTH - _NAME + 1, 10, 1)
            canvas.write(names[player], _NAME, y, ink)
            if state.is_terminal() or not self._options[SECRET]:
                score = state.score(player)
                canvas.number(score, WIDTH - 3 - number_length(score) * CHAR, y, ink)
            _swatch(canvas, player, _SWATCH, y)
            x = _NAME
            for size in range(LARGE, -1, -1):
                x = stick_count(canvas, data, player, size, x, y + 11) + 5
        x = canvas.phrase(self._words.OPEN, _SWATCH, _REST, state.open_squares() * 100 // SQUARES)
        canvas.write("%", x, _REST)
        x = WIDTH - 2 - 2 * CHAR
        canvas.rect(x - 9, _REST, 6, 8, 1)
        canvas.number(pile(data), x, _REST)

    def mark(self, line: bytearray) -> None:
        """Mark the points of a line that is lost, as it is no longer there."""
        self._overview.mark(self._canvas, line, _LEFT, _TOP)

    def note(self, form: str, a: "str | int" = 0, b: "str | int" = 0, c: "str | int" = 0) -> None:
        """Write the line above the keys."""
        self._canvas.phrase(form, 1, NOTE, a, b, c)


def stick_count(canvas: "Canvas", data: bytearray, player: int, size: int, x: int, y: int) -> int:
    """Draw a stick of a size, and how many of it a player has; the x behind."""
    canvas.fill_rect(x, y + 2, 2 << size, 2, 1)
    return canvas.small(data[SUPPLY + SIZES * player + size], x + (2 << size) + 2, y)


def _swatch(canvas: "Canvas", player: int, x: int, y: int) -> None:
    """What the land of a player looks like."""
    canvas.rect(x, y, 8, 8, 1)
    for line in range(2, 6):
        for at in range(2, 6):
            if (at + line) % 3 == 0 if player else at % 3 == 2 and line % 3 == 2:
                canvas.pixel(x + at, y + line, 1)
