"""A game of Qwixx as a bot thinks it through: flat functions over one sequence of small integers.

They play on what `read` has copied from a state, by the same rules, and check nothing: what is played has to be
legal. They use no object but the sequence, so that a compiler of the host can make a simulator of them.
"""

from micropython import const

from engine.qwixx.rules import AFTER_ACTION, AT_ONCE
from engine.qwixx.sheet import LAST, PENALTIES, ROWS
from engine.qwixx.state import COLOUR, OVER, ROLL, WHITE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qwixx.state import State

# What a position holds: the table, then a sheet for each player.
PLAYERS = const(0)
ACTIVE = const(1)
ASKED = const(2)
PHASE = const(3)
MARKED = const(4)  # whether the active player has marked something this turn
CLOSED = const(5)  # bit per row
LOCKING = const(6)  # bit per row that is locked and not closed yet
NEEDED = const(7)  # the rules, as in engine.qwixx.rules
CLOSING = const(8)
ENDING = const(9)
MUST_MARK = const(10)
DICE = const(11)  # six faces, 0 for a die that has left
SHEETS = const(17)

# A sheet: for each row its crosses, lock included, * 16 + the last mark's position + 1; then the penalties.
PENALTY_BOXES = const(4)
SHEET = const(5)

LENGTH = const(42)  # of a position of five players

PASS = const(0)
FIRST_WHITE = const(1)
FIRST_COLOUR = const(5)
ACTIONS = const(13)


def read(state: "State", p: bytearray) -> None:
    """Copies a state that is no roll."""
    players = state.players
    rules = state.rules
    p[PLAYERS] = players
    p[ACTIVE] = state.active_player()
    p[ASKED] = state.current_player()
    p[PHASE] = state.phase()
    p[MARKED] = state.marked()
    p[CLOSED] = state.closed()
    p[LOCKING] = state.locking()
    p[NEEDED] = rules.needed
    p[CLOSING] = rules.closing
    p[ENDING] = rules.ending
    p[MUST_MARK] = rules.must_mark
    for die in range(6):
        p[DICE + die] = state.die(die)
    sheet = SHEETS
    for player in range(players):
        for row in range(ROWS):
            p[sheet + row] = state.marks(player, row) << 4 | state.last(player, row)
        p[sheet + PENALTY_BOXES] = state.penalties(player)
        sheet += SHEET


def row_of(a: int) -> int:
    """The row in which mark a is made."""
    return a - FIRST_WHITE if a < FIRST_COLOUR else a - FIRST_COLOUR >> 1


def place_of(p: bytearray, a: int) -> int:
    """Where in its row mark a is made, 0 to 10."""
    if a < FIRST_COLOUR:
        number = p[DICE] + p[DICE + 1]
        return number - 2 if a < FIRST_WHITE + 2 else 12 - number
    number = p[DICE + (a - FIRST_COLOUR & 1)] + p[DICE + 2 + (a - FIRST_COLOUR >> 1)]
    return number - 2 if a < FIRST_COLOUR + 4 else 12 - number


def fits(p: bytearray, a: int) -> bool:
    """Whether the player who is asked can make mark a, of either action."""
    row = row_of(a)
    if p[CLOSED] >> row & 1 or (a > FIRST_COLOUR and a - FIRST_COLOUR & 1 and p[DICE] == p[DICE + 1]):
        return False
    at = place_of(p, a)
    done = p[SHEETS + SHEET * p[ASKED] + row]
    return at >= done & 15 and (at < LAST or done >> 4 >= p[NEEDED])


def any_fits(p: bytearray, first: int, end: int) -> bool:
    """Whether the player who is asked can make one of the marks from first to end - 1."""
    for a in range(first, end):
        if fits(p, a):
            return True
    return False


def can_pass(p: bytearray) -> bool:
    """Whether the player who is asked may pass."""
    active = p[ACTIVE]
    if not p[MUST_MARK] or p[ASKED] != active or p[MARKED]:
        return True
    if p[SHEETS + SHEET * active + PENALTY_BOXES] < PENALTIES - 1:
        return True
    if p[PHASE] == COLOUR:
        return not any_fits(p, FIRST_COLOUR, ACTIONS)
    return any_fits(p, FIRST_COLOUR, ACTIONS) or not any_fits(p, FIRST_WHITE, FIRST_COLOUR)


def is_legal(p: bytearray, a: int) -> bool:
    """Whether the player who is asked may do a."""
    if a == PASS:
        return can_pass(p)
    return (a < FIRST_COLOUR) == (p[PHASE] == WHITE) and fits(p, a)


def play(p: bytearray, a: int) -> None:
    """Plays an action of the player who is asked."""
    if a != PASS:
        mark(p, row_of(a), place_of(p, a))
    if p[PHASE] == COLOUR:
        end_turn(p)
        return
    asked = p[ASKED] + 1
    if asked == p[PLAYERS]:
        asked = 0
    p[ASKED] = asked
    if asked == p[ACTIVE]:
        if p[CLOSING] == AFTER_ACTION:
            close(p)
        p[PHASE] = OVER if p[ENDING] == AFTER_ACTION and two_closed(p) else COLOUR


def mark(p: bytearray, row: int, at: int) -> None:
    """Makes a mark on the sheet of the player who is asked."""
    asked = p[ASKED]
    i = SHEETS + SHEET * asked + row
    crosses = (p[i] >> 4) + 1
    if at == LAST:
        crosses += 1
        p[LOCKING] |= 1 << row
        if p[CLOSING] == AT_ONCE:
            close(p)
    p[i] = crosses << 4 | at + 1
    if asked == p[ACTIVE]:
        p[MARKED] = 1


def close(p: bytearray) -> None:
    """Closes the locked rows: their dice leave the game."""
    locking = p[LOCKING]
    if locking:
        p[CLOSED] |= locking
        p[LOCKING] = 0
        for row in range(ROWS):
            if locking >> row & 1:
                p[DICE + 2 + row] = 0


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
    p[ACTIVE] = active
    p[ASKED] = active
    p[PHASE] = ROLL
    p[MARKED] = 0


def score(p: bytearray, player: int) -> int:
    """The points of a player so far."""
    sheet = SHEETS + SHEET * player
    total = -5 * p[sheet + PENALTY_BOXES]
    for row in range(sheet, sheet + ROWS):
        crosses = p[row] >> 4
        total += crosses * (crosses + 1) >> 1
    return total
