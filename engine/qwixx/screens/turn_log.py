"""What happened since the last roll, a line for every action."""

from micropython import const

from engine.qwixx.moves import PASS
from engine.qwixx.sheet import number
from engine.qwixx.table import Table
from engine.ui.canvas import WIDTH, Canvas
from engine.ui.phrases import centred_phrase
from engine.ui.widgets import centred

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.words.en import QwixxWords

# What was done, as an index into words.DID.
_PASSED = const(0)
_FORCED = const(1)
_FINED = const(2)
_MARKED = const(3)
_LOCKED = const(4)

# Lines stand a pixel further apart than text does, so that accents keep clear of the name above. Six such lines just
# fit on a page below a bar which is lower than others.
_PITCH = const(9)
_BAR = const(9)
_TOP = const(10)


def line(canvas: Canvas, words: "QwixxWords", table: Table, i: int, y: int) -> None:
    """Write who did what in the i-th action since the last roll."""
    name = table.names[table.player(i)]
    action = table.action(i)
    rolled = table.rolled
    if action == PASS:
        did = _FINED if table.fined(i) else _FORCED if table.forced(i) else _PASSED
        canvas.phrase(words.DID[did], 1, y, name)
    else:
        row = rolled.row_of(action)
        did = _LOCKED if rolled.locks(action) else _MARKED
        canvas.phrase(words.DID[did], 1, y, name, words.COLOURS[row], number(row, rolled.position_of(action)))


def lines(canvas: Canvas, words: "QwixxWords", table: Table, y: int, most: int) -> None:
    """Write the last `most` actions since the roll, the latest at the bottom."""
    for i in range(max(table.length - most, 0), table.length):
        line(canvas, words, table, i, y)
        y += _PITCH


def page(canvas: Canvas, words: "QwixxWords", table: Table) -> None:
    """Draw the page of the last roll: its white sum, and the up to six actions that were done with it."""
    canvas.clear()
    canvas.fill_rect(0, 0, WIDTH, _BAR, 1)
    if table.rolled.white_sum():
        centred_phrase(canvas, words.WHITE_SUM, table.rolled.white_sum(), 0, 0)
    else:
        centred(canvas, words.THIS_TURN, 0, 0)
    lines(canvas, words, table, _TOP, 6)
