"""Chooses a stick: the one that closes most, now or straight ahead, and that the Qix is not likely to break."""

from micropython import const

from engine.qix.bots.ahead import WORTH
from engine.qix.layout import HEADING, IN_STIX, LARGE, SIZES
from engine.qix.lookahead import Lookahead
from engine.qix.risk import Risk
from engine.qix.state import FIRST_START, FIRST_STICK, PASS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qix.bots.ahead import Ahead
    from engine.qix.state import State

_LENGTHS = const(2)  # of sticks that close nothing, the longest in a direction: a Pico takes 50 ms for each

# What the next step does: it tries a stick, looks for ways to the border from its end, or minds the cards.
_TRY = const(0)
_LEFT = const(1)
_STRAIGHT = const(2)
_CARDS = const(4)
_RISK = const(5)

# A stick that ends the game is worth more than any other if that wins it, and less if it loses it.
_WON = const(408_001)  # all 1,600 squares are worth one less
_LOST = const(-1)


class BestStick:
    """Tries the sticks that may be laid. best: the one with the highest worth, or PASS if there is none.

    It has that worth if the next card doesn't break it.
    """

    def __init__(self, ahead: "Ahead", looks_ahead: bool, minds_cards: bool) -> None:
        self._ahead = ahead
        self._looks_ahead = looks_ahead
        self._minds_cards = minds_cards
        self._tried = Lookahead()
        self._task = _TRY
        self._next = 0  # how many sticks were passed: in each direction the longest comes first
        self._lengths = 0  # of sticks that close nothing in this direction
        self._stick = PASS
        self._value = 0
        self._reached = False  # whether the line ahead is to be closed
        self._risk = Risk()  # that the next card breaks it
        self.best = PASS
        self._most = 0

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        self._task = _TRY
        self._next = 0
        self._reached = False
        self.best = PASS
        self._most = _LOST - 1

    def worth(self) -> int:
        """What the best stick is worth, in points."""
        return max(self._most, 0) // WORTH[0]

    def step(self, state: "State") -> bool:
        """Tries a stick, or looks further at the last one; whether there is more to think about."""
        player = state.current_player()
        if self._task == _TRY:
            return self._try_next(state, player)
        if self._reached:
            self._reached = False
            self._value = max(self._value, self._ahead.worth(player))
        elif self._task < _CARDS:
            self._look_ahead(player)
        elif not self._minds_cards or self._value < max(self._most, 1):
            self._judge()
        elif self._task == _CARDS:
            self._risk.begin(self._tried.after.data, player)
            self._task = _RISK
        elif not self._risk.step():
            self._value = self._value * (100 - self._risk.per_cent()) // 100
            self._judge()
        return True

    def _try_next(self, state: "State", player: int) -> bool:
        passed = self._next
        if passed == FIRST_START - FIRST_STICK:
            return False
        self._next += 1
        shorter = passed % SIZES
        if not shorter:
            self._lengths = 0
        stick = FIRST_STICK + passed + LARGE - 2 * shorter
        if self._lengths < _LENGTHS and state.is_legal(stick):
            self._stick = stick
            self._value = self._tried.try_out(state, stick) * WORTH[0]
            if self._tried.after.is_terminal():
                winners = self._tried.after.winners()
                if winners & winners - 1 == 0:
                    self._value = _WON if winners == 1 << player else _LOST
                self._judge()
            elif self._looks_ahead and self._tried.after.data[IN_STIX + player]:
                self._lengths += 1
                self._task = _LEFT
            else:
                self._judge()
        return True

    def _look_ahead(self, player: int) -> None:
        """Looks for the next way that leads to the border."""
        after = self._tried.after
        while self._task < _CARDS and not self._reached:
            heading = after.data[HEADING + player] + self._task - _STRAIGHT & 3
            self._task += 1
            self._ahead.game.copy_from(after)
            self._reached = self._ahead.reaches(player, heading, 1)

    def _judge(self) -> None:
        """Keeps a stick that is worth more than those before, or as much as a longer one in its direction."""
        self._task = _TRY
        shortest = self._stick - (self._stick - FIRST_STICK) % SIZES
        if self._value > self._most or (self._value == self._most and self.best >= shortest):
            self._most = self._value
            self.best = self._stick
