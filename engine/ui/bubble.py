"""The bubble of a guided turn: what is said about a screen, and the one button that is heard."""

from micropython import const

from engine.app.ports import HOLD_B, LEFT, NEXT, RIGHT, A
from engine.ui.canvas import CHAR, LINE, WIDTH
from engine.ui.widgets import FOOT

_CUES = ("", "↑", "↓", "←", "→", "A", "B")  # by event
_ARROWS = "↓→"  # of those that a text names
_NEXT = "NEXT"  # instead of them, where there are three buttons
_THREE = const(3)
_SPOKEN = {_NEXT: "NEXT:", "A": "A:", "B": "B:"}  # as the caps of buttons are

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports


class Skipped(Exception):
    """B was held: the learner has seen enough."""


class Bubble:
    """What is said about a screen, in a lit box on it, and the one button that is meant."""

    def __init__(self, ports: "Ports", hint: str, steps: "Sequence[str]") -> None:
        """The hint follows a wrong button, with %0 for the right one; each step is a text of a line or two."""
        self._canvas = ports.canvas
        self._three = ports.buttons == _THREE
        self._hint = hint
        self._steps = steps
        self._wrong = False

    def say(self, step: int, top: int, button: int) -> None:
        """Take the text of a step, where it stands and the button that it asks for."""
        self._text = self._steps[step]
        self._top = top
        self._button = button
        self._wrong = False

    def hears(self, event: int) -> bool:
        """Whether a press is what was asked for; if not, the bubble kindly says so. Holding B skips the rest."""
        if event == HOLD_B:
            raise Skipped
        button = self._button
        walks = (button < A and event == NEXT) or (button == RIGHT and event == LEFT)
        self._wrong = event != button and not walks
        return not self._wrong

    def draw(self) -> None:
        """Draw it over the screen."""
        canvas = self._canvas
        top = self._top
        lines = 1
        for letter in self._text:
            lines += letter == "\n"
        canvas.fill_rect(0, FOOT, WIDTH, LINE + 1, 0)  # its keys do nothing here
        canvas.fill_rect(0, top, WIDTH, lines * LINE + 2, 1)
        button = _NEXT if self._three and self._button < A else _CUES[self._button]
        y = top + 1
        if self._wrong:
            canvas.phrase(self._hint, 1, y, button, 0, 0, 0)
        else:
            self._write(y)
        y = top + 1 + (lines - 1) * LINE
        x = WIDTH - 3 - len(button) * CHAR
        canvas.fill_rect(x - 2, y, len(button) * CHAR + 4, LINE, 0)
        canvas.aloud(_SPOKEN.get(button, ""))
        canvas.write(button, x, y)

    def _write(self, y: int) -> None:
        x = 1
        for letter in self._text:
            if letter == "\n":
                x = 1
                y += LINE
            else:
                x = self._canvas.write(_NEXT if self._three and letter in _ARROWS else letter, x, y, 0)
