"""Decisions in words, as a player may write them: what is posted as possible, and what an answer was taken for."""

from collections.abc import Sequence

from engine.qwixx import State
from engine.qwixx.sheet import number
from tools.forum.game import PASS, Decision
from tools.forum.judge import asked, possible
from tools.forum.words.kind import Words

FIRST_COLOUR = 5  # actions from here on use a colour die


def mark(words: Words, state: State, action: int) -> str:
    """A mark of either action: "blue 8"."""
    row = state.row_of(action)
    return f"{words.rows[row]} {number(row, state.position_of(action))}"


def colour_dice(words: Words, state: State, action: int) -> str:
    """A mark of the colour action by its dice: "white 5 + blue 3 = 8"; no other mark is written like this."""
    row = state.row_of(action)
    white, colour = state.die(action - FIRST_COLOUR & 1), state.die(2 + row)
    return f"{words.white_die} {white} + {words.rows[row]} {colour} = {white + colour}"


def decision(words: Words, rolled: State, player: int, wanted: Decision) -> str:
    """All that a player decides in a turn; it need not be possible, but the dice have to give it."""
    if player != rolled.active_player():
        return mark(words, rolled, wanted.white) if wanted.white else words.passes
    if wanted == Decision(PASS):
        return words.penalty
    white = mark(words, rolled, wanted.white) if wanted.white else words.passes
    colour = colour_dice(words, rolled, wanted.colour) if wanted.colour else words.passes
    return f"{words.whites}{words.colon}{white}; {words.colour}{words.colon}{colour}"


def white_choices(words: Words, rolled: State, player: int) -> list[str]:
    """What a player may mark by the white dice."""
    state = asked(rolled, player)
    return [mark(words, state, action) for action in state.legal_actions() if action]


def colour_choices(words: Words, rolled: State) -> list[str]:
    """What the active player may mark by the colour dice, be it only after some marks of the white ones."""
    actions = {wanted.colour for wanted in possible(rolled, rolled.active_player())} - {PASS}
    return [colour_dice(words, rolled, action) for action in sorted(actions)]


def listed(items: Sequence[str], last: str) -> str:
    """Items with commas between them, and a word between the last two."""
    return last.join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def counted(words: Words, forms: Sequence[str], n: int) -> str:
    """A number with the form of a word that goes with it."""
    return forms[words.plural(n)].format(n=n)
