"""The form of a new game: which one, how many play, who they are, who starts, and by which rules."""

from micropython import const

from engine.dice import Dice
from engine.record import QIX
from engine.ui.lists import Choices, choose, recall
from engine.ui.names import NameEditor
from engine.ui.ports import FORM
from engine.ui.settings import DRAWN, MOST_PLAYERS, Settings
from engine.ui.widgets import drawn

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

BACK = const(-1)

_START = const(0)
_GAME = const(1)
_PLAYERS = const(2)
_FIRST_NAME = const(3)

_STARTER_NOTE = const(4)
_NEW_GAME = const(1)  # its entry in the main menu
_QIX_SEATS = const(2)  # the handheld takes the one that nobody has


def seats(settings: Settings) -> int:
    """How many play, the handheld included."""
    return _QIX_SEATS if settings.game == QIX else settings.players


def header(settings: Settings, first: int) -> "tuple[int, int, int, int]":
    """What a history begins with: game, players, preset (of Qix: whether the handheld plays) and starter."""
    preset = int(settings.players == 1) if settings.game == QIX else settings.preset
    return settings.game, seats(settings), preset, first


class _Form(Choices):
    """Start, the game, the number of players, a line for each name, the starter and, for Qwixx, the preset."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        self._words = words
        self._settings = settings

    def count(self) -> int:
        return self.starter_line() + (1 if self._settings.game == QIX else 2)

    def people(self) -> int:
        """How many people play."""
        return min(self._settings.players, seats(self._settings))

    def starter_line(self) -> int:
        return _FIRST_NAME + self.people()

    def label(self, line: int) -> str:
        if line < _FIRST_NAME:
            return self._words.FORM[line]
        starter = self.starter_line()
        if line < starter:
            return self._settings.names[line - _FIRST_NAME]
        return self._words.FORM[line - starter + _FIRST_NAME]

    def value(self, line: int) -> str:
        settings = self._settings
        words = self._words
        starter = self.starter_line()
        if line == _GAME:
            return words.GAMES[settings.game]
        if line == _PLAYERS:
            return words.QIX_SEATS[self.people() - 1] if settings.game == QIX else "12345"[settings.players - 1]
        if line == starter:
            if settings.starter == DRAWN:
                return words.DRAWN
            return settings.names[settings.starter - 1] if settings.starter <= self.people() else words.ROBOT
        if line > starter:
            return words.PRESETS[settings.preset]
        return ""

    def note(self, line: int) -> str:
        starter = self.starter_line()
        if line > starter:
            return self._words.PRESET_NOTES[self._settings.preset]
        return self._words.FORM_NOTES[_STARTER_NOTE if line == starter else min(line, _FIRST_NAME)]

    def change(self, line: int, step: int) -> None:
        settings = self._settings
        starter = self.starter_line()
        if line == _GAME:
            settings.game = (settings.game + step) % len(self._words.GAMES)
        elif line == _PLAYERS:
            most = _QIX_SEATS if settings.game == QIX else MOST_PLAYERS
            settings.players = (min(settings.players, most) - 1 + step) % most + 1
        elif line == starter:
            settings.starter = (settings.starter + step) % (seats(settings) + 1)
        elif line > starter:
            settings.preset = (settings.preset + step) % len(self._words.PRESETS)
        settings.starter = min(settings.starter, seats(settings))


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Fill in the form and keep what was chosen; returns the starting player, or BACK."""
    lines = _Form(words, settings)
    line = _START
    lines.change(line, 0)
    line = recall(ports, FORM, lines.count())
    while True:
        line = yield from choose(ports, words.ENTRIES[_NEW_GAME], lines, line, FORM)
        if line <= _START:
            settings.save()
            return BACK if line < _START else (yield from _starter(ports, words, settings))
        if _FIRST_NAME <= line < lines.starter_line():
            editor = NameEditor(ports, words, settings.names[line - _FIRST_NAME])
            yield from editor.run()
            settings.names[line - _FIRST_NAME] = editor.text
        else:
            lines.change(line, 1)


def _starter(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """The starter, who is drawn if the settings say so; BACK if that can't be done."""
    if settings.starter != DRAWN:
        return settings.starter - 1
    count = seats(settings)
    return (yield from drawn(ports, words, lambda dice: dice.below(count), Dice(ports.random_bytes)))
