"""The exact chance that the next card breaks a Stix, over the cards of the pile, the die, and what is drawn on."""

from micropython import const

from engine.qix.bundle import flip, is_blocked, step
from engine.qix.cards import FARTHEST, KINDS, MOST_ROLLS, MOVE_AND_DRAW, SHUFFLE, apply, pile, rolls_of
from engine.qix.grid import STEP_X, STEP_Y
from engine.qix.layout import ARROW, PASSING, PILE, QIX_X, QIX_Y

_SIXTHS = b"\0\3\2\1"  # how many faces of the die show 1, 2 and 3
_ALL = const(216)  # what three rolls can show
_SIX = const(6)
_POWERS = b"\x01\x06\x24\xd8"  # of six

# A place of the Qix, as moves never leave the line of the arrow: how far it is ahead of where it stands, plus _BACK,
# times two; 1 more once it has turned round. Five rolls, of two Move 1 + Draw and a Move 3, go 15 squares ahead at
# most, or turn round at the first and go 12 back.
_BACK = const(12)
_HERE = const(24)
_PLACES = const(56)
_HIT = const(-1)  # on its way to that place the Qix has touched the Stix
_UNKNOWN = const(-1)

_MOST_WEIGHED = const(13)  # places where a card can be drawn: here, and after one and two rolls of three faces

# What the next step does: it follows the arrow, or goes back, square by square, or weighs a place, kind by kind.
_FORWARDS = const(0)
_BACKWARDS = const(1)
_WEIGH = const(2)
_DONE = const(3)


class Risk:
    """Works it out in steps of some milliseconds; nothing is allocated.

    parts, whole: the chance as a fraction, once all is worked out; 0 parts only if no card can break the Stix.
    """

    def __init__(self) -> None:
        self.parts = 0
        self.whole = 1
        self._data = bytearray(0)
        self._bit = 0
        self._task = _DONE
        self._kept = bytearray(PASSING)
        self._limits = bytearray(2)  # how far the Qix comes ahead and back,
        self._hits = bytearray(2)  # and whether it touches the Stix there, or else the border stops it
        self._weights = [_UNKNOWN] * _PLACES  # of _ALL for each card of the pile, those that draw on left out
        self._queue = bytearray(_MOST_WEIGHED)
        self._count = self._next = self._kind = 0
        self._most = 0  # squares that the rolls of a card can carry it

    def begin(self, data: bytearray, player: int) -> None:
        """Turns to a player's Stix, before the next card; the data is as it was after every step."""
        self._data = data
        self._bit = 1 << player
        for i in range(PASSING):
            self._kept[i] = data[QIX_X + i]
        self._limits[0] = self._limits[1] = self._hits[0] = self._hits[1] = 0
        for place in range(_PLACES):
            self._weights[place] = _UNKNOWN
        self._count = self._next = self._kind = 0
        self._most = FARTHEST * (MOST_ROLLS + data[PILE + MOVE_AND_DRAW])
        self.parts = 0
        self.whole = 1
        self._task = _FORWARDS

    def step(self) -> bool:
        """Works on; whether there is more to work out."""
        task = self._task
        if task == _DONE:
            return False
        if task == _WEIGH:
            self._weigh()
        else:
            self._follow(task)
        return self._task != _DONE

    def per_cent(self) -> int:
        """The chance in per cent, rounded; without numbers that would be too large for a Pico."""
        left = self.parts
        found = 0
        for _ in range(2):
            left *= 10
            found = 10 * found + left // self.whole
            left %= self.whole
        return found + (2 * left >= self.whole)

    def _follow(self, back: int) -> None:
        """Goes one square farther, until the border or the Stix ends the way."""
        limit = self._limits[back]
        self._put((_BACK - limit) * 2 + 1 if back else (_BACK + limit) * 2)
        open_ahead = not is_blocked(self._data)
        if open_ahead:
            self._limits[back] = limit + 1
            self._hits[back] = step(self._data) & self._bit != 0
        self._put_back()
        if open_ahead and not self._hits[back] and limit + 1 < self._most:
            return
        self._most -= FARTHEST + self._limits[0]  # once it has turned round
        if back or self._hits[0] or self._most <= 0:
            self._task = _WEIGH
            self._collect(_HERE, self._kept[PILE - QIX_X + MOVE_AND_DRAW])
        else:
            self._task = _BACKWARDS

    def _collect(self, place: int, draws: int) -> None:
        """Notes where cards can be drawn, if so many of them draw on."""
        if self._weights[place] == _UNKNOWN:
            self._weights[place] = 0
            self._queue[self._count] = place
            self._count += 1
        if draws:
            for face in range(1, FARTHEST + 1):
                there = self._roll(place, face)
                if there != _HIT:
                    self._collect(there, draws - 1)

    def _roll(self, place: int, face: int) -> int:
        """The place to which a face of the die leads from another one, or _HIT."""
        back = place & 1
        far = _BACK - (place >> 1) if back else (place >> 1) - _BACK
        far += face
        limit = self._limits[back]
        if far >= limit:
            if self._hits[back]:
                return _HIT
            return (_BACK - limit) * 2 if back else (_BACK + limit) * 2 + 1
        return (_BACK - far) * 2 + 1 if back else (_BACK + far) * 2

    def _weigh(self) -> None:
        """Adds what a kind of card does at a place."""
        place = self._queue[self._next]
        kind = self._kind
        cards = self._kept[PILE - QIX_X + kind]
        if cards and kind != MOVE_AND_DRAW and kind != SHUFFLE:
            rolls = rolls_of(kind)
            if rolls:
                self._weights[place] += cards * self._broken(place, rolls) * _POWERS[MOST_ROLLS - rolls]
            else:
                self._put(place)
                if apply(self._data, kind) & self._bit:
                    self._weights[place] += cards * _ALL
                self._put_back()
        self._kind += 1
        if self._kind == KINDS:
            self._kind = 0
            self._next += 1
            if self._next == self._count:
                self._sum_up()

    def _broken(self, place: int, rolls: int) -> int:
        """In how many of the ways in which so many rolls can fall the Stix is broken."""
        found = 0
        for face in range(1, FARTHEST + 1):
            there = self._roll(place, face)
            if there == _HIT:
                found += _SIXTHS[face] * _POWERS[rolls - 1]
            elif rolls > 1:
                found += _SIXTHS[face] * self._broken(there, rolls - 1)
        return found

    def _sum_up(self) -> None:
        """The fraction: of each card that draws on, then of its roll, then of each card that is drawn then."""
        cards = pile(self._data)
        self._task = _DONE
        self.whole = cards * _SIX * max(cards - 1, 1) * _SIX * max(cards - 2, 1) * _ALL
        self.parts = self._chain(_HERE, self._kept[PILE - QIX_X + MOVE_AND_DRAW], cards, self.whole)

    def _chain(self, place: int, draws: int, cards: int, whole: int) -> int:
        """The parts of a whole in which one of so many cards breaks the Stix, so many of which draw on."""
        rest = whole // (_SIX * cards)
        found = self._weights[place] * (whole // (_ALL * cards))
        if draws:
            for face in range(1, FARTHEST + 1):
                there = self._roll(place, face)
                part = rest if there == _HIT else self._chain(there, draws - 1, max(cards - 1, 1), rest)
                found += draws * _SIXTHS[face] * part
        return found

    def _put(self, place: int) -> None:
        """The Qix at a place."""
        data = self._data
        arrow = data[ARROW]
        far = (place >> 1) - _BACK
        if place & 1:
            flip(data)
        data[QIX_X] += far * STEP_X[arrow]
        data[QIX_Y] += far * STEP_Y[arrow]

    def _put_back(self) -> None:
        """The Qix and the cards as they were."""
        data = self._data
        kept = self._kept
        for i in range(PASSING):
            data[QIX_X + i] = kept[i]
