"""Tools for drawing: fonts, and shapes that are drawn large, so that they are smooth once the picture is made small."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from PIL import Image, ImageDraw, ImageFont

_LARGER = 3  # than the picture
_NO_LETTER = "\uffff"
_SMALLEST = 10  # of letters that have to be made smaller

Colour = tuple[int, int, int]
Box = tuple[float, float, float, float]  # left, top, right, bottom


@cache
def font(size: int, weight: str) -> ImageFont.FreeTypeFont:
    """Manrope, a free font with Latin and Cyrillic letters, in a weight such as Bold."""
    return ImageFont.truetype(str(files("font_manrope") / "files" / f"Manrope-{weight}.ttf"), size)


@cache
def in_font(letter: str) -> bool:
    """Whether the font has a letter; in place of another it would draw a box."""
    letters = font(20, "Bold")
    return bytes(letters.getmask(letter)) != bytes(letters.getmask(_NO_LETTER))


class Pens:
    """Draws on a picture of a size, in its pixels."""

    def __init__(self, width: int, height: int, paper: Colour) -> None:
        self._size = (width, height)
        self._image = Image.new("RGB", (width * _LARGER, height * _LARGER), paper)
        self._draw = ImageDraw.Draw(self._image)

    def picture(self) -> Image.Image:
        """What was drawn."""
        return self._image.resize(self._size, Image.Resampling.LANCZOS)

    def box(
        self, box: Box, radius: float, fill: "Colour | None", outline: "Colour | None" = None, width: float = 1
    ) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(
            self._up(box), radius * _LARGER, fill=fill, outline=outline, width=round(width * _LARGER)
        )

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle."""
        self._draw.ellipse(self._up((x - radius, y - radius, x + radius, y + radius)), fill=fill)

    def arc(self, box: Box, start: float, end: float, colour: Colour, width: float) -> None:
        """A part of a circle, in degrees from three o'clock on."""
        self._draw.arc(self._up(box), start, end, fill=colour, width=round(width * _LARGER))

    def line(self, points: Sequence[tuple[float, float]], colour: Colour, width: float) -> None:
        """A line with round ends."""
        self._draw.line(
            [(x * _LARGER, y * _LARGER) for x, y in points], fill=colour, width=round(width * _LARGER), joint="curve"
        )
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, colour)

    def polygon(self, points: Sequence[tuple[float, float]], fill: Colour) -> None:
        """A filled shape."""
        self._draw.polygon([(x * _LARGER, y * _LARGER) for x, y in points], fill=fill)

    def cross(self, x: float, y: float, reach: float, colour: Colour, width: float) -> None:
        """A cross around a point."""
        self.line([(x - reach, y - reach), (x + reach, y + reach)], colour, width)
        self.line([(x - reach, y + reach), (x + reach, y - reach)], colour, width)

    def text(
        self, x: float, y: float, text: str, size: int, colour: Colour, *,
        weight: str = "Bold", anchor: str = "mm", room: float = 0,
    ) -> float:  # fmt: skip
        """Letters at a point, made smaller until they fit in the room, if there is one; how wide they are."""
        while room and size > _SMALLEST and font(size * _LARGER, weight).getlength(text) > room * _LARGER:
            size -= 1
        letters = font(size * _LARGER, weight)
        self._draw.text((x * _LARGER, y * _LARGER), text, font=letters, fill=colour, anchor=anchor)
        return letters.getlength(text) / _LARGER

    @staticmethod
    def _up(box: Box) -> Box:
        left, top, right, bottom = box
        return (left * _LARGER, top * _LARGER, right * _LARGER, bottom * _LARGER)
