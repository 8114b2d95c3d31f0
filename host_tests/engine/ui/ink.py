"""Looks at a screen pixel by pixel: is every text whole, readable and clear of all else? For CPython, as it is slow."""

from functools import cache

from engine.ui.canvas import ALL, CHAR, HEIGHT, WIDTH
from engine.ui.fonts import DIGITS, TEXT, index
from tools.rig.screen import Screen, Write

# A picture is one int, a bit a pixel, with room around the display so that what sticks out is seen.
_STRIDE = 256
_MARGIN = 64
_DIGIT = 4  # pixels from one digit of a cell to the next


def _at(x, y):
    """How far a picture is shifted that has its top left corner at x, y."""
    return (y + _MARGIN) * _STRIDE + x + _MARGIN


@cache
def _box(x, y, width, height):
    """The picture of a box, without what is far from the display."""
    left, right = max(x, -_MARGIN), min(x + width, WIDTH + _MARGIN)
    row = (1 << max(right - left, 0)) - 1
    return sum(row << _at(left, line) for line in range(max(y, -_MARGIN), min(y + height, HEIGHT + _MARGIN)))


def _columns(columns, scale=1):
    """The picture of columns of eight pixels, bit 0 at the top."""
    dot = sum(((1 << scale) - 1) << row * _STRIDE for row in range(scale))
    picture = 0
    for x, column in enumerate(columns):
        for y in range(8):
            if column >> y & 1:
                picture |= dot << scale * (y * _STRIDE + x)
    return picture


_DISPLAY = _box(0, 0, WIDTH, HEIGHT)
_INSIDE = _box(1, 1, WIDTH - 2, HEIGHT - 2)
_BYTES = [_columns([byte]) for byte in range(256)]


@cache
def _letter(letter, scale):
    at = index(ord(letter)) * CHAR
    return _columns(TEXT[at : at + CHAR], scale)


@cache
def _digit(digit):
    return _columns(DIGITS[int(digit) * 3 : int(digit) * 3 + 3])


def _around(ink):
    """The pixels that touch these, corners included."""
    wide = ink | ink << 1 | ink >> 1
    return (wide | wide << _STRIDE | wide >> _STRIDE) & ~ink


class Inked(Screen):
    """A canvas that knows the ink of its texts and which of it was painted over."""

    def __init__(self):
        self._begin()
        super().__init__()

    def _begin(self):
        self._inked = []
        self._ink = 0  # of all of them
        self._painted = []

    def clear(self):
        self._begin()
        super().clear()

    def keep(self):
        self._kept_ink = self._inked, self._ink, self._painted
        super().keep()

    def restore(self):
        inked, self._ink, painted = self._kept_ink
        self._inked, self._painted = list(inked), list(painted)
        super().restore()

    def fill_rect(self, x, y, width, height, ink):
        self._paint(_box(x, y, width, height))
        super().fill_rect(x, y, width, height, ink)

    def rect(self, x, y, width, height, ink, fill=False):
        if fill:
            self._paint(_box(x, y, width, height))
        super().rect(x, y, width, height, ink, fill)

    def note(self, text, x, y, ink, size, end, first=0, behind=ALL):
        super().note(text, x, y, ink, size, end, first, behind)
        text = str(text)[first:behind]
        if not self._inked or not self._inked[-1].goes_on(x, y, ink, size):
            self._inked.append(Write("", x, y, ink, size, end))
            self._inked[-1].pixels = 0
        write = self._inked[-1]
        write.text += text
        write.end = end
        for letter in text:
            write.pixels |= (_letter(letter, size) if size else _digit(letter)) << _at(x, y)
            x += size * CHAR or _DIGIT
        self._ink |= write.pixels

    def _paint(self, box):
        """A text below a box that is painted is gone, which is well if it is gone as a whole."""
        if not self._ink & box:
            return
        for write in self._inked:
            if write.pixels & box and write.pixels & ~box:
                self._painted.append(write.text)
        self._inked = [write for write in self._inked if not write.pixels & box]
        self._ink = 0
        for write in self._inked:
            self._ink |= write.pixels

    def lit(self):
        """The picture."""
        picture = 0
        for page in range(HEIGHT // 8):
            rows = 0
            for x in range(WIDTH):
                rows |= _BYTES[self.buffer[page * WIDTH + x]] << x
            picture |= rows << _at(0, page * 8)
        return picture

    def faults(self):
        """What is wrong with the texts, a sentence for each."""
        lit = self.lit()
        found = [f"{text!r} is partly painted over" for text in self._painted]
        for write in self._inked:
            ink = write.pixels
            around = _around(ink)
            place = f"{write.text!r} at {write.x}, {write.y}"
            if ink & ~_INSIDE:
                found.append(f"{place} is cut off or touches the edge")
            elif write.ink:
                if ink & ~lit:
                    found.append(f"{place} is not wholly lit")
                if around & lit:
                    found.append(f"{place} touches something at {_first(around & lit)}")
            else:
                if ink & lit:
                    found.append(f"{place} is not wholly dark")
                if around & ~lit:
                    found.append(f"{place} has no lit margin at {_first(around & ~lit)}")
        return found


def _first(picture):
    """Where the first pixel of a picture is."""
    at = (picture & -picture).bit_length() - 1
    return f"{at % _STRIDE - _MARGIN}, {at // _STRIDE - _MARGIN}"
