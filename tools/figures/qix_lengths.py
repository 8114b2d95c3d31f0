"""Plays games of Qix between bots and by lot, and says how long they are."""

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from engine.dice import Dice
from engine.history import History
from engine.protocol import CHANCE
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.manifest import QIX
from engine.qix.state import LONGEST, ROUNDS
from tools.figures.measure import Row, measured_rows
from tools.rig.qix_players import choose
from tools.rig.seeded import Seeded

# A bit for each player who is a bot, and one in how many games is played so.
KINDS = {"two bots": (3, 1), "a bot against chance": (2, 5), "by chance": (0, 5)}


_AROUND = 14  # bytes of a history around the values


class Game(NamedTuple):
    """What one game took, and how it ended."""

    rounds: int
    decisions: int
    octets: int
    winners: int


def play(seed: int, bots: int) -> Game:
    """One game; the history of it is kept and has to lead to the same end."""
    dice = Dice(Seeded(seed))
    bot = Bot(HARD, 2)
    history = History(LONGEST)
    state = history.start(QIX, 2, 0, seed & 1)
    assert isinstance(state, State)
    decisions = 0
    while not state.is_terminal():
        decisions += state.current_player() != CHANCE
        a = choose(state, dice, bot, bots)
        state.apply_action(a)
        history.append(a)
    assert history.replay().to_bytes() == state.to_bytes()
    return Game(state.round(), decisions, len(history.to_bytes()) - _AROUND, state.winners())


@measured_rows
def rows(games: int) -> Iterator[Row]:
    """Median and longest of so many games of bots and some others, for the bench."""
    for kind, (bots, part) in KINDS.items():
        played = [play(seed, bots) for seed in range(games // part)]
        for what, figures, limit in (
            ("rounds", [game.rounds for game in played], f"at most {ROUNDS}"),
            ("decisions", [game.decisions for game in played], ""),
            ("bytes of history", [game.octets for game in played], f"at most {LONGEST:,}"),
        ):
            yield f"{len(played):,} {kind}: {what}", f"{median(figures):,.0f} / {max(figures):,}", limit
        if bots == KINDS["a bot against chance"][0]:
            won = sum(game.winners == bots for game in played)
            yield "  won by the bot", f"{won / len(played):.1%}", ""
