"""Each line of the form of a new game: what it says, and what left and right change."""

from micropython import const

from engine import games
from engine.app.options import DRAWN, MATCH, MATCHES, PRESET
from engine.loading import load_words
from engine.seats import MOST_PLAYERS, robot_name, with_kind

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from engine.app.settings import Settings
    from engine.ui.words.en import MenuWords

NOBODY = const(-1)  # no seat
_NAME_NOTE = const(3)  # a place in FORM_NOTES
_THREE = const(3)  # buttons, with which a person's seat is changed by holding NEXT

# Who plays at a seat, as an index into words.SEAT_NOTES.
_PERSON = const(0)
_ROBOT = const(1)
_PERSON_NEXT = const(2)


class Draft:
    """The game that is chosen so far, which the settings say.

    game: its manifest; about: its words; names: of people, or what the robots are called: while drawing, none is made;
    person: which note tells how a person gives way to a robot.
    """

    def __init__(self, words: "MenuWords", settings: "Settings", buttons: int) -> None:
        self.words = words
        self.person = _PERSON_NEXT if buttons == _THREE else _PERSON
        self.settings = settings
        language = load_words(words.language)
        self.games = games.manifests()
        self._abouts: list[Any] = [getattr(language, game.words + "About") for game in self.games]
        self._robots: tuple[str, ...] = language.ROBOTS
        self.settle()

    def settle(self) -> None:
        """Take over what the settings say, in which the starter has to be one of those who play."""
        settings = self.settings
        self.game = self.games[settings.game]
        self.about = self._abouts[settings.game]
        settings.starter = min(settings.starter, self.seats())
        names = list(settings.names)
        for player in range(MOST_PLAYERS):
            bot = self.bot(player)
            if bot:
                names[player] = robot_name(self._robots, bot, player)
        self.names = names

    def seats(self) -> int:
        """How many play, bots included."""
        return self.settings.count(self.game.fewest, self.game.players)

    def bot(self, player: int) -> int:
        """1 + the level of the bot at a seat, 0 for a person."""
        return self.settings.kind(player, self.game.levels)


class Line:
    """A line: its label and its note are those at these places of FORM and FORM_NOTES; player: whose seat it is."""

    player = NOBODY

    def __init__(self, draft: Draft, label: int, note: int) -> None:
        self.draft = draft
        self._label = label
        self._note = note

    def label(self) -> str:
        """The text of the line."""
        return self.draft.words.FORM[self._label]

    def value(self) -> str:
        """What stands at its right, or nothing."""
        return ""

    def note(self) -> str:
        """What it is for."""
        return self.draft.words.FORM_NOTES[self._note]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""


class GameLine(Line):
    """Which game."""

    def value(self) -> str:
        """What stands at its right, or nothing."""
        name: str = self.draft.about.NAME
        return name

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        settings = self.draft.settings
        settings.game = (settings.game + step) % len(self.draft.games)


class PlayersLine(Line):
    """How many people play."""

    def value(self) -> str:
        """What stands at its right, or nothing."""
        return "12345"[self.draft.seats() - 1]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        draft = self.draft
        fewest = draft.game.fewest
        draft.settings.players = (draft.seats() - fewest + step) % (draft.game.players - fewest + 1) + fewest


class NameLine(Line):
    """Who plays at a seat: a person or a bot of some level."""

    def __init__(self, draft: Draft, player: int) -> None:
        super().__init__(draft, _NAME_NOTE, _NAME_NOTE)
        self.player = player

    def label(self) -> str:
        """The text of the line."""
        return self.draft.names[self.player]

    def value(self) -> str:
        """What stands at its right, or nothing."""
        return self.draft.words.SEATS[self.draft.bot(self.player) > 0]

    def note(self) -> str:
        """What it is for."""
        draft = self.draft
        return draft.words.SEAT_NOTES[_ROBOT if draft.bot(self.player) else draft.person]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        draft = self.draft
        settings = draft.settings
        kind = (draft.bot(self.player) + step) % (draft.game.levels + 1)
        settings.players = max(settings.players, self.player + 1)
        settings.seats = with_kind(settings.seats, self.player, kind)


class StarterLine(Line):
    """Who starts: a player, or it is drawn."""

    def value(self) -> str:
        """What stands at its right, or nothing."""
        draft = self.draft
        starter = draft.settings.starter
        return draft.words.DRAWN if starter == DRAWN else draft.names[starter - 1]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        settings = self.draft.settings
        settings.starter = (settings.starter + step) % (self.draft.seats() + 1)


class RulesLine(Line):
    """By which rules."""

    def value(self) -> str:
        """What stands at its right, or nothing."""
        name: str = self.draft.about.PRESETS[self.draft.settings.options[PRESET]]
        return name

    def note(self) -> str:
        """What it is for."""
        note: str = self.draft.about.PRESET_NOTES[self.draft.settings.options[PRESET]]
        return note

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        options = self.draft.settings.options
        options[PRESET] = (options[PRESET] + step) % self.draft.game.presets


class MatchLine(Line):
    """How many games a match may take, if it is to be one."""

    def value(self) -> str:
        """What stands at its right, or nothing."""
        return self.draft.words.MATCHES[self.draft.settings.options[MATCH]]

    def change(self, step: int) -> None:
        """Go to the next value (+1) or to the one before (-1)."""
        options = self.draft.settings.options
        options[MATCH] = (options[MATCH] + step) % len(MATCHES)
