"""The whole board of Qix, a pixel for each grid point: land, border, lines and the Qix."""

from framebuf import MONO_HMSB, FrameBuffer
from micropython import const

from engine.qix.grid import STEP_X, STEP_Y, x_of, y_of
from engine.qix.layout import ARROW, BUNDLE, BUNDLE_SIZES, QIX_X, QIX_Y, SIDE
from engine.qix.loops import board

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.canvas import Canvas

_ROW = const(6)  # bytes
_ROWS = const(41)
_WIDTH = const(48)

_ARROW = const(5)  # pixels from the leading stick to before the tip of the arrow


class Overview:
    """Draws a board of 41 by 41 pixels; nothing is allocated after the constructor."""

    def __init__(self) -> None:
        self._bits = bytearray(_ROW * _ROWS)
        self._picture = FrameBuffer(self._bits, _WIDTH, _ROWS, MONO_HMSB)

    def draw(self, canvas: "Canvas", data: bytearray, x: int, y: int) -> None:
        """Draw the board of a state's data with its top left corner at (x, y)."""
        board(self._bits, data)
        canvas.blit(self._picture, x, y, 0)
        _qix(canvas, data, x, y)

    def mark(self, canvas: "Canvas", points: bytearray, x: int, y: int) -> None:
        """Draw a line that is lost, of which points is the bitmap, with every third point left."""
        for i in range(len(points)):
            if points[i]:
                row = y + i // _ROW
                for bit in range(8):
                    column = i % _ROW * 8 + bit
                    if points[i] >> bit & 1 and (column + row) % 3 == 0:
                        canvas.pixel(x + column, row, 1)


def stick(canvas: "Canvas", x: int, y: int, p: int, heading: int, length: int) -> None:
    """Draw on a board at (x, y) a stick that may be laid, of length 0 a start, with a knob at its end."""
    x += x_of(p)
    y += SIDE - y_of(p)
    for _ in range(length):
        canvas.pixel(x, y, 1)
        x += STEP_X[heading]
        y -= STEP_Y[heading]
    canvas.fill_rect(x - 1, y - 1, 3, 3, 1)


def _qix(canvas: "Canvas", data: bytearray, x: int, y: int) -> None:
    """The sticks of the Qix side by side, with an arrow before the leading one."""
    way = data[ARROW]
    across = STEP_Y[way] != 0
    px = x + data[QIX_X]
    py = y + SIDE - data[QIX_Y]
    for ahead in range(1, _ARROW):
        x = px + ahead * STEP_X[way]
        y = py - ahead * STEP_Y[way]
        canvas.pixel(x, y, 1)
        if ahead > 1:
            wide = _ARROW - 1 - ahead
            canvas.pixel(x - wide * STEP_Y[way], y - wide * STEP_X[way], 1)
            canvas.pixel(x + wide * STEP_Y[way], y + wide * STEP_X[way], 1)
    for i in range(data[BUNDLE]):
        _bar(canvas, px, py, 1 << data[BUNDLE_SIZES + i], across, i & 1)
        px -= STEP_X[way]
        py += STEP_Y[way]


def _bar(canvas: "Canvas", x: int, y: int, half: int, across: bool, dotted: int) -> None:
    """A stick; as they lie side by side without a gap, every other one is dotted."""
    if dotted:
        for far in range(-half, half + 1, 2):
            canvas.pixel(x + far if across else x, y if across else y + far, 1)
    elif across:
        canvas.hline(x - half, y, 2 * half + 1, 1)
    else:
        canvas.vline(x, y - half, 2 * half + 1, 1)
