"""Where the buttons lead: from start to start along the border, and from stick to stick."""

from micropython import const

from engine.qix.grid import STEP_X, STEP_Y, x_of, y_of
from engine.qix.layout import SIZES
from engine.qix.starts import far_side, next_corner
from engine.qix.state import FIRST_START, FIRST_STICK, START, State

_TURNS = const(3)  # straight on, right and left
_OPPOSITE = const(2)  # from a direction to the other one
_STRIDES = b"\1\1\2\2\4\4\4"  # starts that one repeat of NEXT passes, and from then on:
_LONGEST = const(8)


class Walk:
    """A cursor on starts or sticks; to move it allocates nothing.

    action: where it is; hand: which way the last walk along the border went, 1 clockwise or -1.
    """

    def __init__(self, action: int) -> None:
        self.action = action
        self.hand = 1
        self._repeats = 0  # of NEXT, since it was last tapped

    def go(self, state: State, way: int) -> None:
        """An arrow was pressed, as a direction of the board."""
        if state.phase() == START:
            self._walk_on(state, way)
        else:
            self._turn(state, way)

    def tap(self, state: State) -> None:
        """NEXT of three buttons was tapped: the next start along the border, or the next stick."""
        self._repeats = 0
        self.hand = 1
        self._step(state, 1)

    def run(self, state: State) -> None:
        """NEXT is held: back, the faster the longer."""
        self.hand = -1
        strides = 1
        if state.phase() == START:
            strides = _STRIDES[self._repeats] if self._repeats < len(_STRIDES) else _LONGEST
            self._repeats += 1
        for _ in range(strides):
            self._step(state, -1)

    def _step(self, state: State, hand: int) -> None:
        a = self.action
        if state.phase() == START:
            self.action = state.next_start(a, hand)
            return
        while True:
            a = (a - FIRST_STICK + hand) % (FIRST_START - FIRST_STICK) + FIRST_STICK
            if state.is_legal(a):
                self.action = a
                return

    def _walk_on(self, state: State, way: int) -> None:
        """Go to the next start that lies in a direction; of two the one that goes on as before.

        Where none does, the way that the start points to leads to the far side, and the way back to the next corner.
        """
        here = self.action
        there = state.next_start(here, self.hand)
        if _lies(state, here, there, way) <= 0:
            other = state.next_start(here, -self.hand)
            if _lies(state, here, other, way) > 0:
                self.hand = -self.hand
                there = other
            else:
                there = self._jump(state, way)
        self.action = there

    def _jump(self, state: State, way: int) -> int:
        here = self.action
        player = state.current_player()
        heading = state.heading_of(here)
        if way == heading:
            return FIRST_START + far_side(state.data, player, here - FIRST_START)
        if way == heading ^ _OPPOSITE:
            return FIRST_START + next_corner(state.data, player, here - FIRST_START, self.hand)
        return here

    def _turn(self, state: State, way: int) -> None:
        """Point the stick another way, or the same way with the next length."""
        size = state.size_of(self.action)
        turns = state.heading_of(self.action) != way
        for turn in range(_TURNS):
            first = FIRST_STICK + SIZES * turn
            if state.heading_of(first) == way:
                for more in range(SIZES):
                    # Another way keeps the length, if it can.
                    a = first + (size + more + (not turns)) % SIZES
                    if state.is_legal(a):
                        self.action = a
                        return


def _lies(state: State, here: int, there: int, way: int) -> int:
    """How far a start lies from another one in a direction; of two at the same point, whether it goes that way."""
    p = state.point_of(here)
    q = state.point_of(there)
    if p == q:
        return int(there != here and state.heading_of(there) == way)
    return (x_of(q) - x_of(p)) * STEP_X[way] + (y_of(q) - y_of(p)) * STEP_Y[way]
