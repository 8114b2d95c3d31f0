"""Plays a game of Qix: asks for sticks, lays those of a bot, and shows what is between them until it is over."""

from micropython import const

from engine.app.game_screens import GameScreens
from engine.app.outcomes import ABSENT, LEAVE, READY, STAY, TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, B
from engine.app.table import NOBODY
from engine.app.thinking import think
from engine.qix.bots import HARD, Bot
from engine.qix.lookahead import Lookahead
from engine.qix.screens.overview import Overview
from engine.qix.screens.pauses import Pause
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import FIRST_ARROW, PASS, START
from engine.qix.table import Table
from engine.ui import tunes
from engine.ui.widgets import FOOT, roll_or_retry

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
        if player >= 0 and not state.can_pass() and (table.bots() or table.holder == player):
            return (yield from self._lay(player))
        return (yield from self._pause())

    def _apply(self, action: int) -> None:
        table = self._table
        state = table.state
        player = state.current_player()
        before = state.open_squares()
        table.apply(action)
        if player < 0:
            return
        tune = tunes.PENALTY
        if action != PASS:
            tune = tunes.LOCK if state.open_squares() < before else tunes.MARK
        if state.current_player() == 1 - player and not table.bot(1 - player):
            tune += tunes.TURN
        self._ports.sound(tune)

    def _lay(self, player: int) -> "Screen":
        """Let the player who holds the device choose where a line starts, or lay a stick; a bot shows its own."""
        table = self._table
        state = table.state
        seat = table.bot(player)
        bot = Bot(seat - 1 if seat else HARD, state.players)  # what it would do is proposed to people
        yield from think(self._ports, bot, state, ())
        table.bring_up()
        action = bot.choice()
        if seat and state.phase() == START:
            return action
        chooser = StickChooser(self._ports, self._words, self._overview, self._timer, Lookahead(), action)
        if seat:
            chooser.draw(state)
            self._ports.canvas.write(self._names[player], 1, FOOT)
            self._ports.gestures = HOLDS
            if (yield self._pace) == HOLD_B:
                return (yield from self._menu(table.decider() != NOBODY))
            return action
        own = table.decider() == player
        while True:
            outcome = yield from chooser.ask(state, self._names[player], own)
            if outcome == -B:
                return TAKE_BACK
            if outcome == ABSENT:
                return (yield from self._lapse(chooser.action))
            if outcome == -HOLD_B:
                outcome = yield from self._menu(own)
            if outcome != STAY:
                return outcome

    def _pauses(self) -> Pause:
        return Pause(self._ports, self._words, self._overview, self._timer, self._table, self._names)

    def _pause(self) -> "Screen":
        """Say how the game stands and what comes next; the last decision can still be taken back."""
        table = self._table
        state = table.state
        can_take_back = table.decider() != NOBODY
        pause = self._pauses()
        while True:
            outcome = yield from pause.ask(can_take_back)
            if outcome == -HOLD_B:
                outcome = yield from self._menu(can_take_back)
                if outcome == STAY:
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
                table.holder = state.current_player()
            return STAY
