"""What happened since the last roll, a line for every action."""

from micropython import const

from engine.qwixx.sheet import number
from engine.qwixx.table import PASS, Table
from engine.ui.canvas import LINE, Canvas
from engine.ui.widgets import centred_phrase, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.words.en import Words

_TOP = const(12)


def line(canvas: Canvas, words: "Words", table: Table, i: int, y: int) -> None:
    """Write who did what in the i-th action since the last roll."""
    name = table.names[table.player(i)]
    action = table.action(i)
    rolled = table.rolled
    if action != PASS:
        row = rolled.row_of(action)
        form = words.DID_LOCK if rolled.locks(action) else words.DID_MARK
        canvas.phrase(form, 1, y, name, words.COLOURS[row], number(row, rolled.position_of(action)))
    elif table.fined(i):
        canvas.phrase(words.DID_PENALTY, 1, y, name)
    else:
        canvas.phrase(words.DID_NOTHING if table.forced(i) else words.DID_PASS, 1, y, name)


def lines(canvas: Canvas, words: "Words", table: Table, y: int, most: int) -> None:
    """Write the last `most` actions since the roll, the latest at the bottom."""
    for i in range(max(table.length - most, 0), table.length):
        line(canvas, words, table, i, y)
        y += LINE


def page(canvas: Canvas, words: "Words", table: Table) -> None:
    """Draw the page of the last roll: its white sum, and the up to six actions that were done with it."""
    canvas.clear()
    if table.rolled.white_sum():
        title_bar(canvas, "")
        centred_phrase(canvas, words.WHITE_SUM, table.rolled.white_sum(), 1, 0)
    else:
        title_bar(canvas, words.THIS_TURN)
    lines(canvas, words, table, _TOP, 6)
