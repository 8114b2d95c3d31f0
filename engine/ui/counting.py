"""Counts a game that is over in the records, once; loaded only when its final table is left."""

from binascii import crc32

from micropython import const

from engine.record import QIX
from engine.ui.borrow import texts
from engine.ui.records import Records
from engine.ui.settings import FINE
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.record import Record
    from engine.ui.ports import Ports
    from engine.ui.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

_HEADER = const(4)  # values of a history before those of the game
_ROBOT = const(1)  # who the handheld plays for in Qix if the preset says so,
_USUAL = const(3)  # and 1 + the level of that bot
_BYTES = const(4)  # of a value of a history, and of a CRC


def count(ports: "Ports", words: "Words", table: "GameTable", scores: "list[int]", length: int, told: bool) -> "Screen":
    """Count the game on a table, unless that was done; returns 0 if it can't be kept, and says so if not `told`.

    length: how many actions were played since its last outcome.
    """
    records = Records(ports)
    mark = _mark(table.history, length)
    if mark == records.counted:
        return 1
    yield from tell(ports, words, records)
    records.counted = mark
    values = table.history.values()
    game, _, preset = next(values), next(values), next(values)
    best = max(scores)
    winners = sum([1 << player for player in range(len(scores)) if scores[player] == best])
    bots = [_USUAL if game == QIX and preset and player == _ROBOT else 0 for player in range(len(scores))]
    records.count(table.names, bots, scores, winners, game, preset)
    if records.save():
        return 1
    if not told:
        yield from ask(ports, texts(words).RecordWords.UNSAVED, words.OK)
    return 0


def tell(ports: "Ports", words: "Words", records: Records) -> "Screen":
    """Say why the records were refused, if they were; returns 0."""
    if records.refused != FINE:
        language = texts(words)
        yield from ask(ports, language.RecordWords.REFUSED + language.REASONS[records.refused], words.OK)
    return 0


def _mark(history: "Record", length: int) -> bytes:
    """What tells a game from others: a CRC-32 up to its last roll or card, as what was decided then can be taken back.

    So a game that is counted, and found on its final table again after a loss of power, isn't counted twice.
    """
    crc = 0
    left = _HEADER + len(history) - length
    for value in history.values():
        if not left:
            break
        crc = crc32(value.to_bytes(_BYTES, "little"), crc)
        left -= 1
    return crc.to_bytes(_BYTES, "little")
