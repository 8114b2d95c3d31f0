"""The settings screen: a line for each setting, with what it does below the list."""

from micropython import const

from engine.ui.borrow import borrow
from engine.ui.lists import Choices, choose
from engine.ui.settings import PACES, TIMES, Settings
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

_SETTINGS = const(4)  # its entry in the main menu

_TIME = const(0)
_NOTICES = const(1)
_SOUND = const(2)
_PACE = const(3)


class _Options(Choices):
    """Time limit, notices, sound and the pace of bots."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        super().__init__(words.OPTIONS, words.OPTION_NOTES)
        self._words = words
        self._settings = settings

    def value(self, line: int) -> str:
        words = self._words
        settings = self._settings
        if line == _TIME:
            return words.TIMES[settings.time]
        if line == _PACE:
            return words.PACES[settings.pace]
        return words.OFF_ON[settings.notices if line == _NOTICES else settings.sound]

    def change(self, line: int, step: int) -> None:
        settings = self._settings
        if line == _TIME:
            settings.time = (settings.time + step) % len(TIMES)
        elif line == _NOTICES:
            settings.notices = not settings.notices
        elif line == _PACE:
            settings.pace = (settings.pace + step) % len(PACES)
        else:
            settings.set_sound(not settings.sound)


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Change settings until B, and keep them, or say that they can't be kept; returns 0."""
    options = _Options(words, settings)
    line = 0
    while line >= 0:
        last = line
        line = yield from choose(ports, words.ENTRIES[_SETTINGS], options, last)
        if line >= 0:
            options.change(line, 1)
    if not settings.save():
        yield from ask(ports, borrow("engine.ui.words." + words.CODE).UNSAVED, words.OK)
    return 0
