"""A guided turn for who plays for the first time: real screens, dice that are set, bubbles that say what to press."""

from micropython import const

from engine.app.ports import HOLDS, RIGHT, TICK, A, B
from engine.loading import load_words
from engine.qwixx.moves import PASS
from engine.qwixx.screens.decision import Decision
from engine.qwixx.screens.pauses import draw_hand_over, draw_roll, faces_of
from engine.qwixx.screens.play import Play
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.table import Table
from engine.ui.bubble import Bubble, Skipped
from engine.ui.faces import DICE, fall
from engine.ui.widgets import Timer, ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import LessonWords, QwixxWords, Words

# What is rolled: white, white, red, yellow, green, blue. Of the first roll the learner marks yellow 4 and yellow 5.
_FIRST_ROLL = b"\1\3\5\2\6\5"
_OTHER_ROLL = b"\4\5\1\6\1\3"
_YELLOW_4 = const(2)
_YELLOW_5 = const(8)

# The top of a bubble of two lines: over the last two lines of text, over the last two rows of a sheet, below the record
# of a hand-over; of a bubble of one line: over the last line of text.
_BELOW = const(46)
_ROWS = const(28)
_BELOW_RECORD = const(36)
_FOOT = const(54)


def guide(ports: "Ports", words: "Words", settings: "Settings") -> "Screen":
    """Offer a guided turn and lead through it until its end, or until B is held; returns 0."""
    lesson: LessonWords = load_words(words.language).LessonWords()
    if (yield from ask(ports, lesson.START, lesson.GO, lesson.SKIP)):
        try:
            yield from _Lesson(ports, load_words(words.language).QwixxWords(), settings, lesson).turn()
        except Skipped:
            return 0
        yield from ask(ports, lesson.END, words.OK)
    return 0


class _Practice(Table):
    """A table of which nothing is kept, so that a game that waits goes on waiting."""

    def _save(self) -> None:
        """Leave what is saved as it is."""


class _Guided(Decision):
    """A decision with a bubble beside it, which hears the asked buttons alone.

    goal: the mark that the learner walks to; then: what the bubble says once it is under the cursor.
    """

    def __init__(self, ports: "Ports", words: "QwixxWords", sheet: Sheet, bubble: Bubble) -> None:
        super().__init__(ports, words, sheet, Timer(0))
        self._bubble = bubble
        self.goal = NONE
        self.then = 0

    def _heard(self, event: int) -> bool:
        return self._bubble.hears(event)

    def _draw(self, table: Table) -> None:
        if self.goal == self._choices[self._at]:
            self.goal = NONE
            self._bubble.say(self.then, _ROWS, A)
        super()._draw(table)
        self._bubble.draw()


class _Lesson(Play):
    """The guided turn of a learner, and the start of the next one."""

    def __init__(self, ports: "Ports", words: "QwixxWords", settings: "Settings", lesson: "LessonWords") -> None:
        table = _Practice(ports)
        table.start(len(lesson.NAMES), 0, 0, 0)
        super().__init__(ports, words, settings, table)
        table.names = lesson.NAMES
        self._timer = Timer(0)
        self._sheet = Sheet(ports.canvas, words)
        self._bubble = Bubble(ports, lesson.HINT, lesson.STEPS)
        self._guided = _Guided(ports, words, self._sheet, self._bubble)

    def turn(self) -> "Screen":
        """Lead through the turn; returns 0."""
        table = self._table
        yield from self._tell(self._show_hand_over, 0, _ROWS)
        table.apply(_outcome(_FIRST_ROLL))
        yield from self._let_fall()
        yield from self._tell(self._show_roll, 1, _FOOT)
        yield from self._tell(self._show_roll, 2, _FOOT)
        yield from self._choose(3, _BELOW, A)
        yield from self._walk(4, _YELLOW_4)
        table.apply(_YELLOW_4)
        yield from self._tell(self._show_sheet, 6, _BELOW)
        yield from self._tell(self._show_hand_over, 7, _BELOW_RECORD)
        table.apply(PASS)
        yield from self._choose(8, _BELOW, A)
        yield from self._choose(9, _ROWS, A)
        table.apply(_YELLOW_5)
        table.apply(_outcome(_OTHER_ROLL))
        table.apply(PASS)
        yield from self._choose(10, _BELOW, B)
        table.apply(PASS)
        return (yield from self._tell(self._show_sheet, 11, _BELOW))

    def _tell(self, show: "Callable[[], None]", step: int, top: int) -> "Screen":
        """Say something about a screen until A."""
        bubble = self._bubble
        bubble.say(step, top, A)
        while True:
            show()
            bubble.draw()
            self._ports.gestures = HOLDS
            event = yield 0
            if event != TICK and bubble.hears(event):
                return 0

    def _choose(self, step: int, top: int, button: int) -> "Screen":
        """Say something about the sheet of a decision until a button; returns the action that it stands for."""
        self._bubble.say(step, top, button)
        self._guided.begin(self._table)
        return (yield from self._guided.ask(self._table))

    def _walk(self, step: int, goal: int) -> "Screen":
        """Have the learner walk to a mark, then take it, as the next step says."""
        self._guided.goal = goal
        self._guided.then = step + 1
        return (yield from self._choose(step, _ROWS, RIGHT))

    def _let_fall(self) -> "Screen":
        self._ports.gestures = 0
        return (yield from fall(self._draw, DICE - 1))

    def _show_hand_over(self) -> None:
        draw_hand_over(self._ports, self._words, self._table, False)

    def _draw(self, shown: int) -> None:
        table = self._table
        draw_roll(self._ports, self._words, table, faces_of(table), shown)

    def _show_roll(self) -> None:
        self._draw(DICE)

    def _show_sheet(self) -> None:
        table = self._table
        self._sheet.draw(table.state, table.rolled, 0, table.names[0], NONE)


def _outcome(faces: bytes) -> int:
    """A roll as an outcome of the game."""
    outcome = 0
    for face in reversed(faces):
        outcome = outcome * 6 + face - 1
    return outcome
