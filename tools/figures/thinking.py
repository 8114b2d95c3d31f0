"""Measures on an emulated Pico how long the bots of Qwixx think, and what they take of its heap."""

from typing import NamedTuple

from tools.emulator.instruments import Device
from tools.figures.measure import measured

HARD, EXPERT = 2, 3

_ROLL = (3, 5, 1, 2, 6, 4)


class Thinking(NamedTuple):
    """Seconds that the longest decision takes, milliseconds of the longest step, and bytes of the heap."""

    decision: float
    step: float
    heap: int


@measured
def measure(frozen: bool, level: int) -> Thinking:
    """How long a level thinks."""
    roll = sum((face - 1) * 6**i for i, face in enumerate(_ROLL))
    heap, *times = Device(frozen=frozen).do(f"import probe\nprobe.think({level}, {roll})").splitlines()
    decisions, steps = zip(*(map(int, line.split()) for line in times), strict=True)
    return Thinking(max(decisions) / 1e6, max(steps) / 1000, int(heap))
