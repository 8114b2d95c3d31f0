"""Draws letters in machine code, as engine.ui.glyphs does in Python; not every machine can have it."""

import micropython

from engine.ui.fonts import CODES

# Each of four bits twice.
_TWICE = b"\x00\x03\x0c\x0f\x30\x33\x3c\x3f\xc0\xc3\xcc\xcf\xf0\xf3\xfc\xff"


@micropython.viper
def letters(buffer: ptr8, text: ptr8, begin: int, end: int, x: int, y: int, font: ptr8, style: int) -> int:
    """Draws the letters of a text, or of bytes, from one on and before another; returns the x behind."""
    dark = (style & 1) - 1
    large = style >> 1 & 1
    columns = style >> 2 & 15
    gap = (style >> 6 & 15) - columns << large
    first = style >> 10
    twice = ptr8(_TWICE)
    page = y >> 3
    shift = y & 7
    at = 0
    i = 0
    # A text has a 0 behind its last byte; a letter beyond ASCII has a byte like 11.. and one to three like 10.. more.
    while i < end and text[at]:
        code = text[at]
        at += 1
        i += 1
        glyph = code - first
        if glyph < 0 or code > 126:
            code &= 31
            while text[at] >> 6 == 2:
                code = code << 6 | text[at] & 63
                at += 1
            codes = ptr8(CODES)
            glyph = 0
            length = len(CODES)
            high = (int(length) >> 1) - 1
            while glyph < high:
                middle = glyph + high >> 1
                if codes[middle << 1] << 8 | codes[middle << 1 | 1] < code:
                    glyph = middle + 1
                else:
                    high = middle
            glyph = 95 + glyph if codes[glyph << 1] << 8 | codes[glyph << 1 | 1] == code else 31
        glyph *= columns
        behind = glyph + columns if i > begin else glyph
        while glyph < behind:
            bits = font[glyph]
            bits = (twice[bits >> 4] << 8 | twice[bits & 15]) << shift if large else bits << shift
            again = large
            while again >= 0:
                left = bits if x >> 7 == 0 else 0
                to = page
                while left:
                    if to >> 3 == 0:
                        place = to << 7 | x
                        buffer[place] = (buffer[place] | left) ^ (left & dark)
                    left >>= 8
                    to += 1
                x += 1
                again -= 1
            glyph += 1
        x += gap if i > begin else 0
    return x
