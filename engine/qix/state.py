"""One game of Qix in one flat bytearray: who may do what, and what a card, a roll and a stick change.

Outcomes: the first arrow is a direction, UP or DOWN; a card is its kind, see engine/qix/cards.py; the die is its face.
Actions: 0 passes, which is legal only where nothing else is. A stick is 1 + 3 * turn + size: straight on, right or left
from the end of the Stix. Who has no Stix first chooses where it starts: 10 + 4 * point + direction; the stick from
there goes straight. So a start is two actions, and never more than nine sticks are to choose from. A round is a card,
its rolls, and a stick of each player. A player who is asked may also resign; legal_actions() leaves that out.
"""

from micropython import const

from engine.protocol import CHANCE, TERMINAL
from engine.qix import bundle, cards, starts, sticks
from engine.qix.cards import FARTHEST, KINDS, MOVE_AND_DRAW
from engine.qix.closing import close
from engine.qix.grid import clear_board, is_point
from engine.qix.layout import (
    ASKED,
    CARD,
    DICE,
    DOWN,
    HEADING,
    IN_STIX,
    LAST,
    NOWHERE,
    PHASE,
    PILE,
    RESIGNED,
    ROUND,
    SCORE,
    SIZE,
    SIZES,
    SQUARES,
    STARTER,
    TIP,
    UP,
)
from engine.qix.loops import reach

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.dice import Dice

# There is one set of rules; the second one only says that a bot plays, as the seats of a history do now.
PRESETS = (None, None)

# phase()
FIRST_ARROW = const(0)
DRAW = const(1)
ROLL_DIE = const(2)
START = const(3)
STICK = const(4)
OVER = const(5)

PASS = const(0)
FIRST_STICK = const(1)
FIRST_START = const(10)
RESIGN = const(8000)  # more than any start
_TURNS = b"\0\1\3"

# README.md, "The end": the game is over with less than a quarter of the squares open ...
ENOUGH = const(399)
# ... and after so many rounds [ruling 11], as two players who never close a Stix could go on for ever.
ROUNDS = const(100)

# Bytes of the longest history. The first arrow takes one, each player two for a start and one for a stick, and the
# cards and rolls of a round, one each, five on average, and who resigns in place of a stick one more:
# test_host_longest.py says why.
LONGEST = const(1105)


class State:
    """A game from the first arrow to the end; the accessors neither allocate nor check their arguments."""

    def __init__(self, players: int, rules: None, first: int) -> None:
        """A new game of 2 players, of which player first lays the first stick; there is only one set of rules."""
        if players != 2:
            raise ValueError("Qix is for 2 players")
        if rules is not None:
            raise ValueError("no such rules")
        if not 0 <= first < players:
            raise ValueError("no such first player")
        self.players = players
        self.rules = rules
        self.data = data = bytearray(SIZE)
        clear_board(data)
        sticks.set_up(data)
        bundle.set_up(data, UP)
        cards.shuffle(data)
        data[STARTER] = data[ASKED] = first

    # The protocol of all games.

    def current_player(self) -> int:
        """The player who decides, CHANCE or TERMINAL."""
        phase = self.data[PHASE]
        if phase == OVER:
            return TERMINAL
        return CHANCE if phase < START else self.data[ASKED]

    def legal_actions(self) -> list[int]:
        """What the current player may do, ascending; empty while a card or the die decides and at the end."""
        phase = self.data[PHASE]
        found: list[int] = []
        if phase == START:
            a = first = self.next_start(PASS, 1)
            while True:
                found.append(a)
                a = self.next_start(a, 1) if a != PASS else PASS
                if a == first:
                    break
            found.sort()
        elif phase == STICK:
            found.extend([a for a in range(FIRST_START) if self.is_legal(a)])
        return found

    def apply_action(self, a: int) -> None:
        """Plays the current player's action or an outcome; ValueError and an unchanged state if it isn't legal."""
        if not self.is_legal(a):
            raise ValueError("%d is not legal now" % a)
        data = self.data
        phase = data[PHASE]
        if phase == FIRST_ARROW:
            bundle.set_up(data, a)
            data[PHASE] = DRAW
        elif phase == DRAW:
            self._break(cards.apply(data, a))
            data[DICE] = cards.rolls_of(a)
            self._go_on()
        elif phase == ROLL_DIE:
            self._break(bundle.move(data, a))
            data[DICE] -= 1
            self._go_on()
        elif a == RESIGN:
            data[RESIGNED] = 1 + data[ASKED]
            data[PHASE] = OVER
        elif a == PASS:
            self._give_up()
        elif phase == START:
            sticks.begin(data, data[ASKED], self.point_of(a), self.heading_of(a))
            data[PHASE] = STICK
        else:
            self._lay(a)

    def chance(self, dice: "Dice") -> int:
        """A fair first arrow, card or face of the die."""
        phase = self.data[PHASE]
        if phase == DRAW:
            return cards.draw(self.data, dice)
        return cards.roll(dice) if phase == ROLL_DIE else DOWN * dice.below(2)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.data[PHASE] == OVER

    def returns(self) -> list[int]:
        """The scores of both players so far."""
        return [self.score(0), self.score(1)]

    def to_bytes(self) -> bytes:
        """The whole state, for comparing and hashing."""
        return bytes(self.data)

    def copy_from(self, other: "State") -> None:
        """Becomes equal to other."""
        self.data[:] = other.data

    # What may be done.

    def is_legal(self, a: int) -> bool:
        """Whether the current player may do a; for an outcome, whether it can come."""
        data = self.data
        phase = data[PHASE]
        if phase == FIRST_ARROW:
            return a == UP or a == DOWN
        if phase == DRAW:
            return 0 <= a < KINDS and data[PILE + a] != 0
        if phase == ROLL_DIE:
            return 1 <= a <= FARTHEST
        if a == PASS:
            return self.can_pass()
        if a == RESIGN:
            return phase == START or phase == STICK
        player = data[ASKED]
        if phase == START:
            p = self.point_of(a)
            return a >= FIRST_START and is_point(p) and sticks.is_start(data, player, p, self.heading_of(a))
        if phase != STICK or not FIRST_STICK <= a < FIRST_START:
            return False
        if a >= FIRST_STICK + SIZES and not data[IN_STIX + player]:
            return False
        far = reach(data, sticks.word(data, TIP + 2 * player), self.heading_of(a))
        return sticks.has_room(data, player, self.size_of(a), far)

    def can_pass(self) -> bool:
        """Whether the current player can do nothing but pass: that breaks a Stix, or takes the border's sticks back."""
        phase = self.data[PHASE]
        if phase == START:
            return self.next_start(PASS, 1) == PASS
        if phase != STICK:
            return False
        for a in range(FIRST_STICK, FIRST_START):
            if self.is_legal(a):
                return False
        return True

    def next_start(self, a: int, hand: int) -> int:
        """The legal start that follows start a along the border: clockwise for hand 1, back for -1; PASS if none is.

        After PASS comes the first one clockwise from the upper left of the open area.
        """
        data = self.data
        if a == PASS:
            found = starts.first_start(data, data[ASKED])
        else:
            found = starts.next_start(data, data[ASKED], a - FIRST_START, hand)
        return PASS if found == NOWHERE else found + FIRST_START

    # What an action means.

    def point_of(self, a: int) -> int:
        """The number of the point where start a is."""
        return a - FIRST_START >> 2

    def heading_of(self, a: int) -> int:
        """The direction of a start, or of a stick of the player who is asked."""
        if a >= FIRST_START:
            return a - FIRST_START & 3
        data = self.data
        return data[HEADING + data[ASKED]] + _TURNS[(a - FIRST_STICK) // SIZES] & 3

    def size_of(self, a: int) -> int:
        """The size of a stick."""
        return (a - FIRST_STICK) % SIZES

    # The table.

    def phase(self) -> int:
        """FIRST_ARROW, DRAW, ROLL_DIE, START, STICK or OVER."""
        return self.data[PHASE]

    def first_player(self) -> int:
        """Who lays first in the first round."""
        return self.data[STARTER]

    def round(self) -> int:
        """The number of the round, from 0."""
        return sticks.word(self.data, ROUND)

    def score(self, player: int) -> int:
        """The squares that a player has captured."""
        return sticks.word(self.data, SCORE + 2 * player)

    def open_squares(self) -> int:
        """The squares that nobody has captured."""
        return SQUARES - self.score(0) - self.score(1)

    def winners(self) -> int:
        """A bit for each player with the highest score, both in a draw [ruling 10]; who resigns loses."""
        resigned = self.data[RESIGNED]
        if resigned:
            return 2 >> resigned - 1
        ahead = self.score(0) - self.score(1)
        if not ahead:
            return 3
        return 1 if ahead > 0 else 2

    # How the rules move on.

    def _break(self, touched: int) -> None:
        for player in range(2):
            if touched >> player & 1:
                sticks.break_stix(self.data, player)

    def _go_on(self) -> None:
        """After a card or a roll; the player who lays first changes every round [ruling 2]."""
        data = self.data
        if data[DICE]:
            data[PHASE] = ROLL_DIE
        elif data[CARD] == MOVE_AND_DRAW:
            data[PHASE] = DRAW
        else:
            self._ask(data[STARTER] ^ self.round() & 1)

    def _ask(self, player: int) -> None:
        data = self.data
        data[ASKED] = player
        data[PHASE] = STICK if data[IN_STIX + player] else START

    def _give_up(self) -> None:
        """README.md, "No stick to lay": the Stix is lost [ruling 5], or the border's sticks come back."""
        data = self.data
        player = data[ASKED]
        if data[PHASE] == STICK:
            sticks.break_stix(data, player)
        else:
            sticks.give_up_border(data, player)
        self._end_turn()

    def _lay(self, a: int) -> None:
        data = self.data
        player = data[ASKED]
        if sticks.lay(data, player, self.heading_of(a), self.size_of(a)):
            close(data, player)
            if self.open_squares() <= ENOUGH:
                data[PHASE] = OVER
                return
        self._end_turn()

    def _end_turn(self) -> None:
        data = self.data
        if not data[LAST]:
            data[LAST] = 1
            self._ask(1 - data[ASKED])
            return
        data[LAST] = 0
        done = self.round() + 1
        sticks.put_word(data, ROUND, done)
        data[PHASE] = DRAW if done < ROUNDS else OVER
