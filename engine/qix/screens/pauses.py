"""What a game of Qix shows between two sticks: how it stands, who comes next, cards, and the end."""

from micropython import const

from engine.app.outcomes import ABSENT, READY, TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, RIGHT, TICK, UP, A, B
from engine.loading import load_words
from engine.qix.layout import CARD
from engine.qix.screens.card import Card
from engine.qix.screens.scoreboard import NO_ONE, Scoreboard
from engine.qix.state import ROUNDS, START
from engine.ui.widgets import footer, keys_hint

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.qix.screens.overview import Overview
    from engine.qix.table import Table
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QixWords

_BOTH = const(3)  # the winners of a draw
_ENCLOSED = const(2)  # in NO_WAY
_LATE = const(89)  # rounds after which the number of the round is told
_LIMITED = const(2)  # from who wins to who wins after the last round, in WINS


class Pause:
    """One pause in a game."""

    def __init__(
        self,
        ports: "Ports",
        words: "QixWords",
        overview: "Overview",
        timer: "Timer",
        table: "Table",
        names: "Sequence[str]",
        pace: int,
    ) -> None:
        """A bot goes on by itself after `pace` ms."""
        self._ports = ports
        self._words = words
        self._timer = timer
        self._table = table
        self._names = names
        self._pace = pace
        self._scoreboard = Scoreboard(ports.canvas, words, overview, ports.options)

    def ask(self, can_take_back: bool) -> "Screen":
        """Show how the game stands, until the player is ready; a bot goes on by itself, unless nobody is there.

        Returns READY, TAKE_BACK, ABSENT or minus an event.
        """
        ports = self._ports
        bot = self._table.bot(self._asked()) and ports.touched
        if bot:
            ports.still = 0
        while True:
            self.draw()
            take_back = self._words.TAKE_BACK if can_take_back else ""
            if self._timer.wait() and not bot:
                footer(ports.canvas, "", self._timer, self._ready(), take_back)
            else:
                keys_hint(ports.canvas, self._ready(), take_back)
            ports.gestures = HOLDS
            event = yield self._pace if bot else self._timer.wait()
            if not bot and self._timer.passed(ports.waited):
                return ABSENT
            if event == A or (bot and event == TICK):
                return READY
            if event == B and can_take_back:
                return TAKE_BACK
            if UP <= event <= RIGHT or event == HOLD_B:
                return -event

    def card(self) -> "Screen":
        """Let a card decide, or go on with one, until a player is to lay a stick; returns 0."""
        table = self._table
        return (yield from Card(self._ports, self._words, self._scoreboard).run(table, self._names))

    def _asked(self) -> int:
        """Who draws a card, lays a stick or passes."""
        player = self._table.state.current_player()
        return self._table.drawer() if player < 0 else player

    def draw(self) -> None:
        """Draw the board, and who does what next."""
        words = self._words
        table = self._table
        state = table.state
        player = self._asked()
        name = self._names[player]
        form = words.HAND_TO
        if state.current_player() < 0:
            form = words.DRAWS
            if table.amid_card():
                form = words.AMID_CARD
                name = load_words(words.language).CardWords().CARDS[state.data[CARD]]
            elif state.round() >= _LATE:
                form = words.LATE
        elif state.can_pass():
            form = load_words(words.language).NO_WAY[state.phase() == START]
        elif table.enclosed == player:
            form = load_words(words.language).NO_WAY[_ENCLOSED]
        self._scoreboard.draw(state, self._names, player)
        self._scoreboard.note(form, name, state.round() + 1, ROUNDS)

    def _ready(self) -> str:
        """What A does."""
        words = self._words
        state = self._table.state
        if state.current_player() < 0:
            return words.GO_ON if self._table.amid_card() else words.DRAW
        return words.OK if state.can_pass() else words.READY

    def draw_end(self) -> None:
        """Draw how the game ended, and who has won; the last line is left free."""
        words = self._words
        state = self._table.state
        winners = state.winners()
        tied = winners == _BOTH
        player = winners >> 1
        form = load_words(words.language).WINS[tied + _LIMITED * (state.round() == ROUNDS)]
        self._scoreboard.draw(state, self._names, NO_ONE if tied else player)
        self._scoreboard.note(form, self._names[player], ROUNDS)
