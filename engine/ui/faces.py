"""Large dice: one, a roll of six, and how they come to rest."""

from micropython import const

from engine.app.ports import TICK
from engine.ui.canvas import Canvas
from engine.ui.widgets import outline

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.ui.widgets import Screen
    from engine.ui.words.en import DiceWords

DICE = const(6)
DIE = const(17)  # width and height of a large die
SUM = const(43)  # top of the sum below a roll

_FALL = const(90)  # ms from one die coming to rest to the next
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


def roll(canvas: Canvas, words: "DiceWords", shown: int, faces: "bytes | bytearray", out: int = 0) -> None:
    """Draw the first `shown` of two white and four colour dice with their letters, and none for a bit in `out`.

    Of a die with face 0 only the outline is drawn.
    """
    for i in range(shown):
        x = _DICE_LEFT + i * _DICE_PITCH
        if not out >> i & 1:
            die(canvas, faces[i], x, _DICE_TOP, i < _WHITE and faces[i] > 0, max(i - _WHITE, 0))
        if i >= _WHITE:
            canvas.aloud(words.COLOURS[i - _WHITE])
            canvas.write(words.LETTERS[i - _WHITE], x + 6, _DICE_TOP + DIE + 2)


def fall(draw: "Callable[[int], None]", shown: int) -> "Screen":
    """Let the dice come to rest one after another: draw(1), draw(2) ... for so many; a press ends it. Returns 0."""
    for count in range(1, shown + 1):
        draw(count)
        if (yield _FALL) != TICK:
            break
    return 0
