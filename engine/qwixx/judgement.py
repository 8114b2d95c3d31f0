"""Judges a game with Expert's eyes: the decisions that cost most, and what was luck and what were choices.

What a decision costs is what Expert expects of the best choice more than of the one that was made; what is named are
people's decisions, if people played. A player's distance from the mean of the table, or alone from what Expert gets, is
the choices' as far as they cost less or more than those of the others, and all else is called luck.
"""

from micropython import const

from engine.app.ports import B
from engine.app.thinking import think
from engine.qwixx.bots import EXPERT, Bot
from engine.qwixx.bots.worth import POINT
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import ALONE
from engine.qwixx.state import State
from engine.qwixx.table import Table

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.app.ports import Ports
    from engine.ui.widgets import Screen

_MOST_COSTLY = const(3)


class Costly:
    """A decision that cost something.

    cost: in points / 64; player: whose it was; done, better: the action that was taken, and the one to prefer.
    state, rolled: how the game stood before it, and at the last roll.
    """

    def __init__(self, cost: int, player: int, done: int, better: int, state: State, rolled: State) -> None:
        self.cost = cost
        self.player = player
        self.done = done
        self.better = better
        self.state = _copied(state)
        self.rolled = _copied(rolled)


class Judgement:
    """What came of a game. lost: by player, in points / 64; costly: the decisions that cost most, the worst first."""

    def __init__(self, scores: "list[int]", preset: int) -> None:
        self._scores = scores
        self._alone = ALONE[preset]
        self.lost = [0] * len(scores)
        self.costly: list[Costly] = []

    def add(self, cost: int, done: int, better: int, state: State, rolled: State, named: bool) -> None:
        """Takes down a decision, which may be one of those that are named; of equals it is the first."""
        player = state.current_player()
        self.lost[player] += cost
        if named and cost > 0:
            worst = self.costly
            i = len(worst)  # not by sort, which leaves equals in any order on MicroPython
            while i and worst[i - 1].cost < cost:
                i -= 1
            if i < _MOST_COSTLY:
                worst.insert(i, Costly(cost, player, done, better, state, rolled))
                del worst[_MOST_COSTLY:]

    def mean(self) -> int:
        """The mean of the table in points, or alone what Expert gets."""
        count = len(self._scores)
        return self._alone if count == 1 else rounded(sum(self._scores), count)

    def split(self, player: int) -> "tuple[int, int, int]":
        """The distance from the mean in points, and how much of it is luck and choices."""
        scores = self._scores
        count = len(scores)
        if count == 1:
            distance, choices = scores[0] - self._alone, rounded(-self.lost[0], POINT)
        else:
            distance = rounded(count * scores[player] - sum(scores), count)
            choices = rounded(sum(self.lost) - count * self.lost[player], count * POINT)
        return distance, distance - choices, choices


def judge(ports: "Ports", table: Table, found: Judgement, progress: "Callable[[int], None]") -> "Screen":
    """Play the game again and think each decision over; returns 0 if B was pressed before the end, else 1.

    progress shows how many of the game's values are judged.
    """
    history = table.history
    players = history.players()
    bot = Bot(EXPERT, players)
    state = State(players, table.state.rules, history.first())
    rolled = _copied(state)
    people = any(not table.bot(player) for player in range(players))
    for done, value in enumerate(history.moves()):
        player = state.current_player()
        rolling = state.phase() == ROLL
        if not rolling and len(state.legal_actions()) > 1 and table.bot(player) != 1 + EXPERT:
            thinking = think(ports, bot, state, (B,))
            progress(done)
            if (yield from thinking):
                return 0
            best = bot.choice()
            cost = bot.worth(best) - bot.worth(value)
            found.add(cost, value, best, state, rolled, not people or not table.bot(player))
        state.apply_action(value)
        if rolling:
            rolled.copy_from(state)
    return 1


def rounded(value: int, unit: int) -> int:
    """The nearest number of units; a half counts as a whole one, up or down."""
    return -rounded(-value, unit) if value < 0 else (2 * value + unit) // (2 * unit)


def _copied(state: State) -> State:
    copy = State(state.players, state.rules, state.first_player())
    copy.copy_from(state)
    return copy
