"""Shows what Expert would do in a person's place, and how many points each other choice is expected to cost."""

from micropython import const

from engine.app.outcomes import ABSENT, STAY
from engine.app.ports import DOWN, LISTS, REPEATS, TICK, UP, A, B
from engine.app.thinking import think
from engine.loading import load_words
from engine.qwixx.bots import EXPERT, Bot
from engine.qwixx.bots.worth import POINT
from engine.qwixx.moves import PASS
from engine.qwixx.sheet import number
from engine.qwixx.table import Table
from engine.ui.canvas import CHAR, Canvas, number_length
from engine.ui.widgets import FOOT, LIST_PITCH, LIST_TOP, centred, keys_hint, page_number, scroll_bar, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QwixxWords, ReviewWords

_LINES = const(4)
_RIGHT = const(122)


def show(ports: "Ports", words: "QwixxWords", table: Table, timer: "Timer") -> "Screen":
    """Think as Expert does, then show all choices, the best first, until A or B; returns STAY or ABSENT."""
    state = table.state
    bot = Bot(EXPERT, state.players)
    thinking = think(ports, bot, state, (A, B), timer)
    _title(ports, load_words(words.language).ReviewWords().HINT)
    centred(ports.canvas, words.THINKS, LIST_TOP + LIST_PITCH)
    keys_hint(ports.canvas, "", words.BACK)
    event = yield from thinking
    if event:
        return ABSENT if event == ABSENT else STAY
    choices, costs = _judged(bot, state.legal_actions())
    return (yield from _leaf(ports, words, table, timer, choices, costs))


def _judged(bot: "Bot", actions: "list[int]") -> "tuple[list[int], list[int]]":
    """The actions, the best first, and what each costs; of equals the bot takes the first."""
    choices = sorted(actions, key=lambda action: action - (bot.worth(action) << 4))
    best = bot.worth(choices[0])
    return choices, [best - bot.worth(action) for action in choices]


def _leaf(
    ports: "Ports", words: "QwixxWords", table: Table, timer: "Timer", choices: "list[int]", costs: "list[int]"
) -> "Screen":
    canvas = ports.canvas
    count = len(choices)
    top = 0
    said: ReviewWords = load_words(words.language).ReviewWords()
    while True:
        _title(ports, said.HINT)
        for i in range(top, min(top + _LINES, count)):
            y = LIST_TOP + (i - top) * LIST_PITCH
            _choice(canvas, words, table, choices[i], y)
            if costs[i] == 0:
                canvas.write(said.BEST, _RIGHT - len(said.BEST) * CHAR, y)
            else:
                _points(canvas, costs[i], y)
        x = page_number(ports, "↑↓", top, count - _LINES + 1) + CHAR if count > _LINES else 1
        scroll_bar(canvas, top, _LINES, count)
        if timer.wait():
            timer.draw(canvas, x, FOOT)
        else:
            canvas.write(said.RESULT, x, FOOT)
        keys_hint(canvas, "", words.BACK)
        ports.gestures = LISTS | REPEATS
        event = yield timer.wait()
        if timer.passed(ports.waited):
            return ABSENT
        if event in (UP, DOWN):
            top = (top + (1 if event == DOWN else -1)) % max(count - _LINES + 1, 1)
        elif event != TICK:
            return STAY


def _title(ports: "Ports", text: str) -> None:
    ports.canvas.clear()
    title_bar(ports.canvas, text)


def _choice(canvas: Canvas, words: "QwixxWords", table: Table, action: int, y: int) -> None:
    if action == PASS:
        canvas.write(words.PASS, 2, y)
        return
    state = table.state
    row = state.row_of(action)
    x = canvas.write(" ", canvas.write(words.COLOURS[row], 2, y), y)
    canvas.number(number(row, state.position_of(action)), x, y)


def _points(canvas: Canvas, cost: int, y: int) -> None:
    """What a choice costs, in tenths of a point, against the right end."""
    tenths = (10 * cost + POINT // 2) // POINT
    sign = "-" if tenths else ""
    x = _RIGHT - (len(sign) + 2 + number_length(tenths // 10)) * CHAR
    x = canvas.number(tenths // 10, canvas.write(sign, x, y), y)
    canvas.number(tenths % 10, canvas.write(".", x, y), y)
