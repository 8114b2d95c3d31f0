"""Players of Qix of three levels: the best goes for the largest closing that the Qix is not likely to spoil."""

from micropython import const

from engine.qix.cards import pile
from engine.qix.closing import close
from engine.qix.grid import STEP
from engine.qix.layout import HEADING, IN_STIX, LARGE, SIZES, SMALL, TIP
from engine.qix.outlook import Outlook
from engine.qix.state import FIRST_START, FIRST_STICK, PASS, START, State
from engine.qix.sticks import CLOSES, has_room, lay, reach, word

# What a square is worth if closing takes so many rounds more: 0.85 ** rounds / (rounds + 1), of 255.
_WORTH = b"\xff\x6c\x3d\x27\x1a\x12\x0d\x0a"
_MOST_ROUNDS = const(5)  # that are looked ahead
_LENGTHS = const(2)  # of sticks that close nothing, the longest in a direction: a Pico takes 50 ms for each
_SAMPLE = const(12)  # starts that are looked at
_STRIDE = const(11)  # starts by which a line begins further on, who doesn't look, in each round

# EASY sees what a stick closes at once; MEDIUM looks for ways to the border, too; HARD minds the cards that could break
# the line, and chooses where it begins.
EASY = const(0)
MEDIUM = const(1)
HARD = const(2)
LEVELS = const(3)


class Bot:
    """A player who knows nothing but the state, and takes nothing from the heap.

    outlook: what it tries things in.
    """

    def __init__(self, outlook: Outlook, level: int = HARD) -> None:
        self.outlook = outlook
        self._level = level
        self._trial = State(2, None, 0)

    def choose(self, state: State) -> int:
        """An action of the current player."""
        if state.can_pass():
            return PASS
        return self._start(state) if state.phase() == START else self._stick(state)

    def _start(self, state: State) -> int:
        """Of some starts all along the border, the one from which the most promising rectangle can be cut off.

        Lower levels start somewhere.
        """
        a = first = state.next_start(PASS, 1)
        if self._level < HARD:
            for _ in range(_STRIDE * state.round()):
                a = state.next_start(a, 1)
            return a
        count = 0
        while not count or a != first:
            count += 1
            a = state.next_start(a, 1)
        skip = count // _SAMPLE + 1
        best = first
        most = -1
        for i in range(count):
            if (i + state.round()) % skip == 0:
                value = self._promise(state, a)
                if value > most:
                    most = value
                    best = a
            a = state.next_start(a, 1)
        return best

    def _promise(self, state: State, start: int) -> int:
        """What may be expected of a start: what it closes at once, or a rectangle beside the longest first stick."""
        data = state.data
        player = state.current_player()
        p = state.point_of(start)
        heading = state.heading_of(start)
        far = reach(data, p, heading)
        if far >= CLOSES:
            self.outlook.play(state, start)
            return self._worth_ahead(heading, player, 0)
        size = _longest(data, player, far)
        p += (2 << size) * STEP[heading]
        most = 0
        for turned in range(heading - 1, heading + 2, 2):
            width = _distance(data, p, turned & 3)
            most = max(most, (2 << size) * width * _WORTH[width + 7 >> 3])
        return most

    def _stick(self, state: State) -> int:
        """The stick with the highest worth, which it has if the next card doesn't break it."""
        player = state.current_player()
        outlook = self.outlook
        data = outlook.after.data
        best = PASS
        most = -1
        lengths = 0
        for i in range(FIRST_START - FIRST_STICK):
            shortest = FIRST_STICK + i - i % SIZES  # in a direction, where the longest one is tried first
            if i % SIZES == 0:
                lengths = 0
            a = shortest + LARGE - i % SIZES
            if lengths == _LENGTHS or not state.is_legal(a):
                continue
            value = outlook.play(state, a) * _WORTH[0]
            if data[IN_STIX + player] and self._level > EASY:
                lengths += 1
                heading = data[HEADING + player]
                for turned in range(heading - 1, heading + 2):
                    value = max(value, self._worth_ahead(turned & 3, player, 1))
                if value >= most and self._level == HARD:
                    cards = pile(data)
                    value = value * (cards - outlook.threats(player)) // cards
            if value > most or (value == most and best >= shortest):  # of equals in a direction the shorter one
                most = value
                best = a
        return best

    def _worth_ahead(self, heading: int, player: int, rounds: int) -> int:
        """What going straight to the border is worth after what the outlook has played, from so many rounds on."""
        trial = self._trial
        data = trial.data
        trial.copy_from(self.outlook.after)
        while rounds <= _MOST_ROUNDS:
            size = _longest(data, player, reach(data, word(data, TIP + 2 * player), heading))
            if size < SMALL:
                break
            if lay(data, player, heading, size):
                before = trial.score(player)
                close(data, player)
                return (trial.score(player) - before) * _WORTH[rounds]
            rounds += 1
        return 0


def _longest(data: bytearray, player: int, far: int) -> int:
    """The size of the longest stick that a player has and that may lie there, or -1."""
    size = LARGE
    while size >= SMALL and not has_room(data, player, size, far):
        size -= 1
    return size


def _distance(data: bytearray, p: int, heading: int) -> int:
    """How far it is from a point inside straight to the border, 0 if something is in the way."""
    distance = 0
    while True:
        far = reach(data, p, heading)
        if far >= CLOSES:
            return distance + far - CLOSES
        if far < 8:
            return 0
        distance += far
        p += far * STEP[heading]
