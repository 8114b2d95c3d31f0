"""A canvas that a test can read, and that notes what the serial line would say of it."""

from firmware.speak import Speaker
from tools.rig.screen import Screen


class Reading(Screen):
    """A canvas whose `speaker` notes the same on the same picture."""

    def __init__(self):
        super().__init__()
        self.speaker = Speaker(self.buffer)
        self._outline = super().rect

    def clear(self):
        Screen.clear(self)
        self.speaker.clear()

    def write(self, text, x, y, ink=1):
        self.speaker.write(text, x, y, ink)
        return Screen.write(self, text, x, y, ink)

    def small(self, value, x, y, ink=1):
        self.speaker.small(value, x, y, ink)
        return Screen.small(self, value, x, y, ink)

    def large(self, text, x, y, ink=1):
        self.speaker.large(text, x, y, ink)
        return Screen.large(self, text, x, y, ink)

    def fill_rect(self, x, y, w, h, ink):
        Screen.fill_rect(self, x, y, w, h, ink)
        self.speaker.fill_rect(x, y, w, h, ink)

    def rect(self, x, y, w, h, ink, fill=False):
        self.speaker.rect(x, y, w, h, ink, fill)
