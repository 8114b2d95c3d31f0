"""A canvas that remembers its words, so that a test can read the screen as a person does."""

from array import array

from engine.ui.canvas import WIDTH, Canvas

_MOST = 400  # calls of `write` and the like from one clear to the next
_FIELDS = 5  # of a call besides its text: x, y, ink, size, end


class Write:
    """Text in one ink on one line, put together from the calls that wrote it without a gap.

    text, x, y, ink: as given to the canvas; end: the x after it; size: 1 for the text font, 2 for large text, 0 for the
    digits of the cells.
    """

    def __init__(self, text, x, y, ink, size, end):
        self.text = text
        self.x = x
        self.y = y
        self.ink = ink
        self.size = size
        self.end = end

    def goes_on(self, x, y, ink, size):
        """Whether what begins at a place continues this text."""
        return size == self.size == 1 and (x, y, ink) == (self.end, self.y, self.ink)


class Screen(Canvas):
    """A canvas that can be asked for all texts since it was last cleared, but those over which a bar was drawn.

    Drawing on it allocates nothing either: MicroPython's super() would, so the class is named.
    """

    def __init__(self):
        super().__init__(bytearray(1024))
        self._fill = super().fill_rect  # bound once, as that allocates
        self._texts = [""] * _MOST
        self._fields = array("h", bytes(2 * _FIELDS * _MOST))
        self._count = 0

    def clear(self):
        self._count = 0
        super().clear()

    def fill_rect(self, x, y, width, height, ink):
        if width == WIDTH:
            self._forget(y, y + height)
        self._fill(x, y, width, height, ink)

    def _forget(self, top, end):
        """Forget the texts of some lines."""
        fields = self._fields
        kept = 0
        for i in range(self._count):
            at = i * _FIELDS
            if not top <= fields[at + 1] < end:
                to = kept * _FIELDS
                for field in range(_FIELDS):
                    fields[to + field] = fields[at + field]
                self._texts[kept] = self._texts[i]
                kept += 1
        self._count = kept

    def write(self, text, x, y, ink=1):
        end = Canvas.write(self, text, x, y, ink)
        self.note(text, x, y, ink, 1, end)
        return end

    def small(self, value, x, y, ink=1):
        end = Canvas.small(self, value, x, y, ink)
        self.note(value, x, y, ink, 0, end)
        return end

    def large(self, text, x, y, ink=1):
        end = Canvas.large(self, text, x, y, ink)
        self.note(text, x, y, ink, 2, end)
        return end

    def note(self, text, x, y, ink, size, end):
        """Remember a call."""
        fields = self._fields
        at = self._count * _FIELDS
        self._texts[self._count] = text
        fields[at] = x
        fields[at + 1] = y
        fields[at + 2] = ink
        fields[at + 3] = size
        fields[at + 4] = end
        self._count += 1

    def writes(self):
        """The texts on the screen, in the order in which they were written."""
        found = []
        for i in range(self._count):
            x, y, ink, size, end = self._fields[i * _FIELDS : (i + 1) * _FIELDS]
            if found and found[-1].goes_on(x, y, ink, size):
                found[-1].text += self._texts[i]
                found[-1].end = end
            else:
                found.append(Write(str(self._texts[i]), x, y, ink, size, end))
        return found

    def text(self):
        """All texts but the digits of cells and dice, from top to bottom and from left to right, each on a line."""
        found = sorted((write.y, write.x, write.text) for write in self.writes() if write.size and write.text)
        return "\n".join(text for _, _, text in found)
