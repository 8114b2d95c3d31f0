"""One game of Qwixx in one flat bytearray: who may do what, and what a roll, a mark and a pass change.

Actions: 0 passes; 1 + row marks the sum of the white dice; 5 + 2 * row + die marks white die 0 or 1 plus the die of
that row's colour (of equal white dice only die 0). A roll is the sum of (face - 1) * 6**i over white, white, red,
yellow, green and blue; a die that has left the game counts as face 1. A turn is a roll; the white action, for which
each player is asked in turn order from the active one; the active player's colour action.
"""

from micropython import const

from engine.protocol import CHANCE, TERMINAL
from engine.qwixx.rules import AFTER_ACTION, AT_ONCE
from engine.qwixx.sheet import LAST, PENALTIES, PENALTY, ROWS, points, position

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.qwixx.rules import Rules

# phase()
ROLL = const(0)
WHITE = const(1)
COLOUR = const(2)
OVER = const(3)

# Offsets in State.data: the table, then a sheet for each player.
_PRESET = const(0)
_FIRST = const(1)
_ACTIVE = const(2)
_ASKED = const(3)  # the player who decides, the active one during a roll
_PHASE = const(4)
_MARKED = const(5)  # whether the active player has marked something this turn
_CLOSED = const(6)  # bit per row
_LOCKING = const(7)  # bit per row that is locked and not closed yet
_DICE = const(8)  # six faces, 0 before the roll and for a die that has left
_SHEETS = const(14)

# Offsets in a sheet. What decides legality and score is one byte a row, so that a bot can judge a row by one look-up.
_ROWS = const(0)  # four bytes: crosses, lock included, * 16 + the last mark's position + 1
_BITS = const(4)  # eight bytes, two per row, low byte first: bit per position, bit 11 the lock
_PENALTIES = const(12)
_SHEET = const(13)

_DIE_COUNT = const(6)
_COLOURS = const(2)  # the dice before this one are white
_LOCK_BIT = const(1 << 3)  # in the high byte

PASS = const(0)
_FIRST_WHITE = const(1)
_FIRST_COLOUR = const(5)
_ACTIONS = const(13)


class State:
    """A game from the first roll to the end; the accessors neither allocate nor check their arguments."""

    def __init__(self, players: int, rules: "Rules", first: int) -> None:
        """A new game of 1 to 5 players under one of PRESETS, in which player first has the first turn."""
        if not 1 <= players <= 5:
            raise ValueError("Qwixx is for 1 to 5 players")
        if not 0 <= first < players:
            raise ValueError("no such first player")
        self.players = players
        self.rules = rules
        self.data = data = bytearray(_SHEETS + _SHEET * players)
        data[_PRESET] = rules.index
        data[_FIRST] = data[_ACTIVE] = data[_ASKED] = first

    # The protocol of all games.

    def current_player(self) -> int:
        """The player who decides, CHANCE or TERMINAL."""
        phase = self.data[_PHASE]
        if phase == ROLL:
            return CHANCE
        return TERMINAL if phase == OVER else self.data[_ASKED]

    def legal_actions(self) -> list[int]:
        """What the current player may do, ascending; empty at a roll and at the end."""
        if self.data[_PHASE] == ROLL:
            return []
        return [a for a in range(_ACTIONS) if self.is_legal(a)]

    def apply_action(self, a: int) -> None:
        """Plays the current player's action, or a roll; ValueError and an unchanged state if it isn't legal."""
        if not self.is_legal(a):
            raise ValueError("%d is not legal now" % a)
        phase = self.data[_PHASE]
        if phase == ROLL:
            self._roll(a)
            return
        if a:
            self._mark(self.row_of(a), self.position_of(a))
        if phase == WHITE:
            self._ask_next()
        else:
            self._end_turn()

    def chance(self, dice: "Dice") -> int:
        """A fair roll of the dice that are still in the game."""
        roll = 0
        weight = 1
        for i in range(_DIE_COUNT):
            if self._in_game(i):
                roll += dice.below(6) * weight
            weight *= 6
        return roll

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.data[_PHASE] == OVER

    def returns(self) -> list[int]:
        """The scores of all players so far."""
        return [self.score(player) for player in range(self.players)]

    def to_bytes(self) -> bytes:
        """The whole state, for comparing and hashing."""
        return bytes(self.data)

    def copy_from(self, other: "State") -> None:
        """Becomes equal to other; ValueError if the number of players differs."""
        if other.players != self.players:
            raise ValueError("not as many players")
        self.rules = other.rules
        self.data[:] = other.data

    # What may be done.

    def is_legal(self, a: int) -> bool:
        """Whether the current player may do a; before a roll, whether the dice in the game can show it."""
        phase = self.data[_PHASE]
        if phase == ROLL:
            return self._can_roll(a)
        if a == PASS:
            return self.can_pass()
        if phase == WHITE:
            return _FIRST_WHITE <= a < _FIRST_COLOUR and self._fits(a)
        return phase == COLOUR and _FIRST_COLOUR <= a < _ACTIONS and self._fits(a)

    def has_mark(self) -> bool:
        """Whether the current player has anything else to do than to pass."""
        phase = self.data[_PHASE]
        if phase == WHITE:
            return self._any_fits(_FIRST_WHITE, _FIRST_COLOUR)
        return phase == COLOUR and self._any_fits(_FIRST_COLOUR, _ACTIONS)

    def can_pass(self) -> bool:
        """Whether the current player may pass: always but where the rules ask who has three penalties to mark."""
        data = self.data
        phase = data[_PHASE]
        if phase != WHITE and phase != COLOUR:
            return False
        if not self.rules.must_mark or data[_ASKED] != data[_ACTIVE] or data[_MARKED]:
            return True
        if self.penalties(data[_ACTIVE]) < PENALTIES - 1:
            return True
        if phase == COLOUR:
            return not self._any_fits(_FIRST_COLOUR, _ACTIONS)
        return self._any_fits(_FIRST_COLOUR, _ACTIONS) or not self._any_fits(_FIRST_WHITE, _FIRST_COLOUR)

    def pass_is_penalty(self) -> bool:
        """Whether the active player, asked for the colour action, takes a penalty by passing now."""
        return self.data[_PHASE] == COLOUR and not self.data[_MARKED]

    def absent_action(self, dice: "Dice") -> int:
        """What is played for a current player who doesn't answer: a pass, or to escape a fourth penalty any mark."""
        data = self.data
        escapes = data[_ASKED] == data[_ACTIVE] and self.penalties(data[_ACTIVE]) == PENALTIES - 1
        if data[_MARKED] or not escapes or not self.has_mark():
            return PASS
        marks = [a for a in self.legal_actions() if a != PASS]
        return marks[dice.below(len(marks))]

    # What a legal mark means.

    def row_of(self, a: int) -> int:
        """The row in which mark a is made."""
        return a - _FIRST_WHITE if a < _FIRST_COLOUR else a - _FIRST_COLOUR >> 1

    def position_of(self, a: int) -> int:
        """Where in its row mark a is made, 0 to 10."""
        row = self.row_of(a)
        if a < _FIRST_COLOUR:
            return position(row, self.white_sum())
        data = self.data
        return position(row, data[_DICE + (a - _FIRST_COLOUR & 1)] + data[_DICE + _COLOURS + row])

    def passed_over(self, a: int) -> int:
        """How many numbers the current player loses by mark a."""
        return self.position_of(a) - self.last(self.data[_ASKED], self.row_of(a))

    def locks(self, a: int) -> bool:
        """Whether mark a locks its row."""
        return a != PASS and self.position_of(a) == LAST

    # The table.

    def first_player(self) -> int:
        """Who had the first turn."""
        return self.data[_FIRST]

    def active_player(self) -> int:
        """Whose turn it is."""
        return self.data[_ACTIVE]

    def phase(self) -> int:
        """ROLL, WHITE, COLOUR or OVER."""
        return self.data[_PHASE]

    def marked(self) -> bool:
        """Whether the active player has marked something this turn."""
        return self.data[_MARKED] != 0

    def die(self, i: int) -> int:
        """The face of white, white, red, yellow, green or blue; 0 before the roll and for a die that has left."""
        return self.data[_DICE + i]

    def white_sum(self) -> int:
        """The sum of the white dice; 0 before the roll."""
        return self.data[_DICE] + self.data[_DICE + 1]

    def closed(self) -> int:
        """A bit for each row in which nobody can mark any more."""
        return self.data[_CLOSED]

    def locking(self) -> int:
        """A bit for each row that was locked this turn and is yet to close."""
        return self.data[_LOCKING]

    # The sheets.

    def row_bits(self, player: int, row: int) -> int:
        """A bit for each number marked in the row, the lowest the leftmost; bit 11 is the lock."""
        at = _SHEETS + _SHEET * player + _BITS + 2 * row
        return self.data[at] | self.data[at + 1] << 8

    def last(self, player: int, row: int) -> int:
        """How many numbers of the row are marked or lost, which is the last mark's position + 1."""
        return self.data[_SHEETS + _SHEET * player + _ROWS + row] & 15

    def marks(self, player: int, row: int) -> int:
        """The crosses in the row, its lock included."""
        return self.data[_SHEETS + _SHEET * player + _ROWS + row] >> 4

    def penalties(self, player: int) -> int:
        """The penalties of a player, 0 to 4."""
        return self.data[_SHEETS + _SHEET * player + _PENALTIES]

    def row_points(self, player: int, row: int) -> int:
        """The points of a row."""
        return points(self.marks(player, row))

    def score(self, player: int) -> int:
        """The points of all rows less those of the penalties."""
        total = -PENALTY * self.penalties(player)
        for row in range(ROWS):
            total += self.row_points(player, row)
        return total

    def winners(self) -> int:
        """A bit for each player with the highest score."""
        winners = 0
        best = self.score(0)
        for player in range(self.players):
            score = self.score(player)
            if score > best:
                best = score
                winners = 0
            if score == best:
                winners |= 1 << player
        return winners

    # How the rules move on.

    def _in_game(self, die: int) -> bool:
        return die < _COLOURS or not self.data[_CLOSED] >> die - _COLOURS & 1

    def _can_roll(self, roll: int) -> bool:
        if roll < 0:
            return False
        for die in range(_DIE_COUNT):
            if roll % 6 and not self._in_game(die):
                return False
            roll //= 6
        return roll == 0

    def _roll(self, roll: int) -> None:
        data = self.data
        for die in range(_DIE_COUNT):
            data[_DICE + die] = roll % 6 + 1 if self._in_game(die) else 0
            roll //= 6
        data[_PHASE] = WHITE

    def _fits(self, a: int) -> bool:
        """Whether mark a, of either action, can be made on the sheet of the player who decides."""
        data = self.data
        row = self.row_of(a)
        if data[_CLOSED] >> row & 1:
            return False
        if a >= _FIRST_COLOUR and a - _FIRST_COLOUR & 1 and data[_DICE] == data[_DICE + 1]:
            return False
        at = self.position_of(a)
        done = data[_SHEETS + _SHEET * data[_ASKED] + _ROWS + row]
        if at < done & 15:
            return False
        return at < LAST or done >> 4 >= self.rules.needed

    def _any_fits(self, first: int, end: int) -> bool:
        for a in range(first, end):
            if self._fits(a):
                return True
        return False

    def _mark(self, row: int, at: int) -> None:
        data = self.data
        sheet = _SHEETS + _SHEET * data[_ASKED]
        bits = sheet + _BITS + 2 * row
        data[bits + (at >> 3)] |= 1 << (at & 7)
        crosses = (data[sheet + _ROWS + row] >> 4) + 1
        if at == LAST:
            data[bits + 1] |= _LOCK_BIT
            crosses += 1
            data[_LOCKING] |= 1 << row
            if self.rules.closing == AT_ONCE:
                self._close()
        data[sheet + _ROWS + row] = crosses << 4 | at + 1
        if data[_ASKED] == data[_ACTIVE]:
            data[_MARKED] = 1

    def _close(self) -> None:
        """Closes the locked rows: their dice leave the game."""
        data = self.data
        locking = data[_LOCKING]
        data[_CLOSED] |= locking
        data[_LOCKING] = 0
        for row in range(ROWS):
            if locking >> row & 1:
                data[_DICE + _COLOURS + row] = 0

    def _two_closed(self) -> bool:
        closed = self.data[_CLOSED]
        return closed & closed - 1 != 0

    def _ask_next(self) -> None:
        data = self.data
        data[_ASKED] = (data[_ASKED] + 1) % self.players
        if data[_ASKED] != data[_ACTIVE]:
            return
        rules = self.rules
        if rules.closing == AFTER_ACTION:
            self._close()
        over = rules.ending == AFTER_ACTION and self._two_closed()
        data[_PHASE] = OVER if over else COLOUR

    def _end_turn(self) -> None:
        data = self.data
        active = data[_ACTIVE]
        if not data[_MARKED]:
            data[_SHEETS + _SHEET * active + _PENALTIES] += 1
        self._close()
        if self._two_closed() or self.penalties(active) == PENALTIES:
            data[_PHASE] = OVER
            return
        data[_ACTIVE] = data[_ASKED] = (active + 1) % self.players
        data[_PHASE] = ROLL
        data[_MARKED] = 0
        for die in range(_DIE_COUNT):
            data[_DICE + die] = 0
