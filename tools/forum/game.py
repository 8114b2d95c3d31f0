"""A game on a forum as data: the table, and each turn with its dice, the answers to it and what was played."""

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.history import History, from_values
from engine.qwixx import State
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.qwixx.sheet import ROWS

SEED_BYTES = 32
DICE = 2 + ROWS
FEWEST, MOST = 2, 5  # players
RULES = ("classic", "forum", "family")  # the names of PRESETS
LONGEST_NAME = 20
MOST_HOURS = 24 * 366  # to answer
PASS = 0

# Where a roll comes from: the seed; typed in, or brought from a handheld; played there together with its decisions.
SEED, HAND, HANDHELD = "seed", "hand", "handheld"
SOURCES = (SEED, HAND, HANDHELD)


class Decision(NamedTuple):
    """What a player wants: an action for the white dice and, who is active, one for the colour dice; PASS is none."""

    white: int
    colour: int = PASS


@dataclass
class Answer:
    """What a player wrote at a time (in seconds since 1970, UTC), and what it means."""

    player: int
    text: str
    at: int
    decision: Decision


@dataclass
class Turn:
    """A roll and all that followed from it.

    dice: faces of white, white, red, yellow, green, blue, 0 for a die that has left the game.
    rolled, deadline, closed: seconds since 1970, UTC; closed is 0 while answers are awaited.
    words: what players wrote for the roll to depend on. struck: dice that were typed in first, and taken back.
    answers: in the order in which they were given; a player's last one counts.
    played: the engine's actions, none before the turn is closed.
    """

    dice: list[int]
    source: str
    rolled: int
    deadline: int
    words: str = ""
    struck: list[list[int]] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    closed: int = 0

    def decisions(self) -> dict[int, Decision]:
        """What each player who has answered wants."""
        return {answer.player: answer.decision for answer in self.answers}

    def roll(self) -> int:
        """The dice as the engine's outcome."""
        return outcome(self.dice)


@dataclass
class Game:
    """A game from its beginning on.

    seed: secret until `revealed`, and none in what others have of the game.
    first: the player who begins. drawn: whether the seed has drawn that player.
    hours: the time to answer. zone: the time zone in which deadlines are told.
    struck: dice of the turn to come that were typed in and taken back.
    """

    names: list[str]
    language: str
    rules: str
    zone: str
    hours: int
    made: int
    commitment: str
    seed: "bytes | None"
    first: int
    drawn: bool
    revealed: bool = False
    struck: list[list[int]] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)

    def values(self, turns: "int | None" = None) -> list[int]:
        """The game as engine.history has it, up to the end of so many turns; all of it if none are given."""
        values = [QWIXX, len(self.names), RULES.index(self.rules), self.first]
        for turn in self.turns[:turns]:
            values += [turn.roll(), *turn.played]
        return values

    def history(self) -> History:
        """The game as a handheld keeps it; HistoryError if it isn't a legal game."""
        return from_values(self.values(), LONGEST)

    def state(self, turns: "int | None" = None) -> State:
        """Where the game stands, or stood after so many turns; HistoryError if it isn't a legal game."""
        state = from_values(self.values(turns), LONGEST).replay()
        assert isinstance(state, State)
        return state

    def rolled(self, turn: int) -> State:
        """Where the game stood when the dice of a turn, counted from 0, were rolled."""
        state = self.state(turn)
        state.apply_action(self.turns[turn].roll())
        return state

    def open_turn(self) -> "Turn | None":
        """The turn that awaits answers."""
        return self.turns[-1] if self.turns and not self.turns[-1].closed else None


def outcome(dice: list[int]) -> int:
    """The engine's number for a roll."""
    return sum(max(face - 1, 0) * 6**i for i, face in enumerate(dice))


def faces(state: State) -> list[int]:
    """The dice that lie on the table."""
    return [state.die(i) for i in range(DICE)]
