"""Lists to choose from."""

from micropython import const

from engine.app.ports import DOWN, LEFT, LISTS, REPEATS, RIGHT, UP, A, B
from engine.ui.canvas import CHAR, WIDTH, Canvas
from engine.ui.widgets import BAR, CAP_A, FOOT, LIST_PITCH, LIST_TOP, note, scroll_bar, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.ui.widgets import Screen

_LINES = const(4)  # that there is room for below a title
_MORE_LINES = const(5)  # the same without a title
_TOP = const(2)  # of a list without a title
_BATTERY = const(14)  # pixels
_THREE = const(3)  # buttons, with which A changes a value
_CAP = const(7)  # width of a cap
_RIGHT = const(123)  # right end of a list, left of its scroll bar


class Choices:
    """Lines to choose from, with a note below the list on what each is for; a form gives them values to change."""

    def __init__(self, labels: "Sequence[str]", notes: "Sequence[str]" = ()) -> None:
        self.labels = labels
        self.notes = notes

    def count(self) -> int:
        """How many lines there are."""
        return len(self.labels)

    def label(self, line: int) -> str:
        """The text of a line."""
        return self.labels[line]

    def value(self, line: int) -> str:
        """What stands at the right of a line, or nothing."""
        return ""

    def note(self, line: int) -> str:
        """What a line is for."""
        return self.notes[line] if self.notes else ""

    def a_changes(self, line: int) -> bool:
        """Whether A changes the value of a line, too."""
        return True

    def change(self, line: int, step: int) -> None:
        """Left (-1) or right (+1) was pressed on a line."""


def choose(ports: "Ports", title: str, choices: Choices, line: int = 0) -> "Screen":
    """Let a line of a list be chosen, at first `line`; returns its index, or -1 for back.

    Without a title there is room for a line more.
    """
    lines = _LINES if title else _MORE_LINES
    first = LIST_TOP if title else _TOP
    top = 0
    while True:
        count = choices.count()
        top = max(min(top, line), line - lines + 1, 0)
        canvas = ports.canvas
        canvas.clear()
        if title:
            title_bar(canvas, title)
            battery(canvas, ports.battery(), BAR // 2 - 3, 0)
        for slot in range(min(lines, count - top)):
            _list_line(ports, choices, top + slot, first + slot * LIST_PITCH, top + slot == line)
        scroll_bar(canvas, top, lines, count)
        note(ports, choices.note(line), 1, FOOT)
        ports.gestures = REPEATS | LISTS
        event = yield 0
        if event == UP:
            line = (line - 1) % count
        elif event == DOWN:
            line = (line + 1) % count
        elif event == LEFT:
            choices.change(line, -1)
        elif event == RIGHT:
            choices.change(line, 1)
        elif event in (A, B):
            return line if event == A else -1


def battery(canvas: Canvas, charge: int, y: int, ink: int) -> None:
    """Draw a battery that is full to so many per cent at the right end of a line; none if that isn't known."""
    if charge < 0:
        return
    canvas.rect(WIDTH - _BATTERY - 3, y, _BATTERY, 6, ink)
    canvas.vline(WIDTH - 3, y + 2, 2, ink)
    canvas.fill_rect(WIDTH - _BATTERY - 1, y + 2, (charge * (_BATTERY - 4) + 50) // 100, 2, ink)


def _list_line(ports: "Ports", choices: Choices, line: int, y: int, chosen: bool) -> None:
    canvas = ports.canvas
    if chosen:
        canvas.fill_rect(1, y, _RIGHT, LIST_PITCH, 1)
    ink = 0 if chosen else 1
    canvas.write(choices.label(line), 3, y + 1, ink)
    value = choices.value(line)
    x = _RIGHT - CHAR - 1 - len(value) * CHAR
    canvas.write(value, x, y + 1, ink)
    if not chosen or not value:
        return
    if ports.buttons > _THREE:
        canvas.write("←", x - CHAR - 1, y + 1, ink)
        canvas.write("→", _RIGHT - CHAR, y + 1, ink)
    elif choices.a_changes(line):
        canvas.fill_rect(x - _CAP - 3, y, _CAP + 2, LIST_PITCH - 1, 0)
        canvas.blit(CAP_A, x - _CAP - 2, y + 1)
