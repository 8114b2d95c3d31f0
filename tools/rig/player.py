"""A simulated person at the handheld: reads its screens, decides as a sensible player would, and presses buttons."""

from collections import Counter
from collections.abc import Callable

from engine.app.ports import LEFT, RIGHT, A, B
from engine.qwixx.layout import COLOUR, ROLL, WHITE
from engine.qwixx.moves import PASS
from engine.qwixx.screens.decision import choices
from engine.qwixx.sheet import number
from engine.qwixx.state import State
from tools.rig.handhelds import start
from tools.rig.qwixx_games import stands_on

# What presses are for.
ROLLING, HAND_OVER, CALLING = "roll", "hand over", "call a pass"
MOVE, MARK, PASSING = "move the cursor", "mark", "pass"

# The most that the numbers passed over may cost a player who isn't active; in the own white action; in the colour
# action after a mark; and before one, where a mark saves a penalty. A number costs the chance that two dice show it,
# in units of a seven's, and every cross that is in the row already makes its numbers a little cheaper.
_PASSIVE, _OWN_WHITE, _COLOUR, _ESCAPE = 0.81, 0.64, 0.76, 4.1
_BY_CROSS = 0.07


def cost(state: State, action: int) -> float:
    """What a mark costs by the numbers that it passes over."""
    row, position = state.row_of(action), state.position_of(action)
    player = state.current_player()
    passed = range(state.last(player, row), position)
    return sum(6 - abs(7 - number(row, at)) for at in passed) / 6 - _BY_CROSS * state.marks(player, row)


def weighing(state: State) -> int:
    """The action of who locks, else marks what costs least, as in `cost`, if that isn't too much, else passes."""
    if state.phase() != COLOUR:
        most = _OWN_WHITE if state.current_player() == state.active_player() else _PASSIVE
    else:
        most = _ESCAPE if state.pass_is_penalty() else _COLOUR
    return _best(state, cost, most)


def counting(state: State) -> int:
    """The same for who just counts the numbers passed over, and allows one, or six before a penalty."""
    return _best(state, State.passed_over, 6 if state.phase() == COLOUR and state.pass_is_penalty() else 1)


def _best(state: State, price: Callable[[State, int], float], most: float) -> int:
    marks = [action for action in state.legal_actions() if action != PASS]
    if not marks:
        return PASS
    for action in marks:
        if state.locks(action):
            return action
    best = min(marks, key=lambda action: price(state, action))
    return best if price(state, best) <= most or not state.can_pass() else PASS


class LostError(Exception):
    """The handheld isn't where a player expects it; the message shows the text on its screen."""


class Person:
    """Plays for everybody at a handheld with a game that was just started.

    mind: what decides; calls: whether players whose pass costs nothing say "pass" and leave the handheld where it is;
    settings: more settings of the handheld.
    presses: how many, by what for; decisions: how many were taken in which there was something to mark.
    """

    def __init__(
        self,
        players: int,
        preset: int = 0,
        seed: int = 1,
        mind: Callable[[State], int] = weighing,
        calls: bool = True,
        **settings: object,
    ) -> None:
        self.driver = start(players=players, preset=preset, seed=seed, **settings)
        self.mind = mind
        self.calls = calls
        self.presses: Counter[str] = Counter()
        self.decisions = 0

    def press(self, button: int, purpose: str) -> None:
        """Presses a button."""
        self.presses[purpose] += 1
        self.driver.press(button)

    def asked(self) -> bool:
        """Whether a sheet asks for a decision."""
        return self.driver.state.current_player() == self.driver.table.holder

    def step(self) -> bool:
        """Goes on to the next screen that asks for something; False once the final table is shown."""
        state = self.driver.state
        if state.is_terminal():
            return False
        if self.asked():
            self._decide()
        elif state.phase() == ROLL:
            self.press(A, ROLLING)
        elif self.calls and self._pass_together():
            pass
        elif self.calls and not self._may_cost(state) and self.mind(state) == PASS:
            self._take(PASS, RIGHT, CALLING)
        else:
            self.press(A, HAND_OVER)
        return True

    def _pass_together(self) -> bool:
        """Say that nobody marks, where that is so of the next two players at least; whether it was."""
        state = self.driver.state
        ahead = State(state.players, state.rules, 0)
        ahead.copy_from(state)
        asked = decisions = 0
        while ahead.phase() == WHITE and ahead.current_player() != ahead.active_player():
            if self.mind(ahead) != PASS:
                return False
            asked += 1
            decisions += ahead.has_mark()
            ahead.apply_action(PASS)
        if asked > 1:
            self.press(LEFT, CALLING)
            self.decisions += decisions
        return asked > 1

    def _may_cost(self, state: State) -> bool:
        """Whether a pass may lead to a penalty, so that it can't be called."""
        if state.phase() == COLOUR:
            return state.pass_is_penalty()
        return state.current_player() == state.active_player()

    def _decide(self) -> None:
        """Decides, goes the shortest way to the choice and takes it; B passes from anywhere."""
        wanted = self.mind(self.driver.state)
        if wanted == PASS:
            self._take(PASS, B, PASSING)
        else:
            self._walk(wanted)
            self._take(wanted, A, MARK)

    def _take(self, action: int, button: int, purpose: str) -> None:
        """Takes an action by a button, and makes sure that it was played."""
        table = self.driver.table
        played = table.length
        self.press(button, purpose)
        self.decisions += 1
        if table.length == played or table.action(played) != action:
            raise LostError(self.driver.text())

    def _walk(self, wanted: int) -> None:
        order = choices(self.driver.state)
        at = [place for place, action in enumerate(order) if stands_on(self.driver, action)]
        if len(at) != 1:
            raise LostError(self.driver.text())
        right = (order.index(wanted) - at[0]) % len(order)
        left = len(order) - right
        for _ in range(min(right, left)):
            self.press(RIGHT if right < left else LEFT, MOVE)
        if not stands_on(self.driver, wanted):
            raise LostError(self.driver.text())
