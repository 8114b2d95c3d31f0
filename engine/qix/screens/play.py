"""Plays a game of Qix: asks for sticks, lays those of a bot, and shows what is between them until it is over."""

from micropython import const

from engine.app.game_screens import GameScreens
from engine.app.outcomes import ABSENT, LEAVE, READY, STAY, TAKE_BACK
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, UP, B
from engine.app.table import NOBODY
from engine.qix.screens import bot, hint
from engine.qix.screens.look import look
from engine.qix.screens.overview import Overview
from engine.qix.screens.pauses import Pause
from engine.qix.screens.proposal import propose
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import FIRST_ARROW, PASS, RESIGN
from engine.qix.table import Table
from engine.ui import tunes
from engine.ui.widgets import roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QixWords


class Play(GameScreens):
    """The screens of a game from the first card, or from where it was left, to its end."""

    def __init__(self, ports: "Ports", words: "QixWords", settings: "Settings", table: Table) -> None:
        super().__init__(ports, words, settings, table)
        self._words: QixWords = words
        self._table: Table = table
        self._names = table.names
        self._overview = Overview()

    def _next(self) -> "Screen":
        """The screen for where the game stands; returns an action, STAY, TAKE_BACK or LEAVE."""
        table = self._table
        state = table.state
        player = state.current_player()
        if state.is_terminal():
            return (yield from self._end(self._pauses().draw_end))
        if state.phase() == FIRST_ARROW:
            # Where the arrow of the Qix points at first.
            outcome = yield from roll_or_retry(self._ports, self._words, state.chance, table.dice)
            return LEAVE if outcome < 0 else outcome
        if player < 0 or state.can_pass():
            return (yield from self._pause())
        if table.bot(player):
            return (yield from self._let_lay())
        if table.enclosed == player or not (table.bots() or table.holder == player):
            return (yield from self._pause())
        return (yield from self._lay(player))

    def _apply(self, action: int) -> None:
        table = self._table
        state = table.state
        player = state.current_player()
        before = state.open_squares()
        table.apply(action)
        if player < 0:
            return
        tune = tunes.PENALTY
        if action != PASS and action != RESIGN:
            tune = tunes.LOCK if state.open_squares() < before else tunes.MARK
        if table.enclosed == 1 - player:
            tune += tunes.PENALTY
        if state.current_player() == 1 - player and not table.bot(1 - player):
            tune += tunes.TURN
        self._ports.sound(tune)

    def _let_lay(self) -> "Screen":
        """Let a bot choose where a line starts, or lay a stick."""
        table = self._table
        outcome = yield from bot.move(self._ports, self._words, self._overview, table, self._pace)
        return (yield from self._menu(table.decider() != NOBODY)) if outcome == -HOLD_B else outcome

    def _lay(self, player: int) -> "Screen":
        """Let the player who holds the device choose where a line starts, or lay a stick."""
        ports = self._ports
        table = self._table
        state = table.state
        action = propose(state, table.starts[player], table.sizes[player])
        chooser = StickChooser(ports, self._words, self._overview, self._timer, self._names, action)
        own = table.decider() == player
        while True:
            outcome = yield from chooser.ask(state, own)
            if outcome == -B:
                return TAKE_BACK
            if outcome == -HOLD_A:
                outcome = yield from hint.show(ports, self._words, chooser, state, self._timer)
                if outcome in (-UP, -DOWN):
                    outcome = yield from self._look(outcome == -UP, self._names[1 - player])
            if outcome == ABSENT:
                return (yield from self._lapse(chooser.walk.action))
            if outcome == -HOLD_B:
                outcome = yield from self._menu(own)
            if outcome != STAY:
                return outcome
            table.bring_up()

    def _pauses(self) -> Pause:
        return Pause(self._ports, self._words, self._overview, self._timer, self._table, self._names, self._pace)

    def _look(self, page: int, other: str = "") -> "Screen":
        """Look round from a page on; returns STAY, ABSENT, or RESIGN, where `other` may win by that."""
        return look(self._ports, self._words, self._overview, self._table.state, self._timer, page, other)

    def _pause(self) -> "Screen":
        """Say how the game stands and what comes next; the last decision can still be taken back."""
        table = self._table
        state = table.state
        can_take_back = table.decider() != NOBODY
        pause = self._pauses()
        while True:
            outcome = yield from pause.ask(can_take_back)
            if -RIGHT <= outcome <= -UP:
                outcome = yield from self._look(outcome in (-UP, -LEFT))
            elif outcome == -HOLD_B:
                outcome = yield from self._menu(can_take_back)
            if outcome == STAY:
                table.bring_up()
                continue
            if outcome == ABSENT:
                # Who doesn't take the device either, is asked once: at the board.
                asked = state.current_player() >= 0 and not state.can_pass()
                outcome = READY if asked else (yield from self._lapse(READY))
            if outcome != READY:
                return outcome
            if state.current_player() < 0:
                yield from pause.card()
            elif state.can_pass():
                return PASS
            else:
                table.enclosed = NOBODY
                table.holder = state.current_player()
            return STAY
