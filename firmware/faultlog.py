"""The log of faults, a text of at most 3 KB in flash: what happened, in which game and build, the oldest first."""

from binascii import crc32

from micropython import const

from engine.games import SAVES
from firmware import storage
from firmware.build import BUILD

_NAME = "faults"
_LARGEST = const(3072)  # bytes of the log: room for MANY entries
_REPORT = const(900)  # bytes of a report; the end of a traceback is what matters
_MARK = b"\n== "  # before each entry, behind which the game's checksum stands
MANY = const(3)  # after so many faults in a row a game is suspected


def add(report: str) -> int:
    """Adds an entry; how many faults in a row, this one among them, there were without a single action in any game.

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
    """What tells the saved games from all others, and from themselves after an action."""
    crc = 0
    for name in SAVES:
        crc = crc32(storage.load(name) or b"", crc)
    return b"%08x" % crc


def _in_a_row(log: bytes, game: bytes) -> int:
    entries = log.split(_MARK)
    count = 0
    while count < len(entries) and entries[-1 - count].startswith(game):
        count += 1
    return count
