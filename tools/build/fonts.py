"""Owns the baking of engine/ui/fonts.py from the X11 misc-fixed bitmap fonts.

Run it with `make fonts`; it needs Pillow and the fonts of the Debian package xfonts-base. The result is committed.
"""

import argparse
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

SOURCE = Path("/usr/share/fonts/X11/misc")
TARGET = Path(__file__).parents[2] / "engine" / "ui" / "fonts.py"

LETTERS = {
    "French": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
    "Portuguese": "áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ",
    "German": "äöüßÄÖÜ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ",
}
SIGNS = "«»–—’“”„…·×€№←↑→↓⚿✓"
ASCII = "".join(map(chr, range(32, 127)))

# Glyphs which stand in for those that the font draws badly: the 5x8 draws Ё without its dots.
ALIAS = {"Ё": "Ë"}

# Glyphs which the font lacks (✓, and ⚿ as a shut lock), which are like another (б like 6, ы like и, 0 like 8), too
# wide for a cell (1), or not whole (ф).
OWN_TEXT = {
    "✓": "..... ..... ...#. ...#. #.#.. .#... ..... .....".split(),
    "⚿": "..... .##.. #..#. #..#. ####. ####. ####. .....".split(),
    "б": "..... .###. #.... ###.. #..#. #..#. .##.. .....".split(),
    "ф": "..... ..... ..#.. .###. #.#.# #.#.# .###. ..#..".split(),
    "ы": "..... ..... ..... #...# ##..# #.#.# ##..# .....".split(),
}
OWN_DIGITS = {
    "0": ".#. #.# #.# #.# .#.".split(),
    "1": ".#. ##. .#. .#. .#.".split(),
    "8": "### #.# ### #.# ###".split(),
}

HEAD = '''"""Owns the bitmaps of the letters and digits and the way from a code point to its glyph.

Made by tools/build/fonts.py (`make fonts`): edit that, not this.
The glyphs are those of the X11 misc-fixed fonts 5x8 and 4x6 as in the Debian package xfonts-base ("Public domain font.
Share and enjoy."), but for {own}.
"""

from micropython import const

_ASCII = const(95)
_UNKNOWN = const(31)

# Pixels from one letter to the next.
TEXT_WIDTH = 5
'''

TAIL = '''

def index(code: int) -> int:
    """The place in TEXT, counted in glyphs, of a Unicode code point; that of the question mark if there is no glyph."""
    if 32 <= code < 127:
        return code - 32
    low = 0
    high = len(CODES) >> 1
    while low < high:
        middle = (low + high) >> 1
        found = CODES[2 * middle] << 8 | CODES[2 * middle + 1]
        if found == code:
            return _ASCII + middle
        if found < code:
            low = middle + 1
        else:
            high = middle
    return _UNKNOWN
'''


def open_font(source: Path, size: int, name: str) -> ImageFont.FreeTypeFont:
    """A bitmap font of X11, by its height in pixels."""
    return ImageFont.truetype(source / name, size, layout_engine=ImageFont.Layout.BASIC)


def from_font(font: ImageFont.FreeTypeFont, character: str, width: int, height: int) -> bytes:
    """The columns of a character from left to right, bit 0 on top."""
    image = Image.new("1", (width, height))
    ImageDraw.Draw(image).text((0, 0), character, fill=1, font=font)
    return bytes(sum(1 << y for y in range(height) if image.getpixel((x, y))) for x in range(width))


def from_art(rows: list[str], width: int) -> bytes:
    """The columns of a glyph that is drawn as rows of `.` and `#`."""
    return bytes(sum(1 << y for y, row in enumerate(rows) if row[x] == "#") for x in range(width))


def text_glyph(font: ImageFont.FreeTypeFont, character: str) -> bytes:
    """Five columns of eight rows; ValueError if there is no such glyph."""
    if character in OWN_TEXT:
        return from_art(OWN_TEXT[character], 5)
    glyph = from_font(font, ALIAS.get(character, character), 5, 8)
    if glyph == from_font(font, "\uffff", 5, 8):
        raise ValueError(f"the font has no {character!r}")
    return glyph


def digit_glyph(font: ImageFont.FreeTypeFont, digit: str) -> bytes:
    """Three columns of five rows, the ink beginning in the first column."""
    if digit in OWN_DIGITS:
        return from_art(OWN_DIGITS[digit], 3)
    columns = from_font(font, digit, 4, 5).lstrip(b"\0")
    return columns.ljust(3, b"\0")[:3]


def as_literal(data: bytes) -> str:
    """A bytes literal with every byte in hexadecimal."""
    return 'b"' + "".join(f"\\x{byte:02x}" for byte in data) + '"'


def bake(source: Path) -> str:
    """The text of engine/ui/fonts.py from the fonts in a folder."""
    further = sorted({*"".join(LETTERS.values()), *SIGNS})
    text = open_font(source, 8, "5x8.pcf.gz")
    digits = open_font(source, 6, "4x6.pcf.gz")
    own = ", ".join([*ALIAS, *OWN_TEXT]) + " and the digits " + ", ".join(OWN_DIGITS) + " of the cells"
    lines = [HEAD.format(own=own)]
    lines.append("# Code points beyond ASCII which have a glyph: two bytes each, high byte first, ascending.")
    lines.append("CODES = (")
    for at in range(0, len(further), 8):
        some = further[at : at + 8]
        codes = b"".join(ord(character).to_bytes(2, "big") for character in some)
        lines.append(f"    {as_literal(codes)}  # {' '.join(some)}")
    lines += [")", ""]
    lines.append("# Five bytes a glyph, a byte a column from the left, bit 0 on top: ASCII from the space, then CODES.")
    lines.append("TEXT = (")
    lines += [f"    {as_literal(text_glyph(text, character))}  # {character}".rstrip() for character in ASCII]
    lines += [f"    {as_literal(text_glyph(text, character))}  # {character}" for character in further]
    lines += [")", ""]
    lines.append("# Three bytes a digit for the cells of a sheet, as in TEXT, five rows high.")
    lines.append("DIGITS = (")
    lines += [f"    {as_literal(digit_glyph(digits, digit))}  # {digit}" for digit in "0123456789"]
    lines.append(")")
    return "\n".join(lines) + "\n" + TAIL


def main() -> int:
    """Bakes the fonts, or with --check says whether the committed file is what would be baked."""
    parser = argparse.ArgumentParser(description="Bake engine/ui/fonts.py from the X11 misc-fixed fonts.")
    parser.add_argument("--source", type=Path, default=SOURCE, help="folder with 5x8.pcf.gz and 4x6.pcf.gz")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if the file would change")
    arguments = parser.parse_args()
    if not (arguments.source / "5x8.pcf.gz").exists():
        print(f"No 5x8.pcf.gz in {arguments.source}: install the package xfonts-base, or give --source.")
        return 1
    baked = bake(arguments.source)
    if arguments.check:
        same = TARGET.read_text(encoding="utf-8") == baked
        print(f"{TARGET.name} is {'up to date' if same else 'not what would be baked'}")
        return 0 if same else 1
    TARGET.write_text(baked, encoding="utf-8")
    print(f"{TARGET.name}: {len(baked.splitlines())} lines")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
