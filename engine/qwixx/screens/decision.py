"""One player's decision: the legal choices, the cursor that walks through them, and what happened to it."""

from micropython import const

from engine.app.outcomes import ABSENT
from engine.app.ports import DOWN, HOLD_A, HOLD_B, HOLDS, LEFT, REPEATS, RIGHT, TICK, UP, A, B
from engine.qwixx.layout import WHITE
from engine.qwixx.moves import ACTIONS, PASS
from engine.qwixx.screens.sheet import Sheet
from engine.qwixx.sheet import number
from engine.qwixx.state import State
from engine.qwixx.table import Table
from engine.ui.widgets import footer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QwixxWords

_MOST_SKIPPED = const(3)  # numbers that a proposed mark may pass over

# What a mark costs: the ways in which two dice show the numbers passed over, less a little for each cross in the row.
_WAY = const(50)
_CROSS = const(21)
_MUCH = const(10000)


class Decision:
    """Lets the current player choose; moving the cursor allocates nothing."""

    def __init__(self, ports: "Ports", words: "QwixxWords", sheet: Sheet, timer: "Timer") -> None:
        self._ports = ports
        self._words = words
        self._sheet = sheet
        self._timer = timer
        self._choices = bytearray(ACTIONS)
        self._count = 0
        self._at = 0
        self._risk = PASS

    def begin(self, table: Table) -> None:
        """Collect the choices of a player who just got the device and put the cursor on what is proposed."""
        state = table.state
        legal = state.legal_actions()
        mark = cheapest(state, legal)
        proposed = proposal(state, mark)
        self._count = 0
        for action in in_order(state, legal, mark, proposed):
            if action == proposed:
                self._at = self._count
            self._choices[self._count] = action
            self._count += 1
        self._risk = mark if proposed == PASS and state.pass_is_penalty() else PASS

    def ask(self, table: Table) -> "Screen":
        """Let the player choose; returns an action or one of the outcomes above."""
        ports = self._ports
        timer = self._timer
        self._lay_out(table)
        while True:
            self._draw(table)
            ports.gestures = HOLDS | REPEATS
            event = yield timer.wait()
            if timer.passed(ports.waited):
                return ABSENT
            if event == TICK or not self._heard(event):
                continue
            if event == LEFT:
                self._at = (self._at - 1) % self._count
            elif event == RIGHT:
                self._at = (self._at + 1) % self._count
            elif event == A:
                return self._choices[self._at]
            elif event == B:
                if table.state.can_pass():
                    return PASS
            elif event in (UP, DOWN, HOLD_A, HOLD_B):
                return -event

    def _heard(self, event: int) -> bool:
        """Whether a press is one of those that count; here all are."""
        return True

    def _lay_out(self, table: Table) -> None:
        """Draw what stays while the cursor moves."""
        state = table.state
        player = state.current_player()
        self._sheet.still(state, table.rolled, player, table.names[player])
        self._ports.canvas.keep()

    def _draw(self, table: Table) -> None:
        state = table.state
        player = state.current_player()
        words = self._words
        sheet = self._sheet
        chosen = self._choices[self._at]
        self._ports.canvas.restore()
        sheet.moving(state, table.rolled, player, table.names[player], chosen)
        for i in range(self._count):
            action = self._choices[i]
            if action != PASS and i != self._at:
                sheet.offer(state, action, False)
        if chosen != PASS:
            sheet.offer(state, chosen, True)
        sheet.effect(state, chosen, self._risk)
        action_name = words.ACTIONS[0 if state.phase() == WHITE else 1]
        a = words.MARK if chosen != PASS else words.PASS
        footer(self._ports.canvas, action_name, self._timer, a, words.PASS if state.can_pass() else "")


def choices(state: State) -> "list[int]":
    """The legal actions in the cursor's order."""
    legal = state.legal_actions()
    mark = cheapest(state, legal)
    return in_order(state, legal, mark, proposal(state, mark))


def in_order(state: State, legal: "list[int]", mark: int, proposed: int) -> "list[int]":
    """The legal actions with a pass last, or before the cheapest mark if it is proposed in its place."""
    if state.can_pass():
        legal.remove(PASS)
        legal.insert(legal.index(mark) if proposed != mark else len(legal), PASS)
    return legal


def proposal(state: State, mark: int) -> int:
    """The action under the cursor at first: the cheapest mark, but a pass if that skips too much and passing is legal.

    So pressing A without looking never wrecks a sheet; what is best is for the hint to say.
    """
    risky = mark == PASS or (state.can_pass() and state.passed_over(mark) > _MOST_SKIPPED)
    return PASS if risky else mark


def cheapest(state: State, legal: "list[int]") -> int:
    """The legal mark that loses least, or PASS if there is none."""
    mark = PASS
    least = _MUCH
    for action in legal:
        if action != PASS:
            cost = _cost(state, action)
            if cost < least:
                least = cost
                mark = action
    return mark


def _cost(state: State, action: int) -> int:
    """What a mark loses; a lock is the best of all."""
    if state.locks(action):
        return -_MUCH
    row = state.row_of(action)
    player = state.current_player()
    cost = -_CROSS * state.marks(player, row)
    for position in range(state.last(player, row), state.position_of(action)):
        cost += _WAY * (6 - abs(7 - number(row, position)))
    return cost
