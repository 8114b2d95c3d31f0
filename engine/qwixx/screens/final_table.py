"""The final table: every player's points per row, penalties and total, the best first."""

from micropython import const

from engine.loading import load_words
from engine.qwixx.sheet import PENALTY, ROWS
from engine.qwixx.table import Table
from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.words.en import QwixxWords

_COLUMN = const(13)
_FIRST_COLUMN = const(55)  # right end of the first column of points
_PITCH = const(9)


def draw(canvas: Canvas, words: "QwixxWords", table: Table) -> None:
    """Draw the final table, the winners lit; the last line is left free."""
    state = table.state
    scores = state.returns()
    # Who share a score stay in the order of the table, which MicroPython's sort alone would not see to.
    order = sorted(range(state.players), key=lambda player: player - state.players * scores[player])
    result = load_words(words.language).ReviewWords.RESULT
    winners = state.winners()
    canvas.clear()
    canvas.write(result, 1, 1)
    for row in range(ROWS):
        canvas.aloud(words.COLOURS[row])
        canvas.write(words.LETTERS[row], _FIRST_COLUMN + row * _COLUMN - CHAR, 1)
    canvas.write("-", _FIRST_COLUMN + ROWS * _COLUMN - CHAR, 1)
    canvas.hline(1, 9, WIDTH - 2, 1)
    for place in range(state.players):
        _line(canvas, table, order[place], 10 + place * _PITCH, 0 if winners >> order[place] & 1 else 1)


def _line(canvas: Canvas, table: Table, player: int, y: int, ink: int) -> None:
    state = table.state
    if not ink:
        canvas.fill_rect(1, y, WIDTH - 2, _PITCH, 1)
    canvas.write(table.names[player], 2, y, ink)
    for row in range(ROWS):
        _right(canvas, state.row_points(player, row), _FIRST_COLUMN + row * _COLUMN, y, ink)
    _right(canvas, PENALTY * state.penalties(player), _FIRST_COLUMN + ROWS * _COLUMN, y, ink)
    score = state.score(player)
    _right(canvas, score, WIDTH - 2, y, ink)


def _right(canvas: Canvas, value: int, x: int, y: int, ink: int) -> None:
    canvas.number(value, x - number_length(value) * CHAR, y, ink)
