"""A game as the list of its actions and outcomes in one fixed buffer, which is the file that is saved."""

from micropython import const

from engine.checksum import CRC_SIZE, seal

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Generator

# Why a game is refused.
FOREIGN = const(0)
TOO_NEW = const(1)
TRUNCATED = const(2)
DAMAGED = const(3)
ILLEGAL = const(4)

# The file: magic, version, game, players, preset, first player; the length of the body in bytes, low byte first; the
# body, which is the values in LEB128; the CRC-32 of all that, low byte first. If bots play, it is of version 2 and the
# body begins with the seats, as in engine/seats.py, low byte first.
MAGIC = b"PDG"
VERSION = const(1)
WITH_BOTS = const(2)
VERSION_AT = const(3)
GAME_AT = const(4)
PLAYERS_AT = const(5)
PRESET_AT = const(6)
FIRST_AT = const(7)
LENGTH_AT = const(8)
BODY_AT = const(10)
SEATS_SIZE = const(2)

_VALUE_BYTES = const(4)  # at most, so that a value is a small int on every board
_VALUES = const(1 << 28)


class HistoryError(Exception):
    """A game is refused; the attribute reason is FOREIGN, TOO_NEW, TRUNCATED, DAMAGED or ILLEGAL."""

    def __init__(self, reason: int) -> None:
        super().__init__(reason)
        self.reason = reason


class Record:
    """The values of one game, which are its actions and outcomes in order; empty until a game is begun."""

    def __init__(self, capacity: int) -> None:
        """Room for capacity bytes of values: one to three bytes each."""
        self._capacity = capacity
        self._buffer = bytearray(BODY_AT + SEATS_SIZE + capacity + CRC_SIZE)
        self._buffer[: len(MAGIC)] = MAGIC
        self.clear()

    def __len__(self) -> int:
        """The number of values."""
        return self._count

    def clear(self) -> None:
        """Forgets the game."""
        self._buffer[VERSION_AT] = VERSION
        self._buffer[PLAYERS_AT] = 0
        self._start = self._end = BODY_AT
        self._count = 0

    def game(self) -> int:
        """Which game it is of, by its number in engine/games.py."""
        return self._buffer[GAME_AT]

    def players(self) -> int:
        """How many play."""
        return self._buffer[PLAYERS_AT]

    def preset(self) -> int:
        """By which of the game's sets of rules."""
        return self._buffer[PRESET_AT]

    def first(self) -> int:
        """Who had the first turn."""
        return self._buffer[FIRST_AT]

    def seats(self) -> int:
        """Who plays where, as in engine/seats.py; 0 if no bot plays."""
        buffer = self._buffer
        return 0 if self._start == BODY_AT else buffer[BODY_AT] | buffer[BODY_AT + 1] << 8

    def begin(self, game: int, players: int, preset: int, first: int, seats: int = 0) -> None:
        """Begins a new game; each number is a byte, and the seats are two."""
        self.clear()
        buffer = self._buffer
        buffer[GAME_AT] = game
        buffer[PLAYERS_AT] = players
        buffer[PRESET_AT] = preset
        buffer[FIRST_AT] = first
        if seats:
            buffer[VERSION_AT] = WITH_BOTS
            buffer[BODY_AT] = seats & 0xFF
            buffer[BODY_AT + 1] = seats >> 8
            self._start = self._end = BODY_AT + SEATS_SIZE

    def take(self, data: "bytes | bytearray | memoryview") -> None:
        """Becomes the game of a file that engine/history.py has found in order; ValueError if it is too long."""
        end = len(data) - CRC_SIZE
        self._start = BODY_AT + SEATS_SIZE if data[VERSION_AT] == WITH_BOTS else BODY_AT
        if end > self._start + self._capacity:
            raise ValueError("longer than any game")
        self._buffer[:end] = data[:end]
        self._end = end
        self._count = 0
        for _ in self.moves():
            self._count += 1

    def append(self, value: int) -> None:
        """Adds what was just applied to the game; ValueError, and nothing added, if the history is full."""
        if not 0 <= value < _VALUES:
            raise ValueError("not a value of a game")
        buffer = self._buffer
        end = self._end
        limit = self._start + self._capacity
        while end < limit:
            if value < 0x80:
                buffer[end] = value
                self._end = end + 1
                self._count += 1
                return
            buffer[end] = value & 0x7F | 0x80
            value >>= 7
            end += 1
        raise ValueError("the history is full")

    def values(self) -> "Generator[int, None, None]":
        """The whole game as integers: game, players, preset, first player, then the moves."""
        yield self.game()
        yield self.players()
        yield self.preset()
        yield self.first()
        yield from self.moves()

    def to_bytes(self) -> memoryview:
        """The game as a file; valid until the history changes."""
        buffer = self._buffer
        end = self._end
        length = end - BODY_AT
        buffer[LENGTH_AT] = length & 0xFF
        buffer[LENGTH_AT + 1] = length >> 8
        seal(buffer, end)
        return memoryview(buffer)[: end + CRC_SIZE]

    def moves(self, last: int = -1) -> "Generator[int, None, None]":
        """The actions and outcomes in order, or so many last ones.

        HistoryError if their bytes aren't those which append writes.
        """
        buffer = self._buffer
        value = 0
        shift = 0
        for at in range(self._start if last < 0 else self._last(last), self._end):
            byte = buffer[at]
            value |= (byte & 0x7F) << shift
            if byte & 0x80:
                shift += 7
                if shift == 7 * _VALUE_BYTES:
                    raise HistoryError(DAMAGED)
                continue
            if not byte and shift:
                raise HistoryError(DAMAGED)
            yield value
            value = 0
            shift = 0
        if shift:
            raise HistoryError(DAMAGED)

    def cut(self, length: int) -> None:
        """Keeps the first length values."""
        self._end = self._last(self._count - length)
        self._count = length

    def _last(self, count: int) -> int:
        """Where so many last values begin; looked for from the end, as a game is long and what is sought is late."""
        buffer = self._buffer
        at = self._end
        for _ in range(count):
            at -= 1
            while at > self._start and buffer[at - 1] & 0x80:
                at -= 1
        return at
