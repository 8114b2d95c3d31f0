"""What an audit rolls with: the pipeline on a simulated oscillator, and sources which an audit has to find out."""

from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from random import Random

from tools.virtual_board import virtual

ONES = 0.55
CORRELATION = 0.1
_DICE = 6
_LOADED = 0.03  # how much more often a loaded die shows a six
_STICKY = 0.05  # how often a sticky die stays as it lies

Roll = Callable[[], list[int]]


class Interrupted(Exception):
    """No more rolls will come, though not all have; the message says why."""


class Oscillator:
    """Simulated raw bits: a part `ones` of them are ones, and neighbours correlate by `correlation`."""

    def __init__(self, random: Random, ones: float = ONES, correlation: float = CORRELATION) -> None:
        self._random = random.random
        self._byte = 0
        after = [ones * (1 - correlation), ones + (1 - ones) * correlation]  # the chance of a one after 0 and after 1
        self._sums = [list(accumulate(_chance(last, byte, after) for byte in range(256))) for last in (0, 1)]

    def __call__(self, raw: bytearray) -> None:
        """Fills a buffer, eight bits to a byte."""
        sums, random, byte = self._sums, self._random, self._byte
        for i in range(len(raw)):
            byte = min(bisect(sums[byte & 1], random()), 255)
            raw[i] = byte
        self._byte = byte


def _chance(last: int, byte: int, after: list[float]) -> float:
    chance = 1.0
    for place in range(7, -1, -1):
        bit = byte >> place & 1
        chance *= after[last] if bit else 1 - after[last]
        last = bit
    return chance


def pipeline(sample: Callable[[bytearray], None]) -> Roll:
    """What rolls six dice as a device does, from raw bits."""
    virtual.install()
    from engine.dice import Dice, Pool
    from firmware import entropy

    return _throw(Dice(Pool(lambda: entropy.block(sample))).below)


def _throw(below: Callable[[int], int]) -> Roll:
    return lambda: [below(6) + 1 for _ in range(_DICE)]


def _unhashed(random: Random) -> Roll:
    """Raw bits taken for random bytes as they are."""
    virtual.install()
    from engine.dice import Dice

    oscillator = Oscillator(random)

    def some(n: int) -> bytes:
        raw = bytearray(n)
        oscillator(raw)
        return bytes(raw)

    return _throw(Dice(some).below)


def _stuck(random: Random) -> Roll:
    """An oscillator that stands still."""
    return pipeline(Oscillator(random, ones=0, correlation=0))


def _loaded(random: Random) -> Roll:
    """The red die shows some sixes too many."""

    def roll() -> list[int]:
        faces = [random.randint(1, 6) for _ in range(_DICE)]
        if random.random() < _LOADED:
            faces[2] = 6
        return faces

    return roll


def _sticky(random: Random) -> Roll:
    """The white dice sometimes stay as they lie."""
    faces = [1] * _DICE

    def roll() -> list[int]:
        for die in range(_DICE):
            if die > 1 or random.random() >= _STICKY:
                faces[die] = random.randint(1, 6)
        return faces

    return roll


# Sources that an audit has to find out.
BAD = {"unhashed": _unhashed, "stuck": _stuck, "loaded": _loaded, "sticky": _sticky}
