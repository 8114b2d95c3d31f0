"""Games on a forum between simulated players, to be shown and for tests."""

import random

from engine.qwixx import State
from tools.forum import phrases, referee
from tools.forum.game import Decision, Game
from tools.forum.judge import Played, awaited, possible
from tools.forum.words import language

START = 1_774_699_980  # Saturday 28 March 2026, 12:13 UTC, the day before clocks change in Europe
HOUR = 3600
NAMES = ["Anna", "Ben", "Chloé", "Dmitri", "Eva"]
SHOWN = 137  # the seed of the game that is shown


def clock(game: Game) -> int:
    """The moment of what happened last."""
    turn = game.turns[-1] if game.turns else None
    return max(turn.rolled, turn.closed) if turn else START


def finish(game: Game) -> list[Played]:
    """Closes a turn, for whose deadline nobody has to wait."""
    return referee.close(game, game.turns[-1].deadline)


def simulate(
    seed: int, players: int = 3, code: str = "en", rules: str = "forum", turns: int = 999, present: float = 0.9
) -> Game:
    """A game that people play who skip little and sometimes don't answer; it ends with an open turn, or is over."""
    chance = random.Random(seed)
    game = referee.new(NAMES[:players], code, rules, "Europe/Paris", 48, None, START, chance.randbytes)
    while not game.state().is_terminal():
        referee.roll(game, clock(game))
        if len(game.turns) == turns:
            break
        table = game.rolled(len(game.turns) - 1)
        for player in awaited(table):
            if chance.random() < present:
                few = sorted(possible(table, player), key=lambda wanted: skipped(table, wanted))[:2]
                text = phrases.decision(language(code), table, player, chance.choice(few))
                referee.answer(game, player, text, game.turns[-1].rolled + chance.randrange(HOUR))
        finish(game)
    return game


def showcase() -> Game:
    """A game to be shown."""
    return simulate(SHOWN, 4, turns=29, present=0.97)


def skipped(table: State, wanted: Decision) -> int:
    """About how much a decision loses."""
    marks = bool(wanted.white) + bool(wanted.colour)
    high = [table.position_of(action) for action in wanted if action]
    return sum(high) - 6 * marks
