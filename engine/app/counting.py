"""Counts a game that is over among the scores, once; loaded only at its end."""

from micropython import const

from engine.app.match import mark_of
from engine.app.options import FINE
from engine.app.scores import Scores
from engine.loading import load_words
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.match import Match
    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words


def count(ports: "Ports", words: "Words", table: "GameTable", match: "Match | None" = None) -> "Screen":
    """Count the game on a table, unless that was done; say once if it can't be kept; returns 0.

    match: the one that the game is of, with the game added.
    """
    if match is not None and not match.changed:
        return 0
    yield from _record(ports, words, table, 0 if match is None else match.winners())
    if match is not None:
        match.save()
    return 0


def _record(ports: "Ports", words: "Words", table: "GameTable", cups: int) -> "Screen":
    """Count the game in the records; cups has a bit for each player who has won a match with it."""
    kept = Scores(ports)
    history = table.history
    mark = mark_of(table)
    if mark == kept.counted:
        return 0
    yield from tell(ports, words, kept)
    kept.counted = mark
    scores = table.state.returns()
    winners = table.state.winners()
    bots = [table.bot(player) for player in range(len(scores))]
    kept.count(table.names, bots, scores, winners, history.game(), history.preset(), cups)
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
