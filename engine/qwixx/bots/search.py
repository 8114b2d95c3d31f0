"""Thinks a turn of Qwixx to its end, leaf by leaf: what each action is worth if all play on as well as a bot can tell.

Who is active plans both actions together, and against one opponent minds the reply; the next roll is left to what a
position is worth. Others who are asked for the white dice in games of more are taken to play as Medium does. `begin`,
then `step` for as long as it says that there is more.
"""

from micropython import const

from engine.qwixx.bots.gaps import by_gaps
from engine.qwixx.bots.worth import MOST, worth
from engine.qwixx.layout import ACTIVE, ASKED, CLOSED, COLOUR, OVER, PHASE, PLAYERS, WHITE
from engine.qwixx.moves import ACTIONS, FIRST_COLOUR, FIRST_WHITE, PASS, apply, is_legal

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from array import array

# What a search works on: the position in question, after the action, after a reply, and after a colour action.
POSITIONS = const(4)

# How many numbers others are taken to pass over for a mark, in games of more than two.
_PASSED_OVER = const(1)

# Where a search is.
CHOICE = const(0)  # the best action so far
_ACTION = const(1)
_REPLY = const(2)
_COLOUR = const(3)  # the colour action to be tried next, ACTIONS after the last, or _NONE
_PLAN = const(4)  # the best colour action
PLACES = const(5)
_NONE = const(14)

# What was found: of each action, of CHOICE, of the colour action of _PLAN, and of the reply that hurts most.
_OF_CHOICE = const(13)
_OF_PLAN = const(14)
_OF_REPLY = const(15)
VALUES = const(16)


def begin(at: "array[int]", values: "array[int]") -> None:
    """Turns to the first position."""
    at[CHOICE] = PASS
    at[_ACTION] = -1
    at[_REPLY] = FIRST_COLOUR
    at[_COLOUR] = _NONE
    values[_OF_CHOICE] = -MOST
    for a in range(ACTIONS):
        values[a] = -MOST


def step(positions: "list[bytearray]", data: bytes, s: "array[int]", at: "array[int]", values: "array[int]") -> bool:
    """Judges one position, or two; whether there is more to think about."""
    if at[_COLOUR] < _NONE:
        _try_colour(positions, data, s, at, values)
    elif at[_REPLY] < FIRST_COLOUR:
        positions[2][:] = positions[1]
        apply(positions[2], at[_REPLY])
        _follow(positions, data, s, at, values)
    else:
        return _try_action(positions, data, s, at, values)
    return True


def _try_action(
    positions: "list[bytearray]", data: bytes, s: "array[int]", at: "array[int]", values: "array[int]"
) -> bool:
    """Plays the next legal action; whether there is one."""
    p = positions[0]
    after = positions[1]
    a = at[_ACTION] + 1
    while a < ACTIONS and not is_legal(p, a):
        a += 1
    if a == ACTIONS:
        return False
    at[_ACTION] = a
    at[_PLAN] = -1
    values[_OF_REPLY] = MOST
    after[:] = p
    apply(after, a)
    if after[PHASE] == WHITE and p[ASKED] == p[ACTIVE] and p[PLAYERS] == 2:
        at[_REPLY] = PASS
        return True
    while after[PHASE] == WHITE:
        apply(after, by_gaps(after, _PASSED_OVER, _PASSED_OVER))
    positions[2][:] = after
    at[_REPLY] = FIRST_COLOUR - 1
    _follow(positions, data, s, at, values)
    return True


def _follow(positions: "list[bytearray]", data: bytes, s: "array[int]", at: "array[int]", values: "array[int]") -> None:
    """Goes on from the third position: with the plan that there is, or by looking for one."""
    reply = positions[2]
    if reply[PHASE] == COLOUR:
        if at[_PLAN] < 0 or reply[CLOSED] != positions[1][CLOSED]:
            at[_COLOUR] = PASS
            values[_OF_PLAN] = -MOST
            return
        apply(reply, at[_PLAN])
    _settle(positions, worth(reply, positions[0][ASKED], data, s), at, values)


def _try_colour(
    positions: "list[bytearray]", data: bytes, s: "array[int]", at: "array[int]", values: "array[int]"
) -> None:
    """Tries the next legal colour action of the active player on the third position; the last time, plays the best."""
    reply = positions[2]
    trial = positions[3]
    active = reply[ACTIVE]
    a = at[_COLOUR]
    while a < ACTIONS and (FIRST_WHITE <= a < FIRST_COLOUR or not is_legal(reply, a)):
        a += 1
    if a < ACTIONS:
        trial[:] = reply
        apply(trial, a)
        found = worth(trial, active, data, s)
        if found > values[_OF_PLAN]:
            values[_OF_PLAN] = found
            at[_PLAN] = a
        at[_COLOUR] = a + 1
        return
    at[_COLOUR] = _NONE
    apply(reply, at[_PLAN])
    if reply[PHASE] == OVER:
        at[_PLAN] = -1  # whether that is wise depends on the reply
    me = positions[0][ASKED]
    _settle(positions, values[_OF_PLAN] if active == me else worth(reply, me, data, s), at, values)


def _settle(positions: "list[bytearray]", found: int, at: "array[int]", values: "array[int]") -> None:
    """Takes down what a reply leaves of an action's worth, and after the last reply what the action is worth."""
    if found < values[_OF_REPLY]:
        values[_OF_REPLY] = found
    reply = at[_REPLY] + 1
    while reply < FIRST_COLOUR and not is_legal(positions[1], reply):
        reply += 1
    at[_REPLY] = reply
    if reply == FIRST_COLOUR:
        values[at[_ACTION]] = values[_OF_REPLY]
        if values[_OF_REPLY] > values[_OF_CHOICE]:
            values[_OF_CHOICE] = values[_OF_REPLY]
            at[CHOICE] = at[_ACTION]
