"""The 128x64 picture and how text, numbers and keys are drawn on it, without allocating."""

import framebuf
from micropython import const

from engine.ui.fonts import DIGITS, TEXT, index

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    Word = str | int

WIDTH = const(128)
HEIGHT = const(64)
CHAR = const(5)  # pixels from one letter to the next
LINE = const(8)  # pixels from one line of text to the next
COLUMNS = const(25)  # letters in a line that leaves a pixel free at each end


class Canvas(framebuf.FrameBuffer):
    """A frame buffer of one bit a pixel that also writes text in the two fonts.

    `buffer` holds 1,024 bytes, eight rows of pixels a byte, as the display chips want them.
    `ink` is 1 for lit pixels and 0 for dark ones; the ground is never painted.
    """

    def __init__(self, buffer: bytearray) -> None:
        super().__init__(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB)
        self.buffer = buffer
        self._cell = bytearray(CHAR)
        self._glyph = framebuf.FrameBuffer(self._cell, CHAR, 8, framebuf.MONO_VLSB)

    def clear(self) -> None:
        """Make every pixel dark."""
        self.fill(0)

    def aloud(self, words: str) -> None:
        """Say what the next text, even an empty one, is called when the screen is read aloud."""

    def write(self, text: str, x: int, y: int, ink: int = 1) -> int:
        """Write `text` with its top left corner at (x, y) and return the x after it."""
        cell = self._cell
        glyph = self._glyph
        font = TEXT
        mask = 0 if ink else 255
        for letter in text:
            code = ord(letter)
            at = (code - 32 if 31 < code < 127 else index(code)) * CHAR
            cell[0] = font[at] ^ mask
            cell[1] = font[at + 1] ^ mask
            cell[2] = font[at + 2] ^ mask
            cell[3] = font[at + 3] ^ mask
            cell[4] = font[at + 4] ^ mask
            self.blit(glyph, x, y, 1 - ink)
            x += CHAR
        return x

    def number(self, value: int, x: int, y: int, ink: int = 1) -> int:
        """Write an int in the text font and return the x after it."""
        if value < 0:
            x = self.write("-", x, y, ink)
            value = -value
        unit = 1
        while value // unit > 9:
            unit *= 10
        while unit:
            x = self.write("0123456789"[value // unit % 10], x, y, ink)
            unit //= 10
        return x

    def phrase(self, form: str, x: int, y: int, a: "Word" = 0, b: "Word" = 0, c: "Word" = 0, ink: int = 1) -> int:
        """Write `form` with its holes %0, %1, %2 filled by `a`, `b`, `c`; return the x after it."""
        hole = False
        for letter in form:
            if hole:
                hole = False
                word = a if letter == "0" else b if letter == "1" else c
                x = self.write(word, x, y, ink) if isinstance(word, str) else self.number(word, x, y, ink)
            elif letter == "%":
                hole = True
            else:
                x = self.write(letter, x, y, ink)
        return x

    def small(self, value: int, x: int, y: int, ink: int = 1) -> int:
        """Write 0 to 99 in digits of 3x5 pixels and return the x after it."""
        if value > 9:
            x = self._digit(value // 10, x, y, ink)
        return self._digit(value % 10, x, y, ink)

    def _digit(self, digit: int, x: int, y: int, ink: int) -> int:
        cell = self._cell
        mask = 0 if ink else 255
        at = digit * 3
        cell[0] = DIGITS[at] ^ mask
        cell[1] = DIGITS[at + 1] ^ mask
        cell[2] = DIGITS[at + 2] ^ mask
        cell[3] = cell[4] = mask
        self.blit(self._glyph, x, y, 1 - ink)
        return x + 4

    def large(self, text: str, x: int, y: int, ink: int = 1) -> int:
        """Write `text` twice as large and return the x after it."""
        font = TEXT
        for letter in text:
            code = ord(letter)
            at = (code - 32 if 31 < code < 127 else index(code)) * CHAR
            for column in range(CHAR):
                bits = font[at + column]
                row = y
                while bits:
                    if bits & 1:
                        self.fill_rect(x, row, 2, 2, ink)
                    bits >>= 1
                    row += 2
                x += 2
        return x


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
