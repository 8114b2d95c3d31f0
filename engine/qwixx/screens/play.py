"""Plays a game round the table: rolls, hands the device from player to player, asks for decisions and applies them."""

from micropython import const

from engine.app.game_screens import GameScreens
from engine.app.options import ASK, LARGE, NO_MARK, TELL
from engine.app.outcomes import READY, STAY
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, UP
from engine.app.table import NOBODY
from engine.loading import import_once
from engine.qwixx.layout import ROLL, WHITE
from engine.qwixx.moves import PASS
from engine.qwixx.screens import bot, final_table, hint, pauses
from engine.qwixx.screens.decision import Decision
from engine.qwixx.screens.large import Large
from engine.qwixx.screens.sheet import Sheet
from engine.qwixx.table import Table
from engine.ui import tunes
from engine.ui.widgets import roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QwixxWords

_TOLD = const(5)  # passes that a notice has room for


class Play(GameScreens):
    """The screens of a game from its first roll, or from where it was left, to its end."""

    def __init__(self, ports: "Ports", words: "QwixxWords", settings: "Settings", table: Table) -> None:
        super().__init__(ports, words, settings, table)
        self._words: QwixxWords = words
        self._table: Table = table
        self._no_mark = settings.options[NO_MARK]
        table.hand_to_all(self._no_mark == ASK)
        self._sheet: Sheet = (Large if settings.options[LARGE] else Sheet)(ports.canvas, words, settings.options)
        self._decision = Decision(ports, words, self._sheet, self._timer)

    def _prepare(self) -> "Screen":
        """Pass for everybody who can't mark, and tell it, unless that is seen when the device is handed on."""
        table = self._table
        skipped = self._pass_for_others()
        yield from self._warn()
        if skipped and self._no_mark == TELL and (table.bots() or table.state.current_player() == table.holder):
            yield from self._toast(self._words.NO_MARK, min(skipped, _TOLD))
        return 0

    def _next(self) -> "Screen":
        """The screen for where the game stands."""
        table = self._table
        player = table.state.current_player()
        if table.state.is_terminal():
            return (yield from self._end(self._draw_table, self._review))
        if table.bot(player):
            return (yield from self._let_play())
        return (yield from self._decide() if player == table.holder else self._hand_over())

    def _take(self) -> "Screen":
        """The device was taken: its new holder rolls or decides."""
        table = self._table
        state = table.state
        if state.phase() == ROLL:
            yield from self._roll()
        else:
            table.holder = state.current_player()
        return 0

    def _pass_for_others(self) -> int:
        """Pass for everybody in turn who can't mark; returns for how many, 0 if they are bots and none is fined."""
        count = told = 0
        table = self._table
        state = table.state
        while self._no_mark != ASK and state.current_player() >= 0 and not state.has_mark():
            told |= not table.bot(state.current_player()) or state.pass_is_penalty()
            self._apply(PASS)
            count += 1
        return count if told else 0

    def _apply(self, action: int) -> None:
        state = self._table.state
        if action == PASS:
            tune = tunes.PENALTY if state.pass_is_penalty() else b""
        else:
            tune = tunes.LOCK if state.locks(action) else tunes.MARK
        table = self._table
        table.apply(action)
        player = state.current_player()
        if player < 0:
            player = state.active_player()
        if player != table.holder and not table.bot(player):
            tune += tunes.TURN
        self._ports.sound(tune)

    def _let_play(self) -> "Screen":
        """Let a bot decide."""
        table = self._table
        outcome = yield from bot.move(self._ports, self._words, self._sheet, table, self._pace)
        return (yield from self._menu(table.decider() != NOBODY)) if outcome == -HOLD_B else outcome

    def _decide(self) -> "Screen":
        """Ask the current player, who holds the device."""
        table = self._table
        player = table.state.current_player()
        decision = self._decision
        decision.begin(table)
        while True:
            outcome = yield from decision.ask(table)
            if outcome in (-UP, -DOWN):
                own = int(self._sheet.pages > 1)  # what a page shows of the own sheet is not all of it
                outcome = yield from self._look(-outcome, player + 1 - own, table.state.players - 1 + own)
            elif outcome == -HOLD_A:
                outcome = yield from hint.show(self._ports, self._words, table, self._timer)
                table.bring_up()
            elif outcome == -HOLD_B:
                outcome = yield from self._menu(table.decider() == player)
            if outcome != STAY:
                return outcome

    def _draw_table(self) -> None:
        final_table.draw(self._ports.canvas, self._words, self._table)

    def _review(self) -> "Screen":
        review = import_once("engine.qwixx.screens.review").review
        yield from review(self._ports, self._words, self._table)
        return 0

    def _hand_over(self) -> "Screen":
        """Ask for the device to be handed on, or for a roll."""
        table = self._table
        state = table.state
        can_take_back = table.decider() != NOBODY
        while True:
            outcome = yield from pauses.hand_over(
                self._ports, self._words, table, self._timer, self._pace, can_take_back
            )
            if outcome in (-UP, -DOWN):
                holder = table.holder if table.holder != NOBODY else state.active_player()
                outcome = yield from self._look(-outcome, holder, state.players)
            elif outcome == -LEFT:
                return self._pass_together()
            elif outcome == -HOLD_B:
                outcome = yield from self._menu(can_take_back)
            if outcome != STAY:
                return outcome

    def _pass_together(self) -> int:
        """Pass for all people up to the next robot or the active player; returns STAY."""
        table = self._table
        state = table.state
        while state.phase() == WHITE and state.current_player() != state.active_player():
            if table.bot(state.current_player()):
                break
            self._apply(PASS)
        return STAY

    def _look(self, direction: int, player: int, sheets: int) -> "Screen":
        """Leaf through sheets from one player's on and the record of the turn; returns STAY or ABSENT."""
        table = self._table
        outcome = yield from pauses.look(
            self._ports, self._words, table, self._timer, self._sheet, direction, player, sheets
        )
        if outcome != READY:
            return outcome
        table.bring_up()
        return STAY

    def _roll(self) -> "Screen":
        """Roll, save, then show the dice."""
        table = self._table
        ports = self._ports
        outcome = yield from roll_or_retry(ports, self._words, table.state.chance, table.dice)
        if outcome < 0:
            return 0
        table.apply(outcome)
        yield from self._warn()
        ports.sound(tunes.ROLL)
        yield from pauses.fall(ports, self._words, table)
        return 0

    def _absent(self) -> "Screen":
        """The time is up: roll, or play what the rules say for who doesn't answer."""
        table = self._table
        if table.state.phase() == ROLL:
            return (yield from self._roll())
        action = yield from roll_or_retry(self._ports, self._words, table.state.absent_action, table.dice)
        if action < 0:
            return 0
        self._apply(action)
        return (yield from self._toast(self._words.TIME_UP, 1))

    def _toast(self, title: str, count: int) -> "Screen":
        """Show the last `count` actions for a moment."""
        yield from pauses.toast(self._ports, self._words, self._table, title, count)
        return 0
