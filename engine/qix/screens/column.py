"""What stands between the lens and the whole board: sticks at hand, the scores, and how much land is open."""

from micropython import const

from engine.app.options import SECRET
from engine.qix.layout import LARGE, SIZES, SQUARES, SUPPLY

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qix.state import State
    from engine.ui.canvas import Canvas

_LEFT = const(67)
_RIGHT = const(84)  # behind the digits
_DIGIT = const(4)  # pixels from one to the next
_TOP = const(2)
_PITCH = const(8)  # from one size of sticks to the next
_SCORES = const(27)
_LINE = const(6)
_OPEN = const(40)


class Column:
    """Draws it, 20 pixels wide."""

    def __init__(self, canvas: "Canvas", options: "bytes | bytearray") -> None:
        self._canvas = canvas
        self._options = options

    def draw(self, state: "State", data: bytearray, player: int) -> None:
        """Draw the scores of a state, with a bar beside that of the player, who has in `data` these sticks at hand."""
        canvas = self._canvas
        for size in range(SIZES):
            y = _TOP + _PITCH * (LARGE - size)
            canvas.fill_rect(_LEFT, y + 1, 2 << size, 2, 1)
            self._number(data[SUPPLY + SIZES * player + size], _RIGHT, y)
        if not self._options[SECRET]:
            for each in range(2):
                self._number(state.score(each), _RIGHT, _SCORES + _LINE * each)
            canvas.vline(_LEFT - 1, _SCORES + _LINE * player, _LINE - 1, 1)
        self._number(state.open_squares() * 100 // SQUARES, _RIGHT - _DIGIT, _OPEN)
        self._per_cent(_RIGHT - _DIGIT, _OPEN)

    def box(self, size: int) -> None:
        """Draw a box around a size of sticks."""
        self._canvas.rect(_LEFT - 2, _TOP + _PITCH * (LARGE - size) - 2, _RIGHT - _LEFT + 3, _PITCH + 1, 1)

    def _number(self, value: int, x: int, y: int) -> None:
        """Write small digits that end before x."""
        while True:
            x -= _DIGIT
            self._canvas.small(value % 10, x, y)
            value //= 10
            if not value:
                return

    def _per_cent(self, x: int, y: int) -> None:
        canvas = self._canvas
        canvas.pixel(x, y, 1)
        canvas.pixel(x + 2, y + 4, 1)
        canvas.line(x, y + 4, x + 2, y, 1)
