"""Measures the bots of Qwixx against the fixed opponents, with seats and starters in rotation, and against targets.

Prints a table and writes it to tools/bots/README.md, unless there are too few games for that. A tie counts as a share
of the win. The same seed and number of games give the same figures on any number of cores.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.virtual_board import virtual

REPORT = Path(__file__).with_name("README.md")
HEAD = "## Figures\n"
GAMES = 20_000
_LOT = 500  # games that a core takes at once
TOO_FEW = "These are fewer games than usual: tools/bots/README.md keeps the figures that it has."
_NAMES = {
    0: "Easy", 1: "Medium", 2: "Hard", 3: "Expert",
    10: "random", 11: "skip≤1", 12: "wgap", 13: "table", 14: "table with look-ahead", 15: "planner",
}  # fmt: skip
_EASY, _MEDIUM, _HARD, _EXPERT, _LOTS, _SKIP, _WGAP, _TABLE, _AHEAD, _PLANNER = _NAMES


class Match(NamedTuple):
    """The first player against the others; what is looked for, at least, and what was told of it before."""

    who: tuple[int, ...]
    rules: str = "CLASSIC"
    target: float | None = None
    known: str = ""


MATCHES = (
    Match((_LOTS, _LOTS), known="mean 4.4"),
    Match((_SKIP, _SKIP), known="mean 69.6, sd 22"),
    Match((_WGAP, _SKIP), known="58.1 ± 0.3; wgap's mean 74.5"),
    Match((_TABLE, _SKIP), known="62"),
    Match((_AHEAD, _SKIP), known="64.4 ± 0.5"),
    Match((_PLANNER, _SKIP)),
    Match((_PLANNER, _AHEAD)),
    Match((_EASY, _LOTS)),
    Match((_EASY, _SKIP)),
    Match((_MEDIUM, _EASY)),
    Match((_MEDIUM, _SKIP)),
    Match((_HARD, _SKIP), target=62),
    Match((_HARD, _WGAP), target=54),
    Match((_HARD, _AHEAD)),
    Match((_EXPERT, _SKIP), target=65),
    Match((_EXPERT, _WGAP), target=57),
    Match((_EXPERT, _TABLE)),
    Match((_EXPERT, _AHEAD), target=54),
    Match((_EXPERT, _PLANNER)),
    Match((_EXPERT, _HARD)),
    *(Match((_EXPERT, *[_TABLE] * others), target=100 / (others + 1) + 3) for others in (2, 3, 4)),
    Match((_EXPERT, *[_PLANNER] * 2)),
    Match((_HARD,)),
    Match((_EXPERT,), target=112),
    Match((_HARD, _SKIP), "FORUM"),
    Match((_EXPERT, _SKIP), "FORUM", target=60),
    Match((_EXPERT,), "FORUM"),
    Match((_HARD, _SKIP), "FAMILY"),
    Match((_EXPERT, _SKIP), "FAMILY", target=60),
    Match((_EXPERT,), "FAMILY"),
)


def points(match: Match, games: int, seed: int, jobs: int) -> Iterator["int | np.ndarray"]:
    """Plays a match; how many games are played every now and then, and at the end the points by game and player."""
    from engine import qwixx
    from engine.qwixx.bots import trained
    from engine.qwixx.bots.gaps import LIMITS
    from tools.bots import game, players
    from tools.bots.compiled import numbers

    result = np.zeros((games, len(match.who)), np.int64)
    data = [numbers(octets) for octets in (trained.DUEL, trained.ALONE, trained.TABLE, LIMITS)]
    who, rules = np.array(match.who), game.numbers_of(getattr(qwixx, match.rules))
    play: Callable[..., None] = players.arena().games
    with ThreadPoolExecutor(jobs) as pool:
        lots = [
            pool.submit(play, who, rules, first, min(first + _LOT, games), seed, *data, result)
            for first in range(0, games, _LOT)
        ]
        for i, lot in enumerate(as_completed(lots)):
            lot.result()
            yield min((i + 1) * _LOT, games)
    yield result


class Row(NamedTuple):
    """A line of the report."""

    what: str
    rules: str
    figure: str
    mean: str
    target: str
    missed: bool

    @classmethod
    def of(cls, match: Match, result: "np.ndarray") -> "Row":
        """What came of a match: of who wins, or alone of the points, the mean and how sure it is."""
        games = len(result)
        first, others = _NAMES[match.who[0]], [_NAMES[player] for player in match.who[1:]]
        if others:
            best = result == result.max(1, keepdims=True)
            values = 100 * best[:, 0] / best.sum(1)
            what = f"{first} against {len(others)} × {others[0]}" if len(others) > 1 else f"{first} against {others[0]}"
        else:
            values = result[:, 0]
            what = f"{first} alone"
        margin = 1.96 * values.std() / games**0.5
        unit = " %" if others else ""
        target = "" if match.target is None else f"≥ {match.target:.1f}{unit}"
        missed = match.target is not None and values.mean() < match.target
        figure = f"{values.mean():.1f} ± {margin:.1f}{unit}"
        means = ", ".join(f"{mean:.1f}" for mean in result.mean(0)[:2])
        known = f"({match.known})" if match.known else f"{target} {'MISSED' if missed else 'OK'}" if target else ""
        return cls(what, match.rules, figure, means, known, missed)

    def __str__(self) -> str:
        """As it is printed."""
        return f"{self.what:<42} {self.rules:<8} {self.figure:>14}  {self.mean:>11}  {self.target}"

    def line(self) -> str:
        """As it is written down."""
        return f"| {self.what} | {self.rules} | {self.figure} | {self.mean} | {self.target} |\n"


def progress(done: int, games: int, match: int, matches: int) -> None:
    """Draws the bar, on a terminal."""
    if sys.stderr.isatty():
        width = 30 * done // games
        end = "\r" if done < games else "\r" + " " * 60 + "\r"
        sys.stderr.write(f"[{'#' * width:<30}] {done:,} of {games:,}, match {match} of {matches}{end}")
        sys.stderr.flush()


def main() -> int:
    """Plays all matches; 1 if a target is missed."""
    parser = argparse.ArgumentParser(prog="make arena", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each match (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another one rolls other dice (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cores to use (%(default)s)")
    options = parser.parse_args()
    virtual.install()
    report = f"\n{options.games:,} games each, seed {options.seed}; ± is a 95 % interval.\n\n"
    report += "| who | rules | wins, or points alone | mean points | target (or known) |\n|---|---|---:|---:|---|\n"
    missed = False
    for i, match in enumerate(MATCHES):
        for done in points(match, options.games, options.seed, options.jobs):
            if isinstance(done, int):
                progress(done, options.games, i + 1, len(MATCHES))
                continue
            row = Row.of(match, done)
            print(row, flush=True)
            report += row.line()
            missed |= row.missed
    if options.games < GAMES:
        print(TOO_FEW)
    else:
        before = REPORT.read_text(encoding="utf-8").partition(HEAD)[0]
        REPORT.write_text(before + HEAD + report, encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
