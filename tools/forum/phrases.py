"""Decisions in words, as a player may write them: what is posted as possible, and what an answer was taken for."""

from collections.abc import Sequence

from engine.qwixx import State
from engine.qwixx.sheet import number
from tools.forum.game import PASS, Decision
from tools.forum.judge import possible
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


def white_choices(words: Words, rolled: State, player: int) -> str:
    """What a player may do by the white dice."""
    actions = {wanted.white for wanted in possible(rolled, player)}
    marks = [mark(words, rolled, action) for action in sorted(actions - {PASS})]
    return ", ".join(marks + [words.passes] * (PASS in actions))


def active_choices(words: Words, rolled: State) -> str:
    """What the active player may do by the white dice and by the colour dice, for an answer that has both.

    Colour marks that take a white mark first, as the lock may, come last, together with it.
    """
    active = rolled.active_player()
    decisions = possible(rolled, active)
    free = {wanted.colour for wanted in decisions if wanted.white == PASS} or {PASS}
    marks = [colour_dice(words, rolled, action) for action in sorted(free - {PASS})]
    colours = ", ".join(marks + [words.passes] * any(wanted.colour == PASS for wanted in decisions))
    together = [decision(words, rolled, active, wanted) for wanted in decisions if wanted.colour not in free | {PASS}]
    whites = f"{words.whites}{words.colon}{white_choices(words, rolled, active)}"
    return f";{words.either}".join([f"{whites}; {words.colour}{words.colon}{colours}", *together])


def listed(items: Sequence[str], last: str) -> str:
    """Items with commas between them, and a word between the last two."""
    return last.join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def counted(words: Words, forms: Sequence[str], n: int) -> str:
    """A number with the form of a word that goes with it."""
    return forms[words.plural(n)].format(n=n)
