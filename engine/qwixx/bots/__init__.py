"""The bots of Qwixx: four levels of players who know nothing but the state, and think in small steps."""

from array import array

from micropython import const

from engine.loading import import_once
from engine.qwixx.bots import position, search
from engine.qwixx.bots.gaps import LIMITS, by_gaps
from engine.qwixx.bots.layout import SCRATCH
from engine.qwixx.bots.search import BOARDS, CHOICE, PLACES, VALUES

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qwixx.state import State

EASY = const(0)
MEDIUM = const(1)
HARD = const(2)
EXPERT = const(3)
LEVELS = const(4)


class Bot:
    """A player of one level, who takes nothing from the heap; the same state always gives the same choice."""

    def __init__(self, level: int, players: int = 0) -> None:
        """A bot of one of the LEVELS, for games of so many players, or of any number."""
        trained = import_once("engine.qwixx.trained")
        self._level = level
        self._boards = [bytearray(position.LENGTH) for _ in range(BOARDS)]
        self._scratch = array("i", [0] * SCRATCH)
        self._at = array("i", [0] * PLACES)
        self._values = array("i", [0] * VALUES)
        self._data = self._duel = self._alone = trained.TABLE
        if level == EXPERT and players != 1:
            self._duel = trained.DUEL
        if level == EXPERT and players < 2:
            self._alone = trained.ALONE

    def choose(self, state: "State") -> int:
        """An action of the current player."""
        self.begin(state)
        while self.step():
            pass
        return self.choice()

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        position.read(state, self._boards[0])
        search.begin(self._at, self._values)
        self._data = self._duel if state.players > 1 else self._alone

    def step(self) -> bool:
        """Thinks for some milliseconds; whether there is more to think about."""
        if self._level >= HARD:
            return search.step(self._boards, self._data, self._scratch, self._at, self._values)
        limit = 2 * self._level
        self._at[CHOICE] = by_gaps(self._boards[0], LIMITS[limit], LIMITS[limit + 1])
        return False

    def choice(self) -> int:
        """The best action so far."""
        return self._at[CHOICE]

    def worth(self, a: int) -> int:
        """What a legal action is worth, in points / 64; of the levels from HARD on, once all is thought."""
        return self._values[a]
