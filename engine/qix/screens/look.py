"""Looks round: the Qix and its sticks through the lens, then the round and the cards that are left."""

from micropython import const

from engine.app.outcomes import ABSENT, STAY
from engine.app.ports import DOWN, LISTS, REPEATS, RIGHT, TICK, A, B
from engine.loading import load_words
from engine.qix.cards import KINDS, MOVE_1, MOVE_AND_DRAW
from engine.qix.grid import point
from engine.qix.layout import ARROW, BUNDLE, BUNDLE_SIZES, LARGE, PILE, QIX_X, QIX_Y, SIZES
from engine.qix.screens.overview import Overview
from engine.qix.screens.scoreboard import NOTE
from engine.qix.screens.zoom import ZOOM_HEIGHT, ZOOM_WIDTH, Zoom
from engine.qix.state import RESIGN, ROUNDS, State
from engine.ui.canvas import CHAR, HEIGHT, LINE, WIDTH
from engine.ui.phrases import phrase_length
from engine.ui.widgets import BAR, ask, leaf_footer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import CardWords, QixWords

_PAGES = const(2)
_CARDS = const(1)
_BOARD = const(86)  # left of the whole board
_SUPPLY = const(69)  # left of the sticks of the Qix
_TOP = const(12)
_SECOND = const(71)  # left of the second column of cards


def look(
    ports: "Ports", words: "QixWords", overview: Overview, state: State, timer: "Timer", page: int, other: str
) -> "Screen":
    """Leaf through the pages with the arrows, from one on, until A or B; returns STAY, ABSENT or RESIGN.

    other: the name of the player who wins if the person who is asked resigns; "" if nobody may.
    """
    cards = load_words(words.language).CardWords()
    zoom = Zoom(ports.canvas)
    while True:
        if page:
            _cards(ports, words, cards, state)
        else:
            _qix(ports, words, overview, zoom, state)
        resigns = other != "" and page == _CARDS
        leaf_footer(ports, timer, words.RESIGN if resigns else words.OK, words.BACK)
        ports.gestures = LISTS | REPEATS
        event = yield timer.wait()
        if timer.passed(ports.waited):
            return ABSENT
        if event == A and resigns:
            if (yield from ask(ports, load_words(words.language).RESIGN % other, words.RESIGN, words.BACK)):
                return RESIGN
        elif event in (A, B):
            return STAY
        elif event != TICK:
            page = (page + (1 if event in (DOWN, RIGHT) else -1)) % _PAGES


def _qix(ports: "Ports", words: "QixWords", overview: Overview, zoom: Zoom, state: State) -> None:
    """The Qix in the middle of the lens, and how many sticks of each size it has."""
    canvas = ports.canvas
    data = state.data
    canvas.clear()
    zoom.look_at(point(data[QIX_X], data[QIX_Y]), data[ARROW], -(data[BUNDLE] // 2))
    zoom.draw(data, data)
    canvas.fill_rect(ZOOM_WIDTH, 0, WIDTH - ZOOM_WIDTH, HEIGHT, 0)
    canvas.fill_rect(0, ZOOM_HEIGHT, WIDTH, HEIGHT - ZOOM_HEIGHT, 0)
    overview.draw(canvas, data, _BOARD, 1)
    for size in range(SIZES):
        y = 3 + 14 * (LARGE - size)
        count = 0
        for i in range(data[BUNDLE]):
            count += data[BUNDLE_SIZES + i] == size
        canvas.fill_rect(_SUPPLY, y, 2 << size, 2, 1)
        canvas.small(count, _SUPPLY, y + 4)
    canvas.write(words.QIX, 1, NOTE)


def _cards(ports: "Ports", words: "QixWords", cards: "CardWords", state: State) -> None:
    """The round, and how many cards of each kind are left: what moves the Qix at the right."""
    canvas = ports.canvas
    data = state.data
    canvas.clear()
    canvas.fill_rect(0, 0, WIDTH, BAR, 1)
    number = min(state.round() + 1, ROUNDS)
    x = (WIDTH - phrase_length(words.ROUND, number, ROUNDS) * CHAR + 1) // 2
    canvas.phrase(words.ROUND, x, 1, number, ROUNDS, 0, 0)
    left = right = _TOP
    for kind in range(KINDS):
        if MOVE_1 <= kind < MOVE_AND_DRAW:
            _card(ports, cards.CARDS[kind], data[PILE + kind], _SECOND, right)
            right += LINE
        elif kind != MOVE_AND_DRAW:
            _card(ports, cards.CARDS[kind], data[PILE + kind], 1, left)
            left += LINE
    _card(ports, cards.CARDS[MOVE_AND_DRAW], data[PILE + MOVE_AND_DRAW], 1, left)


def _card(ports: "Ports", name: str, count: int, x: int, y: int) -> None:
    ports.canvas.write(name, ports.canvas.write("×", ports.canvas.number(count, x, y), y) + 1, y)
