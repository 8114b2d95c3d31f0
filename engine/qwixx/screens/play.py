"""Plays a game round the table: rolls, hands the device from player to player, asks for decisions and applies them."""

from micropython import const

from engine.qwixx.screens import record
from engine.qwixx.screens.decision import Decision
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.state import ROLL, WHITE
from engine.qwixx.table import PASS, Table
from engine.ui import tunes
from engine.ui.borrow import borrow
from engine.ui.canvas import CHAR, LINE, WIDTH
from engine.ui.faces import DICE, SUM, centred_phrase, roll
from engine.ui.game import ABSENT, LEAVE, READY, STAY, TAKE_BACK, GameScreens
from engine.ui.ports import DOWN, HOLD_B, HOLDS, LISTS, RIGHT, TICK, UP, A, B
from engine.ui.table import NOBODY
from engine.ui.widgets import (
    BAR,
    FOOT,
    centred,
    drawn,
    keys_hint,
    title_bar,
)

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QwixxWords

_FALL = const(90)  # ms from one die coming to rest to the next
_SHOW = const(900)  # ms that the whole roll is shown
_TOAST = const(1600)  # ms that a notice is shown
_NAME_TOP = const(11)
_RECORD_TOP = const(28)
_RECORD_LINES = const(3)


class Play(GameScreens):
    """The screens of a game from its first roll, or from where it was left, to its end."""

    def __init__(self, ports: "Ports", words: "QwixxWords", settings: "Settings", table: Table) -> None:
        super().__init__(ports, words, settings, table)
        self._words: QwixxWords = words
        self._table: Table = table
        self._notices = settings.notices
        self._sheet = Sheet(ports.canvas, words)
        self._decision = Decision(ports, words, self._sheet, self._timer)
        self._faces = bytearray(DICE)

    def run(self) -> "Screen":
        """Play, and rematches with the next starter, until the game is left; returns 0."""
        table = self._table
        outcome = STAY
        while outcome != LEAVE:
            skipped = self._pass_for_others()
            yield from self._warn()
            self._timer.restart()
            if table.state.is_terminal():
                outcome = yield from self._end()
            elif table.state.current_player() != table.holder:
                outcome = yield from self._hand_over()
            else:
                if skipped and self._notices:
                    yield from self._toast(self._words.NO_MARK, skipped)
                outcome = yield from self._decide()
            yield from self._do(outcome)
        return 0

    def _do(self, outcome: int) -> "Screen":
        """Do what a screen ended in."""
        table = self._table
        if outcome == TAKE_BACK:
            table.take_back()
        elif outcome == ABSENT:
            yield from self._absent()
        elif outcome >= PASS:
            self._apply(outcome)
        elif outcome == READY:
            yield from self._take()
        return 0

    def _take(self) -> "Screen":
        """The device was taken: its new holder rolls or decides, or the table plays again."""
        table = self._table
        state = table.state
        if state.is_terminal():
            table.start(state.players, state.rules.index, (state.first_player() + 1) % state.players)
        elif state.phase() == ROLL:
            yield from self._roll()
        else:
            table.holder = state.current_player()
        return 0

    def _pass_for_others(self) -> int:
        """Pass for everybody in turn who can't mark; returns for how many."""
        count = 0
        state = self._table.state
        while state.current_player() >= 0 and not state.has_mark():
            self._apply(PASS)
            count += 1
        return count

    def _apply(self, action: int) -> None:
        state = self._table.state
        if action == PASS:
            tune = tunes.PENALTY if state.pass_is_penalty() else b""
        else:
            tune = tunes.LOCK if state.locks(action) else tunes.MARK
        self._table.apply(action)
        self._ports.play(tune)

    def _decide(self) -> "Screen":
        """Ask the current player, who holds the device."""
        table = self._table
        player = table.state.current_player()
        self._decision.begin(table)
        while True:
            outcome = yield from self._decision.ask(table)
            if outcome in (-UP, -DOWN):
                outcome = yield from self._look(-outcome, player + 1, table.state.players - 1)
            elif outcome == -HOLD_B:
                outcome = yield from self._menu(table.decider() == player)
            if outcome != STAY:
                return outcome

    def _end(self) -> "Screen":
        """Show the final table; its last decision can still be taken back."""
        table = self._table
        self._ports.play(tunes.WIN)
        while True:
            event = yield from borrow("engine.qwixx.screens.result").final_table(self._ports, self._words, table)
            outcome = READY
            if event == B:
                table.clear()
                outcome = LEAVE
            elif event == HOLD_B:
                outcome = yield from self._menu(table.decider() != NOBODY)
            if outcome != STAY:
                return outcome

    def _hand_over(self) -> "Screen":
        """Ask for the device to be handed on, or for a roll."""
        table = self._table
        state = table.state
        ports = self._ports
        can_take_back = table.decider() != NOBODY
        while True:
            self._draw_hand_over(can_take_back)
            ports.gestures = HOLDS
            event = yield self._timer.wait()
            outcome = ABSENT if self._timer.passed(ports.waited) else STAY
            if event == A:
                outcome = READY
            elif event == B and can_take_back:
                outcome = TAKE_BACK
            elif event == RIGHT and self._may_call_pass():
                outcome = PASS
            elif event in (UP, DOWN):
                holder = table.holder if table.holder != NOBODY else state.active_player()
                outcome = yield from self._look(event, holder, state.players)
            elif event == HOLD_B:
                outcome = yield from self._menu(can_take_back)
            if outcome != STAY:
                return outcome

    def _may_call_pass(self) -> bool:
        """Whether the next player may pass without taking the device, which is so for all but the active one."""
        state = self._table.state
        return state.phase() == WHITE and state.current_player() != state.active_player()

    def _draw_hand_over(self, can_take_back: bool) -> None:
        table = self._table
        state = table.state
        words = self._words
        canvas = self._ports.canvas
        canvas.clear()
        rolling = state.phase() == ROLL
        if rolling:
            title_bar(canvas, words.NEXT_TURN)
        else:
            canvas.fill_rect(0, 0, WIDTH, BAR, 1)
            centred_phrase(canvas, words.HAND_TO, state.white_sum(), 1, 0)
        name = table.names[state.active_player() if rolling else state.current_player()]
        canvas.large(name, (WIDTH - 2 * CHAR * len(name)) // 2 + 1, _NAME_TOP)
        record.lines(canvas, words, table, _RECORD_TOP, _RECORD_LINES)
        if not table.length:
            centred(canvas, words.HOLD_B, _RECORD_TOP + LINE)
        keys_hint(
            canvas,
            words.ROLL if rolling else words.READY,
            words.TAKE_BACK if can_take_back else "",
            words.PASS if self._may_call_pass() else "",
        )

    def _roll(self) -> "Screen":
        """Roll, save, then let the dice come to rest one after another; a press shows them all."""
        table = self._table
        ports = self._ports
        outcome = yield from drawn(ports, self._words, table.state.chance, table.dice)
        if outcome < 0:
            return 0
        table.apply(outcome)
        yield from self._warn()
        ports.play(tunes.ROLL)
        ports.gestures = 0
        for shown in range(1, DICE + 1):
            self._draw_roll(shown)
            if (yield _FALL) != TICK:
                break
        self._draw_roll(DICE)
        yield _SHOW
        return 0

    def _draw_roll(self, shown: int) -> None:
        state = self._table.state
        words = self._words
        canvas = self._ports.canvas
        canvas.clear()
        title_bar(canvas, self._table.names[state.active_player()])
        for i in range(DICE):
            self._faces[i] = state.die(i)
        roll(canvas, words.LETTERS, shown, self._faces, state.closed() << 2)
        if shown == DICE:
            centred_phrase(canvas, words.WHITE_SUM, state.white_sum(), SUM)

    def _absent(self) -> "Screen":
        """The time is up: roll, or play what the rules say for who doesn't answer."""
        table = self._table
        if table.state.phase() == ROLL:
            return (yield from self._roll())
        action = yield from drawn(self._ports, self._words, table.state.absent_action, table.dice)
        if action < 0:
            return 0
        self._apply(action)
        return (yield from self._toast(self._words.TIME_UP, 1))

    def _toast(self, title: str, count: int) -> "Screen":
        """Show the last `count` actions for a moment."""
        canvas = self._ports.canvas
        canvas.clear()
        title_bar(canvas, title)
        record.lines(canvas, self._words, self._table, 2 * LINE, count)
        self._ports.gestures = 0
        yield _TOAST
        return 0

    def _look(self, direction: int, player: int, sheets: int) -> "Screen":
        """Leaf through `sheets` sheets from `player` on and the record of the turn; returns STAY or ABSENT."""
        table = self._table
        ports = self._ports
        state = table.state
        canvas = ports.canvas
        leaf = sheets if direction == UP else 0
        while 0 <= leaf <= sheets:
            if leaf == sheets:
                record.page(canvas, self._words, table)
            else:
                shown = (player + leaf) % state.players
                self._sheet.draw(state, table.rolled, shown, table.names[shown], NONE)
                self._sheet.points(state, shown)
                canvas.write("↑↓", 1, FOOT)
                keys_hint(canvas, "", self._words.BACK)
            ports.gestures = LISTS
            event = yield self._timer.wait()
            if self._timer.passed(ports.waited):
                return ABSENT
            if event == UP:
                leaf -= 1
            elif event == DOWN:
                leaf += 1
            elif event in (A, B):
                break
        return STAY
