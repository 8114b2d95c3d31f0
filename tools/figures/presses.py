"""Counts how many presses a decision takes in games that simulated people play by the buttons."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine.qwixx import PRESETS
from engine.qwixx.state import State
from engine.seats import MOST_PLAYERS
from tools.figures.measure import Row, measured_rows
from tools.rig.player import HAND_OVER, Person, counting, weighing

LIMIT = 1.76
SILENT = 2.05  # where everybody who passes takes the handheld first
GAMES = 200


class Tally(NamedTuple):
    """What some games took: presses by what they are for, and decisions in which there was something to mark."""

    presses: Counter[str]
    decisions: int

    def mean(self) -> float:
        """Presses per decision."""
        return self.presses.total() / self.decisions

    def each(self, purpose: str) -> float:
        """Presses per decision for one purpose."""
        return self.presses[purpose] / self.decisions


def play(games: int, mind: Callable[[State], int] = weighing, calls: bool = True) -> dict[int, Tally]:
    """A tally for each number of players; it and the preset change from game to game."""
    tallies: dict[int, Tally] = {}
    for game in range(games):
        players = game % MOST_PLAYERS + 1
        person = Person(players, game // MOST_PLAYERS % len(PRESETS), game, mind, calls)
        while person.step():
            pass
        tally = Tally(person.presses, person.decisions)
        tallies[players] = total(tallies[players], tally) if players in tallies else tally
    return tallies


def total(*tallies: Tally) -> Tally:
    """Several tallies as one."""
    presses: Counter[str] = Counter()
    for tally in tallies:
        presses.update(tally.presses)
    return Tally(presses, sum(tally.decisions for tally in tallies))


@measured_rows
def rows(games: int = GAMES) -> Iterator[Row]:
    """What was counted, how much, and against what, for the bench."""
    tallies = play(games)
    everybody = total(*tallies.values())
    yield f"{games} games, {everybody.decisions:,} decisions", f"{everybody.mean():.3f}", f"at most {LIMIT}"
    for purpose, _ in everybody.presses.most_common():
        yield f"  to {purpose}", f"{everybody.each(purpose):.3f}", ""
    for players, tally in sorted(tallies.items()):
        share = tally.presses[HAND_OVER] / tally.presses.total()
        yield f"  {players} player{'s' * (players > 1)}", f"{tally.mean():.3f}", f"{share:.0%} to {HAND_OVER}"
    silent = total(*play(games // 2, calls=False).values())
    yield "if nobody calls a pass", f"{silent.mean():.3f}", f"at most {SILENT}"
    other = total(*play(games // 2, counting).values())
    yield "if all go by another measure than the cursor", f"{other.mean():.3f}", f"at most {LIMIT}"
