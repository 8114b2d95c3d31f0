"""The form of a new game: how many play, who they are, who starts, and by which rules."""

from micropython import const

from engine.ui.borrow import borrow
from engine.ui.settings import DRAWN, MOST_PLAYERS, Settings
from engine.ui.widgets import Choices, choose

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

BACK = const(0)
START = const(1)

_START = const(0)
_PLAYERS = const(1)
_FIRST_NAME = const(2)

_STARTER_NOTE = const(3)
_NEW_GAME = const(1)  # its entry in the main menu


class _Form(Choices):
    """Start, the number of players, a line for each name, the starter and the preset."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        self._words = words
        self._settings = settings

    def count(self) -> int:
        return self.starter_line() + 2

    def starter_line(self) -> int:
        return _FIRST_NAME + self._settings.players

    def label(self, line: int) -> str:
        if line < _FIRST_NAME:
            return self._words.FORM[line]
        starter = self.starter_line()
        if line < starter:
            return self._settings.names[line - _FIRST_NAME]
        return self._words.FORM[line - starter + _FIRST_NAME]

    def value(self, line: int) -> str:
        settings = self._settings
        starter = self.starter_line()
        if line == _PLAYERS:
            return "12345"[settings.players - 1]
        if line == starter:
            return self._words.DRAWN if settings.starter == DRAWN else settings.names[settings.starter - 1]
        if line > starter:
            return self._words.PRESETS[settings.preset]
        return ""

    def note(self, line: int) -> str:
        starter = self.starter_line()
        if line > starter:
            return self._words.PRESET_NOTES[self._settings.preset]
        return self._words.FORM_NOTES[_STARTER_NOTE if line == starter else min(line, _FIRST_NAME)]

    def change(self, line: int, step: int) -> None:
        settings = self._settings
        starter = self.starter_line()
        if line == _PLAYERS:
            settings.players = (settings.players - 1 + step) % MOST_PLAYERS + 1
            settings.starter = min(settings.starter, settings.players)
        elif line == starter:
            settings.starter = (settings.starter + step) % (settings.players + 1)
        elif line > starter:
            settings.preset = (settings.preset + step) % len(self._words.PRESETS)


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Fill in the form; returns START or BACK and keeps what was chosen."""
    lines = _Form(words, settings)
    line = _START
    while True:
        line = yield from choose(ports, words.ENTRIES[_NEW_GAME], lines, line)
        if line <= _START:
            settings.save()
            return START if line == _START else BACK
        if _FIRST_NAME <= line < lines.starter_line():
            editor = borrow("engine.ui.names").NameEditor(ports, words, settings.names[line - _FIRST_NAME])
            yield from editor.run()
            settings.names[line - _FIRST_NAME] = editor.text
        else:
            lines.change(line, 1)
