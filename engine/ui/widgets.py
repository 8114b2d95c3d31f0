"""The parts that screens share: title bar, key hints, questions and a countdown."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from engine.app.outcomes import GIVEN_UP
from engine.app.ports import DOWN, LEFT, REPEATS, RIGHT, UNSEEN, UP, A, B
from engine.dice import StuckSource
from engine.loading import load_words
from engine.ui import tunes
from engine.ui.canvas import CHAR, LINE, WIDTH, Canvas

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from engine.app.ports import Ports
    from engine.dice import Dice
    from engine.ui.words.en import Words

    Screen = Generator[int, int, int]

BAR = const(10)  # height of the title bar
FOOT = const(55)  # top of the last line of text
_TOP = const(12)  # of the text of a page
LIST_TOP = const(12)
LIST_PITCH = const(10)  # from one line of a list to the next

# The caps of the buttons: dark letters on seven columns of seven lit pixels.
CAP_A = FrameBuffer(bytearray(b"\x7f\x7f\x43\x75\x43\x7f\x7f"), 7, 7, MONO_VLSB)
CAP_N = FrameBuffer(bytearray(b"\x7f\x41\x7b\x77\x6f\x41\x7f"), 7, 7, MONO_VLSB)
CAP_B = FrameBuffer(bytearray(b"\x7f\x7f\x41\x55\x6b\x7f\x7f"), 7, 7, MONO_VLSB)

# The colours whose outline is not whole: yellow, green and blue.
_DOTTED = const(1)
_ACROSS = const(2)
_CORNERS = const(3)

_THREE = const(3)  # buttons, of which NEXT stands for all arrows
_SECOND = const(1000)  # milliseconds


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
    """Draw the button A, B or N, which is NEXT, as a lit cap with `text` behind it; return the x after both."""
    canvas.aloud("A:" if name == "A" else "B:" if name == "B" else "NEXT:")
    canvas.write("", x, y)
    canvas.blit(CAP_A if name == "A" else CAP_B if name == "B" else CAP_N, x, y + 1)
    return canvas.write(text, x + 9, y)


def arrows(ports: "Ports", pair: str, x: int, y: int) -> int:
    """Name the buttons that turn pages, a pair of arrows or in its place NEXT; return the x of what they turn."""
    if ports.buttons == _THREE:
        return key(ports.canvas, "N", x, y)
    return ports.canvas.write(pair, x, y) + CHAR


def page_number(ports: "Ports", pair: str, shown: int, count: int) -> int:
    """Write at the left of the last line which keys turn pages and which of `count` is shown; return the x behind."""
    canvas = ports.canvas
    if count == 1:
        return 1
    x = canvas.number(shown + 1, arrows(ports, pair, 1, FOOT), FOOT)
    return canvas.number(count, canvas.write("/", x, FOOT), FOOT)


def note(ports: "Ports", text: str, x: int, y: int) -> int:
    """Write what a line of a list is for; with three buttons A stands for its arrows, as it changes the line, too."""
    canvas = ports.canvas
    for letter in text:
        if ports.buttons != _THREE or letter not in "←→":
            x = canvas.write(letter, x, y)
        elif letter == "←":
            x = key(canvas, "A", x, y) - 2
    return x


def keys_hint(canvas: Canvas, a: str, b: str = "", right: str = "", buttons: int = 6) -> None:
    """The last line: what A does at the left, then what right or NEXT does; what B does at the right."""
    x = key(canvas, "A", 1, FOOT, a) if a else 1
    if right and buttons == _THREE:
        key(canvas, "N", x + CHAR, FOOT, right)
    elif right:
        canvas.write(right, canvas.write("→", x + CHAR, FOOT) + 2, FOOT)
    if b:
        key(canvas, "B", WIDTH - 10 - len(b) * CHAR, FOOT, b)


def footer(canvas: Canvas, left: str, timer: "Timer", a: str, b: str) -> None:
    """The last line while somebody decides: the time left or else `left`, then what A and B do, at the right end."""
    if timer.wait():
        timer.draw(canvas, 1, FOOT)
    else:
        canvas.write(left, 1, FOOT)
    x = WIDTH - 1
    if b:
        x -= 9 + len(b) * CHAR
        key(canvas, "B", x, FOOT, b)
        x -= 4
    key(canvas, "A", x - 9 - len(a) * CHAR, FOOT, a)


def leaf_footer(ports: "Ports", timer: "Timer", a: str, b: str) -> None:
    """The last line of a page among others while somebody decides: the time left, or else the keys that turn pages."""
    footer(ports.canvas, "", timer, a, b)
    if not timer.wait():
        arrows(ports, "↑↓", 1, FOOT)


def scroll_bar(canvas: Canvas, top: int, lines: int, count: int) -> None:
    """At the right of a list with room for some lines: which of `count` are seen, from `top` on; none if all are."""
    if count > lines:
        high = lines * LIST_PITCH
        canvas.vline(WIDTH - 2, LIST_TOP + top * high // count, lines * high // count, 1)


def leaf(ports: "Ports", draw: "Callable[[int], None]", count: int, back: str) -> "Screen":
    """Turn pages with left and right, or forward with A, until B, or A on the last; draw(i) draws one. Returns 0."""
    canvas = ports.canvas
    shown = 0
    while True:
        draw(shown)
        page_number(ports, "←→", shown, count)
        keys_hint(canvas, "", back)
        ports.gestures = REPEATS
        event = yield 0
        if event in (LEFT, UP):
            shown = (shown - 1) % count
        elif event == B or (event == A and shown == count - 1):
            return 0
        elif event in (RIGHT, DOWN, A):
            shown = (shown + 1) % count


def ask(ports: "Ports", text: str, yes: str, no: str = "") -> "Screen":
    """Show a page and ask; returns 1 for A, which is `yes`, and 0 for B."""
    ports.unseen = UNSEEN
    page(ports.canvas, text)
    keys_hint(ports.canvas, yes, no)
    ports.gestures = 0
    while True:
        event = yield 0
        if event == A:
            return 1
        if event == B:
            return 0


def roll_or_retry(ports: "Ports", words: "Words", draw: "Callable[[Dice], int]", dice: "Dice") -> "Screen":
    """Returns what `draw(dice)` draws; while the source fails, asks whether to try again: GIVEN_UP if not."""
    while True:
        try:
            return draw(dice)
        except StuckSource:
            language = load_words(words.language)
            ports.sound(tunes.ERROR)
            if not (yield from ask(ports, language.STUCK, language.TRY_AGAIN, words.BACK)):
                return GIVEN_UP


def outline(canvas: Canvas, colour: int, x: int, y: int, size: int) -> None:
    """The pattern of a colour, 0 to 3, as the outline of a die: whole, dotted, lines across, or corners alone.

    The whole one has no corners, which tells it from a cell.
    """
    end = size - 1
    if colour == _DOTTED:
        for i in range(2, end, 2):
            canvas.pixel(x + i, y, 1)
            canvas.pixel(x + i, y + end, 1)
            canvas.pixel(x, y + i, 1)
            canvas.pixel(x + end, y + i, 1)
        return
    canvas.hline(x + 1, y, size - 2, 1)
    canvas.hline(x + 1, y + end, size - 2, 1)
    if colour != _ACROSS:
        canvas.vline(x, y + 1, size - 2, 1)
        canvas.vline(x + end, y + 1, size - 2, 1)
    if colour == _CORNERS:
        leg = size // 4
        canvas.rect(x, y, size, size, 1)
        canvas.fill_rect(x + leg, y, size - 2 * leg, size, 0)
        canvas.fill_rect(x, y + leg, size, size - 2 * leg, 0)


class Timer:
    """Counts down the time for a decision, told how long every wait lasted; 0 seconds switch it off.

    Of some decisions in a row each has a clock of its own, so that one to which the players come back goes on with
    what was left.
    """

    def __init__(self, seconds: int, decisions: int = 1) -> None:
        self._spent = [0] * decisions
        self._at = 0
        self.limit(seconds)

    def limit(self, seconds: int) -> None:
        """Set the time for a decision; what was spent of it is kept."""
        self._full = seconds * _SECOND

    def turn_to(self, decision: int) -> None:
        """Have the clock of a decision run."""
        self._at = decision

    def restart(self, decision: int = 0) -> None:
        """Give the whole time again, from a decision on."""
        for i in range(decision, len(self._spent)):
            self._spent[i] = 0

    def is_over(self, decision: int) -> bool:
        """Whether the time for a decision is up."""
        return 0 < self._full <= self._spent[decision]

    def wait(self) -> int:
        """Milliseconds until the shown time changes; 0 when switched off."""
        if not self._full:
            return 0
        left = self._left()
        return (left - 1) % _SECOND + 1 if left > 0 else 1

    def passed(self, waited: int) -> bool:
        """Take off what a wait lasted; True once the time is up."""
        if self._full:
            self._spent[self._at] += waited
        return self.is_over(self._at)

    def _left(self) -> int:
        return self._full - self._spent[self._at]

    def draw(self, canvas: Canvas, x: int, y: int) -> None:
        """Write the time left as minutes and seconds; nothing when switched off."""
        if not self._full:
            return
        seconds = (max(self._left(), 0) + _SECOND - 1) // _SECOND
        x = canvas.write(":", canvas.number(seconds // 60, x, y), y)
        canvas.number(seconds % 60, canvas.number(seconds % 60 // 10, x, y) if seconds % 60 < 10 else x, y)
