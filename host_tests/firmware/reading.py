"""A canvas that a test can read, and that notes what the serial line would say of it."""

from engine.ui.canvas import ALL, WIDTH
from firmware.speak import Speaker
from tools.rig.handhelds import WORDS
from tools.rig.screen import Screen


class Reading(Speaker):
    """The canvas that a Pico has when it speaks, which also keeps its texts as a `Screen` does."""

    def __init__(self):
        super().__init__(bytearray(1024))
        self.language = WORDS.language
        self._screen = Screen()
        self.writes = self._screen.writes
        self.text = self._screen.text

        self._words = ""

    def aloud(self, words):
        self._words = words
        super().aloud(words)

    def clear(self):
        self._screen.clear()
        super().clear()

    def keep(self):
        self._screen.keep()
        super().keep()

    def restore(self):
        self._screen.restore()
        super().restore()

    def fill_rect(self, x, y, w, h, ink):
        super().fill_rect(x, y, w, h, ink)
        if w == WIDTH:
            self._screen.fill_rect(x, y, w, h, ink)

    def write(self, text, x, y, ink=1, begin=0, behind=ALL):
        end = super().write(text, x, y, ink, begin, behind)
        self._keep(text[begin:behind], x, y, ink, 1, end)
        return end

    def small(self, value, x, y, ink=1):
        end = super().small(value, x, y, ink)
        self._screen.note(value, x, y, ink, 0, end)
        return end

    def large(self, text, x, y, ink=1):
        end = super().large(text, x, y, ink)
        self._keep(text, x, y, ink, 2, end)
        return end

    def _keep(self, text, x, y, ink, size, end):
        """Keep a text, or what it is called when it is read aloud."""
        self._screen.note(self._words or text, x, y, ink, size, end)
        self._words = ""
