"""Looks back at a game: how far everybody was from the mean by luck and by choices, and what cost most."""

from micropython import const

from engine.loading import load_words
from engine.qwixx.bots.worth import POINT
from engine.qwixx.judgement import Judgement, judge, rounded
from engine.qwixx.moves import PASS
from engine.qwixx.screens.sheet import Sheet
from engine.qwixx.sheet import number
from engine.qwixx.table import Table
from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.widgets import FOOT, centred, keys_hint, leaf, page, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.qwixx.judgement import Costly
    from engine.qwixx.state import State
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QwixxWords, ReviewWords

_PITCH = const(9)
_TOP = const(10)
_COLUMNS = b"\x3e\x59\x7e"  # right ends of the table's columns
_LINE = const(47)  # top of the line below a sheet
_COST = const(38)  # left of what a decision cost, in the last line

_BAR_TOP = const(30)
_BAR_LEFT = const(13)
_BAR = const(102)

# The pages: the table, what its columns mean, then the decisions.
_SPLIT = const(0)
_MEANING = const(1)
_FIRST_COSTLY = const(2)


def review(ports: "Ports", words: "QwixxWords", table: Table) -> "Screen":
    """Judge the game that is over, while a bar shows how far that is, and show what came of it, until B; returns 0."""
    titles: ReviewWords = load_words(words.language).ReviewWords()
    found = Judgement(table.state.returns(), table.state.rules.index)
    values = len(table.history)
    canvas = ports.canvas

    def progress(done: int) -> None:
        _progress(canvas, words, titles, done * _BAR // values)
        ports.gestures = 0

    if not (yield from judge(ports, table, found, progress)):
        return 0
    players = table.state.players
    parts = [found.split(player) for player in range(players)]
    meaning = titles.MEANING % (titles.MEANS[players == 1] % found.mean())
    sheet = Sheet(canvas, words)
    compared = [_compared(words.LETTERS, titles, of) for of in found.costly]
    aloud = [_compared([colour + " " for colour in words.COLOURS], titles, of) for of in found.costly]

    def draw(shown: int) -> None:
        if shown == _SPLIT:
            _split(canvas, titles, table, parts)
        elif shown == _MEANING:
            page(canvas, meaning)
        else:
            costly = found.costly[shown - _FIRST_COSTLY]
            sheet.compare(costly.state, costly.rolled, table.names[costly.player], costly.done, costly.better)
            canvas.aloud(aloud[shown - _FIRST_COSTLY])
            canvas.write(compared[shown - _FIRST_COSTLY], 1, _LINE)
            _cost(canvas, titles, costly)

    return (yield from leaf(ports, draw, _FIRST_COSTLY + len(found.costly), words.BACK))


def _compared(rows: "Sequence[str]", titles: "ReviewWords", costly: "Costly") -> str:
    """What was better than what was done: a row by its name in `rows` and the number, or that it is a pass."""
    done = _mark(rows, titles, costly.state, costly.done)
    return titles.BETTER.replace("%0", done).replace("%1", _mark(rows, titles, costly.state, costly.better))


def _mark(rows: "Sequence[str]", titles: "ReviewWords", state: "State", action: int) -> str:
    if action == PASS:
        return titles.PASS
    row = state.row_of(action)
    return rows[row] + str(number(row, state.position_of(action)))


def _progress(canvas: Canvas, words: "QwixxWords", titles: "ReviewWords", width: int) -> None:
    canvas.clear()
    title_bar(canvas, titles.TITLE)
    centred(canvas, words.THINKS, _BAR_TOP - _PITCH)
    canvas.rect(_BAR_LEFT, _BAR_TOP, _BAR, 6, 1)
    canvas.fill_rect(_BAR_LEFT, _BAR_TOP, width, 6, 1)
    keys_hint(canvas, "", words.BACK)


def _split(canvas: Canvas, titles: "ReviewWords", table: Table, parts: "list[tuple[int, int, int]]") -> None:
    """The table of who was how far from the mean, and why."""
    canvas.clear()
    canvas.fill_rect(0, 0, WIDTH, _TOP, 1)
    for column in range(3):
        label = titles.COLUMNS[column]
        canvas.write(label, _COLUMNS[column] - len(label) * CHAR, 1, 0)
    for player in range(len(parts)):
        y = _TOP + player * _PITCH
        canvas.write(table.names[player], 2, y)
        for column in range(3):
            part = parts[player][column]
            x = _COLUMNS[column] - (number_length(part) + (part > 0)) * CHAR
            canvas.number(part, canvas.write("+" if part > 0 else "", x, y), y)


def _cost(canvas: Canvas, titles: "ReviewWords", costly: "Costly") -> None:
    """What a decision cost, in tenths of a point."""
    tenths = rounded(10 * costly.cost, POINT)
    canvas.phrase(titles.COST, _COST, FOOT, tenths // 10, tenths % 10)
