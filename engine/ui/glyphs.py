"""Draws letters column by column: the plain twin of engine.ui.native, which a Pico runs many times faster.

A style is one number: 1 for lit or 0 for dark letters, 2 if they are twice as large, then in four bits each how many
columns a glyph has and how far it is to the next letter, and in those above the code of the font's first glyph. A font
has a byte a column, bit 0 on top. What has no glyph is a question mark, of which only the text font has one.
"""

from micropython import const

from engine.ui.fonts import index

TYPE_CHECKING = const(False)

_WIDTH = const(128)
_PAGES = const(8)
_DELETE = const(127)


def letters(
    buffer: bytearray, text: "str | bytearray", begin: int, end: int, x: int, y: int, font: bytes, style: int
) -> int:
    """Draws the letters of a text, or of bytes, from one on and before another; returns the x behind."""
    ink = style & 1
    size = 1 + (style >> 1 & 1)
    columns = style >> 2 & 15
    gap = ((style >> 6 & 15) - columns) * size
    first = style >> 10
    for i in range(begin, min(end, len(text))):
        letter = text[i]
        code = ord(letter) if isinstance(letter, str) else letter
        glyph = (code - first if first <= code < _DELETE else index(code)) * columns
        for at in range(glyph, glyph + columns):
            bits = font[at]
            if size > 1:
                bits = _twice(bits)
            bits <<= y & 7
            for _ in range(size):
                if 0 <= x < _WIDTH:
                    _column(buffer, x, y >> 3, bits, ink)
                x += 1
        x += gap
    return x


def _column(buffer: bytearray, x: int, page: int, bits: int, ink: int) -> None:
    while bits:
        if 0 <= page < _PAGES:
            if ink:
                buffer[page * _WIDTH + x] |= bits & 255
            else:
                buffer[page * _WIDTH + x] &= ~bits & 255
        bits >>= 8
        page += 1


def _twice(bits: int) -> int:
    """Each of eight bits twice."""
    wide = 0
    for i in range(8):
        wide |= (bits >> i & 1) * 3 << 2 * i
    return wide
