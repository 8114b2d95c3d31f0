"""Phrases with holes, and words with several forms: how long one is, and which form goes with a number."""

from micropython import const

from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.canvas import Word
    from engine.ui.words.en import Words

_BY_DIGITS = const(20)  # how many forms a language gives that goes by the last digits


def plural(words: "Words", number: int) -> int:
    """Which form of a word goes with a number of 0 or more, as the language's PLURALS say."""
    rule = words.PLURALS
    if len(rule) == _BY_DIGITS:
        number %= 100
        if number >= _BY_DIGITS:
            number %= 10
    return rule[min(number, len(rule) - 1)]


def centred_phrase(canvas: Canvas, form: str, value: "Word", y: int, ink: int = 1) -> None:
    """Write `form` with `value` in its hole %0 in the middle of a line."""
    canvas.phrase(form, (WIDTH - phrase_length(form, value) * CHAR + 1) // 2, y, value, 0, 0, ink)


def phrase_length(form: str, a: "Word" = 0, b: "Word" = 0, c: "Word" = 0) -> int:
    """How many letters `Canvas.phrase` writes for the same arguments."""
    length = len(form)
    hole = form.find("%")
    while hole >= 0:
        word = a if form[hole + 1] == "0" else b if form[hole + 1] == "1" else c
        length += (len(word) if isinstance(word, str) else number_length(word)) - 2
        hole = form.find("%", hole + 2)
    return length
