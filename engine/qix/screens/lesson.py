"""A guided turn of Qix: real screens, a card that is set, bubbles that say what to press, and a first piece of land."""

from micropython import const

from engine.app.ports import DOWN, HOLDS, REPEATS, RIGHT, TICK, WALKS, A
from engine.loading import load_words
from engine.qix.cards import GROW, MOVE_1
from engine.qix.grid import point
from engine.qix.layout import DOWN as DOWNWARDS
from engine.qix.layout import MEDIUM, SMALL
from engine.qix.layout import RIGHT as TO_THE_RIGHT
from engine.qix.layout import UP as UPWARDS
from engine.qix.screens.overview import Overview
from engine.qix.screens.pauses import Pause
from engine.qix.screens.proposal import propose
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import FIRST_START, FIRST_STICK
from engine.qix.table import Table
from engine.ui.bubble import Bubble, Skipped
from engine.ui.widgets import Timer, ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import LessonWords, QixLessonWords, QixWords, Words

_FACE = const(2)  # of the die
_FOOT = const(46)  # the top of a bubble over the last two lines

_ARROW_DOWN = const(2)  # as a direction of the board
_ARROW_RIGHT = const(1)


def guide(ports: "Ports", words: "Words", settings: "Settings") -> "Screen":
    """Offer a guided turn and lead through it until its end, or until B is held; returns 0."""
    language = load_words(settings.language)
    lesson: LessonWords = language.LessonWords()
    told: QixLessonWords = language.QixLessonWords()
    if (yield from ask(ports, told.START, lesson.GO, lesson.SKIP)):
        try:
            yield from _Lesson(ports, language.QixWords(), lesson, told).turn()
        except Skipped:
            return 0
        yield from ask(ports, told.END, words.OK)
    return 0


class _Practice(Table):
    """A table of which nothing is kept, so that a game that waits goes on waiting."""

    def _save(self) -> None:
        """Leave what is saved as it is."""


class _Lesson:
    """The guided turns of a learner, who fences off land with two sticks, and what the other player does meanwhile."""

    def __init__(self, ports: "Ports", words: "QixWords", lesson: "LessonWords", told: "QixLessonWords") -> None:
        self._ports = ports
        self._words = words
        self._timer = Timer(0)
        self._overview = Overview()
        self._bubble = Bubble(ports, lesson.HINT, told.STEPS)
        self._table = table = _Practice(ports)
        table.names = lesson.NAMES
        table.start(2, 0, 0, 0)
        table.apply(UPWARDS)
        self._pause = Pause(ports, words, self._overview, self._timer, table, lesson.NAMES, 0)

    def turn(self) -> "Screen":
        """Lead through the turns; returns 0."""
        table = self._table
        yield from self._tell(0)
        table.apply(MOVE_1)
        table.apply(_FACE)
        yield from self._tell(1)
        table.starts[0] = _start(0, 5, TO_THE_RIGHT)
        table.sizes[0] = SMALL
        yield from self._choose(2, DOWN, _ARROW_DOWN, _start(0, 4, TO_THE_RIGHT))
        yield from self._choose(4, RIGHT, _ARROW_RIGHT, FIRST_STICK + MEDIUM)
        yield from self._tell(6)
        for action in (_start(36, 40, DOWNWARDS), FIRST_STICK + MEDIUM, GROW, FIRST_STICK + MEDIUM):
            table.apply(action)
        turned = FIRST_STICK + 3 + MEDIUM  # to the right
        yield from self._choose(7, DOWN, _ARROW_DOWN, turned)
        return (yield from self._tell(9))

    def _tell(self, step: int) -> "Screen":
        """Say something about how the game stands until A."""
        bubble = self._bubble
        bubble.say(step, _FOOT, A)
        while True:
            self._pause.draw()
            bubble.draw()
            self._ports.gestures = HOLDS
            event = yield 0
            if event != TICK and bubble.hears(event):
                return 0

    def _choose(self, step: int, button: int, way: int, goal: int) -> "Screen":
        """Have the learner walk to a start or a stick with a button, then take it with A, as the next step says."""
        ports = self._ports
        table = self._table
        state = table.state
        bubble = self._bubble
        action = propose(state, table.starts[0], table.sizes[0])
        chooser = StickChooser(ports, self._words, self._overview, self._timer, table.names, action)
        walk = chooser.walk
        bubble.say(step, _FOOT, button)
        while True:
            chooser.draw(state, walk.action)
            bubble.draw()
            ports.gestures = HOLDS | REPEATS | WALKS
            event = yield 0
            if event == TICK or not bubble.hears(event):
                continue
            if walk.action == goal:
                table.apply(goal)
                return 0
            walk.go(state, way)
            if walk.action == goal:
                bubble.say(step + 1, _FOOT, A)


def _start(x: int, y: int, heading: int) -> int:
    """The action that starts a line."""
    return FIRST_START + 4 * point(x, y) + heading
