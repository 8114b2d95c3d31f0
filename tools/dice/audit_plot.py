"""Draws an audit: how often each face and each pair fell, and every p-value."""

from math import log10, sqrt

from PIL import Image, ImageDraw, ImageFont

from tools.dice import fairness
from tools.dice.fairness import DICE, FACES, Finding, Verdict

_WIDTH, _HEIGHT = 1280, 960
_PAPER, _INK, _GREY, _PALE = (255, 255, 255), (30, 34, 40), (130, 136, 145), (228, 231, 236)
_GOOD, _BAD, _COLD, _HOT = (40, 120, 90), (200, 50, 40), (50, 100, 190), (215, 95, 30)
_TITLE, _TEXT, _SMALL = 26, 17, 14
_SIGMAS = 5  # how far the scales of deviations go
_LEAST = 1e-6  # the left end of the scale of p-values

Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]


class _Sheet:
    """A picture with what every part of it is made of: lines, boxes and text."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (_WIDTH, _HEIGHT), _PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self._fonts = {size: ImageFont.load_default(size) for size in (_TITLE, _TEXT, _SMALL)}

    def text(self, x: float, y: float, text: str, size: int = _TEXT, ink: Colour = _INK, anchor: str = "lm") -> None:
        """A line of text; the anchor is Pillow's."""
        self.pen.text((x, y), text, fill=ink, font=self._fonts[size], anchor=anchor)


def draw(faces: "bytes | bytearray", verdict: Verdict) -> Image.Image:
    """The picture of an audit."""
    sheet = _Sheet()
    title = f"{verdict.rolls:,} rolls of six dice: " + ("fair" if verdict.fair else "NOT FAIR")
    sheet.text(40, 40, title, _TITLE, _GOOD if verdict.fair else _BAD)
    _faces(sheet, (60, 120, 1240, 370), faces)
    _pairs(sheet, (110, 480, 470, 840), faces)
    _tests(sheet, (600, 450, 1240, 900), verdict)
    return sheet.image


def _faces(sheet: _Sheet, box: Box, faces: "bytes | bytearray") -> None:
    """A bar for each face of each die, up or down from its fair share, in standard deviations."""
    left, top, right, bottom = box
    middle, half = (top + bottom) / 2, (bottom - top) / 2
    sheet.text(left, top - 24, "How often each face fell, in standard deviations from its fair share")
    for sigma in range(-4, 5, 2):
        y = middle - sigma / _SIGMAS * half
        sheet.pen.line((left, y, right, y), fill=_GREY if sigma == 0 else _PALE)
        sheet.text(left - 10, y, f"{sigma:+d}" if sigma else "0", _SMALL, _GREY, "rm")
    group = (right - left) / DICE
    bar = group / (FACES + 2)
    rolls = len(faces) // DICE
    for die, name in enumerate(fairness.NAMES):
        column = faces[die::DICE]
        for face in range(1, FACES + 1):
            off = _deviation(column.count(face), rolls, FACES)
            x = left + group * die + bar * face
            y = middle - off / _SIGMAS * half
            box_y = (min(y, middle), max(y, middle))
            sheet.pen.rectangle((x + 2, box_y[0], x + bar - 2, box_y[1]), fill=_COLD if abs(off) < 4 else _BAD)
            sheet.text(x + bar / 2, bottom + 8, str(face), _SMALL, _GREY, "mm")
        sheet.text(left + group * die + group / 2, bottom + 30, name, _TEXT, _INK, "mm")


def _pairs(sheet: _Sheet, box: Box, faces: "bytes | bytearray") -> None:
    """A square for each pair of the white dice."""
    left, top, right, bottom = box
    cell = (right - left) / FACES
    sheet.text(left - 50, top - 44, "Pairs of the white dice, in standard deviations")
    for index, count in enumerate(fairness.pair_counts(faces)):
        row, column = divmod(index, FACES)
        off = _deviation(count, len(faces) // DICE, FACES**2)
        x, y = left + column * cell, top + row * cell
        sheet.pen.rectangle((x, y, x + cell - 2, y + cell - 2), fill=_shade(off))
        dark = abs(off) > _SIGMAS * 0.6
        sheet.text(x + cell / 2, y + cell / 2, f"{off:+.1f}", _SMALL, _PAPER if dark else _INK, "mm")
    for face in range(1, FACES + 1):
        at = (face - 0.5) * cell
        sheet.text(left + at, top - 14, str(face), _SMALL, _GREY, "mm")
        sheet.text(left - 16, top + at, str(face), _SMALL, _GREY, "mm")
    sheet.text(left - 40, (top + bottom) / 2, "first", _SMALL, _GREY, "mm")
    sheet.text((left + right) / 2, bottom + 18, "across: the second white die", _SMALL, _GREY, "mm")


def _tests(sheet: _Sheet, box: Box, verdict: Verdict) -> None:
    """A dot for each p-value on a logarithmic scale; what is left of the line fails."""
    left, top, right, bottom = box
    scale_left = left + 300
    sheet.text(left, top - 14, "Every test and its p-value")
    allowed = fairness.FALSE_ALARMS / len(verdict.tests)

    def place(p: float) -> float:
        return right + log10(max(p, _LEAST)) / -log10(_LEAST) * (right - scale_left)

    for exponent in range(round(log10(_LEAST)), 1, 2):
        x = place(10**exponent)
        sheet.pen.line((x, top + 6, x, bottom - 16), fill=_PALE)
        sheet.text(x, bottom, f"{10**exponent:.{-exponent}f}", _SMALL, _GREY, "mm")
    x = place(allowed)
    sheet.pen.line((x, top + 6, x, bottom - 16), fill=_BAD)
    sheet.text(x, bottom + 22, "limit", _SMALL, _BAD, "mm")
    pitch = (bottom - top - 30) / len(verdict.tests)
    for index, test in enumerate(verdict.tests):
        _dot(sheet, (left, top + 16 + index * pitch), place(test.p), test, test in verdict.failed)


def _dot(sheet: _Sheet, at: tuple[float, float], x: float, test: Finding, failed: bool) -> None:
    left, y = at
    ink = _BAD if failed else _INK
    sheet.text(left, y, test.what, _SMALL, ink)
    sheet.pen.ellipse((x - 5, y - 5, x + 5, y + 5), fill=_BAD if failed else _GOOD)


def _deviation(count: int, rolls: int, outcomes: int) -> float:
    """How far a count is from its fair share in standard deviations, kept within the scale."""
    expected = rolls / outcomes
    off = (count - expected) / sqrt(expected * (1 - 1 / outcomes))
    return max(-_SIGMAS, min(_SIGMAS, off))


def _shade(off: float) -> Colour:
    """From blue for too rare over white to orange for too frequent."""
    end = _HOT if off > 0 else _COLD
    part = abs(off) / _SIGMAS
    red, green, blue = (round(255 + (channel - 255) * part) for channel in end)
    return red, green, blue
