"""The bots of Qwixx: four levels of players who know nothing but the state, and think in small steps."""

from array import array

from micropython import const

from engine.qwixx.bots import search
from engine.qwixx.bots.gaps import LIMITS, by_gaps
from engine.qwixx.bots.layout import SCRATCH
from engine.qwixx.bots.search import CHOICE, PLACES, POSITIONS, VALUES
from engine.qwixx.bots.trained import ALONE, DUEL, TABLE
from engine.qwixx.layout import SIZE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qwixx.state import State

EASY = const(0)
MEDIUM = const(1)
HARD = const(2)
EXPERT = const(3)


class Bot:
    """A player of one level in games of so many players; see engine/protocol.py.

    The same state always gives the same choice.
    """

    def __init__(self, level: int, players: int) -> None:
        """Level is one of those above."""
        self._level = level
        self._positions = [bytearray(SIZE) for _ in range(POSITIONS)]
        self._scratch = array("i", [0] * SCRATCH)
        self._at = array("i", [0] * PLACES)
        self._values = array("i", [0] * VALUES)
        self._data = TABLE if level < EXPERT else DUEL if players > 1 else ALONE

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        self._positions[0][:] = state.data
        search.begin(self._at, self._values)

    def step(self) -> bool:
        """Thinks for some milliseconds; whether there is more to think about."""
        if self._level >= HARD:
            return search.step(self._positions, self._data, self._scratch, self._at, self._values)
        limit = 2 * self._level
        self._at[CHOICE] = by_gaps(self._positions[0], LIMITS[limit], LIMITS[limit + 1])
        return False

    def choice(self) -> int:
        """The best action so far."""
        return self._at[CHOICE]

    def worth(self, a: int) -> int:
        """What a legal action is worth, in points / POINT; of the levels from HARD on, once all is thought."""
        return self._values[a]
