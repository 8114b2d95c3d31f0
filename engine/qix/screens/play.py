"""Plays a game of Qix: draws cards, hands the device on, asks for sticks, lays those of the robot, and ends it."""

from micropython import const

from engine.qix.screens.card import Card
from engine.qix.screens.hand import Hand
from engine.qix.screens.standing import NO_ONE, Standing
from engine.qix.state import FIRST_ARROW, PASS, START
from engine.qix.table import ROBOT, Table
from engine.ui import tunes
from engine.ui.borrow import borrow
from engine.ui.game import ABSENT, LEAVE, READY, STAY, TAKE_BACK, GameScreens
from engine.ui.ports import HOLD_B, HOLDS, A, B
from engine.ui.table import NOBODY
from engine.ui.widgets import FOOT, drawn, keys_hint

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words
    from engine.ui.words.en_qix import QixWords

_BOTH = const(3)  # the winners of a draw
_SHOW = const(1500)  # ms that a stick of the robot's is shown before it is laid


class Play(GameScreens):
    """The screens of a game from the first card, or from where it was left, to its end."""

    def __init__(self, ports: "Ports", words: "Words", settings: "Settings", table: Table) -> None:
        super().__init__(ports, words, settings, table)
        self._table: Table = table
        self._say: type[QixWords] = borrow("engine.ui.words." + words.CODE + "_qix").QixWords
        self._names = list(table.names[:2])
        if table.robot:
            self._names[ROBOT] = self._say.ROBOT
        self._standing = Standing(ports.canvas, self._say)
        self._card = Card(ports, words, self._say, self._standing)
        self._hand = Hand(ports, words, self._say, self._standing.board, self._timer)

    def run(self) -> "Screen":
        """Play, and rematches with the other starter, until the game is left; returns 0."""
        table = self._table
        state = table.state
        outcome = STAY
        while outcome != LEAVE:
            yield from self._warn()
            self._timer.restart()
            player = state.current_player()
            if state.is_terminal():
                outcome = yield from self._end()
            elif state.phase() == FIRST_ARROW:
                outcome = yield from self._set_up()
            elif player < 0:
                say = self._say
                if table.amid_card():
                    outcome = yield from self._between(table.drawer(), say.AMID_CARD, say.GO_ON)
                else:
                    outcome = yield from self._between(table.drawer(), say.DRAWS, say.DRAW)
            elif state.can_pass():
                form = self._say.NO_WAY[state.phase() == START]
                outcome = yield from self._between(player, form, self._words.OK)
            elif table.plays(player):
                outcome = yield from self._show(player)
            elif table.robot or table.holder == player:
                outcome = yield from self._lay(player)
            else:
                outcome = yield from self._between(player, self._say.HAND_TO, self._words.READY)
            yield from self._do(outcome)
        return 0

    def _do(self, outcome: int) -> "Screen":
        """Do what a screen ended in."""
        table = self._table
        state = table.state
        if outcome == TAKE_BACK:
            table.take_back()
        elif outcome >= PASS:
            self._apply(outcome)
        elif outcome == READY:
            if state.is_terminal():
                table.start(2, int(table.robot), 1 - state.first_player())
            elif state.current_player() < 0:
                yield from self._card.play(table, self._names)
            elif state.can_pass():
                self._apply(PASS)
            else:
                table.holder = state.current_player()
        return 0

    def _apply(self, action: int) -> None:
        state = self._table.state
        before = state.open_squares()
        self._table.apply(action)
        if action == PASS:
            self._ports.play(tunes.PENALTY)
        else:
            self._ports.play(tunes.LOCK if state.open_squares() < before else tunes.MARK)

    def _set_up(self) -> "Screen":
        """Let chance say where the arrow of the Qix points at first; returns LEAVE if it can't."""
        table = self._table
        outcome = yield from drawn(self._ports, self._words, table.state.chance, table.dice)
        if outcome < 0:
            return LEAVE
        table.apply(outcome)
        return STAY

    def _lay(self, player: int) -> "Screen":
        """Let the player who holds the device choose where a line starts, or lay a stick."""
        table = self._table
        state = table.state
        self._hand.begin(state)
        own = table.decider() == player
        while True:
            outcome = yield from self._hand.ask(state, self._names[player], own)
            if outcome == -B:
                return TAKE_BACK
            if outcome == ABSENT:
                return self._hand.action
            if outcome == -HOLD_B:
                outcome = yield from self._menu(own)
            if outcome != STAY:
                return outcome

    def _show(self, player: int) -> "Screen":
        """Choose for the robot, and show its stick for a moment."""
        state = self._table.state
        self._hand.begin(state)
        if state.phase() != START:
            self._hand.draw(state)
            self._ports.canvas.write(self._names[player], 1, FOOT)
            self._ports.gestures = 0
            yield _SHOW
        return self._hand.action

    def _between(self, player: int, form: str, a: str) -> "Screen":
        """Say how the game stands and what comes next; the last decision can still be taken back."""
        can_take_back = self._table.decider() != NOBODY
        while True:
            self._standing.draw(self._table.state, self._names, player)
            self._standing.note(form, self._names[player])
            keys_hint(self._ports.canvas, a, self._words.TAKE_BACK if can_take_back else "")
            self._ports.gestures = HOLDS
            event = yield self._timer.wait()
            if event == A or self._timer.passed(self._ports.waited):
                return READY
            if event == B and can_take_back:
                return TAKE_BACK
            if event == HOLD_B:
                outcome = yield from self._menu(can_take_back)
                if outcome != STAY:
                    return outcome

    def _end(self) -> "Screen":
        """Show who has won; the last decision can still be taken back."""
        table = self._table
        ports = self._ports
        winners = table.state.winners()
        player = winners >> 1
        ports.play(tunes.WIN)
        while True:
            self._standing.draw(table.state, self._names, NO_ONE if winners == _BOTH else player)
            if winners == _BOTH:
                self._standing.note(self._say.TIE)
            else:
                self._standing.note(self._say.WINS, self._names[player])
            keys_hint(ports.canvas, self._words.REMATCH, self._words.MENU)
            ports.gestures = HOLDS
            event = yield 0
            if event == A:
                return READY
            if event == B:
                table.clear()
                return LEAVE
            if event == HOLD_B:
                outcome = yield from self._menu(table.decider() != NOBODY)
                if outcome != STAY:
                    return outcome
