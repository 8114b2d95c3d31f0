"""How to play: pages of text and the table of points."""

from micropython import const

from engine.qwixx.sheet import points
from engine.ui.borrow import texts
from engine.ui.canvas import CHAR, Canvas, number_length
from engine.ui.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B
from engine.ui.widgets import FOOT, keys_hint, page, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

_MOST_CROSSES = const(12)
_COLUMNS = const(3)
_ROWS = const(4)
_COLUMN = const(42)
_TOP = const(12)
_PITCH = const(10)


def pages(ports: "Ports", words: "Words") -> "Screen":
    """Turn the pages with left and right, or forward with A, until B; returns 0."""
    language = texts(words)
    last = len(language.HELP)
    shown = 0
    canvas = ports.canvas
    while True:
        if shown < last:
            page(canvas, language.HELP[shown])
        else:
            canvas.clear()
            title_bar(canvas, language.HELP_POINTS)
            _points(canvas)
        x = canvas.number(shown + 1, canvas.write("←→ ", 1, FOOT), FOOT)
        canvas.number(last + 1, canvas.write("/", x, FOOT), FOOT)
        keys_hint(canvas, "", words.BACK)
        ports.gestures = REPEATS
        event = yield 0
        if event in (LEFT, UP):
            shown = (shown - 1) % (last + 1)
        elif event in (RIGHT, DOWN, A):
            shown = (shown + 1) % (last + 1)
        elif event == B:
            return 0


def _points(canvas: Canvas) -> None:
    for crosses in range(1, _MOST_CROSSES + 1):
        column, line = (crosses - 1) // _ROWS, (crosses - 1) % _ROWS
        x = 4 + column * _COLUMN
        y = _TOP + line * _PITCH
        canvas.number(crosses, x + 10 - number_length(crosses) * CHAR, y)
        canvas.write("=", x + 13, y)
        canvas.number(points(crosses), x + 30 - number_length(points(crosses)) * CHAR, y)
