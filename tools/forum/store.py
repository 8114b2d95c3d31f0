"""Keeps a game in a file: a change is written whole or not at all, and by one game master at a time."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.forum import ForumError, text
from tools.forum.game import Game

SUFFIX = ".qwixx"
_PRIVATE = 0o600  # the seed is for the game master's eyes
_PUBLIC = 0o666  # less what the user's umask takes away
_LARGEST = 1 << 22  # bytes; the longest game has less than half of it


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keeps any other game master from a game meanwhile; ForumError if there is one.

    The lock is a file beside the game, as the game's own is replaced at each change. It goes when the process ends,
    however that is; the file stays.
    """
    lock = _beside(path.resolve(), ".lock")
    try:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, _PRIVATE)
    except OSError as error:
        raise _failure(lock, error) from error
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise ForumError(f"Another game master is at work on {path} just now. Try it again soon.") from error
        except OSError as error:
            raise _failure(lock, error) from error
        yield
    finally:
        os.close(handle)


def read(path: Path) -> Game:
    """The game in a file; ForumError says why there is none, or why it is refused."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError as error:
        raise ForumError(f"There is no game {path}.") from error
    except OSError as error:
        raise _failure(path, error) from error
    if len(data) > _LARGEST:
        raise ForumError(f"{path} is refused: it is far too long for a game.")
    try:
        return text.parse(data)
    except text.RefusedError as error:
        raise ForumError(f"{path} is refused: {error}.") from error


def create(path: Path, game: Game) -> None:
    """Keeps a new game; ForumError if there is a file of this name."""
    with locked(path):
        if path.exists():
            raise ForumError(f"{path} is there already, and stays as it is. Choose another name.")
        write(path, game)


def write(path: Path, game: Game) -> None:
    """Replaces the file of a game; ForumError, with the old file untouched, if that fails."""
    write_bytes(path, text.compose(game).encode(), _PRIVATE)


def write_bytes(path: Path, data: bytes, mode: int = _PUBLIC) -> None:
    """Replaces a file at once; whatever happens, it holds all of the new bytes or all of the old."""
    target = path.resolve()  # a link stays one
    temporary = _beside(target, ".new")
    try:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        os.replace(temporary, target)
        _sync_folder(target.parent)
    except OSError as error:
        raise _failure(path, error) from error


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(f".{path.name}{suffix}")


def _failure(path: Path, error: OSError) -> ForumError:
    return ForumError(f"{path}: {error.strerror or error}. Nothing was changed.")
