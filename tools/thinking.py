"""Measures on an emulated Pico how long the bots of Qwixx think, and what they take of its heap."""

from functools import cache
from typing import NamedTuple

from tools.instruments import Device

HARD, EXPERT = 2, 3

# Every first decision of a game in which nearly all fits, and the same with half of each row marked.
_PROGRAM = """
import gc
from time import ticks_diff, ticks_us
from engine.qwixx import CLASSIC, State

gc.collect()
before = gc.mem_alloc()
from engine.qwixx.bots import Bot

bot = Bot({level})
gc.collect()
print(gc.mem_alloc() - before)


def think(state):
    begin = ticks_us()
    longest = 0
    bot.begin(state)
    more = True
    while more:
        start = ticks_us()
        more = bot.step()
        longest = max(longest, ticks_diff(ticks_us(), start))
    print(ticks_diff(ticks_us(), begin), longest)


for players in range(1, 6):
    for row in (0x00, 0x33):
        state = State(players, CLASSIC, 0)
        for sheet in range(14, len(state.data), 13):
            for i in range(4):
                state.data[sheet + i] = row
        state.apply_action({roll})
        for asked in range(players + 1):
            if asked in (0, 1, players - 1, players):
                think(state)
            state.apply_action(0)
"""
_ROLL = (3, 5, 1, 2, 6, 4)


class Thinking(NamedTuple):
    """Seconds that the longest decision takes, milliseconds of the longest step, and bytes of the heap."""

    decision: float
    step: float
    heap: int


@cache
def measure(level: int) -> Thinking:
    """How long a level thinks."""
    roll = sum((face - 1) * 6**i for i, face in enumerate(_ROLL))
    heap, *times = Device().do(_PROGRAM.format(level=level, roll=roll)).splitlines()
    decisions, steps = zip(*(map(int, line.split()) for line in times), strict=True)
    return Thinking(max(decisions) / 1e6, max(steps) / 1000, int(heap))
