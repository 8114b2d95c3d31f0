"""Thinks a turn of Qwixx to its end: what each action is worth if all play on as well as the bot can tell.

Who is active plans both actions together, and against one opponent minds the reply; the next roll is left to what a
position is worth. Others who are asked for the white dice in games of more are taken to pass.
"""

from micropython import const

from engine.qwixx.bots.position import (
    ACTIONS, ACTIVE, ASKED, CLOSED, FIRST_COLOUR, FIRST_WHITE, PASS, PHASE, PLAYERS, is_legal, play,
)  # fmt: skip
from engine.qwixx.bots.worth import MOST, worth
from engine.qwixx.state import COLOUR, WHITE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from array import array

BOARDS = const(4)  # positions that a search works on; the first is the one in question


def value(a: int, boards: "list[bytearray]", data: bytes, s: "array[int]") -> int:
    """What a legal action of the player who is asked is worth to them, in points / 64."""
    p = boards[0]
    after = boards[1]
    me = p[ASKED]
    after[:] = p
    play(after, a)
    if after[PHASE] == WHITE and me == p[ACTIVE] and p[PLAYERS] == 2:
        return replied(boards, data, s)
    while after[PHASE] == WHITE:
        play(after, PASS)
    if after[PHASE] != COLOUR:
        return worth(after, me, data, s)
    c = best_colour(after, boards[3], data, s)
    play(after, c)
    return worth(after, me, data, s)


def replied(boards: "list[bytearray]", data: bytes, s: "array[int]") -> int:
    """What the active player's white action on the second board is worth, whatever the only opponent replies."""
    after = boards[1]
    reply = boards[2]
    me = after[ACTIVE]
    least = MOST
    c = PASS
    for a in range(PASS, FIRST_COLOUR):
        if not is_legal(after, a):
            continue
        reply[:] = after
        play(reply, a)
        if reply[PHASE] == COLOUR:
            if a == PASS or reply[CLOSED] != after[CLOSED]:
                c = best_colour(reply, boards[3], data, s)
            play(reply, c)
        found = worth(reply, me, data, s)
        if found < least:
            least = found
    return least


def best_colour(p: bytearray, trial: bytearray, data: bytes, s: "array[int]") -> int:
    """The colour action that is worth most to the active player."""
    me = p[ACTIVE]
    most = -MOST
    best = PASS
    for a in range(ACTIONS):
        if FIRST_WHITE <= a < FIRST_COLOUR or not is_legal(p, a):
            continue
        trial[:] = p
        play(trial, a)
        found = worth(trial, me, data, s)
        if found > most:
            most = found
            best = a
    return best
