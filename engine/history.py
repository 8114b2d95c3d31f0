"""Games that are loaded, replayed and taken back: every value goes through the game, which is the only validation."""

from micropython import const

from engine import games
from engine.checksum import CRC_SIZE, is_sealed
from engine.protocol import CHANCE
from engine.record import (
    BODY_AT,
    DAMAGED,
    FIRST_AT,
    FOREIGN,
    GAME_AT,
    ILLEGAL,
    LENGTH_AT,
    MAGIC,
    PLAYERS_AT,
    PRESET_AT,
    SEATS_SIZE,
    TOO_NEW,
    TRUNCATED,
    VERSION_AT,
    WITH_BOTS,
    HistoryError,
    Record,
)
from engine.seats import is_valid

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.protocol import State

# By reason, what is wrong with a file.
REASONS = ("not a saved game", "saved by a newer version", "cut short", "damaged", "not a legal game")


class History(Record):
    """The record of a game that knows how the game stands; empty until a game is started or loaded."""

    def start(self, game: int, players: int, preset: int, first: int, seats: int = 0) -> "State":
        """Begins the record of a new game and returns the game; HistoryError if there is no such game."""
        self.clear()
        for number in (game, players, preset, first):
            if not 0 <= number <= 0xFF:
                raise HistoryError(ILLEGAL)
        if seats and not is_valid(seats, players):
            raise HistoryError(ILLEGAL)
        self.begin(game, players, preset, first, seats)
        try:
            return self._new()
        except HistoryError:
            self.clear()
            raise

    def replay(self) -> "State":
        """The game as it stands after all values; HistoryError if it isn't a legal game."""
        state = self._new()
        try:
            for value in self.moves():
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
        values = self.moves()
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

    def load(self, data: "bytes | bytearray | memoryview") -> "State":
        """Becomes the game of a file and returns it; HistoryError, and an empty history, if it is refused."""
        self.clear()
        check(data)
        try:
            self.take(data)
            return self.replay()
        except ValueError:
            self.clear()
            raise HistoryError(ILLEGAL)
        except HistoryError:
            self.clear()
            raise

    def _new(self) -> "State":
        buffer = self._buffer
        if not buffer[PLAYERS_AT]:
            raise HistoryError(ILLEGAL)
        try:
            game = games.package(buffer[GAME_AT])
        except LookupError:
            raise HistoryError(TOO_NEW)
        presets = game.PRESETS
        if buffer[PRESET_AT] >= len(presets):
            raise HistoryError(ILLEGAL)
        try:
            state: State = game.State(buffer[PLAYERS_AT], presets[buffer[PRESET_AT]], buffer[FIRST_AT])
        except ValueError:
            raise HistoryError(ILLEGAL)
        return state


def from_values(values: "Iterable[int]", capacity: int) -> History:
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


def check(data: "bytes | bytearray | memoryview") -> int:
    """The number of the game that a file is of; HistoryError unless it is whole, undamaged and of a game that we know.

    Whether its moves are legal is told by playing them.
    """
    size = len(data)
    known = min(size, len(MAGIC))
    if data[:known] != MAGIC[:known]:
        raise HistoryError(FOREIGN)
    if size > VERSION_AT and data[VERSION_AT] > WITH_BOTS:
        raise HistoryError(TOO_NEW)
    if size < BODY_AT + CRC_SIZE:
        raise HistoryError(TRUNCATED)
    if not data[VERSION_AT]:
        raise HistoryError(DAMAGED)
    end = BODY_AT + data[LENGTH_AT] + (data[LENGTH_AT + 1] << 8)
    if size < end + CRC_SIZE:
        raise HistoryError(TRUNCATED)
    if size > end + CRC_SIZE or not is_sealed(data):
        raise HistoryError(DAMAGED)
    if data[VERSION_AT] == WITH_BOTS:
        _check_seats(data, end)
    if data[GAME_AT] >= len(games.PACKAGES):
        raise HistoryError(TOO_NEW)
    return data[GAME_AT]


def _check_seats(data: "bytes | bytearray | memoryview", end: int) -> None:
    """HistoryError unless a file with bots says at which seats."""
    if end < BODY_AT + SEATS_SIZE:
        raise HistoryError(DAMAGED)
    if not is_valid(data[BODY_AT] | data[BODY_AT + 1] << 8, data[PLAYERS_AT]):
        raise HistoryError(ILLEGAL)
