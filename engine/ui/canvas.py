"""The 128x64 picture and how text, numbers and keys are drawn on it, without allocating."""

import framebuf
from micropython import const

from engine.ui.fonts import DIGITS, TEXT

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.glyphs import letters

    Word = str | int
else:
    try:
        from engine.ui.native import letters
    except (ImportError, NameError, SyntaxError, ValueError):  # no such machine code here
        from engine.ui.glyphs import letters

WIDTH = const(128)
HEIGHT = const(64)
CHAR = const(5)  # pixels from one letter to the next
LINE = const(8)  # pixels from one line of text to the next
COLUMNS = const(25)  # letters in a line that leaves a pixel free at each end


ALL = const(9999)  # more letters than any text has
_NUMERALS = "0123456789"

# As engine.ui.glyphs says, but for the ink: the columns of a glyph, those to the next letter, and the first letter.
_TEXT = const(5 << 2 | 5 << 6 | 32 << 10)
_LARGE = const(2 | 5 << 2 | 5 << 6 | 32 << 10)
_SMALL = const(3 << 2 | 4 << 6 | 48 << 10)


class Canvas(framebuf.FrameBuffer):
    """A frame buffer of one bit a pixel that also writes text in the two fonts.

    `buffer` holds 1,024 bytes, eight rows of pixels a byte, as the display chips want them.
    `ink` is 1 for lit pixels and 0 for dark ones; the ground is never painted.
    """

    def __init__(self, buffer: bytearray) -> None:
        super().__init__(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self.buffer = buffer
        self._kept = bytearray(len(buffer))

    def clear(self) -> None:
        """Make every pixel dark."""
        self.fill(0)

    def keep(self) -> None:
        """Take the picture as it is for what stays of those that follow."""
        self._kept[:] = self.buffer

    def restore(self) -> None:
        """Draw what was kept, and nothing else."""
        self.buffer[:] = self._kept

    def aloud(self, words: str) -> None:
        """Say what the next text, even an empty one, is called when the screen is read aloud."""

    def write(self, text: str, x: int, y: int, ink: int = 1, begin: int = 0, end: int = ALL) -> int:
        """Write `text`, or its letters from `begin` on and before `end`, with the top left corner at (x, y).

        Return the x after it.
        """
        return letters(self.buffer, text, begin, end, x, y, TEXT, _TEXT + ink)

    def number(self, value: int, x: int, y: int, ink: int = 1) -> int:
        """Write an int in the text font and return the x after it."""
        if value < 0:
            x = self.write("-", x, y, ink)
            value = -value
        unit = 1
        while value // unit > 9:
            unit *= 10
        while unit:
            digit = value // unit % 10
            x = self.write(_NUMERALS, x, y, ink, digit, digit + 1)
            unit //= 10
        return x

    def phrase(self, form: str, x: int, y: int, a: "Word" = 0, b: "Word" = 0, c: "Word" = 0, ink: int = 1) -> int:
        """Write `form` with its holes %0, %1, %2 filled by `a`, `b`, `c`; return the x after it."""
        begin = 0
        hole = form.find("%")
        while hole >= 0:
            if hole > begin:
                x = self.write(form, x, y, ink, begin, hole)
            begin = hole + 2
            word = a if form[hole + 1] == "0" else b if form[hole + 1] == "1" else c
            x = self.write(word, x, y, ink) if isinstance(word, str) else self.number(word, x, y, ink)
            hole = form.find("%", begin)
        return self.write(form, x, y, ink, begin)

    def small(self, value: int, x: int, y: int, ink: int = 1) -> int:
        """Write 0 to 99 in digits of 3x5 pixels and return the x after it."""
        if value > 9:
            x = letters(self.buffer, _NUMERALS, value // 10, value // 10 + 1, x, y, DIGITS, _SMALL + ink)
            value %= 10
        return letters(self.buffer, _NUMERALS, value, value + 1, x, y, DIGITS, _SMALL + ink)

    def large(self, text: str, x: int, y: int, ink: int = 1) -> int:
        """Write `text` twice as large and return the x after it."""
        return letters(self.buffer, text, 0, ALL, x, y, TEXT, _LARGE + ink)

    def glyphs(self, codes: bytearray, begin: int, end: int, x: int, y: int, font: bytes, style: int) -> int:
        """Draw what bytes from `begin` on and before `end` stand for in a font of 1, 2 ...; return the x after it.

        style: as engine.ui.glyphs says, with the ink.
        """
        return letters(self.buffer, codes, begin, end, x, y, font, style)


def number_length(value: int) -> int:
    """How many letters `Canvas.number` writes for the same value."""
    length = 1
    if value < 0:
        length = 2
        value = -value
    while value > 9:
        value //= 10
        length += 1
    return length
