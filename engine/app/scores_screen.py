"""Shows the scores: who has any, what they have done by which rules, and how they are erased."""

from micropython import const

from engine import games
from engine.app.counting import tell
from engine.app.match import SHARED, WON
from engine.app.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B
from engine.app.scores import Entry, Scores
from engine.loading import load_words
from engine.seats import LEVELS
from engine.ui.canvas import CHAR, LINE, WIDTH, Canvas
from engine.ui.lists import Choices, choose
from engine.ui.phrases import phrase_length
from engine.ui.widgets import arrows, ask, keys_hint, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords, RecordWords

    Player = tuple[str, int]  # the name, and 1 + the level of a bot

_ENTRY = const(5)  # in the main menu

_RULES_TOP = const(12)
_FIGURES_TOP = const(21)
_GAMES = const(0)
_WON = const(1)
_BEST = const(2)
_MEAN = const(3)
_SAMPLE = const(7)  # height of a bar beside a number

# The plot: a bar for each game, a full one if it was won and else an empty one.
_PLOT = const(72)  # left end
_BASE = const(52)
_HIGH = const(30)
_BAR = const(3)  # width, and least height, so that an empty one can be told
_PITCH = const(4)


def visit(ports: "Ports", words: "MenuWords") -> "Screen":
    """Show the list of players with scores, and what is chosen there, until B; returns 0.

    A page is only looked at; what is to be deleted is chosen from a list of its own.
    """
    said: RecordWords = load_words(words.language).RecordWords()
    scores = Scores(ports)
    yield from tell(ports, words, scores)
    line = 0
    while scores.entries:
        players = _players(scores)
        count = len(players)
        labels = [_name(said, player) for player in players] + [said.ERASE]
        choices = Choices(labels, [said.NOTES[0]] * count + [said.NOTES[1]])
        line = yield from choose(ports, words.ENTRIES[_ENTRY], choices, min(line, count))
        if line < 0:
            return 0
        if line == count:
            yield from _erase(ports, words, said, scores)
        else:
            yield from _look(ports, words, said, scores, players[line])
    yield from ask(ports, said.EMPTY, words.OK)
    return 0


def _erase(ports: "Ports", words: "MenuWords", said: "RecordWords", scores: Scores) -> "Screen":
    """Let somebody's scores be erased, or all, until B or until there are none; returns 0."""
    line = 0
    while scores.entries:
        players = _players(scores)
        count = len(players)
        labels = [_name(said, player) for player in players] + [said.ALL]
        line = yield from choose(ports, said.ERASE, Choices(labels, [said.NOTES[1]] * (count + 1)), min(line, count))
        if line < 0:
            return 0
        text = said.ERASE_ALL if line == count else said.ERASE_ONE % labels[line]
        if (yield from ask(ports, text, words.DELETE, words.NO)):
            if line == count:
                scores.entries = []
            else:
                scores.erase(*players[line])
            yield from _keep(ports, words, said, scores)
    return 0


def _keep(ports: "Ports", words: "MenuWords", said: "RecordWords", scores: Scores) -> "Screen":
    """Save what is left, or take up again what could not be erased and say so."""
    if not scores.save():
        scores.entries = Scores(ports).entries
        yield from ask(ports, said.UNSAVED, words.OK)
    return 0


def _players(scores: Scores) -> "list[Player]":
    """Who has scores: people, the one who played last first, then bots by level."""
    people = [(name, 0) for name in scores.people()]
    bots = [entry.bot for entry in scores.entries]
    return people + [("", bot) for bot in range(1, LEVELS + 1) if bot in bots]


def _name(said: "RecordWords", player: "Player") -> str:
    name, bot = player
    return said.ROBOTS[bot - 1] if bot else name


def _look(ports: "Ports", words: "MenuWords", said: "RecordWords", scores: Scores, player: "Player") -> "Screen":
    """Leaf through the rules that a player has played by, the last ones first, until A or B; returns 0."""
    own = [entry for entry in scores.entries if (entry.name, entry.bot) == player]
    shown = own[0].rules
    order = sorted([entry.rules for entry in own])
    own = [entry for rules in order for entry in own if entry.rules == rules]
    at = order.index(shown)
    titles = [_title(scores, words, rules) for rules in order]
    name = _name(said, player)
    labels = said.FIGURES.split("\n")
    while True:
        canvas = ports.canvas
        canvas.clear()
        title_bar(canvas, name)
        canvas.write(titles[at], arrows(ports, "←→", 1, _RULES_TOP) if len(own) > 1 else 1, _RULES_TOP)
        _figures(canvas, labels, own[at])
        _plot(canvas, own[at], said.CUPS)
        keys_hint(canvas, "", words.BACK)
        ports.gestures = REPEATS
        event = yield 0
        if event in (LEFT, UP):
            at = (at - 1) % len(own)
        elif event in (RIGHT, DOWN):
            at = (at + 1) % len(own)
        elif event in (A, B):
            return 0


def _title(scores: Scores, words: "MenuWords", rules: int) -> str:
    """What a set of rules is called: its game, and its preset where there are several."""
    game = games.by_rules(scores.games, rules)
    if game is None:
        return ""
    about = getattr(load_words(words.language), game.words + "About")
    name: str = about.NAME
    return name + ", " + about.PRESETS[rules - game.scores] if game.presets > 1 else name


def _figures(canvas: Canvas, labels: "list[str]", entry: Entry) -> None:
    """Write games, wins, the best score and the mean; beside the first two, what their bars look like."""
    x = canvas.number(entry.games, _figure(canvas, labels, _GAMES), _top(_GAMES))
    canvas.rect(x + 2, _top(_GAMES), _BAR, _SAMPLE, 1)
    x = canvas.number(entry.wins // WON, _figure(canvas, labels, _WON), _top(_WON))
    if entry.wins % WON:
        x = canvas.write(".5", x, _top(_WON))
    canvas.fill_rect(x + 2, _top(_WON), _BAR, _SAMPLE, 1)
    canvas.number(entry.best, _figure(canvas, labels, _BEST), _top(_BEST))
    tenths = entry.tenths()
    y = _top(_MEAN)
    x = _figure(canvas, labels, _MEAN)
    if tenths < 0:
        x = canvas.write("-", x, y)
        tenths = -tenths
    canvas.number(tenths % 10, canvas.write(".", canvas.number(tenths // 10, x, y), y), y)


def _figure(canvas: Canvas, labels: "list[str]", row: int) -> int:
    """Write what a row tells, and return the x for its number."""
    return canvas.write(labels[row], 1, _top(row)) + CHAR


def _top(row: int) -> int:
    return _FIGURES_TOP + row * LINE


def _plot(canvas: Canvas, entry: Entry, cups: str) -> None:
    """Draw the last games, the newest at the right; the highest bar is that of the best. Matches won stand above."""
    last = entry.last
    highest = _HIGH
    if entry.cups:
        highest -= LINE + 1
        half = ".5" if entry.cups % WON else ""
        x = WIDTH - 1 - (phrase_length(cups, entry.cups // WON) + len(half)) * CHAR
        canvas.write(half, canvas.phrase(cups, x, _FIGURES_TOP, entry.cups // WON), _FIGURES_TOP)
    best = max(last) >> 2
    canvas.hline(_PLOT, _BASE, WIDTH - 1 - _PLOT, 1)
    for i in range(len(last)):
        score = last[i] >> 2
        high = max(score * highest // best, _BAR) if best > 0 else _BAR
        won = last[i] & 3
        canvas.rect(_PLOT + i * _PITCH, _BASE - high, _BAR, high, 1, won == WON)
        if won == SHARED:
            canvas.fill_rect(_PLOT + i * _PITCH, _BASE - high // 2, _BAR, high // 2, 1)
