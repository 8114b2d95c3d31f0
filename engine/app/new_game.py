"""The form of a new game: which one, how many play, who they are, who starts, and by which rules."""

from micropython import const

from engine.app.name_editor import NameEditor
from engine.app.ports import FORM
from engine.app.settings import DRAWN, MOST_PLAYERS, PRESET, Settings
from engine.app.table import robot_name
from engine.dice import Dice
from engine.loading import load_words
from engine.record import QIX
from engine.seats import LEVELS, first_seats, seat, with_kind
from engine.ui.lists import Choices, choose, recall
from engine.ui.widgets import roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
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
_QIX_ROBOT = const(1)
_QIX_LEVELS = const(3)


def seats(settings: Settings) -> int:
    """How many play, the handheld included."""
    return _QIX_SEATS if settings.game == QIX else settings.players


def header(settings: Settings, first: int) -> "tuple[int, int, int, int, int]":
    """What a history begins with: game, players, preset, starter and the seats of bots."""
    if settings.game == QIX:
        return QIX, _QIX_SEATS, 0, first, with_kind(0, _QIX_ROBOT, settings.robot if settings.players == 1 else 0)
    seats = first_seats(settings.seats, settings.players)
    return settings.game, settings.players, settings.options[PRESET], first, seats


class _Form(Choices):
    """Start, the game, the number of players, a line for each of them, the starter and, for Qwixx, the preset."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        self._words = words
        self._settings = settings
        self._robots: tuple[str, ...] = load_words(words.language).ROBOTS
        self._names = list(settings.names)  # of people, or what the robots are called: nothing is made while drawing

    def count(self) -> int:
        return self.starter_line() + (1 if self._settings.game == QIX else 2)

    def starter_line(self) -> int:
        return _FIRST_NAME + seats(self._settings)

    def robot(self, player: int) -> int:
        """1 + the level of the bot at a seat, 0 for a person."""
        settings = self._settings
        if settings.game == QIX:
            return settings.robot if player >= settings.players else 0
        return seat(settings.seats, player)

    def name_all(self) -> None:
        """Take over who plays at the seats."""
        for player in range(MOST_PLAYERS):
            robot = self.robot(player)
            self._names[player] = robot_name(self._robots, robot, player) if robot else self._settings.names[player]

    def label(self, line: int) -> str:
        if line < _FIRST_NAME:
            return self._words.FORM[line]
        starter = self.starter_line()
        if line < starter:
            return self._names[line - _FIRST_NAME]
        return self._words.FORM[line - starter + _FIRST_NAME]

    def value(self, line: int) -> str:
        settings = self._settings
        words = self._words
        starter = self.starter_line()
        if line == _GAME:
            return words.GAMES[settings.game]
        if line == _PLAYERS:
            if settings.game == QIX:
                return words.QIX_SEATS[min(settings.players, _QIX_SEATS) - 1]
            return "12345"[settings.players - 1]
        if line == starter:
            if settings.starter == DRAWN:
                return words.DRAWN
            return self._names[settings.starter - 1]
        if line > starter:
            return words.PRESETS[settings.options[PRESET]]
        if line < _FIRST_NAME:
            return ""
        return words.SEATS[self.robot(line - _FIRST_NAME) > 0] if self._can_change(line) else ""

    def note(self, line: int) -> str:
        starter = self.starter_line()
        if line > starter:
            return self._words.PRESET_NOTES[self._settings.options[PRESET]]
        if line == starter:
            return self._words.FORM_NOTES[_STARTER_NOTE]
        if line >= _FIRST_NAME and self._can_change(line):
            return self._words.SEAT_NOTES[self.robot(line - _FIRST_NAME) > 0]
        return self._words.FORM_NOTES[min(line, _FIRST_NAME)]

    def _can_change(self, line: int) -> bool:
        """Whether other kinds of players can be at the seat of a line."""
        return self._settings.game != QIX or self.robot(line - _FIRST_NAME) > 0

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
            settings.options[PRESET] = (settings.options[PRESET] + step) % len(self._words.PRESETS)
        elif line >= _FIRST_NAME and self._can_change(line):
            player = line - _FIRST_NAME
            if settings.game == QIX:
                settings.robot = (settings.robot - 1 + step) % _QIX_LEVELS + 1
            else:
                settings.seats = with_kind(settings.seats, player, (self.robot(player) + step) % (LEVELS + 1))
        settings.starter = min(settings.starter, seats(settings))
        self.name_all()


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
        if _FIRST_NAME <= line < lines.starter_line() and not lines.robot(line - _FIRST_NAME):
            editor = NameEditor(ports, words, settings.names[line - _FIRST_NAME])
            yield from editor.run()
            settings.names[line - _FIRST_NAME] = editor.text
            lines.name_all()
        else:
            lines.change(line, 1)


def _starter(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """The starter, who is drawn if the settings say so; BACK if that can't be done."""
    if settings.starter != DRAWN:
        return settings.starter - 1
    count = seats(settings)
    return (yield from roll_or_retry(ports, words, lambda dice: dice.below(count), Dice(ports.random_bytes)))
