"""The log of faults, a text of at most 3 KB in flash: what happened, in which game and build, the oldest first."""

from binascii import crc32

from micropython import const

from firmware import storage
from firmware.build import BUILD

_NAME = "faults"
_LARGEST = const(3072)  # bytes of the log: room for MANY entries
_REPORT = const(900)  # bytes of a report; the end of a traceback is what matters
_MARK = b"\n== "  # before each entry, behind which the game's checksum stands
MANY = const(3)  # after so many faults in a row a game is suspected


def add(report: str) -> int:
    """Adds an entry; how many faults in a row, this one among them, the saved game has had without a single action.

    MANY if the entry could not be written, as then nobody counts.
    """
    game = _game()
    log = storage.load(_NAME) or b""
    log += b"%s%s %s\n%s" % (_MARK, game, BUILD.encode(), report.encode()[-_REPORT:].strip())
    while len(log) > _LARGEST:
        # The last entry alone is shorter, so there is a second one.
        log = log[log.find(_MARK, 1) :]
    return _in_a_row(log, game) if storage.save(_NAME, log) else MANY


def _game() -> bytes:
    """What tells the saved game from every other, and from itself after an action."""
    return b"%08x" % crc32(storage.load("game") or b"")


def _in_a_row(log: bytes, game: bytes) -> int:
    entries = log.split(_MARK)
    count = 0
    while count < len(entries) and entries[-1 - count].startswith(game):
        count += 1
    return count
