"""The pages of an end that every game has: who has won, in large letters; one player's score; and how a match stands.

Each function puts together what its page says, and returns what draws it without allocating.
"""

from micropython import const

from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.phrases import centred_phrase, plural
from engine.ui.widgets import centred, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.app.match import Match
    from engine.app.table import GameTable
    from engine.ui.words.en import EndWords, Words

# By how many names there are: the top of the first, from one to the next, and the line below them, 0 for none.
_TOPS = b"\0\x10\x0b\x0d\x0d\x0b"
_PITCHES = b"\0\0\x10\x09\x0a\x09"
_BELOW = b"\0\x26\x2c\x2b\0\0"
_MOST_LARGE = const(2)  # names that there is room for in large letters

# One player's score, and the two lines below.
_SCORE_TOP = const(14)
_BEST_TOP = const(34)
_PAR_TOP = const(44)

# The right ends of the columns of a match, which has up to five lines.
_WON = const(91)
_TOTAL = const(126)
_LINES_TOP = const(10)
_PITCH = const(9)


def named(
    canvas: Canvas, titles: "Sequence[str]", names: "Sequence[str]", form: str, points: int
) -> "Callable[[], None]":
    """The page with some names below a title, of which there is one for a name and one for several."""
    count = len(names)
    title = titles[count > 1]

    def draw() -> None:
        canvas.clear()
        title_bar(canvas, title)
        y = _TOPS[count]
        for name in names:
            if count > _MOST_LARGE:
                centred(canvas, name, y)
            else:
                _large(canvas, name, y)
            y += _PITCHES[count]
        if form and _BELOW[count]:
            centred_phrase(canvas, form, points, _BELOW[count])

    return draw


def points_form(words: "Words", said: "EndWords", points: int) -> str:
    """How so many points are said, with a hole for them."""
    return said.WITH[plural(words, abs(points))]


def alone(canvas: Canvas, said: "EndWords", score: int, best: "int | None", par: int) -> "Callable[[], None]":
    """The page of a score, with the best one before if there is one, and with what a good player gets unless it's 0."""
    text = str(score)
    form = said.BEST[0 if best is None else 1 if score <= best else 2]
    known = 0 if best is None else best

    def draw() -> None:
        canvas.clear()
        title_bar(canvas, said.YOUR_SCORE)
        _large(canvas, text, _SCORE_TOP)
        centred_phrase(canvas, form, known, _BEST_TOP)
        if par:
            centred_phrase(canvas, said.PAR, par, _PAR_TOP)

    return draw


def standing(canvas: Canvas, said: "EndWords", table: "GameTable", match: "Match") -> "Callable[[], None]":
    """The page of a match: games won and points of all, with those lit who lead."""
    won, total = said.COLUMNS
    leaders = match.leaders()

    def draw() -> None:
        canvas.clear()
        title_bar(canvas, "")
        canvas.phrase(said.MATCH, 2, 1, match.best_of, 0, 0, 0)
        canvas.write(won, _WON - len(won) * CHAR, 1, 0)
        canvas.write(total, _TOTAL - len(total) * CHAR, 1, 0)
        for player in range(len(match.wins)):
            y = _LINES_TOP + player * _PITCH
            ink = 0 if leaders >> player & 1 else 1
            canvas.fill_rect(1, y, WIDTH - 2, _PITCH, 1 - ink)
            canvas.write(table.names[player], 2, y, ink)
            halves = match.wins[player]
            x = _WON - (number_length(halves // 2) + 2 * (halves & 1)) * CHAR
            x = canvas.number(halves // 2, x, y, ink)
            if halves & 1:
                canvas.write(".5", x, y, ink)
            points = match.points[player]
            canvas.number(points, _TOTAL - number_length(points) * CHAR, y, ink)

    return draw


def _large(canvas: Canvas, text: str, y: int) -> None:
    canvas.large(text, (WIDTH - 2 * CHAR * len(text)) // 2 + 1, y)
