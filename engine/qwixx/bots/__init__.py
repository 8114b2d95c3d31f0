"""The bots of Qwixx: four levels of players who know nothing but the state, and think in small steps."""

from array import array

from micropython import const

from engine.qwixx.bots import position
from engine.qwixx.bots.gaps import by_gaps
from engine.qwixx.bots.layout import SCRATCH
from engine.qwixx.bots.position import ACTIONS, PASS, is_legal
from engine.qwixx.bots.search import BOARDS, value
from engine.qwixx.bots.trained import ALONE, DUEL, TABLE
from engine.qwixx.bots.worth import MOST

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qwixx.state import State

EASY = const(0)
MEDIUM = const(1)
HARD = const(2)
EXPERT = const(3)
LEVELS = const(4)

# How many numbers the levels below HARD pass over, and how many rather than to take a penalty.
_GAPS = b"\x04\x04\x01\x06"


class Bot:
    """A player of one level. It takes nothing from the heap while it thinks, and the same state gives the same choice.

    choice: the best action so far.
    """

    def __init__(self, level: int) -> None:
        """A bot of one of the LEVELS."""
        self._level = level
        self._boards = [bytearray(position.LENGTH) for _ in range(BOARDS)]
        self._scratch = array("i", [0] * SCRATCH)
        self._values = array("i", [0] * ACTIONS)
        self._data = TABLE
        self._next = ACTIONS
        self._most = -MOST
        self.choice = PASS

    def choose(self, state: "State") -> int:
        """An action of the current player."""
        self.begin(state)
        while self.step():
            pass
        return self.choice

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        p = self._boards[0]
        position.read(state, p)
        if self._level >= HARD:
            self._next = PASS
            self._most = -MOST
            if self._level == EXPERT:
                self._data = DUEL if state.players > 1 else ALONE
        else:
            self.choice = by_gaps(p, _GAPS[2 * self._level], _GAPS[2 * self._level + 1])

    def step(self) -> bool:
        """Thinks for a moment, about one action; whether there is more to think about."""
        p = self._boards[0]
        a = self._next
        while a < ACTIONS and not is_legal(p, a):
            self._values[a] = -MOST
            a += 1
        if a < ACTIONS:
            found = value(a, self._boards, self._data, self._scratch)
            self._values[a] = found
            if found > self._most:
                self._most = found
                self.choice = a
            a += 1
        self._next = a
        return a < ACTIONS

    def worth(self, a: int) -> int:
        """What a legal action is worth, in points / 64; of the levels from HARD on, once all is thought."""
        return self._values[a]
