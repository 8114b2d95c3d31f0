"""The form of a new game: which one, how many play, who they are, who starts, and by which rules."""

from micropython import const

from engine import games
from engine.app.name_editor import NameEditor
from engine.app.options import DRAWN, PRESET
from engine.app.ports import FORM
from engine.app.settings import Settings
from engine.dice import Dice
from engine.loading import load_words
from engine.seats import MOST_PLAYERS, first_seats, robot_name, seat, with_kind
from engine.ui.lists import Choices, choose, recall
from engine.ui.widgets import roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

BACK = const(-1)

_START = const(0)
_GAME = const(1)
_PLAYERS = const(2)
_FIRST_NAME = const(3)

_STARTER_NOTE = const(4)
_THREE = const(3)  # buttons, with which a person's seat is changed by holding NEXT

# Who plays at a seat, as an index into words.SEAT_NOTES.
_PERSON = const(0)
_ROBOT = const(1)
_PERSON_NEXT = const(2)
_NEW_GAME = const(1)  # its entry in the main menu


def header(settings: Settings, first: int) -> "tuple[int, int, int, int, int]":
    """What a history begins with: game, players, preset, starter and the seats of bots."""
    game = games.manifest(settings.game)
    preset = min(settings.options[PRESET], game.presets - 1)
    if not game.fixed:
        return game.number, settings.players, preset, first, first_seats(settings.seats, settings.players)
    seats = 0
    for player in range(settings.players, game.players):
        seats = with_kind(seats, player, min(settings.bot, game.levels))
    return game.number, game.players, preset, first, seats


class _Form(Choices):
    """Start, the game, the number of players, a line for each of them, the starter and the rules, if there are any."""

    def __init__(self, words: "MenuWords", settings: Settings, buttons: int) -> None:
        self._words = words
        self._person = _PERSON_NEXT if buttons == _THREE else _PERSON
        self._settings = settings
        language = load_words(words.language)
        self._games = games.manifests()
        self._abouts: list[Any] = [getattr(language, game.words + "About") for game in self._games]
        self._robots: tuple[str, ...] = language.ROBOTS
        self._names = list(settings.names)  # of people, or what the robots are called: nothing is made while drawing

    def seats(self) -> int:
        """How many play, bots included."""
        game = self._games[self._settings.game]
        return game.players if game.fixed else self._settings.players

    def count(self) -> int:
        return self.starter_line() + (2 if self._games[self._settings.game].presets > 1 else 1)

    def starter_line(self) -> int:
        return _FIRST_NAME + self.seats()

    def bot(self, player: int) -> int:
        """1 + the level of the bot at a seat, 0 for a person."""
        settings = self._settings
        game = self._games[settings.game]
        if game.fixed:
            return min(settings.bot, game.levels) if player >= settings.players else 0
        return seat(settings.seats, player)

    def name_all(self) -> None:
        """Take over who plays at the seats."""
        for player in range(MOST_PLAYERS):
            bot = self.bot(player)
            self._names[player] = robot_name(self._robots, bot, player) if bot else self._settings.names[player]

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
        game = self._games[settings.game]
        about = self._abouts[settings.game]
        starter = self.starter_line()
        text = ""
        if line == _GAME:
            text = about.NAME
        elif line == _PLAYERS:
            players = min(settings.players, game.players)
            text = about.SEATS[players - 1] if game.fixed else "12345"[players - 1]
        elif line == starter:
            text = words.DRAWN if settings.starter == DRAWN else self._names[settings.starter - 1]
        elif line > starter:
            text = about.PRESETS[settings.options[PRESET]]
        elif line >= _FIRST_NAME and self._can_change(line):
            text = words.SEATS[self.bot(line - _FIRST_NAME) > 0]
        return text

    def note(self, line: int) -> str:
        starter = self.starter_line()
        if line > starter:
            note: str = self._abouts[self._settings.game].PRESET_NOTES[self._settings.options[PRESET]]
            return note
        if line == starter:
            return self._words.FORM_NOTES[_STARTER_NOTE]
        if line >= _FIRST_NAME and self._can_change(line):
            return self._words.SEAT_NOTES[_ROBOT if self.bot(line - _FIRST_NAME) else self._person]
        return self._words.FORM_NOTES[min(line, _FIRST_NAME)]

    def a_changes(self, line: int) -> bool:
        return not _FIRST_NAME <= line < self.starter_line() or self.bot(line - _FIRST_NAME) > 0

    def _can_change(self, line: int) -> bool:
        """Whether other kinds of players can be at the seat of a line."""
        return not self._games[self._settings.game].fixed or self.bot(line - _FIRST_NAME) > 0

    def change(self, line: int, step: int) -> None:
        settings = self._settings
        game = self._games[settings.game]
        starter = self.starter_line()
        if line == _GAME:
            settings.game = (settings.game + step) % len(self._games)
        elif line == _PLAYERS:
            settings.players = (min(settings.players, game.players) - 1 + step) % game.players + 1
        elif line == starter:
            settings.starter = (settings.starter + step) % (self.seats() + 1)
        elif line > starter:
            settings.options[PRESET] = (settings.options[PRESET] + step) % game.presets
        elif line >= _FIRST_NAME and self._can_change(line):
            player = line - _FIRST_NAME
            if game.fixed:
                settings.bot = (self.bot(player) - 1 + step) % game.levels + 1
            else:
                settings.seats = with_kind(settings.seats, player, (self.bot(player) + step) % (game.levels + 1))
        settings.starter = min(settings.starter, self.seats())
        self.name_all()


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Fill in the form and keep what was chosen; returns the starting player, or a number below 0."""
    lines = _Form(words, settings, ports.buttons)
    line = _START
    lines.change(line, 0)
    line = recall(ports, FORM, lines.count())
    while True:
        line = yield from choose(ports, words.ENTRIES[_NEW_GAME], lines, line, FORM)
        if line <= _START:
            settings.save()
            return BACK if line < _START else (yield from _starter(ports, words, settings, lines.seats()))
        if _FIRST_NAME <= line < lines.starter_line() and not lines.bot(line - _FIRST_NAME):
            editor = NameEditor(ports, words, settings.names[line - _FIRST_NAME])
            yield from editor.run()
            settings.names[line - _FIRST_NAME] = editor.text
            lines.name_all()
        else:
            lines.change(line, 1)


def _starter(ports: "Ports", words: "MenuWords", settings: Settings, count: int) -> "Screen":
    """Who of so many starts, which is drawn if the settings say so; below 0 if that can't be done."""
    if settings.starter != DRAWN:
        return settings.starter - 1
    return (yield from roll_or_retry(ports, words, lambda dice: dice.below(count), Dice(ports.random_bytes)))
