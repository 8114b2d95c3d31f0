"""A canvas that remembers its words, so that a test can read the screen as a person does."""

from array import array

from engine.ui.canvas import ALL, WIDTH, Canvas

_MOST = 400  # calls of `write` and the like from one clear to the next
_CAPS = ("A:", "B:", "NEXT:")  # what the caps of buttons are read aloud as
_ARROWS = "←→↑↓"
_FIELDS = 7  # of a call besides its text: x, y, ink, size, end, its first letter, and the one behind its last
_GONE = 32  # added to the size of what a bar was drawn over
_CALLED = 16  # added to the size of what is called otherwise when it is read aloud
_MOST_CALLED = 40


class Write:
    """Text in one ink on one line, put together from the calls that wrote it without a gap.

    text, x, y, ink: as given to the canvas; end: the x after it; size: 1 for the text font, 2 for large text, 0 for the
    digits of the cells; called: what it is read aloud as, if that is something else.
    """

    def __init__(self, text, x, y, ink, size, end, called=""):
        self.text = text
        self.called = called
        self.x = x
        self.y = y
        self.ink = ink
        self.size = size
        self.end = end

    def goes_on(self, x, y, ink, size):
        """Whether what begins at a place continues this text."""
        return size == self.size == 1 and not self.called and (x, y, ink) == (self.end, self.y, self.ink)


class Screen(Canvas):
    """A canvas that can be asked for all texts since it was last cleared, but those over which a bar was drawn.

    Drawing on it allocates nothing either: MicroPython's super() would, so the class is named.
    """

    def __init__(self):
        super().__init__(bytearray(1024))
        self._fill = super().fill_rect  # bound once, as that allocates
        self._texts = [""] * _MOST
        self._called = [""] * _MOST_CALLED
        self._next = ""
        self._callings = 0
        self._fields = array("h", bytes(2 * _FIELDS * _MOST))
        self._count = 0
        self._stays = 0  # how many of them were kept

    def clear(self):
        self._count = 0
        self._callings = 0
        super().clear()

    def keep(self):
        self._forget(0)
        self._stays = self._count
        super().keep()

    def restore(self):
        """Draw what was kept; no text of it is gone any more."""
        fields = self._fields
        self._count = self._stays
        self._callings = 0
        for i in range(self._count):
            size = fields[i * _FIELDS + 3] & ~_GONE
            fields[i * _FIELDS + 3] = size
            self._callings += size >= _CALLED
        super().restore()

    def fill_rect(self, x, y, width, height, ink):
        if width == WIDTH:
            for i in range(self._count):
                if y <= self._fields[i * _FIELDS + 1] < y + height:
                    self._fields[i * _FIELDS + 3] |= _GONE
        self._fill(x, y, width, height, ink)

    def aloud(self, words):
        self._next = words

    def _forget(self, first):
        """Forget the texts from the first one on that are gone, and what they are read aloud as."""
        fields = self._fields
        kept = called = callings = 0
        for i in range(self._count):
            at = i * _FIELDS
            stays = i < first or not fields[at + 3] & _GONE
            if fields[at + 3] & _CALLED:
                if stays:
                    self._called[called] = self._called[callings]
                    called += 1
                callings += 1
            if stays:
                to = kept * _FIELDS
                for field in range(_FIELDS):
                    fields[to + field] = fields[at + field]
                self._texts[kept] = self._texts[i]
                kept += 1
        self._count = kept
        self._callings = called

    def write(self, text, x, y, ink=1, first=0, behind=ALL):
        end = Canvas.write(self, text, x, y, ink, first, behind)
        self.note(text, x, y, ink, 1, end, first, behind)
        return end

    def small(self, value, x, y, ink=1):
        end = Canvas.small(self, value, x, y, ink)
        self.note(value, x, y, ink, 0, end)
        return end

    def large(self, text, x, y, ink=1):
        end = Canvas.large(self, text, x, y, ink)
        self.note(text, x, y, ink, 2, end)
        return end

    def note(self, text, x, y, ink, size, end, first=0, behind=ALL):
        """Remember a call."""
        if self._count == _MOST or self._callings == _MOST_CALLED:
            self._forget(self._stays)
        fields = self._fields
        at = self._count * _FIELDS
        self._texts[self._count] = text
        if self._next:
            self._called[self._callings] = self._next
            self._callings += 1
            self._next = ""
            size += _CALLED
        fields[at] = x
        fields[at + 1] = y
        fields[at + 2] = ink
        fields[at + 3] = size
        fields[at + 4] = end
        fields[at + 5] = first
        fields[at + 6] = behind
        self._count += 1

    def writes(self):
        """The texts on the screen, in the order in which they were written."""
        found = []
        callings = 0
        for i in range(self._count):
            x, y, ink, size, end, first, behind = self._fields[i * _FIELDS : (i + 1) * _FIELDS]
            text = str(self._texts[i])[first:behind]
            called = ""
            if size & _CALLED:
                called = self._called[callings]
                callings += 1
            if size & _GONE:
                continue
            size &= ~_CALLED
            if found and not called and found[-1].goes_on(x, y, ink, size):
                found[-1].text += text
                found[-1].end = end
            else:
                found.append(Write(text, x, y, ink, size, end, called))
        return found

    def keys(self):
        """The keys that are named as such, A, B, N for NEXT and arrows, each with what it does."""
        named = {}
        keys = ""
        for write in sorted([write for write in self.writes() if write.size], key=_place):
            text = write.text.strip()
            if write.called in _CAPS:
                keys = write.called[0]
                text = ""
            while write.ink and text and text[0] in _ARROWS:
                keys += text[0]
                text = text[1:].lstrip()
            for key in keys:
                named[key] = text
            if text:
                keys = ""
        return named

    def text(self):
        """All texts but the digits of cells and dice, from top to bottom and from left to right, each on a line."""
        found = sorted((write.y, write.x, write.text) for write in self.writes() if write.size and write.text)
        return "\n".join(text for _, _, text in found)


def _place(write):
    """Where a text stands, line by line."""
    return write.y * 256 + write.x
