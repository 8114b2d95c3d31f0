"""The parts that screens share: title bar, key hints, dice, lists, questions and a countdown."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from engine.dice import StuckSource
from engine.ui import tunes
from engine.ui.borrow import texts
from engine.ui.canvas import CHAR, LINE, WIDTH, Canvas, phrase_length
from engine.ui.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from engine.dice import Dice
    from engine.ui.canvas import Word
    from engine.ui.ports import Ports
    from engine.ui.words.en import Words

    Screen = Generator[int, int, int]

BAR = const(10)  # height of the title bar
FOOT = const(55)  # top of the last line of text
DICE = const(6)
DIE = const(17)  # width and height of a large die
SUM = const(43)  # top of the sum below a roll
_TOP = const(12)  # top of a list
_PITCH = const(10)  # from one line of a list to the next
_LINES = const(4)
_RIGHT = const(123)  # right end of a list, left of its scroll bar

_WHITE = const(2)  # dice before the colour dice
_DICE_LEFT = const(5)
_DICE_TOP = const(13)
_DICE_PITCH = const(20)

# The caps of the buttons: dark letters of 3x5 on seven columns of seven lit pixels.
_CAP_A = FrameBuffer(bytearray(b"\x7f\x7f\x43\x75\x43\x7f\x7f"), 7, 7, MONO_VLSB)
_CAP_B = FrameBuffer(bytearray(b"\x7f\x7f\x41\x55\x6b\x7f\x7f"), 7, 7, MONO_VLSB)

_SECOND = const(1000)  # milliseconds

# Which of the nine places of a die's face hold a pip, bit 0 at the top left.
_PIPS = (0x000, 0x010, 0x044, 0x054, 0x145, 0x155, 0x16D)


def title_bar(canvas: Canvas, text: str) -> None:
    """A lit bar along the top with dark text in its middle."""
    canvas.fill_rect(0, 0, WIDTH, BAR, 1)
    centred(canvas, text, 1, 0)


def centred(canvas: Canvas, text: str, y: int, ink: int = 1) -> None:
    """Write `text` in the middle of a line."""
    canvas.write(text, (WIDTH - len(text) * CHAR + 1) // 2, y, ink)


def page(canvas: Canvas, text: str) -> None:
    """Draw a page of text: a title bar with its first line, and the other lines below."""
    canvas.clear()
    canvas.fill_rect(0, 0, WIDTH, BAR, 1)
    x = (WIDTH - text.index("\n") * CHAR + 1) // 2
    y = 1
    ink = 0
    for letter in text:
        if letter != "\n":
            x = canvas.write(letter, x, y, ink)
        else:
            x = 1
            y = y + LINE if ink else _TOP
            ink = 1


def key(canvas: Canvas, name: str, x: int, y: int, text: str = "") -> int:
    """Draw the button called `name` as a lit cap with `text` behind it; return the x after both."""
    canvas.blit(_CAP_A if name == "A" else _CAP_B, x, y + 1)
    return canvas.write(text, x + 9, y)


def keys_hint(canvas: Canvas, a: str, b: str = "", right: str = "") -> None:
    """The last line: what A does at the left, then what right does; what B does at the right."""
    x = key(canvas, "A", 1, FOOT, a) if a else 1
    if right:
        canvas.write(right, canvas.write("→", x + CHAR, FOOT) + 2, FOOT)
    if b:
        key(canvas, "B", WIDTH - 10 - len(b) * CHAR, FOOT, b)


def centred_phrase(canvas: Canvas, form: str, value: "Word", y: int, ink: int = 1) -> None:
    """Write `form` with `value` in its hole %0 in the middle of a line."""
    canvas.phrase(form, (WIDTH - phrase_length(form, value) * CHAR + 1) // 2, y, value, 0, 0, ink)


def die(canvas: Canvas, face: int, x: int, y: int, filled: bool) -> None:
    """Draw a large die, lit with dark pips or dark with lit ones; face 0 is a die without pips."""
    canvas.rect(x, y, DIE, DIE, 1, filled)
    pips = _PIPS[face]
    for place in range(9):
        if pips >> place & 1:
            canvas.fill_rect(x + 2 + place % 3 * 5, y + 2 + place // 3 * 5, 3, 3, 0 if filled else 1)


def roll(canvas: Canvas, letters: "Sequence[str]", shown: int, faces: "bytes | bytearray", out: int = 0) -> None:
    """Draw the first `shown` of two white and four colour dice with their letters, and none for a bit in `out`.

    Of a die with face 0 only the outline is drawn.
    """
    for i in range(shown):
        x = _DICE_LEFT + i * _DICE_PITCH
        if not out >> i & 1:
            die(canvas, faces[i], x, _DICE_TOP, i < _WHITE and faces[i] > 0)
        if i >= _WHITE:
            canvas.write(letters[i - _WHITE], x + 6, _DICE_TOP + DIE + 2)


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

    def change(self, line: int, step: int) -> None:
        """Left (-1) or right (+1) was pressed on a line."""


def choose(ports: "Ports", title: str, choices: Choices, line: int = 0) -> "Screen":
    """Let a line of a list be chosen; returns its index, or -1 for back."""
    top = 0
    while True:
        count = choices.count()
        top = max(min(top, line), line - _LINES + 1, 0)
        canvas = ports.canvas
        canvas.clear()
        title_bar(canvas, title)
        for slot in range(min(_LINES, count - top)):
            _list_line(canvas, choices, top + slot, _TOP + slot * _PITCH, top + slot == line)
        if count > _LINES:
            canvas.vline(WIDTH - 2, _TOP + top * _LINES * _PITCH // count, _LINES * _LINES * _PITCH // count, 1)
        canvas.write(choices.note(line), 1, FOOT)
        ports.gestures = REPEATS
        event = yield 0
        if event == UP:
            line = (line - 1) % count
        elif event == DOWN:
            line = (line + 1) % count
        elif event == LEFT:
            choices.change(line, -1)
        elif event == RIGHT:
            choices.change(line, 1)
        elif event == A:
            return line
        elif event == B:
            return -1


def _list_line(canvas: Canvas, choices: Choices, line: int, y: int, chosen: bool) -> None:
    if chosen:
        canvas.fill_rect(1, y, _RIGHT, _PITCH, 1)
    ink = 0 if chosen else 1
    canvas.write(choices.label(line), 3, y + 1, ink)
    value = choices.value(line)
    x = _RIGHT - CHAR - 1 - len(value) * CHAR
    canvas.write(value, x, y + 1, ink)
    if chosen and value:
        canvas.write("←", x - CHAR - 1, y + 1, ink)
        canvas.write("→", _RIGHT - CHAR, y + 1, ink)


def ask(ports: "Ports", text: str, yes: str, no: str = "") -> "Screen":
    """Show a page and ask; returns 1 for A, which is `yes`, and 0 for B."""
    page(ports.canvas, text)
    keys_hint(ports.canvas, yes, no)
    ports.gestures = 0
    while True:
        event = yield 0
        if event == A:
            return 1
        if event == B:
            return 0


def drawn(ports: "Ports", words: "Words", draw: "Callable[[Dice], int]", dice: "Dice") -> "Screen":
    """Returns what `draw(dice)` draws; while the source fails, asks whether to try again, and returns -1 if not."""
    while True:
        try:
            return draw(dice)
        except StuckSource:
            language = texts(words)
            ports.play(tunes.ERROR)
            if not (yield from ask(ports, language.STUCK, language.TRY_AGAIN, words.BACK)):
                return -1


class Timer:
    """Counts down the time for a decision, told how long every wait lasted; 0 seconds switch it off."""

    def __init__(self, seconds: int) -> None:
        self._full = seconds * _SECOND
        self._left = self._full

    def restart(self) -> None:
        """Give the whole time again."""
        self._left = self._full

    def wait(self) -> int:
        """Milliseconds until the shown time changes; 0 when switched off."""
        if not self._full:
            return 0
        return (self._left - 1) % _SECOND + 1 if self._left > 0 else 1

    def passed(self, waited: int) -> bool:
        """Take off what a wait lasted; True once the time is up."""
        if not self._full:
            return False
        self._left -= waited
        return self._left <= 0

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Write the time left as minutes and seconds; nothing when switched off."""
        if not self._full:
            return
        seconds = (max(self._left, 0) + _SECOND - 1) // _SECOND
        x = canvas.write(":", canvas.number(seconds // 60, x, y), y)
        canvas.number(seconds % 60, canvas.number(seconds % 60 // 10, x, y) if seconds % 60 < 10 else x, y)
