"""The lines of the form of a new game: which one, how many play, who they are, who starts, the rules, and the match.

Each line is an object; which lines there are is decided anew after each change.
"""

from micropython import const

from engine import games
from engine.app.options import DRAWN, MATCH, MATCHES, PRESET
from engine.app.settings import Settings
from engine.loading import load_words
from engine.seats import MOST_PLAYERS, robot_name, seat, with_kind
from engine.ui.lists import Choices

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from engine.ui.words.en import MenuWords

START = const(0)  # the first line
NOBODY = const(-1)  # no seat

# Places in FORM and FORM_NOTES.
_GAME = const(1)
_PLAYERS = const(2)
_STARTER = const(3)
_RULES = const(4)
_NAME_NOTE = const(3)
_STARTER_NOTE = const(4)
_MATCH = const(5)  # in both


class Form(Choices):
    """All lines; game is the manifest of the chosen game, about its words, names what its players are called."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        self.words = words
        self.settings = settings
        language = load_words(words.language)
        self.games = games.manifests()
        self.abouts: list[Any] = [getattr(language, game.words + "About") for game in self.games]
        self._robots: tuple[str, ...] = language.ROBOTS
        self.names: list[str] = []  # of people, or what the robots are called: nothing is made while drawing
        self._lines: list[_Line] = []
        self._settle()

    def count(self) -> int:
        """How many lines there are now."""
        return len(self._lines)

    def label(self, line: int) -> str:
        """The text of a line."""
        return self._lines[line].label()

    def value(self, line: int) -> str:
        """What stands at its right, or nothing."""
        return self._lines[line].value()

    def note(self, line: int) -> str:
        """What it is for."""
        return self._lines[line].note()

    def change(self, line: int, step: int) -> None:
        """Go to its next value (+1) or to the one before (-1)."""
        self._lines[line].change(step)
        self._settle()

    def seats(self) -> int:
        """How many play, bots included."""
        return self.game.players if self.game.fixed else self.settings.players

    def bot(self, player: int) -> int:
        """1 + the level of the bot at a seat, 0 for a person."""
        settings = self.settings
        if self.game.fixed:
            return min(settings.bot, self.game.levels) if player >= settings.players else 0
        return seat(settings.seats, player)

    def person(self, line: int) -> int:
        """The seat of the person whose name is on a line, or NOBODY."""
        player = self._lines[line].player
        return NOBODY if player == NOBODY or self.bot(player) else player

    def people(self) -> "list[str]":
        """The names of the people who play."""
        return [self.names[player] for player in range(self.seats()) if not self.bot(player)]

    def twice(self) -> int:
        """The line of a person with the name of one before, or START."""
        seen: list[str] = []
        for line in range(self.count()):
            player = self.person(line)
            if player != NOBODY:
                if self.names[player] in seen:
                    return line
                seen.append(self.names[player])
        return START

    def after(self, line: int) -> int:
        """The line of the next person after that of one, or START after the last."""
        for other in range(line + 1, self.count()):
            if self.person(other) != NOBODY:
                return other
        return START

    def name_all(self) -> None:
        """Take over who plays at the seats."""
        names = list(self.settings.names)
        for player in range(MOST_PLAYERS):
            bot = self.bot(player)
            if bot:
                names[player] = robot_name(self._robots, bot, player)
        self.names = names

    def _settle(self) -> None:
        """Make the lines that belong to the chosen game and number of players."""
        settings = self.settings
        self.game = self.games[settings.game]
        self.about = self.abouts[settings.game]
        settings.starter = min(settings.starter, self.seats())
        self.name_all()
        lines = [_Line(self, START, START), _GameLine(self, _GAME, _GAME), _PlayersLine(self, _PLAYERS, _PLAYERS)]
        lines += [_NameLine(self, player) for player in range(self.seats())]
        lines.append(_StarterLine(self, _STARTER, _STARTER_NOTE))
        if self.game.presets > 1:
            lines.append(_RulesLine(self, _RULES, _STARTER_NOTE))
        if self.seats() > 1:
            lines.append(_MatchLine(self, _MATCH, _MATCH))
        self._lines = lines


class _Line:
    """A line: its label and its note are those at these places of FORM and FORM_NOTES; player: whose seat it is."""

    player = NOBODY

    def __init__(self, form: Form, label: int, note: int) -> None:
        self.form = form
        self._label = label
        self._note = note

    def label(self) -> str:
        """The text of the line."""
        return self.form.words.FORM[self._label]

    def value(self) -> str:
        """What stands at its right, or nothing."""
        return ""

    def note(self) -> str:
        """What it is for."""
        return self.form.words.FORM_NOTES[self._note]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""


class _GameLine(_Line):
    """Which game."""

    def value(self) -> str:
        name: str = self.form.about.NAME
        return name

    def change(self, step: int) -> None:
        settings = self.form.settings
        settings.game = (settings.game + step) % len(self.form.games)


class _PlayersLine(_Line):
    """How many people play."""

    def value(self) -> str:
        form = self.form
        players = min(form.settings.players, form.game.players)
        text: str = form.about.SEATS[players - 1] if form.game.fixed else "12345"[players - 1]
        return text

    def change(self, step: int) -> None:
        settings = self.form.settings
        most = self.form.game.players
        settings.players = (min(settings.players, most) - 1 + step) % most + 1


class _NameLine(_Line):
    """Who plays at a seat: a person or a bot of some level, where either can be."""

    def __init__(self, form: Form, player: int) -> None:
        super().__init__(form, START, _NAME_NOTE)
        self.player = player

    def label(self) -> str:
        return self.form.names[self.player]

    def value(self) -> str:
        return self.form.words.SEATS[self.form.bot(self.player) > 0] if self._can_change() else ""

    def note(self) -> str:
        return self.form.words.SEAT_NOTES[self.form.bot(self.player) > 0] if self._can_change() else super().note()

    def change(self, step: int) -> None:
        form = self.form
        settings = form.settings
        bot = form.bot(self.player)
        if not self._can_change():
            return
        if form.game.fixed:
            settings.bot = (bot - 1 + step) % form.game.levels + 1
        else:
            settings.seats = with_kind(settings.seats, self.player, (bot + step) % (form.game.levels + 1))

    def _can_change(self) -> bool:
        """Whether other kinds of players can be at the seat."""
        return not self.form.game.fixed or self.form.bot(self.player) > 0


class _StarterLine(_Line):
    """Who starts: a player, or it is drawn."""

    def value(self) -> str:
        form = self.form
        starter = form.settings.starter
        return form.words.DRAWN if starter == DRAWN else form.names[starter - 1]

    def change(self, step: int) -> None:
        settings = self.form.settings
        settings.starter = (settings.starter + step) % (self.form.seats() + 1)


class _RulesLine(_Line):
    """By which rules."""

    def value(self) -> str:
        name: str = self.form.about.PRESETS[self.form.settings.options[PRESET]]
        return name

    def note(self) -> str:
        note: str = self.form.about.PRESET_NOTES[self.form.settings.options[PRESET]]
        return note

    def change(self, step: int) -> None:
        options = self.form.settings.options
        options[PRESET] = (options[PRESET] + step) % self.form.game.presets


class _MatchLine(_Line):
    """How many games a match may take, if it is to be one."""

    def value(self) -> str:
        return self.form.words.MATCHES[self.form.settings.options[MATCH]]

    def change(self, step: int) -> None:
        options = self.form.settings.options
        options[MATCH] = (options[MATCH] + step) % len(MATCHES)
