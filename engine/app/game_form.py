"""The form of a new game: which one, how many play, who they are, who starts, by which rules, and the match."""

from micropython import const

from engine.app.form_lines import (
    NOBODY,
    Draft,
    GameLine,
    Line,
    MatchLine,
    NameLine,
    PlayersLine,
    RulesLine,
    StarterLine,
)
from engine.ui.lists import Choices

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.settings import Settings
    from engine.ui.words.en import MenuWords

START = const(0)  # the first line

# Places in FORM and FORM_NOTES.
_GAME = const(1)
_PLAYERS = const(2)
_STARTER = const(3)
_RULES = const(4)
_STARTER_NOTE = const(4)
_MATCH = const(5)


class Form(Choices):
    """All lines; which there are is decided anew after each change."""

    def __init__(self, words: "MenuWords", settings: "Settings", buttons: int) -> None:
        self._draft = Draft(words, settings, buttons)
        self._lines: list[Line] = []
        self.settle()

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

    def a_changes(self, line: int) -> bool:
        """Whether A goes to its next value, too, and not on to a name."""
        return self.person(line) == NOBODY

    def change(self, line: int, step: int) -> None:
        """Go to its next value (+1) or to the one before (-1)."""
        self._lines[line].change(step)
        self.settle()

    def seats(self) -> int:
        """How many play, bots included."""
        return self._draft.seats()

    def person(self, line: int) -> int:
        """The seat of the person whose name is on a line, or NOBODY."""
        player = self._lines[line].player
        return NOBODY if player == NOBODY or self._draft.bot(player) else player

    def people(self) -> "list[str]":
        """The names of the people who play."""
        draft = self._draft
        return [draft.names[player] for player in range(draft.seats()) if not draft.bot(player)]

    def twice(self) -> int:
        """The line of a person with the name of one before, or START."""
        seen: list[str] = []
        for line in range(self.count()):
            if self.person(line) != NOBODY:
                if self.label(line) in seen:
                    return line
                seen.append(self.label(line))
        return START

    def after(self, line: int) -> int:
        """The line of the next person after that of one, or START after the last."""
        for other in range(line + 1, self.count()):
            if self.person(other) != NOBODY:
                return other
        return START

    def settle(self) -> None:
        """Take over the settings, and make the lines that belong to them."""
        draft = self._draft
        draft.settle()
        lines = [Line(draft, START, START), GameLine(draft, _GAME, _GAME)]
        if draft.game.fewest < draft.game.players:
            lines.append(PlayersLine(draft, _PLAYERS, _PLAYERS))
        lines += [NameLine(draft, player) for player in range(draft.seats())]
        lines.append(StarterLine(draft, _STARTER, _STARTER_NOTE))
        if draft.game.presets > 1:
            lines.append(RulesLine(draft, _RULES, _STARTER_NOTE))
        if draft.seats() > 1:
            lines.append(MatchLine(draft, _MATCH, _MATCH))
        self._lines = lines
