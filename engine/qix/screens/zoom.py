"""A part of the board of Qix four times as large: squares, border, lines, the Qix, and a stick that may be laid."""

from micropython import const

from engine.qix.grid import STEP_X, STEP_Y, x_of, y_of
from engine.qix.layout import ARROW, BUNDLE, BUNDLE_SIZES, IN_BORDER, IN_STIX, QIX_X, QIX_Y, SIDE
from engine.qix.loops import lens
from engine.qix.sticks import entry, word

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.canvas import Canvas

ZOOM_WIDTH = const(65)  # pixels
ZOOM_HEIGHT = const(45)
_ACROSS = const(16)  # squares
_DOWN = const(11)
_SQUARE = const(4)  # pixels from one grid point to the next


class Zoom:
    """The part of the board around a point; it may be drawn over right and below, where it isn't cut off."""

    def __init__(self, canvas: "Canvas") -> None:
        self._canvas = canvas
        self._left = 0  # the column and the row of grid points at the upper left
        self._top = 0

    def look_at(self, p: int, heading: int, far: int) -> None:
        """Move so that what is around the point so far from a point is seen."""
        self._left = min(max(x_of(p) + far * STEP_X[heading] - _ACROSS // 2, -1), SIDE + 1 - _ACROSS)
        self._top = min(max(SIDE - y_of(p) - far * STEP_Y[heading] - _DOWN // 2, -1), SIDE + 1 - _DOWN)

    def draw(self, data: bytearray, after: bytearray) -> None:
        """Draw the board; squares that are open, but no more in the data `after`, are shown as new land."""
        lens(self._canvas.buffer, data, after, self._left, self._top)
        for player in range(2):
            first = data[IN_BORDER + player]
            for i in range(first, first + data[IN_STIX + player]):
                self._line(data, player, i)
        self._qix(data)

    def stick(self, p: int, heading: int, length: int) -> None:
        """Draw a stick that may be laid, with a mark at its end."""
        canvas = self._canvas
        x = self._x(p)
        y = self._y(p)
        across = length * _SQUARE * STEP_X[heading]
        down = -length * _SQUARE * STEP_Y[heading]
        canvas.fill_rect(min(x, x + across) - 1, min(y, y + down) - 1, abs(across) + 3, abs(down) + 3, 1)
        x += across
        y += down
        canvas.fill_rect(x - 3, y - 3, 7, 7, 1)
        canvas.fill_rect(x - 1, y - 1, 3, 3, 0)

    def pointer(self, p: int, heading: int) -> None:
        """Draw an arrow from a point, where a line may start."""
        x = self._x(p)
        y = self._y(p)
        canvas = self._canvas
        for wide in range(6):
            self._bar(x + (11 - wide) * STEP_X[heading], y - (11 - wide) * STEP_Y[heading], wide, heading)
        for far in range(7):
            self._bar(x + far * STEP_X[heading], y - far * STEP_Y[heading], 1, heading)
        canvas.fill_rect(x - 2, y - 2, 5, 5, 1)
        canvas.pixel(x, y, 0)

    def _x(self, p: int) -> int:
        return (x_of(p) - self._left) * _SQUARE

    def _y(self, p: int) -> int:
        return (SIDE - y_of(p) - self._top) * _SQUARE

    def _bar(self, x: int, y: int, half: int, heading: int) -> None:
        """A line across a direction."""
        if STEP_X[heading]:
            self._canvas.vline(x, y - half, 2 * half + 1, 1)
        else:
            self._canvas.hline(x - half, y, 2 * half + 1, 1)

    def _line(self, data: bytearray, player: int, i: int) -> None:
        """A stick of a line: of player 0 a tube, of player 1 a string of beads."""
        canvas = self._canvas
        at = entry(player, i)
        heading = data[at + 2] & 3
        length = (data[at + 2] >> 4) + 1
        p = word(data, at)
        x = self._x(p)
        y = self._y(p)
        if player:
            for _ in range(length + 1):
                canvas.fill_rect(x - 1, y - 1, 3, 3, 1)
                x += _SQUARE * STEP_X[heading]
                y -= _SQUARE * STEP_Y[heading]
            return
        across = length * _SQUARE * STEP_X[heading]
        down = -length * _SQUARE * STEP_Y[heading]
        x = min(x, x + across)
        y = min(y, y + down)
        canvas.fill_rect(x - 1, y - 1, abs(across) + 3, abs(down) + 3, 1)
        canvas.fill_rect(x, y, abs(across) + 1, abs(down) + 1, 0)

    def _qix(self, data: bytearray) -> None:
        """Thick sticks side by side, and an arrow head before the leading one."""
        way = data[ARROW]
        x = (data[QIX_X] - self._left) * _SQUARE
        y = (SIDE - data[QIX_Y] - self._top) * _SQUARE
        for wide in range(5):
            self._bar(x + (7 - wide) * STEP_X[way], y - (7 - wide) * STEP_Y[way], wide, way)
        for i in range(data[BUNDLE]):
            half = _SQUARE << data[BUNDLE_SIZES + i]
            for thick in range(-1, 2):
                self._bar(x + thick * STEP_X[way], y - thick * STEP_Y[way], half, way)
            x -= _SQUARE * STEP_X[way]
            y += _SQUARE * STEP_Y[way]
