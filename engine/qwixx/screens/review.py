"""Looks back at a game with Expert's eyes: the decisions that cost most, and what was luck and what were choices.

What a decision costs is what Expert expects of the best choice more than of the one that was made; what is named are
people's decisions, if people played. A player's distance from the mean of the table, or alone from what Expert gets, is
the choices' as far as they cost less or more than those of the others, and all else is called luck.
"""

from micropython import const

from engine.app.ports import B
from engine.app.thinking import think
from engine.loading import load_words
from engine.qwixx.bots import EXPERT, Bot
from engine.qwixx.bots.worth import POINT
from engine.qwixx.layout import ROLL
from engine.qwixx.moves import PASS
from engine.qwixx.sheet import number
from engine.qwixx.state import State
from engine.qwixx.table import Table
from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.phrases import phrase_length
from engine.ui.widgets import centred, keys_hint, leaf, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QwixxWords, ReviewWords

    Costly = tuple[int, int, int, int, int]  # what it cost, the turn, the player, what was done and what was better

_ALONE = b"\x71\x72\x72"  # what Expert gets alone on average, by preset, as tools/bots/README.md says
_MOST_COSTLY = const(3)
_WIDE = const(16)  # a mark is row * _WIDE + number here

_PITCH = const(9)
_TOP = const(10)
_COLUMNS = b"\x3e\x59\x7e"  # right ends of the table's columns
_BAR_TOP = const(30)
_BAR_LEFT = const(13)
_BAR = const(102)


class Judgement:
    """What came of a game. lost: by player, in points / 64; costly: the decisions that cost most, the worst first."""

    def __init__(self, scores: "list[int]", preset: int) -> None:
        self._scores = scores
        self._alone = _ALONE[preset]
        self.lost = [0] * len(scores)
        self.costly: list[Costly] = []

    def add(self, costly: "Costly", named: bool) -> None:
        """Takes down a decision, which may be one of those that are named; of equals it is the first."""
        cost = costly[0]
        self.lost[costly[2]] += cost
        if named and cost > 0:
            worst = self.costly
            i = len(worst)  # not by sort, which leaves equals in any order on MicroPython
            while i and worst[i - 1][0] < cost:
                i -= 1
            worst.insert(i, costly)
            del worst[_MOST_COSTLY:]

    def mean(self) -> int:
        """The mean of the table in points, or alone what Expert gets."""
        count = len(self._scores)
        return self._alone if count == 1 else _rounded(sum(self._scores), count)

    def split(self, player: int) -> "tuple[int, int, int]":
        """The distance from the mean in points, and how much of it is luck and choices."""
        scores = self._scores
        count = len(scores)
        if count == 1:
            distance, choices = scores[0] - self._alone, _rounded(-self.lost[0], POINT)
        else:
            distance = _rounded(count * scores[player] - sum(scores), count)
            choices = _rounded(sum(self.lost) - count * self.lost[player], count * POINT)
        return distance, distance - choices, choices


def review(ports: "Ports", words: "QwixxWords", table: Table) -> "Screen":
    """Judge the game that is over, while a bar shows how far that is, and show what came of it, until B; returns 0."""
    titles: ReviewWords = load_words(words.language).ReviewWords()
    found = Judgement(table.state.returns(), table.state.rules.index)
    if not (yield from judge(ports, words, titles, table, found)):
        return 0
    canvas = ports.canvas
    mean = found.mean()
    parts = [found.split(player) for player in range(table.state.players)]

    def draw(shown: int) -> None:
        canvas.clear()
        if shown:
            _decision(canvas, words, titles, table, found.costly[shown - 1])
        else:
            _split(canvas, titles, table, mean, parts)

    return (yield from leaf(ports, draw, 1 + len(found.costly), words.BACK))


def judge(ports: "Ports", words: "QwixxWords", titles: "ReviewWords", table: Table, found: Judgement) -> "Screen":
    """Play the game again and think each decision over; returns 0 if B was pressed before the end, else 1."""
    history = table.history
    players = history.players()
    bot = Bot(EXPERT, players)
    state = State(players, table.state.rules, history.first())
    people = any(not table.bot(player) for player in range(players))
    turn = 0
    for done, value in enumerate(history.moves()):
        player = state.current_player()
        if state.phase() == ROLL:
            turn += 1
        elif len(state.legal_actions()) > 1 and table.bot(player) != 1 + EXPERT:
            thinking = think(ports, bot, state, (B,))
            _progress(ports, words, titles, done * _BAR // len(history))
            if (yield from thinking):
                return 0
            best = bot.choice()
            cost = bot.worth(best) - bot.worth(value)
            costly = cost, turn, player, _marked(state, value), _marked(state, best)
            found.add(costly, not people or not table.bot(player))
        state.apply_action(value)
    return 1


def _marked(state: State, action: int) -> int:
    """What an action marks, or PASS."""
    if action == PASS:
        return PASS
    row = state.row_of(action)
    return row * _WIDE + number(row, state.position_of(action))


def _progress(ports: "Ports", words: "QwixxWords", titles: "ReviewWords", width: int) -> None:
    canvas = ports.canvas
    canvas.clear()
    title_bar(canvas, titles.TITLE)
    centred(canvas, words.THINKS, _BAR_TOP - _PITCH)
    canvas.rect(_BAR_LEFT, _BAR_TOP, _BAR, 6, 1)
    canvas.fill_rect(_BAR_LEFT, _BAR_TOP, width, 6, 1)
    keys_hint(canvas, "", words.BACK)
    ports.gestures = 0


def _split(canvas: Canvas, titles: "ReviewWords", table: Table, mean: int, parts: "list[tuple[int, int, int]]") -> None:
    """The table of who was how far from the mean, and why."""
    canvas.fill_rect(0, 0, WIDTH, _TOP, 1)
    canvas.phrase(titles.MEAN, 2, 1, mean, "", 0, 0)
    for column in range(3):
        label = titles.COLUMNS[column]
        canvas.write(label, _COLUMNS[column] - len(label) * CHAR, 1, 0)
    for player in range(len(parts)):
        y = _TOP + player * _PITCH
        canvas.write(table.names[player], 2, y)
        for column in range(3):
            part = parts[player][column]
            x = _COLUMNS[column] - (number_length(part) + (part > 0)) * CHAR
            canvas.number(part, canvas.write("+" if part > 0 else "", x, y), y)


def _decision(canvas: Canvas, words: "QwixxWords", titles: "ReviewWords", table: Table, costly: "Costly") -> None:
    """A page on a decision."""
    cost, turn, player, done, better = costly
    canvas.fill_rect(0, 0, WIDTH, _TOP, 1)
    name = table.names[player]
    x = (WIDTH - phrase_length(titles.TURN, turn, name) * CHAR + 1) // 2
    canvas.phrase(titles.TURN, x, 1, turn, name, 0, 0)
    _mark(canvas, words, done, canvas.write(titles.DONE, 2, 13), 13)
    _mark(canvas, words, better, canvas.write(titles.BETTER, 2, 23), 23)
    tenths = _rounded(10 * cost, POINT)
    x = canvas.number(tenths // 10, canvas.write(titles.COST, 2, 33), 33)
    canvas.number(tenths % 10, canvas.write(".", x, 33), 33)


def _mark(canvas: Canvas, words: "QwixxWords", mark: int, x: int, y: int) -> None:
    if mark == PASS:
        canvas.write(words.PASS, x, y)
    else:
        canvas.number(mark % _WIDE, canvas.write(" ", canvas.write(words.COLOURS[mark // _WIDE], x, y), y), y)


def _rounded(value: int, unit: int) -> int:
    """The nearest number of units; a half counts as a whole one, up or down."""
    return -_rounded(-value, unit) if value < 0 else (2 * value + unit) // (2 * unit)
