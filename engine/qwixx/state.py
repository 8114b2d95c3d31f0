"""One game of Qwixx in one flat bytearray, as histories, screens and tools ask it and play on it."""

from micropython import const

from engine.protocol import CHANCE, TERMINAL
from engine.qwixx import moves
from engine.qwixx.layout import (
    ACTIVE,
    ALL_DICE,
    ASKED,
    BITS,
    CLOSED,
    COLOUR,
    DICE,
    FIRST,
    LOCKING,
    MARKED,
    OVER,
    PENALTY_BOXES,
    PHASE,
    ROLL,
    SHEET,
    SHEETS,
    SIZE,
)
from engine.qwixx.moves import ACTIONS, PASS
from engine.qwixx.sheet import LAST, PENALTIES, POINTS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.dice import Dice
    from engine.qwixx.rules import Rules


class State:
    """A game from the first roll to the end; the accessors neither allocate nor check their arguments.

    engine/qwixx/moves.py has the rules, and says what the actions and outcomes are.
    """

    def __init__(self, players: int, rules: "Rules", first: int) -> None:
        """A new game of 1 to 5 players under one of PRESETS, in which player first has the first turn."""
        if not 1 <= players <= 5:
            raise ValueError("Qwixx is for 1 to 5 players")
        if not 0 <= first < players:
            raise ValueError("no such first player")
        self.players = players
        self.rules = rules
        self.data = bytearray(SIZE)
        moves.begin(self.data, players, first, rules.needed, rules.closing, rules.ending, rules.must_mark)

    # The protocol of all games.

    def current_player(self) -> int:
        """The player who decides, CHANCE or TERMINAL."""
        phase = self.data[PHASE]
        if phase == ROLL:
            return CHANCE
        return TERMINAL if phase == OVER else self.data[ASKED]

    def legal_actions(self) -> list[int]:
        """What the current player may do, ascending; empty at a roll and at the end."""
        if self.data[PHASE] == ROLL:
            return []
        return [a for a in range(ACTIONS) if self.is_legal(a)]

    def apply_action(self, a: int) -> None:
        """Plays the current player's action, or a roll; ValueError and an unchanged state if it isn't legal."""
        if not moves.is_legal(self.data, a):
            raise ValueError("%d is not legal now" % a)
        moves.apply(self.data, a)

    def chance(self, dice: "Dice") -> int:
        """A fair roll of the dice that are still in the game."""
        outcome = 0
        weight = 1
        for die in range(ALL_DICE):
            if moves.in_game(self.data, die):
                outcome += dice.below(6) * weight
            weight *= 6
        return outcome

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.data[PHASE] == OVER

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
        return moves.is_legal(self.data, a)

    def has_mark(self) -> bool:
        """Whether the current player has anything else to do than to pass."""
        return moves.has_mark(self.data)

    def can_pass(self) -> bool:
        """Whether the current player may pass: always but where the rules ask who has three penalties to mark."""
        return moves.can_pass(self.data)

    def pass_is_penalty(self) -> bool:
        """Whether the active player, asked for the colour action, takes a penalty by passing now."""
        return self.data[PHASE] == COLOUR and not self.data[MARKED]

    def absent_action(self, dice: "Dice") -> int:
        """What is played for a current player who doesn't answer: a pass, or to escape a fourth penalty any mark."""
        data = self.data
        escapes = data[ASKED] == data[ACTIVE] and self.penalties(data[ACTIVE]) == PENALTIES - 1
        if data[MARKED] or not escapes or not self.has_mark():
            return PASS
        marks = [a for a in self.legal_actions() if a != PASS]
        return marks[dice.below(len(marks))]

    # What a legal mark means.

    def row_of(self, a: int) -> int:
        """The row in which mark a is made."""
        return moves.row_of(a)

    def position_of(self, a: int) -> int:
        """Where in its row mark a is made, 0 to 10."""
        return moves.position_of(self.data, a)

    def passed_over(self, a: int) -> int:
        """How many numbers the current player loses by mark a."""
        return self.position_of(a) - self.last(self.data[ASKED], self.row_of(a))

    def locks(self, a: int) -> bool:
        """Whether mark a locks its row."""
        return a != PASS and self.position_of(a) == LAST

    # The table.

    def first_player(self) -> int:
        """Who had the first turn."""
        return self.data[FIRST]

    def active_player(self) -> int:
        """Whose turn it is."""
        return self.data[ACTIVE]

    def phase(self) -> int:
        """ROLL, WHITE, COLOUR or OVER."""
        return self.data[PHASE]

    def marked(self) -> bool:
        """Whether the active player has marked something this turn."""
        return self.data[MARKED] != 0

    def die(self, i: int) -> int:
        """The face of white, white, red, yellow, green or blue; 0 before the roll and for a die that has left."""
        return self.data[DICE + i]

    def white_sum(self) -> int:
        """The sum of the white dice; 0 before the roll."""
        return self.data[DICE] + self.data[DICE + 1]

    def closed(self) -> int:
        """A bit for each row in which nobody can mark any more."""
        return self.data[CLOSED]

    def locking(self) -> int:
        """A bit for each row that was locked this turn and is yet to close."""
        return self.data[LOCKING]

    # The sheets.

    def row_bits(self, player: int, row: int) -> int:
        """A bit for each number marked in the row, the lowest the leftmost; bit 11 is the lock."""
        at = SHEETS + SHEET * player + BITS + 2 * row
        return self.data[at] | self.data[at + 1] << 8

    def last(self, player: int, row: int) -> int:
        """How many numbers of the row are marked or lost, which is the last mark's position + 1."""
        return self.data[SHEETS + SHEET * player + row] & 15

    def marks(self, player: int, row: int) -> int:
        """The crosses in the row, its lock included."""
        return self.data[SHEETS + SHEET * player + row] >> 4

    def penalties(self, player: int) -> int:
        """The penalties of a player, 0 to 4."""
        return self.data[SHEETS + SHEET * player + PENALTY_BOXES]

    def row_points(self, player: int, row: int) -> int:
        """The points of a row."""
        return POINTS[self.marks(player, row)]

    def score(self, player: int) -> int:
        """The points of all rows less those of the penalties."""
        return moves.score(self.data, player)

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
