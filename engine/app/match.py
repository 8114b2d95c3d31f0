"""A match: best of three, five or seven games with the same seats; games won and points are kept between them.

The order of the saves is what a loss of power can't tear. A game is counted in the records, then here, and only then
gives way to the next one. The mark of the game that was counted last says whether it still has to be.
"""

from binascii import crc32

from micropython import const

from engine.app.options import MATCHES
from engine.checksum import CRC_SIZE, is_sealed, seal
from engine.seats import MOST_PLAYERS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.record import Record

# What a game, or a match, is for a player, in halves of a win.
WON = const(2)
SHARED = const(1)

SAVED = "match"  # with the game's number behind: the name that it is saved under

# Magic and version; players, preset and the seats of bots; the length; games played; the mark of the last one; halves
# of a win, and two bytes of points plus _ZERO, of each player; the CRC-32 of all that. Numbers have their low byte
# first.
_MAGIC = b"PDM\1"
_PLAYERS_AT = const(4)
_PRESET_AT = const(5)
_SEATS_AT = const(6)
_LENGTH_AT = const(8)
_PLAYED_AT = const(9)
_MARK_AT = const(10)
_BODY_AT = const(14)
_EACH = const(3)
_ZERO = const(0x4000)

_HEADER = const(4)  # values of a history before those of the game
_BYTES = const(4)  # of a value of a history, and of a CRC


class Match:
    """The match of one kind of game, as it was saved.

    best_of: how many games it may take, 0 if there is none; played: how many have been.
    wins: by player, in halves; points: by player; mark: of the game that was counted last.
    changed: whether a game was added since.
    """

    def __init__(self, ports: "Ports", game: int) -> None:
        self._ports = ports
        self._name = SAVED + str(game)
        self._seating = (0, 0, 0)
        self.best_of = self.played = 0
        self.changed = False
        self.mark = bytes(_BODY_AT - _MARK_AT)
        self.wins: list[int] = []
        self.points: list[int] = []
        data = ports.load(self._name)
        if data is not None and not self._read(data):
            ports.protect(self._name)

    def begin(self, best_of: int, history: "Record") -> None:
        """Begins one with the players of a game."""
        self._seating = _seating(history)
        self.best_of = best_of
        self.mark = bytes(_BODY_AT - _MARK_AT)
        self._clear()

    def is_of(self, history: "Record") -> bool:
        """Whether a game is one of this match."""
        return self.best_of != 0 and self._seating == _seating(history)

    def add(self, scores: "Sequence[int]", winners: int, mark: bytes) -> bool:
        """Adds a game, of whose winners each has a bit; False if it was added before.

        After a match that is decided it is the first of the next one.
        """
        if mark == self.mark:
            return False
        if self.winners():
            self._clear()
        self.mark = mark
        self.changed = True
        self.played += 1
        won = WON if winners & winners - 1 == 0 else SHARED
        for player in range(len(scores)):
            self.points[player] += scores[player]
            if winners >> player & 1:
                self.wins[player] += won
        return True

    def winners(self) -> int:
        """A bit for each player who has won the match; 0 while somebody can still be caught."""
        left = self.best_of - self.played
        if left and (len(self.wins) < 2 or sorted(self.wins)[-2] + WON * left >= max(self.wins)):
            return 0
        return self.leaders() if self.best_of else 0

    def leaders(self) -> int:
        """A bit for each player with the most wins, and of these with the most points."""
        order = [(self.wins[player], self.points[player]) for player in range(len(self.wins))]
        best = max(order)
        return sum([1 << player for player in range(len(order)) if order[player] == best])

    def save(self) -> bool:
        """Keeps it; False if that wasn't possible."""
        players, preset, seats = self._seating
        data = bytearray(_MAGIC)
        data.extend(bytes((players, preset, seats & 0xFF, seats >> 8, self.best_of, self.played)))
        data.extend(self.mark)
        for player in range(players):
            data.append(self.wins[player])
            data.extend((self.points[player] + _ZERO).to_bytes(2, "little"))
        data.extend(bytes(CRC_SIZE))
        seal(data, len(data) - CRC_SIZE)
        self.changed = False
        return self._ports.save(self._name, data)

    def forget(self) -> None:
        """Ends the match."""
        self._ports.remove(self._name)

    def _clear(self) -> None:
        players = self._seating[0]
        self.played = 0
        self.wins = [0] * players
        self.points = [0] * players

    def _read(self, data: "bytes | bytearray") -> bool:
        """Takes over what a file says; False, and there is no match, unless it makes sense."""
        if len(data) <= _BODY_AT or data[: len(_MAGIC)] != _MAGIC or not is_sealed(data):
            return False
        players = data[_PLAYERS_AT]
        best_of = data[_LENGTH_AT]
        if not 2 <= players <= MOST_PLAYERS or len(data) != _BODY_AT + _EACH * players + CRC_SIZE:
            return False
        if best_of not in MATCHES[1:] or data[_PLAYED_AT] > best_of:
            return False
        self._seating = (players, data[_PRESET_AT], data[_SEATS_AT] | data[_SEATS_AT + 1] << 8)
        self.best_of = best_of
        self.played = data[_PLAYED_AT]
        self.mark = bytes(data[_MARK_AT:_BODY_AT])
        ends = range(_BODY_AT, _BODY_AT + _EACH * players, _EACH)
        self.wins = [data[at] for at in ends]
        self.points = [(data[at + 1] | data[at + 2] << 8) - _ZERO for at in ends]
        return True


def _seating(history: "Record") -> "tuple[int, int, int]":
    """What the games of a match have in common."""
    return history.players(), history.preset(), history.seats()


def start(ports: "Ports", best_of: int, table: "GameTable", players: int, preset: int, first: int, seats: int) -> None:
    """Begin a new game, with a match if it is to be the first of several.

    A match is forgotten before the game begins and another one begins after it, so that no game counts for a match
    that it isn't of.
    """
    match = Match(ports, table.game)
    match.forget()
    table.start(players, preset, first, seats)
    if best_of and players > 1:
        match.begin(best_of, table.history)
        match.save()


def mark_of(table: "GameTable") -> bytes:
    """What tells a game from others: a CRC-32 up to its last roll or card, as what was decided then can be taken back.

    So a game that is counted, and found on its final table again after a loss of power, isn't counted twice.
    """
    crc = 0
    history = table.history
    left = _HEADER + len(history) - table.length
    for value in history.values():
        if not left:
            break
        crc = crc32(value.to_bytes(_BYTES, "little"), crc)
        left -= 1
    return crc.to_bytes(_BYTES, "little")
