"""Counts a game that is over among the scores, once; loaded only when its final table is left."""

from binascii import crc32

from micropython import const

from engine.app.options import FINE
from engine.app.scores import Scores
from engine.loading import load_words
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.record import Record
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

_HEADER = const(4)  # values of a history before those of the game
_BYTES = const(4)  # of a value of a history, and of a CRC


def count(ports: "Ports", words: "Words", table: "GameTable") -> "Screen":
    """Count the game on a table, unless that was done; say once if it can't be kept; returns 0."""
    kept = Scores(ports)
    history = table.history
    mark = _mark(history, table.length)
    if mark == kept.counted:
        return 0
    yield from tell(ports, words, kept)
    kept.counted = mark
    scores = table.state.returns()
    winners = table.state.winners()
    bots = [table.bot(player) for player in range(len(scores))]
    kept.count(table.names, bots, scores, winners, history.game(), history.preset())
    if not kept.save() and not table.told:
        table.told = True
        yield from ask(ports, load_words(words.language).RecordWords().UNSAVED, words.OK)
    return 0


def tell(ports: "Ports", words: "Words", scores: Scores) -> "Screen":
    """Say why the scores were refused, if they were; returns 0."""
    if scores.refused != FINE:
        language = load_words(words.language)
        yield from ask(ports, language.RecordWords().REFUSED + language.REASONS[scores.refused], words.OK)
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
