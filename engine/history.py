"""A game as the list of its actions and outcomes: saved, resumed, taken back and replayed in one fixed buffer."""

from binascii import crc32

from micropython import const

from engine.protocol import CHANCE

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from typing import Any

    from engine.protocol import State

# Games.
QWIXX = const(0)
QIX = const(1)
PACKAGES = ("engine.qwixx", "engine.qix")

# Bytes of the longest game of Qwixx: 217 turns of five players, each a roll of three bytes and six decisions. The test
# host_tests/engine/qwixx/test_longest.py says why, and plays it.
LONGEST = const(217 * 9)

# Why a game is refused.
FOREIGN = const(0)
TOO_NEW = const(1)
TRUNCATED = const(2)
DAMAGED = const(3)
ILLEGAL = const(4)
_REASONS = ("not a saved game", "saved by a newer version", "cut short", "damaged", "not a legal game")

# The file: magic, version, game, players, preset, first player; the length of the body in bytes, low byte first; the
# body, which is the values in LEB128; the CRC-32 of all that, low byte first.
_MAGIC = b"PDG"
_VERSION = const(1)
_VERSION_AT = const(3)
_GAME_AT = const(4)
_PLAYERS_AT = const(5)
_PRESET_AT = const(6)
_FIRST_AT = const(7)
_LENGTH_AT = const(8)
_BODY_AT = const(10)
_CRC_SIZE = const(4)

_VALUE_BYTES = const(4)  # at most, so that a value is a small int on every board
_VALUES = const(1 << 28)


class HistoryError(Exception):
    """A game is refused; the attribute reason is FOREIGN, TOO_NEW, TRUNCATED, DAMAGED or ILLEGAL."""

    def __init__(self, reason: int) -> None:
        super().__init__(_REASONS[reason])
        self.reason = reason


class History:
    """The values of one game, which are its actions and outcomes in order; empty until a game is started or loaded."""

    def __init__(self, capacity: int = LONGEST) -> None:
        """Room for capacity bytes of values: one to three bytes each."""
        self._capacity = capacity
        self._buffer = bytearray(_BODY_AT + capacity + _CRC_SIZE)
        self._buffer[: len(_MAGIC)] = _MAGIC
        self._buffer[_VERSION_AT] = _VERSION
        self.clear()

    def __len__(self) -> int:
        """The number of values."""
        return self._count

    def clear(self) -> None:
        """Forgets the game."""
        self._buffer[_PLAYERS_AT] = 0
        self._end = _BODY_AT
        self._count = 0

    def start(self, game: int, players: int, preset: int, first: int) -> "State":
        """Begins the record of a new game and returns the game; HistoryError if there is no such game."""
        self.clear()
        for number in (game, players, preset, first):
            if not 0 <= number <= 0xFF:
                raise HistoryError(ILLEGAL)
        buffer = self._buffer
        buffer[_GAME_AT] = game
        buffer[_PLAYERS_AT] = players
        buffer[_PRESET_AT] = preset
        buffer[_FIRST_AT] = first
        try:
            return self._new()
        except HistoryError:
            self.clear()
            raise

    def append(self, value: int) -> None:
        """Adds what was just applied to the game; ValueError, and nothing added, if the history is full."""
        if not 0 <= value < _VALUES:
            raise ValueError("not a value of a game")
        buffer = self._buffer
        end = self._end
        limit = _BODY_AT + self._capacity
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
        """The whole game as integers: game, players, preset, first player, then the values."""
        buffer = self._buffer
        yield buffer[_GAME_AT]
        yield buffer[_PLAYERS_AT]
        yield buffer[_PRESET_AT]
        yield buffer[_FIRST_AT]
        yield from self._body()

    def replay(self) -> "State":
        """The game as it stands after all values; HistoryError if it isn't a legal game."""
        state = self._new()
        try:
            for value in self._body():
                state.apply_action(value)
        except ValueError:
            raise HistoryError(ILLEGAL)
        return state

    def undo(self) -> "State | None":
        """Takes back the last decision and returns the game before it; None if there is none after the last outcome."""
        return self.undo_to(self._count - 1) if self._count else None

    def undo_to(self, length: int) -> "State | None":
        """Takes back all but the first length values; None, and nothing done, if dice or cards are among the others."""
        if not 0 <= length <= self._count:
            raise ValueError("no such length")
        values = self._body()
        kept = self._new()
        for _ in range(length):
            kept.apply_action(next(values))
        undone = self._new()
        undone.copy_from(kept)
        for value in values:
            if undone.current_player() == CHANCE:
                return None
            undone.apply_action(value)
        self.cut(length)
        return kept

    def to_bytes(self) -> memoryview:
        """The game as a file; valid until the history changes."""
        buffer = self._buffer
        end = self._end
        length = end - _BODY_AT
        buffer[_LENGTH_AT] = length & 0xFF
        buffer[_LENGTH_AT + 1] = length >> 8
        file = memoryview(buffer)
        _put_crc(buffer, end, crc32(file[:end]))
        return file[: end + _CRC_SIZE]

    def load(self, data: "bytes | bytearray | memoryview") -> "State":
        """Becomes the game of a file and returns it; HistoryError, and an empty history, if it is refused."""
        self.clear()
        try:
            return self._load(memoryview(data))
        except HistoryError:
            self.clear()
            raise

    def _load(self, data: memoryview) -> "State":
        _check(data)
        end = len(data) - _CRC_SIZE
        if end > _BODY_AT + self._capacity:
            raise HistoryError(ILLEGAL)
        self._buffer[:end] = data[:end]
        self._end = end
        for _ in self._body():
            self._count += 1
        return self.replay()

    def _new(self) -> "State":
        buffer = self._buffer
        if not buffer[_PLAYERS_AT]:
            raise HistoryError(ILLEGAL)
        game = package(buffer[_GAME_AT])
        presets = game.PRESETS
        if buffer[_PRESET_AT] >= len(presets):
            raise HistoryError(ILLEGAL)
        try:
            state: State = game.State(buffer[_PLAYERS_AT], presets[buffer[_PRESET_AT]], buffer[_FIRST_AT])
        except ValueError:
            raise HistoryError(ILLEGAL)
        return state

    def _body(self) -> "Generator[int, None, None]":
        """The values; HistoryError if their bytes aren't those which append writes."""
        buffer = self._buffer
        value = 0
        shift = 0
        for at in range(_BODY_AT, self._end):
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
        """Keeps the first length values, whatever the others are: undo_to looks at them."""
        buffer = self._buffer
        end = _BODY_AT
        for _ in range(length):
            while buffer[end] & 0x80:
                end += 1
            end += 1
        self._end = end
        self._count = length


def from_values(values: "Iterable[int]", capacity: int = LONGEST) -> History:
    """The history whose values() are these; HistoryError if they aren't a legal game."""
    history = History(capacity)
    rest = iter(values)
    try:
        game = next(rest)
        players = next(rest)
        preset = next(rest)
        first = next(rest)
    except StopIteration:
        raise HistoryError(TRUNCATED)
    state = history.start(game, players, preset, first)
    try:
        for value in rest:
            state.apply_action(value)
            history.append(value)
    except ValueError:
        raise HistoryError(ILLEGAL)
    return history


def game_of(data: "bytes | bytearray | memoryview") -> int:
    """Which game a file is of; QWIXX if it is of none that is known, which loading it will tell."""
    known = len(data) > _GAME_AT and data[: len(_MAGIC)] == _MAGIC and data[_GAME_AT] < len(PACKAGES)
    return data[_GAME_AT] if known else QWIXX


def package(game: int) -> "Any":
    """The package of a game, which is loaded when a game of it is first played; HistoryError if there is none."""
    if game >= len(PACKAGES):
        raise HistoryError(TOO_NEW)
    try:
        return __import__(PACKAGES[game], None, None, ("State", "PRESETS"))
    except ImportError:
        raise HistoryError(TOO_NEW)


def _check(data: memoryview) -> None:
    """HistoryError unless data is a whole and undamaged file."""
    size = len(data)
    known = min(size, len(_MAGIC))
    if data[:known] != _MAGIC[:known]:
        raise HistoryError(FOREIGN)
    if size > _VERSION_AT and data[_VERSION_AT] > _VERSION:
        raise HistoryError(TOO_NEW)
    if size < _BODY_AT + _CRC_SIZE:
        raise HistoryError(TRUNCATED)
    if not data[_VERSION_AT]:
        raise HistoryError(DAMAGED)
    end = _BODY_AT + data[_LENGTH_AT] + (data[_LENGTH_AT + 1] << 8)
    if size < end + _CRC_SIZE:
        raise HistoryError(TRUNCATED)
    crc = crc32(data[:end])
    if size > end + _CRC_SIZE or any(data[end + i] != crc >> 8 * i & 0xFF for i in range(_CRC_SIZE)):
        raise HistoryError(DAMAGED)


def _put_crc(buffer: bytearray, at: int, crc: int) -> None:
    for i in range(_CRC_SIZE):
        buffer[at + i] = crc >> 8 * i & 0xFF
