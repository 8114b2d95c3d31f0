"""Plays a game round the table: rolls, hands the device from player to player, asks for decisions and applies them."""

from micropython import const

from engine.dice import StuckSource
from engine.qwixx.screens import record
from engine.qwixx.screens.decision import ABSENT, Decision
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.state import ROLL
from engine.qwixx.table import NOBODY, PASS, Table
from engine.ui import tunes
from engine.ui.borrow import borrow
from engine.ui.canvas import CHAR, LINE, WIDTH
from engine.ui.ports import DOWN, HOLD_B, HOLDS, TICK, UP, A, B
from engine.ui.widgets import (
    DICE,
    FOOT,
    SUM,
    Choices,
    Timer,
    ask,
    centred,
    centred_phrase,
    choose,
    keys_hint,
    notice,
    roll,
    title_bar,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

# What `Play.run` ends in.
ENDED = const(0)
LEFT = const(1)

# What screens end in, besides an action, ABSENT and minus an event.
_READY = const(-20)
_STAY = const(-17)
_TAKE_BACK = const(-18)
_LEAVE = const(-19)

_FALL = const(90)  # ms from one die coming to rest to the next
_SHOW = const(900)  # ms that the whole roll is shown
_TOAST = const(1600)  # ms that a notice is shown
_NAME_TOP = const(12)
_RECORD_TOP = const(30)
_RECORD_LINES = const(3)


class Play:
    """The screens of one game from its first roll to its end."""

    def __init__(self, ports: "Ports", words: "Words", settings: "Settings", table: Table) -> None:
        self._ports = ports
        self._words = words
        self._notices = settings.notices
        self._table = table
        self._timer = Timer(settings.seconds())
        self._sheet = Sheet(ports.canvas, words)
        self._decision = Decision(ports, words, self._sheet, self._timer)
        self._faces = bytearray(DICE)
        self._warned = False

    def run(self) -> "Screen":
        """Play until the game is over, ENDED, or left, LEFT."""
        table = self._table
        while True:
            skipped = self._pass_for_others()
            if not table.safe and not self._warned:
                self._warned = True
                yield from notice(self._ports, self._words.UNSAFE, self._words.UNSAFE_TEXT, self._words.OK)
            self._timer.restart()
            if table.state.current_player() != table.holder:
                outcome = yield from self._hand_over()
                if outcome == _READY and table.state.is_terminal():
                    return ENDED
            else:
                if skipped and self._notices:
                    yield from self._toast(self._words.NO_MARK, skipped)
                outcome = yield from self._decide()
            if outcome == _LEAVE:
                return LEFT
            yield from self._do(outcome)

    def _do(self, outcome: int) -> "Screen":
        """Do what a screen ended in."""
        table = self._table
        if outcome == _TAKE_BACK:
            table.take_back()
        elif outcome == ABSENT:
            yield from self._absent()
        elif outcome >= PASS:
            self._apply(outcome)
        elif table.state.phase() == ROLL:
            yield from self._roll()
        else:
            table.holder = table.state.current_player()
        return _READY

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
            if outcome != _STAY:
                return outcome

    def _hand_over(self) -> "Screen":
        """Ask for the device to be handed on, or for a roll, or say that the game is over."""
        table = self._table
        state = table.state
        ports = self._ports
        can_take_back = table.decider() != NOBODY
        if state.is_terminal():
            ports.play(tunes.WIN)
        while True:
            self._draw_hand_over(can_take_back)
            ports.gestures = HOLDS
            event = yield self._wait()
            outcome = ABSENT if self._time_is_up() else _STAY
            if event == A:
                outcome = _READY
            elif event == B and can_take_back:
                outcome = _TAKE_BACK
            elif event in (UP, DOWN):
                holder = table.holder if table.holder != NOBODY else state.active_player()
                outcome = yield from self._look(event, holder, state.players)
            elif event == HOLD_B:
                outcome = yield from self._menu(can_take_back)
            if outcome != _STAY:
                return outcome

    def _wait(self) -> int:
        return 0 if self._table.state.is_terminal() else self._timer.wait()

    def _time_is_up(self) -> bool:
        return not self._table.state.is_terminal() and self._timer.passed(self._ports.waited)

    def _draw_hand_over(self, can_take_back: bool) -> None:
        table = self._table
        state = table.state
        words = self._words
        canvas = self._ports.canvas
        canvas.clear()
        if state.is_terminal():
            winner = table.winner()
            name = words.TIE if winner == NOBODY else table.names[winner]
            title_bar(canvas, words.GAME_OVER if winner == NOBODY or state.players == 1 else words.WINNER)
            a = words.RESULT
        elif state.phase() == ROLL:
            title_bar(canvas, words.NEXT_TURN)
            a = words.ROLL
            name = table.names[state.active_player()]
        else:
            title_bar(canvas, words.HAND_TO)
            a = words.READY
            name = table.names[state.current_player()]
        canvas.large(name, (WIDTH - 2 * CHAR * len(name)) // 2 + 1, _NAME_TOP)
        record.lines(canvas, words, table, _RECORD_TOP, _RECORD_LINES)
        if not table.length:
            centred(canvas, words.HOLD_B, _RECORD_TOP + LINE)
        keys_hint(canvas, a, words.TAKE_BACK if can_take_back else "")

    def _roll(self) -> "Screen":
        """Roll, save, then let the dice come to rest one after another; a press shows them all."""
        table = self._table
        ports = self._ports
        try:
            outcome = table.state.chance(table.dice)
        except StuckSource:
            ports.play(tunes.ERROR)
            yield from notice(ports, self._words.STUCK, self._words.STUCK_TEXT, self._words.OK)
            return _READY
        table.apply(outcome)
        ports.play(tunes.ROLL)
        ports.gestures = 0
        for shown in range(1, DICE + 1):
            self._draw_roll(shown)
            if (yield _FALL) != TICK:
                break
        self._draw_roll(DICE)
        yield _SHOW
        return _READY

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
            yield from self._roll()
            return _READY
        try:
            action = table.state.absent_action(table.dice)
        except StuckSource:
            yield from notice(self._ports, self._words.STUCK, self._words.STUCK_TEXT, self._words.OK)
            return _READY
        self._apply(action)
        yield from self._toast(self._words.TIME_UP, 1)
        return _READY

    def _toast(self, title: str, count: int) -> "Screen":
        """Show the last `count` actions for a moment."""
        canvas = self._ports.canvas
        canvas.clear()
        title_bar(canvas, title)
        record.lines(canvas, self._words, self._table, 2 * LINE, count)
        self._ports.gestures = 0
        yield _TOAST
        return _READY

    def _look(self, direction: int, player: int, sheets: int) -> "Screen":
        """Page through `sheets` sheets from `player` on and the record of the turn; returns _STAY or ABSENT."""
        table = self._table
        ports = self._ports
        state = table.state
        canvas = ports.canvas
        page = sheets if direction == UP else 0
        while 0 <= page <= sheets:
            if page == sheets:
                record.page(canvas, self._words, table)
            else:
                shown = (player + page) % state.players
                self._sheet.draw(state, table.rolled, shown, table.names[shown], NONE)
                self._sheet.points(state, shown)
                canvas.write("↑↓", 1, FOOT)
                keys_hint(canvas, "", self._words.BACK)
            ports.gestures = 0
            event = yield self._wait()
            if self._time_is_up():
                return ABSENT
            if event == UP:
                page -= 1
            elif event == DOWN:
                page += 1
            elif event in (A, B):
                break
        return _STAY

    def _menu(self, can_take_back: bool) -> "Screen":
        """The menu of a running game; returns _STAY for going on."""
        words = self._words
        labels = [words.GO_ON, words.HOW_TO_PLAY, words.LEAVE]
        if can_take_back:
            labels.insert(1, words.TAKE_BACK_LONG)
        line = 0
        while True:
            line = yield from choose(self._ports, words.MENU, Choices(labels), line)
            if line <= 0:
                return _STAY
            label = labels[line]
            if label == words.TAKE_BACK_LONG:
                return _TAKE_BACK
            if label == words.HOW_TO_PLAY:
                yield from borrow("engine.qwixx.screens.help").pages(self._ports, words)
            elif (yield from ask(self._ports, words.LEAVE, words.LEAVE_TEXT, words.YES_LEAVE, words.NO)):
                return _LEAVE
