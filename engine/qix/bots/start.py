"""Chooses where a line begins: somewhere, or where the most promising rectangle can be cut off."""

from micropython import const

from engine.qix.bots.ahead import WORTH, longest
from engine.qix.grid import STEP
from engine.qix.layout import CLOSES
from engine.qix.loops import reach
from engine.qix.state import PASS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qix.bots.ahead import Ahead
    from engine.qix.state import State

_WALK = const(8)  # starts that are passed in a step: a Pico takes a millisecond or two for each
_STRIDE = const(11)  # starts by which a line that begins somewhere begins further on in each round
_SAMPLE = const(12)  # starts that are looked at


class SomeStart:
    """Goes along the border, further in each round. best: the start, or PASS if there is none."""

    def __init__(self) -> None:
        self.best = PASS
        self._left = 0

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        self.best = state.next_start(PASS, 1)
        self._left = _STRIDE * state.round() if self.best != PASS else 0

    def step(self, state: "State") -> bool:
        """Walks on; whether there is more to think about."""
        for _ in range(min(self._left, _WALK)):
            self.best = state.next_start(self.best, 1)
            self._left -= 1
        return self._left > 0


class BestStart:
    """Looks at some starts all along the border. best: the start that promises most, or PASS if there is none."""

    def __init__(self, ahead: "Ahead") -> None:
        self._ahead = ahead
        self.best = self._first = self._at = PASS
        self._count = 0
        self._skip = 0  # every so many starts one is looked at; 0 until they are counted
        self._passed = 0
        self._most = 0
        self._closing = PASS  # the start of a line that can close at once

    def begin(self, state: "State") -> None:
        """Turns to a decision."""
        self.best = self._first = self._at = state.next_start(PASS, 1)
        self._count = self._skip = self._passed = 0
        self._most = -1
        self._closing = PASS

    def step(self, state: "State") -> bool:
        """Walks on, or judges a start; whether there is more to think about."""
        if self._first == PASS:
            return False
        if self._closing != PASS:
            self._judge(self._closing, self._ahead.worth(state.current_player()))
            self._closing = PASS
            return True
        return self._look(state) if self._skip else self._count_on(state)

    def _count_on(self, state: "State") -> bool:
        for _ in range(_WALK):
            self._count += 1
            self._at = state.next_start(self._at, 1)
            if self._at == self._first:
                self._skip = self._count // _SAMPLE + 1
                break
        return True

    def _look(self, state: "State") -> bool:
        """Goes on to the next start of the sample, if one is so near."""
        for _ in range(_WALK):
            if self._passed == self._count:
                return False
            start = self._at
            looks = (self._passed + state.round()) % self._skip == 0
            self._passed += 1
            self._at = state.next_start(start, 1)
            if looks:
                self._promise(state, start)
                break
        return True

    def _promise(self, state: "State", start: int) -> None:
        """What may be expected of a start: what it closes at once, or a rectangle beside the longest first stick."""
        data = state.data
        player = state.current_player()
        p = state.point_of(start)
        heading = state.heading_of(start)
        far = reach(data, p, heading)
        if far < CLOSES:
            self._judge(start, _rectangle(data, p, heading, longest(data, player, far)))
            return
        game = self._ahead.game
        game.copy_from(state)
        game.apply_action(start)
        if self._ahead.reaches(player, heading, 0):
            self._closing = start
        else:
            self._judge(start, 0)

    def _judge(self, start: int, value: int) -> None:
        if value > self._most:
            self._most = value
            self.best = start


def _rectangle(data: bytearray, p: int, heading: int, size: int) -> int:
    """What the better rectangle is worth of those on either side of a stick, as wide as it is to the border."""
    p += (2 << size) * STEP[heading]
    most = 0
    for turned in range(heading - 1, heading + 2, 2):
        width = _distance(data, p, turned & 3)
        most = max(most, (2 << size) * width * WORTH[width + 7 >> 3])
    return most


def _distance(data: bytearray, p: int, heading: int) -> int:
    """How far it is from a point inside straight to the border, 0 if something is in the way."""
    distance = 0
    while True:
        far = reach(data, p, heading)
        if far >= CLOSES:
            return distance + far - CLOSES
        if far < 8:
            return 0
        distance += far
        p += far * STEP[heading]
