"""Large dice, and a phrase in the middle of a line, such as the sum below them."""

from micropython import const

from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.widgets import outline

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ui.canvas import Word

DICE = const(6)
DIE = const(17)  # width and height of a large die
SUM = const(43)  # top of the sum below a roll

_WHITE = const(2)  # dice before the colour dice
_DICE_LEFT = const(5)
_DICE_TOP = const(13)
_DICE_PITCH = const(20)

# Which of the nine places of a die's face hold a pip, bit 0 at the top left.
_PIPS = (0x000, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16D)


def die(canvas: Canvas, face: int, x: int, y: int, filled: bool, colour: int = 0) -> None:
    """Draw a large die, lit with dark pips or dark with lit ones and its colour's outline; face 0 has no pips."""
    canvas.rect(x, y, DIE, DIE, filled, filled)
    if not filled:
        outline(canvas, colour, x, y, DIE)
    pips = _PIPS[face]
    for place in range(9):
        if pips >> place & 1:
            canvas.fill_rect(x + 2 + place % 3 * 5, y + 2 + place // 3 * 5, 3, 3, 0 if filled else 1)


def roll(canvas: Canvas, letters: "Sequence[str]", shown: int, faces: "bytes | bytearray", out: int = 0) -> None:
    """Draw the first `shown` of two white and four colour dice with their letters, and none for a bit in `out`.

    Of a die with face 0 only the outline is drawn.
    """
    for i in range(shown):
        x = _DICE_LEFT + i * _DICE_PITCH
        if not out >> i & 1:
            die(canvas, faces[i], x, _DICE_TOP, i < _WHITE and faces[i] > 0, max(i - _WHITE, 0))
        if i >= _WHITE:
            canvas.write(letters[i - _WHITE], x + 6, _DICE_TOP + DIE + 2)


def centred_phrase(canvas: Canvas, form: str, value: "Word", y: int, ink: int = 1) -> None:
    """Write `form` with `value` in its hole %0 in the middle of a line."""
    canvas.phrase(form, (WIDTH - phrase_length(form, value) * CHAR + 1) // 2, y, value, 0, 0, ink)


def phrase_length(form: str, a: "Word" = 0, b: "Word" = 0, c: "Word" = 0) -> int:
    """How many letters `Canvas.phrase` writes for the same arguments."""
    length = 0
    hole = False
    for letter in form:
        if hole:
            hole = False
            word = a if letter == "0" else b if letter == "1" else c
            length += len(word) if isinstance(word, str) else number_length(word)
        elif letter == "%":
            hole = True
        else:
            length += 1
    return length
