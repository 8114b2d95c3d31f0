"""Types a name with the buttons: the alphabet in a grid, the name above it."""

from micropython import const

from engine.app.options import NAME_LENGTH
from engine.app.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.widgets import keys_hint, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

# The grid of letters: three rows of high cells, which are as wide as there is room for all.
_ROWS = const(3)
_TOP = const(23)
_HIGH = const(10)
_WIDEST = const(9)


class NameEditor:
    """Edits `text`, a name of at most NAME_LENGTH letters; the cell behind the alphabet ends the typing.

    As long as nothing is changed, the old name is lit, and the first letter that is typed takes its place.
    """

    def __init__(self, ports: "Ports", words: "MenuWords", text: str) -> None:
        self._ports = ports
        self._words = words
        self._cells = words.ALPHABET + "✓"
        self._at = len(self._cells) - 1
        self._across = (len(self._cells) + _ROWS - 1) // _ROWS
        self._whole = True  # whether the name is still the old one
        self.text = text

    def run(self) -> "Screen":
        """Type until the name is confirmed: 1; or given up with B when there is none to delete: 0."""
        while True:
            self._draw()
            self._ports.gestures = REPEATS
            event = yield 0
            if event == B and not self.text:
                return 0
            if event == B:
                self._whole = False
                self.text = self.text[:-1]
            elif event == A and self._at < len(self._cells) - 1:
                self._type(self._cells[self._at])
            elif event == A and self.text:
                return 1
            else:
                self._move(event)

    def _type(self, letter: str) -> None:
        if self._whole:
            self._whole = False
            self.text = ""
        if len(self.text) < NAME_LENGTH:
            self.text += letter
        if len(self.text) == NAME_LENGTH:
            self._at = len(self._cells) - 1

    def _move(self, event: int) -> None:
        count = len(self._cells)
        across = self._across
        at = self._at
        if event == LEFT:
            at = (at - 1) % count
        elif event == RIGHT:
            at = (at + 1) % count
        elif event == UP:
            at = at - across if at >= across else count - 1
        elif event == DOWN:
            at = min(at + across, count - 1) if at < count - 1 else 0
        self._at = at

    def _draw(self) -> None:
        canvas = self._ports.canvas
        words = self._words
        canvas.clear()
        title_bar(canvas, words.NAME)
        x = (WIDTH - NAME_LENGTH * CHAR) // 2
        if self._whole:
            canvas.fill_rect(x - 1, 12, len(self.text) * CHAR + 1, 9, 1)
        canvas.write(self.text, x, 13, 0 if self._whole else 1)
        canvas.hline(x, 22, NAME_LENGTH * CHAR, 1)
        canvas.vline(x + len(self.text) * CHAR, 13, 8, 1)
        across = self._across
        wide = min((WIDTH - 1) // across, _WIDEST)
        for i in range(len(self._cells)):
            x = (WIDTH - across * wide) // 2 + i % across * wide
            y = _TOP + i // across * _HIGH
            if i == self._at:
                canvas.fill_rect(x, y, wide, _HIGH, 1)
            canvas.write(self._cells[i], x + (wide - CHAR) // 2, y + 1, 0 if i == self._at else 1)
        a = words.TYPE
        if self._at == len(self._cells) - 1:
            a = words.OK if self.text else ""
        keys_hint(canvas, a, words.DELETE if self.text else words.BACK)
