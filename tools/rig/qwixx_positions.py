"""Positions for tests: a state of Qwixx with given sheets, and the moves in words."""

from engine.qwixx import State
from engine.qwixx.layout import BITS, CLOSED, PENALTY_BOXES, SHEET, SHEETS
from engine.qwixx.sheet import position

CLASSIC, FORUM, FAMILY = 0, 1, 2  # presets
RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3  # rows

PASS = 0
WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE = 1, 2, 3, 4
COLOUR_RED, COLOUR_YELLOW, COLOUR_GREEN, COLOUR_BLUE = 5, 7, 9, 11  # with white die 0; one more for die 1

NEARLY_UP = (2, 3, 4, 5, 6)  # the five crosses which make 12 possible
NEARLY_DOWN = (12, 11, 10, 9, 8)


def new(rules, players=2, first=0):
    """A game before its first roll."""
    return State(players, rules, first)


def fill(state, player, row, numbers):
    """Crosses numbers, from left to right and none of them the last, in a row that is empty."""
    sheet = SHEETS + SHEET * player
    for number in numbers:
        at = position(row, number)
        state.data[sheet + BITS + 2 * row + (at >> 3)] |= 1 << (at & 7)
        state.data[sheet + row] = len(numbers) << 4 | at + 1


def fill_all(state, row, numbers):
    """Crosses the numbers on every sheet."""
    for player in range(state.players):
        fill(state, player, row, numbers)


def give_penalties(state, player, count):
    """Sets the penalties of a player."""
    state.data[SHEETS + SHEET * player + PENALTY_BOXES] = count


def close(state, row):
    """Closes a row that nobody has locked, between two turns."""
    state.data[CLOSED] |= 1 << row


def outcome(*faces):
    """The roll of white, white, red, yellow, green, blue; 0 for a die that has left."""
    total = 0
    weight = 1
    for face in faces:
        total += max(face - 1, 0) * weight
        weight *= 6
    return total


def roll(state, *faces):
    """Rolls these faces."""
    state.apply_action(outcome(*faces))


def play(state, *actions):
    """Plays actions one after the other."""
    for a in actions:
        state.apply_action(a)


def crosses(state, player, row):
    """The crossed positions of a row, the lock as position 11."""
    bits = state.row_bits(player, row)
    return [at for at in range(12) if bits >> at & 1]
