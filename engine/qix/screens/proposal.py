"""What is proposed to a person: something plain, found at once; what is best is the hint."""

from micropython import const

from engine.qix.layout import SIZES
from engine.qix.starts import nearest_start
from engine.qix.state import FIRST_START, FIRST_STICK, PASS, START, State

_TURNS = const(3)  # straight on, right and left


def propose(state: State, start: int, size: int) -> int:
    """Where the player's last line started or near by, or straight on with a stick as long as the last one."""
    if state.phase() == START:
        if start == PASS:
            return state.next_start(PASS, 1)
        return FIRST_START + nearest_start(state.data, state.current_player(), start - FIRST_START)
    for turn in range(_TURNS):
        for shorter in range(SIZES):
            a = FIRST_STICK + SIZES * turn + (size - shorter) % SIZES
            if state.is_legal(a):
                return a
    return PASS
