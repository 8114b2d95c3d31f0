"""The bots of Qix: three levels of players who know nothing but the state, and think in small steps."""

from micropython import const

from engine.qix.bots.ahead import Ahead
from engine.qix.bots.start import BestStart, SomeStart
from engine.qix.bots.stick import BestStick
from engine.qix.state import START

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qix.state import State

# EASY sees what a stick closes at once; MEDIUM looks for ways to the border, too; HARD minds the cards that could break
# the line, and chooses where it begins.
EASY = const(0)
MEDIUM = const(1)
HARD = const(2)


class Bot:
    """A player of one level; see engine/protocol.py. The same state always gives the same choice."""

    def __init__(self, level: int, players: int) -> None:
        """Level is one of those above; there are always two players."""
        ahead = Ahead()
        self._start = BestStart(ahead) if level == HARD else SomeStart()
        self._stick = BestStick(ahead, level > EASY, level == HARD)
        self._search: BestStart | SomeStart | BestStick = self._stick
        self._state = ahead.game  # until there is a decision

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        self._state = state
        self._search = self._start if state.phase() == START else self._stick
        self._search.begin(state)

    def step(self) -> bool:
        """Thinks for some milliseconds; whether there is more to think about."""
        return self._search.step(self._state)

    def choice(self) -> int:
        """The best action so far."""
        return self._search.best

    def worth(self) -> int:
        """How many points the best stick so far is worth, as this level sees it."""
        return self._stick.worth()
