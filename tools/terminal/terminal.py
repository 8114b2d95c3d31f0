"""A terminal as the handheld's display and buttons: what is drawn in which window, and what which key means."""

import os
import termios
import textwrap
import tty

from tools.virtual_board import picture

# The smallest windows for two pixels by four in a cell, and for one by two; with a frame and two lines below it.
SMALLEST = (66, 20)
_LARGE = (130, 36)
_HELP = "←↑↓→ move   z Enter: A   x Esc: B   Z X: held down   q: quit"
_THREE_HELP = "n →: NEXT   z Enter: A   x Esc: B   N Z X: held down   q: quit"
QUIT = "quit"
# How long the rest of a key's sequence may take, in seconds; the escape key alone sends only the first byte of one.
ESCAPE_TIME = 0.1

_ESCAPE = 0x1B
_KEYS = {
    **dict.fromkeys("wk", "up"),
    **dict.fromkeys("sj", "down"),
    **dict.fromkeys("ah", "left"),
    **dict.fromkeys("dl", "right"),
    **dict.fromkeys("z\r\n ", "a"),
    **dict.fromkeys("x\x7f\b", "b"),
    "n": "next",
    "N": "next held",
    "Z": "a held",
    "X": "b held",
    **dict.fromkeys("qQ\x03\x04", QUIT),
}
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[2J"
_LEAVE = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l"
_LIT = "\x1b[97;40m"
_PLAIN = "\x1b[0m"


class Keys:
    """Makes presses of what a terminal sends, however it is cut into pieces.

    three: whether the handheld has only three buttons, so that an arrow to the right is NEXT.
    """

    def __init__(self, three: bool = False) -> None:
        self._pending = b""
        self._right = "next" if three else "right"

    def feed(self, data: bytes) -> list[str]:
        """The presses that are complete now: a button, "a held", "b held", "next held" or QUIT."""
        self._pending += data
        presses: list[str] = []
        while self._pending:
            length = _sequence(self._pending)
            if not length:
                break
            text = self._pending[:length].decode("latin-1")
            self._pending = self._pending[length:]
            if text == "\x1b":
                presses.append("b")
            elif text[0] == "\x1b":
                presses += [_ARROWS[text[-1]]] if text[-1] in _ARROWS else []
            elif text in _KEYS:
                presses.append(_KEYS[text])
        return [self._right if press == "right" else press for press in presses]

    def waiting(self) -> bool:
        """Whether the next bytes, or none within ESCAPE_TIME, decide what was pressed."""
        return bool(self._pending)

    def timeout(self) -> list[str]:
        """The presses, now that no more bytes came: the escape key."""
        presses = ["b"] if self._pending == b"\x1b" else []
        self._pending = b""
        return presses


def _sequence(data: bytes) -> int:
    """How many bytes the first key takes; 0 if that isn't known yet."""
    if data[0] != _ESCAPE:
        return 1
    if len(data) == 1:
        return 0
    if data[1:2] == b"O":
        return 3 if len(data) > 2 else 0
    if data[1:2] != b"[":
        return 1
    for i in range(2, len(data)):
        if 0x40 <= data[i] <= 0x7E:
            return i + 1
    return 0


def fits(columns: int, rows: int) -> bool:
    """Whether the handheld has room in a window."""
    return columns >= SMALLEST[0] and rows >= SMALLEST[1]


def screen(pixels: bytes, tone: int, messages: list[str], columns: int, rows: int, keys: str = _HELP) -> list[str]:
    """The lines of a window: the display in a frame, the keys, and what was printed last."""
    if not fits(columns, rows):
        text = f"The window is {columns}x{rows}. The handheld needs {SMALLEST[0]}x{SMALLEST[1]}: enlarge it to go on."
        return textwrap.wrap(text, max(columns, 1))[:rows]
    large = columns >= _LARGE[0] and rows >= _LARGE[1]
    art = picture.blocks(pixels) if large else picture.braille(pixels)
    width = len(art[0])
    lines = ["╭" + "─" * width + "╮"]
    lines += ["│" + _LIT + line + _PLAIN + "│" for line in art]
    lines += ["╰" + "─" * width + "╯", " " + keys + (" ♪" if tone else "")]
    room = rows - len(lines)
    return lines + [_printable(message)[:columns] for message in messages[-room:]]


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text)


class Terminal:
    """Takes over the terminal while it is entered: raw keys, the alternate screen, no cursor."""

    def __init__(self, three: bool = False, source: int = 0, target: int = 1) -> None:
        self._keys = _THREE_HELP if three else _HELP
        self._source = source
        self._target = target
        self._size = (0, 0)
        self._drawn: list[str] = []

    def __enter__(self) -> "Terminal":
        """Takes over."""
        self._saved = termios.tcgetattr(self._source)
        tty.setraw(self._source)
        self._write(_ENTER)
        return self

    def __exit__(self, *_: object) -> None:
        """Gives back the terminal as it was."""
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._saved)
        self._write(_LEAVE)

    def size(self) -> tuple[int, int]:
        """Columns and rows of the window."""
        size = os.get_terminal_size(self._target)
        return size.columns, size.lines

    def show(self, pixels: bytes, tone: int, messages: list[str]) -> None:
        """Shows the handheld and what it printed last, as far as there is room."""
        self.draw(screen(pixels, tone, messages, *self.size(), self._keys))

    def draw(self, lines: list[str]) -> None:
        """Shows lines; sends only those that have changed."""
        size = self.size()
        out = ""
        if size != self._size:
            self._size = size
            self._drawn = []
            out = "\x1b[2J"
        for row in range(max(len(lines), len(self._drawn))):
            line = lines[row] if row < len(lines) else ""
            if row >= len(self._drawn) or self._drawn[row] != line:
                # Erased first: after a line that fills the width the cursor is still on its last cell.
                out += f"\x1b[{row + 1};1H\x1b[2K{line}"
        self._drawn = lines
        if out:
            self._write(out)

    def _write(self, text: str) -> None:
        data = text.encode()
        while data:
            data = data[os.write(self._target, data) :]


class Reader:
    """A terminal in which only what the handheld says appears, line by line, for a program that reads it aloud."""

    def __init__(self, three: bool = False, source: int = 0) -> None:
        self._keys = _THREE_HELP if three else _HELP
        self._source = source

    def __enter__(self) -> "Reader":
        """Takes over: keys come one by one, Ctrl-C among them, and are not echoed."""
        self._saved = termios.tcgetattr(self._source)
        tty.setcbreak(self._source)
        mode = termios.tcgetattr(self._source)
        mode[3] &= ~termios.ISIG
        termios.tcsetattr(self._source, termios.TCSANOW, mode)
        print(self._keys, flush=True)
        return self

    def __exit__(self, *_: object) -> None:
        """Gives back the terminal as it was."""
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._saved)

    def size(self) -> tuple[int, int]:
        """Columns and rows, of which no more are needed."""
        return SMALLEST

    def show(self, _pixels: bytes, _tone: int, messages: list[str]) -> None:
        """Prints what was said since it was called last, and takes it away."""
        for message in messages:
            print(_printable(message), flush=True)
        messages.clear()
