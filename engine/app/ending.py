"""The end of a game, page by page: who has won, the points, the match if there is one, then a list of what comes next.

The next game is no answer to A alone: the list begins with a look back at the points.
"""

from micropython import const

from engine import games
from engine.app import winners
from engine.app.match import Match, mark_of
from engine.app.outcomes import LEAVE, READY, STAY, TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, UNSEEN, A, B
from engine.app.table import NOBODY
from engine.loading import import_once, load_words
from engine.ui import tunes
from engine.ui.lists import Choices, choose
from engine.ui.widgets import keys_hint

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import EndWords, Words

# The lines of the list, into EndWords.ENTRIES; those from REMATCH to NEXT_GAME begin a game, the last two leave.
POINTS = const(0)
REVIEW = const(1)
REMATCH = const(2)
AGAIN = const(3)  # for one player alone
NEXT_GAME = const(4)  # of a match
MENU = const(5)
MATCH_WAITS = const(6)

_TABLE = const(1)  # the page of the points


class Ending:
    """The pages of one end.

    points draws those of the game itself; review, if there is one, looks back at it; menu is that of a running game.
    """

    def __init__(
        self,
        ports: "Ports",
        words: "Words",
        table: "GameTable",
        points: "Callable[[], None]",
        menu: "Callable[[bool], Screen]",
        review: "Callable[[], Screen] | None",
    ) -> None:
        self._ports = ports
        self._words = words
        self._said: EndWords = load_words(words.language).EndWords()
        self._table = table
        self._menu = menu
        self._review = review
        history = table.history
        state = table.state
        match = Match(ports, table.game)
        self._match = match if match.is_of(history) else None
        counted = self._match is not None and not match.add(state.returns(), state.winners(), mark_of(table))
        self._can_take_back = table.decider() != NOBODY and not counted
        self._pages = [self._score() if history.players() == 1 else self._winners(), points]
        if self._match is not None:
            self._pages.append(winners.standing(ports.canvas, self._said, table, match))
            if match.winners():
                cup = winners.named(ports.canvas, self._said.CUP, self._names(match.winners()), "", 0)
                self._pages.append(cup)

    def run(self) -> "Screen":
        """Show the pages, then the list; returns STAY once the next game is begun, TAKE_BACK or LEAVE."""
        ports = self._ports
        words = self._words
        at = 0
        ports.sound(tunes.WIN)
        while True:
            ports.unseen = max(ports.unseen, UNSEEN)  # the first page has longer
            self._pages[at]()
            back = words.BACK if at else words.TAKE_BACK if self._can_take_back else ""
            keys_hint(ports.canvas, words.OK, back)
            ports.gestures = HOLDS
            event = yield 0
            outcome = STAY
            if event == A:
                at += 1
                if at == len(self._pages):
                    outcome, at = (yield from self._choose()), at - 1
            elif event == B and at:
                at -= 1
            elif event == B and back:
                outcome = TAKE_BACK
            elif event == HOLD_B:
                outcome = yield from self._menu(self._can_take_back)
            if outcome == _TABLE:
                at = _TABLE
            elif outcome == READY:
                self._table.again()
                return STAY
            elif outcome != STAY:
                return outcome

    def _choose(self) -> "Screen":
        """Let be chosen what comes next; returns READY or LEAVE once the game is counted, _TABLE, or STAY for back."""
        said = self._said
        going_on = self._match is not None and not self._match.winners()
        alone = self._table.history.players() == 1
        entries = [POINTS] + ([REVIEW] if self._review else [])
        entries.append(NEXT_GAME if going_on else AGAIN if alone else REMATCH)
        entries.append(MATCH_WAITS if going_on else MENU)
        choices = Choices([said.ENTRIES[entry] for entry in entries], [said.ENTRY_NOTES[entry] for entry in entries])
        line = 0
        while True:
            line = yield from choose(self._ports, said.NEXT, choices, line)
            entry = entries[line] if line >= 0 else POINTS
            if entry == REVIEW and self._review:
                yield from self._review()
                self._table.bring_up()
                continue
            if entry == POINTS:
                return STAY if line < 0 else _TABLE
            yield from import_once("engine.app.counting").count(self._ports, self._words, self._table, self._match)
            if entry == MENU:
                self._table.clear()
                if self._match:
                    self._match.forget()  # it is decided, and no other game may ever be taken for one of it
            return LEAVE if entry >= MENU else READY

    def _names(self, players: int) -> "list[str]":
        """What the players are called who have a bit each."""
        names = self._table.names
        return [names[player] for player in range(len(names)) if players >> player & 1]

    def _winners(self) -> "Callable[[], None]":
        """The page that names who has won."""
        state = self._table.state
        won = state.winners()
        points = max([score for player, score in enumerate(state.returns()) if won >> player & 1])
        form = winners.points_form(self._words, self._said, points)
        return winners.named(self._ports.canvas, self._said.WINNERS, self._names(won), form, points)

    def _score(self) -> "Callable[[], None]":
        """The page of one who plays alone: the score beside the best one before, and beside what a good player gets."""
        table = self._table
        history = table.history
        game = games.manifest(table.game)
        bot = table.bot(0)
        kept = import_once("engine.app.scores").Scores(self._ports)
        best = kept.best("" if bot else table.names[0], bot, game.scores + history.preset())
        par = game.alone[history.preset()] if game.alone else 0
        return winners.alone(self._ports.canvas, self._said, table.state.returns()[0], best, par)


def end(
    ports: "Ports",
    words: "Words",
    table: "GameTable",
    points: "Callable[[], None]",
    menu: "Callable[[bool], Screen]",
    review: "Callable[[], Screen] | None" = None,
) -> "Screen":
    """Show the end of the game on a table; returns STAY once the next game is begun, TAKE_BACK or LEAVE."""
    return (yield from Ending(ports, words, table, points, menu, review).run())
