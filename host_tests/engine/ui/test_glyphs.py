"""Letters in machine code are where those in Python are, whatever they are called with."""

import sys

from engine.ui import canvas, glyphs
from engine.ui.canvas import ALL
from engine.ui.fonts import CODES, DIGITS, TEXT
from tools.rig.hardware import Chance

TEXTS = ("", "Ag", "Éclair", "Жаба ✓", "\u4e2d?~\x7f", "a\U0001f3b2b", "0123456789")
STYLES = (5 << 2 | 5 << 6 | 32 << 10, 2 | 5 << 2 | 5 << 6 | 32 << 10, 5 << 2 | 9 << 6 | 32 << 10)


def same(chance, text, font, style, most):
    """Draws a text, or a part of it, somewhere with both; whether nothing differs."""
    begin = chance.below(most + 1)
    end = begin + chance.below(most + 1 - begin)
    if isinstance(text, str) and chance.below(2):
        end = ALL
    x, y = chance.below(168) - 30, chance.below(104) - 30
    if not chance.below(10):
        x, y = 20 * x, 20 * y
    ground = bytearray(chance.below(256) for _ in range(1024))
    plain, fast = bytearray(ground), bytearray(ground)
    style += chance.below(2)
    behind = glyphs.letters(plain, text, begin, end, x, y, font, style)
    assert canvas.letters(fast, text, begin, end, x, y, font, style) == behind
    assert fast == plain, (text, begin, end, x, y, style)


def test_only_where_there_is_machine_code_it_is_used():
    native = sys.implementation.name == "micropython" and sys.platform == "linux"
    assert (canvas.letters is not glyphs.letters) == native


def test_texts_are_the_same():
    chance = Chance()
    for i in range(400):
        text = TEXTS[i % len(TEXTS)]
        same(chance, text, TEXT, STYLES[chance.below(len(STYLES))], len(text))


def test_every_letter_is_the_same():
    chance = Chance()
    for i in range(0, len(CODES), 2):
        same(chance, chr(CODES[i] << 8 | CODES[i + 1]), TEXT, STYLES[0], 1)
    for code in range(1, 128):
        same(chance, chr(code), TEXT, STYLES[0], 1)


def test_bytes_are_the_same():
    chance = Chance()
    for _ in range(200):
        codes = bytearray(1 + chance.below(10) for _ in range(12))
        same(chance, codes, DIGITS, 3 << 2 | (3 + chance.below(8)) << 6 | 1 << 10, 12)
