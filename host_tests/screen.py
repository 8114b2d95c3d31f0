"""A canvas that remembers its words, so that a test can read the screen as a person does."""

from engine.ui.canvas import Canvas


class Write:
    """Text in one ink on one line, put together from the calls that wrote it without a gap.

    text, x, y, ink: as given to the canvas; end: the x after it; size: 1 for the text font, 2 for large text, 0 for the
    digits of the cells.
    """

    def __init__(self, text, x, y, ink, size):
        self.text = text
        self.x = self.end = x
        self.y = y
        self.ink = ink
        self.size = size


class Screen(Canvas):
    """A canvas whose `writes` are all the texts since it was last cleared, in order."""

    def __init__(self):
        super().__init__(bytearray(1024))
        self.writes = []

    def clear(self):
        self.writes = []
        super().clear()

    def write(self, text, x, y, ink=1):
        write = self._begin(text, x, y, ink, 1)
        write.end = super().write(text, x, y, ink)
        return write.end

    def small(self, value, x, y, ink=1):
        write = self._begin(str(value), x, y, ink, 0)
        write.end = super().small(value, x, y, ink)
        return write.end

    def large(self, text, x, y, ink=1):
        write = self._begin(text, x, y, ink, 2)
        write.end = super().large(text, x, y, ink)
        return write.end

    def _begin(self, text, x, y, ink, size):
        if self.writes:
            last = self.writes[-1]
            if size == last.size == 1 and (last.end, last.y, last.ink) == (x, y, ink):
                last.text += text
                return last
        write = Write(text, x, y, ink, size)
        self.writes.append(write)
        return write

    def text(self):
        """All texts but the digits of cells and dice, from top to bottom and from left to right, each on a line."""
        found = sorted((write.y, write.x, write.text) for write in self.writes if write.size and write.text)
        return "\n".join(text for _, _, text in found)
