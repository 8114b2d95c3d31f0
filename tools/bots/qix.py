"""Measures the bots of Qix against each other and against chance, with seats and starters in rotation.

Prints a table and writes it to tools/bots/README.md, unless there are too few games for that. A tie counts as half a
win. The same seed and number of games give the same figures on any number of cores.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

from tools.bots.arena import HEAD as QWIXX_HEAD
from tools.bots.arena import REPORT, TOO_FEW, progress
from tools.virtual_board import virtual

HEAD = "## Figures of Qix\n"
GAMES = 2000
_LOTS = -1
_EASY, _MEDIUM, _HARD = range(3)
_NAMES = {_LOTS: "random", _EASY: "Easy", _MEDIUM: "Medium", _HARD: "Hard"}


class Match(NamedTuple):
    """Two players, and the per cent of games that the first has to win, at least."""

    who: tuple[int, int]
    target: float | None = None


MATCHES = (
    Match((_EASY, _LOTS)),
    Match((_MEDIUM, _LOTS), 75),
    Match((_MEDIUM, _EASY)),
    Match((_HARD, _MEDIUM), 75),
)


def play(who: tuple[int, int], seed: int) -> float:
    """One game: 1 if the first player wins it, 0.5 if nobody does."""
    virtual.install()
    from engine.dice import Dice
    from engine.qix import State
    from engine.qix.bots import Bot
    from tools.rig.decide import decide
    from tools.rig.qix_players import by_lot
    from tools.rig.seeded import Seeded

    dice = Dice(Seeded(seed))
    bots = [None if level == _LOTS else Bot(level, 2) for level in who]
    state = State(2, None, seed & 1)
    seat = seed >> 1 & 1
    while not state.is_terminal():
        player = state.current_player()
        if player < 0:
            state.apply_action(state.chance(dice))
            continue
        bot = bots[player ^ seat]
        state.apply_action(decide(bot, state) if bot else by_lot(state, dice))
    winners = state.winners()
    return 0.5 if winners == 0b11 else float(winners == 1 << seat)


def measured(
    match: Match, games: int, seed: int, pool: ProcessPoolExecutor, tell: Callable[[int], None]
) -> tuple[float, float]:
    """The per cent of games that the first player wins, and how far from it the truth may be, 19 times of 20.

    tell is told how many games are played.
    """
    won = []
    for each in pool.map(partial(play, match.who), range(seed * games, (seed + 1) * games), chunksize=20):
        won.append(each)
        tell(len(won))
    mean = sum(won) / games
    variance = sum((each - mean) ** 2 for each in won) / games
    return 100 * mean, 196 * (variance / games) ** 0.5


def main() -> int:
    """Plays all matches; 1 if a target is missed."""
    parser = argparse.ArgumentParser(prog="make arena", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each match (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another one draws other cards (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cores to use (%(default)s)")
    options = parser.parse_args()
    report = f"\n{options.games:,} games each, seed {options.seed}; ± is a 95 % interval.\n\n"
    report += "| who | wins | target |\n|---|---:|---|\n"
    missed = False
    with ProcessPoolExecutor(options.jobs) as pool:
        for i, match in enumerate(MATCHES):
            tell = partial(progress, games=options.games, match=i + 1, matches=len(MATCHES))
            mean, margin = measured(match, options.games, options.seed, pool, tell)
            what = f"Qix: {_NAMES[match.who[0]]} against {_NAMES[match.who[1]]}"
            low = match.target is not None and mean - margin < match.target
            target = "" if match.target is None else f"≥ {match.target} % {'MISSED' if low else 'OK'}"
            print(f"{what:<42} {mean:.1f} ± {margin:.1f} %  {target}", flush=True)
            report += f"| {what} | {mean:.1f} ± {margin:.1f} % | {target} |\n"
            missed |= low
    if options.games < GAMES:
        print(TOO_FEW)
    else:
        before, _, rest = REPORT.read_text(encoding="utf-8").partition(HEAD)
        after = rest.partition(QWIXX_HEAD)[2]
        REPORT.write_text(f"{before}{HEAD}{report}\n{QWIXX_HEAD}{after}", encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
