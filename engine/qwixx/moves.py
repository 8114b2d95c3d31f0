"""The rules of Qwixx: what is legal, and what a roll, a mark and a pass change.

Flat functions over one sequence of small integers, laid out as engine/qwixx/layout.py says: State wraps them, bots call
them on copies of its bytes, and the host compiles them into a simulator. What is applied has to be legal.

Actions: 0 passes; 1 + row marks the sum of the white dice; 5 + 2 * row + die marks white die 0 or 1 plus the die of
that row's colour (of equal white dice only die 0). A roll is the sum of (face - 1) * 6**i over white, white, red,
yellow, green and blue; a die that has left the game counts as face 1. A turn is a roll; the white action, for which
each player is asked in turn order from the active one; the active player's colour action.
"""

from micropython import const

from engine.qwixx.layout import (
    ACTIVE,
    ALL_DICE,
    ASKED,
    BITS,
    CLOSED,
    CLOSING,
    COLOUR,
    DICE,
    ENDING,
    FIRST,
    LOCKING,
    MARKED,
    MUST_MARK,
    NEEDED,
    OVER,
    PENALTY_BOXES,
    PHASE,
    PLAYERS,
    ROLL,
    SHEET,
    SHEETS,
    WHITE,
    WHITE_DICE,
)
from engine.qwixx.rules import AFTER_ACTION, AT_ONCE
from engine.qwixx.sheet import LAST, LOCK, PENALTIES, PENALTY, POINTS, ROWS, position

PASS = const(0)
FIRST_WHITE = const(1)
FIRST_COLOUR = const(5)
ACTIONS = const(13)


def begin(p: bytearray, players: int, first: int, needed: int, closing: int, ending: int, must_mark: int) -> None:
    """Sets up a game where all is zero; engine/qwixx/rules.py says what `needed` and those after it mean."""
    p[PLAYERS] = players
    p[FIRST] = p[ACTIVE] = p[ASKED] = first
    p[NEEDED] = needed
    p[CLOSING] = closing
    p[ENDING] = ending
    p[MUST_MARK] = must_mark


# What may be done.


def is_legal(p: bytearray, a: int) -> bool:
    """Whether the player who is asked may do a; before a roll, whether the dice in the game can show it."""
    phase = p[PHASE]
    if phase == ROLL:
        return can_roll(p, a)
    if a == PASS:
        return can_pass(p)
    if phase == WHITE:
        return FIRST_WHITE <= a < FIRST_COLOUR and fits(p, a)
    return phase == COLOUR and FIRST_COLOUR <= a < ACTIONS and fits(p, a)


def can_roll(p: bytearray, outcome: int) -> bool:
    """Whether the dice in the game can show a roll."""
    if outcome < 0:
        return False
    for die in range(ALL_DICE):
        if outcome % 6 and not in_game(p, die):
            return False
        outcome //= 6
    return outcome == 0


def in_game(p: bytearray, die: int) -> bool:
    """Whether a die has not left with its row."""
    return die < WHITE_DICE or not p[CLOSED] >> die - WHITE_DICE & 1


def can_pass(p: bytearray) -> bool:
    """Whether the player who is asked may pass: always but where the rules ask who has three penalties to mark."""
    phase = p[PHASE]
    if phase != WHITE and phase != COLOUR:
        return False
    active = p[ACTIVE]
    if not p[MUST_MARK] or p[ASKED] != active or p[MARKED]:
        return True
    if p[SHEETS + SHEET * active + PENALTY_BOXES] < PENALTIES - 1:
        return True
    if phase == COLOUR:
        return not any_fits(p, FIRST_COLOUR, ACTIONS)
    return any_fits(p, FIRST_COLOUR, ACTIONS) or not any_fits(p, FIRST_WHITE, FIRST_COLOUR)


def has_mark(p: bytearray) -> bool:
    """Whether the player who is asked has anything else to do than to pass."""
    if p[PHASE] == WHITE:
        return any_fits(p, FIRST_WHITE, FIRST_COLOUR)
    return p[PHASE] == COLOUR and any_fits(p, FIRST_COLOUR, ACTIONS)


def any_fits(p: bytearray, first: int, end: int) -> bool:
    """Whether the player who is asked can make one of the marks from first to end - 1."""
    for a in range(first, end):
        if fits(p, a):
            return True
    return False


def fits(p: bytearray, a: int) -> bool:
    """Whether mark a, of either action, can be made on the sheet of the player who is asked."""
    row = row_of(a)
    if p[CLOSED] >> row & 1 or (a > FIRST_COLOUR and a - FIRST_COLOUR & 1 and p[DICE] == p[DICE + 1]):
        return False
    at = position_of(p, a)
    done = p[SHEETS + SHEET * p[ASKED] + row]
    return at >= done & 15 and (at < LAST or done >> 4 >= p[NEEDED])


# What a mark means.


def row_of(a: int) -> int:
    """The row in which mark a is made."""
    return a - FIRST_WHITE if a < FIRST_COLOUR else a - FIRST_COLOUR >> 1


def position_of(p: bytearray, a: int) -> int:
    """Where in its row mark a is made, 0 to 10."""
    if a < FIRST_COLOUR:
        return position(a - FIRST_WHITE, p[DICE] + p[DICE + 1])
    row = a - FIRST_COLOUR >> 1
    return position(row, p[DICE + (a - FIRST_COLOUR & 1)] + p[DICE + WHITE_DICE + row])


def score(p: bytearray, player: int) -> int:
    """The points of all rows of a player less those of the penalties."""
    sheet = SHEETS + SHEET * player
    total = -PENALTY * p[sheet + PENALTY_BOXES]
    for row in range(sheet, sheet + ROWS):
        total += POINTS[p[row] >> 4]
    return total


# How the rules move on.


def apply(p: bytearray, a: int) -> None:
    """Plays a legal action of the player who is asked, or a roll."""
    phase = p[PHASE]
    if phase == ROLL:
        roll(p, a)
        return
    if a != PASS:
        mark(p, row_of(a), position_of(p, a))
    if phase == WHITE:
        ask_next(p)
    else:
        end_turn(p)


def roll(p: bytearray, outcome: int) -> None:
    """Lays out the dice as they fell, and asks the active player first."""
    for die in range(ALL_DICE):
        p[DICE + die] = outcome % 6 + 1 if in_game(p, die) else 0
        outcome //= 6
    p[PHASE] = WHITE


def mark(p: bytearray, row: int, at: int) -> None:
    """Makes a mark on the sheet of the player who is asked."""
    asked = p[ASKED]
    sheet = SHEETS + SHEET * asked
    bits = sheet + BITS + 2 * row
    p[bits + (at >> 3)] |= 1 << (at & 7)
    crosses = (p[sheet + row] >> 4) + 1
    if at == LAST:
        p[bits + 1] |= 1 << LOCK - 8
        crosses += 1
        p[LOCKING] |= 1 << row
        if p[CLOSING] == AT_ONCE:
            close(p)
    p[sheet + row] = crosses << 4 | at + 1
    if asked == p[ACTIVE]:
        p[MARKED] = 1


def ask_next(p: bytearray) -> None:
    """Goes on to the next player of the white action, and after the last one to the colour action."""
    asked = p[ASKED] + 1
    if asked == p[PLAYERS]:
        asked = 0
    p[ASKED] = asked
    if asked == p[ACTIVE]:
        if p[CLOSING] == AFTER_ACTION:
            close(p)
        p[PHASE] = OVER if p[ENDING] == AFTER_ACTION and two_closed(p) else COLOUR


def close(p: bytearray) -> None:
    """Closes the locked rows: their dice leave the game."""
    locking = p[LOCKING]
    if locking:
        p[CLOSED] |= locking
        p[LOCKING] = 0
        for row in range(ROWS):
            if locking >> row & 1:
                p[DICE + WHITE_DICE + row] = 0


def two_closed(p: bytearray) -> bool:
    """Whether two rows are closed."""
    closed = p[CLOSED]
    return closed & closed - 1 != 0


def end_turn(p: bytearray) -> None:
    """Ends a turn: a penalty where nothing was marked, then the next player's roll or the end of the game."""
    active = p[ACTIVE]
    boxes = SHEETS + SHEET * active + PENALTY_BOXES
    if not p[MARKED]:
        p[boxes] += 1
    close(p)
    if two_closed(p) or p[boxes] == PENALTIES:
        p[PHASE] = OVER
        return
    active += 1
    if active == p[PLAYERS]:
        active = 0
    p[ACTIVE] = p[ASKED] = active
    p[PHASE] = ROLL
    p[MARKED] = 0
    for die in range(DICE, DICE + ALL_DICE):
        p[die] = 0
