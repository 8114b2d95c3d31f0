"""Judges rolls of six dice: one p-value for each test, a correction for their number, and a verdict in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import erfc, sqrt
from operator import mul, ne
from typing import NamedTuple

from scipy.special import chdtrc

DICE = 6
FACES = 6
NAMES = ("white 1", "white 2", "red", "yellow", "green", "blue")
# How often fair dice are called unfair: in one audit of a thousand.
FALSE_ALARMS = 0.001
# Fewer rolls than this, and a pair is expected so rarely that chi-squared is not the statistic's distribution.
ENOUGH = 5 * FACES**2

_LOWEST_HIGH = 4
_AFTER = (
    "the die after it",
    "the 2nd after it",
    "the 3rd after it",
    "the 4th after it",
    "the 5th after it",
    "the next roll",
)
# The least non-centrality with which chi-squared of 5 degrees of freedom fails, among 19 tests, nine times of ten.
_NON_CENTRAL = 37.7
_VARIANCE = 35 / 3  # of 2 * face - 7, whose mean is 0


class Finding(NamedTuple):
    """What was tested, the statistic, its name, and the chance that fair dice give one as extreme."""

    what: str
    statistic: str
    value: float
    p: float


class Verdict(NamedTuple):
    """All tests, which of them fail once Holm's correction is made, and whether the dice are taken for fair."""

    rolls: int
    tests: list[Finding]
    failed: list[Finding]

    @property
    def fair(self) -> bool:
        """Whether no test fails."""
        return not self.failed


def judge(faces: "bytes | bytearray") -> Verdict:
    """The verdict on faces from 1 to 6, in the order in which they fell, six to a roll; ValueError if too few."""
    rolls = len(faces) // DICE
    if rolls < ENOUGH:
        raise ValueError(f"{rolls} rolls are too few to judge: it takes {ENOUGH}")
    tests = list(_tests(faces[: rolls * DICE]))
    return Verdict(rolls, tests, holm(tests))


def holm(tests: Sequence[Finding]) -> list[Finding]:
    """The tests that fail, as many as fail fair dice altogether no more often than one test alone would.

    Of m tests the smallest p-value is held against 1/m of the allowance, the next against 1/(m - 1), and so on until
    one passes: S. Holm, Scandinavian Journal of Statistics 6 (1979), pages 65 to 70.
    """
    failed = []
    for place, test in enumerate(sorted(tests, key=lambda test: test.p)):
        if test.p > FALSE_ALARMS / (len(tests) - place):
            break
        failed.append(test)
    return failed


def _tests(faces: "bytes | bytearray") -> Iterator[Finding]:
    columns = [faces[die::DICE] for die in range(DICE)]
    for name, column in zip(NAMES, columns, strict=True):
        yield _chi_squared(f"faces of {name}", [column.count(face) for face in range(1, FACES + 1)])
    pairs = pair_counts(faces)
    yield _chi_squared("pairs of the white dice", pairs)
    scores = [2 * face - FACES - 1 for face in faces]
    for lag in range(1, DICE + 1):
        value = sum(map(mul, scores, scores[lag:])) / (_VARIANCE * sqrt(len(scores) - lag))
        yield Finding(f"correlation with {_AFTER[lag - 1]}", "z", value, two_sided(value))
    for name, column in zip(NAMES, columns, strict=True):
        yield _runs(f"runs of low and high of {name}", column)


def pair_counts(faces: "bytes | bytearray") -> list[int]:
    """How often the white dice showed each pair, 1-1, 1-2 and so on to 6-6."""
    counts = Counter(zip(faces[0::DICE], faces[1::DICE], strict=True))
    return [counts[first, second] for first in range(1, FACES + 1) for second in range(1, FACES + 1)]


def two_sided(z: float) -> float:
    """The chance that a normal variable is at least as far from 0."""
    return erfc(abs(z) / sqrt(2))


def _chi_squared(what: str, counts: Sequence[int]) -> Finding:
    expected = sum(counts) / len(counts)
    value = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    return Finding(what, f"χ²({freedom})", value, float(chdtrc(freedom, value)))


def _runs(what: str, column: "bytes | bytearray") -> Finding:
    """The test of Wald and Wolfowitz; how many are low and high it takes as given, as chi-squared judges that."""
    high = [face >= _LOWEST_HIGH for face in column]
    n = len(high)
    highs = sum(high)
    product = 2 * highs * (n - highs)
    if not product:
        return Finding(what, "z", float("-inf"), 0.0)
    runs = 1 + sum(map(ne, high, high[1:]))
    mean = product / n + 1
    value = (runs - mean) / sqrt(product * (product - n) / (n * n * (n - 1)))
    return Finding(what, "z", value, two_sided(value))


def words(verdict: Verdict) -> str:
    """The verdict for a person who has never heard of a p-value."""
    count = len(verdict.tests)
    often = f"fair dice are called unfair in one audit of {round(1 / FALSE_ALARMS):,}"
    if verdict.fair:
        least = min(1.0, count * min(test.p for test in verdict.tests))
        return (
            f"FAIR. {verdict.rolls:,} rolls stood all {count} tests.\n"
            f"The smallest p-value, corrected for their number, is {least:.2g}; {often}.\n"
            f"A die that shows a face {visible(verdict.rolls):.1%} too often would be seen, nine times of ten."
        )
    failed = "\n".join(f"  {test.what}: p = {test.p:.2g}" for test in verdict.failed)
    return f"NOT FAIR. Of {count} tests on {verdict.rolls:,} rolls fail:\n{failed}\nIt may be chance: {often}."


def visible(rolls: int) -> float:
    """By what part of its share one face has to be off for a die's chi-squared test to fail nine times of ten.

    That takes a non-central chi-squared of 37.7; here it is the rolls / 5 times the square of that part.
    """
    return sqrt(5 * _NON_CENTRAL / rolls)
