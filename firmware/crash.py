"""The crash screen: what went wrong, a code for it, and the way back into the game; loaded when it is needed."""

import gc
import sys
from io import StringIO

from micropython import const

from engine import games
from engine.app.ports import A, B
from firmware import faultlog, storage, trouble

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from firmware.buttons import Buttons
    from firmware.oled import Display

# Places in the words' FAULTS, and the letters with which a code begins.
_MEMORY = const(0)
_PART = const(1)
_PROGRAM = const(2)
_STILL = const(3)
_LETTERS = "MHPW"
_ROOM = const(17)  # letters of a line behind the longest word for it, "Código: "

# Places in CRASH and FAULT_KEYS.
_CRASHED = const(0)
_SUSPECT = const(1)
_AWAY = const(2)
_NO_ROOM = const(3)
_GO_ON = const(0)
_PUT_AWAY = const(1)
_AGAIN = const(2)


class Crash:
    """Reports a fault on the serial line, in the log and on the display, and waits until somebody presses A.

    A game that has had three faults without an action in between can then be set aside, so that nobody is trapped.
    """

    def __init__(self, display: "Display", picture: bytearray, buttons: "Buttons") -> None:
        gc.collect()
        self._display = display
        self._picture = picture
        self._buttons = buttons

    def error(self, error: Exception) -> None:
        """Something was raised that nobody expects."""
        text = StringIO()
        sys.print_exception(error, text)
        report = text.getvalue()
        kind = _MEMORY if isinstance(error, MemoryError) else _PART if isinstance(error, OSError) else _PROGRAM
        self._tell(kind, _LETTERS[kind] + place(report), report)

    def watchdog(self) -> None:
        """The game stood still until the watchdog reset the Pico; asks nothing the first times."""
        self._tell(_STILL, _LETTERS[_STILL], "The game stood still, and the watchdog has reset the Pico.", False)

    def _tell(self, kind: int, code: str, report: str, always: bool = True) -> None:
        print(report)
        faults = faultlog.add(report)
        try:
            from engine.loading import import_once, load_words

            settings = storage.load("settings")
            file = import_once("engine.app.settings_file")
            words = load_words(file.language_of(settings))
            if always:
                self._ask(words.CRASH[_CRASHED] % (words.FAULTS[kind], code), words.FAULT_KEYS[_GO_ON])
            suspect = games.resumed(storage.load, file.game_of(settings))
            if faults >= faultlog.MANY and storage.load(suspect):
                self._offer(words, suspect)
        except (AttributeError, ImportError, MemoryError):
            # Not even that: the plain letters need no more than the picture.
            trouble.show("Crash " + code + ". Press A to go on.", self._display, self._picture)
            self._pressed(A, A)

    def _offer(self, words: "ModuleType", suspect: str) -> None:
        """Lets a game that fails again and again be set aside, by the name that it is saved under."""
        from engine.loading import import_once

        pages, keys = words.CRASH, words.FAULT_KEYS
        if self._ask(pages[_SUSPECT], keys[_PUT_AWAY], keys[_AGAIN]):
            path = import_once("firmware.set_aside").put_aside(suspect)
            self._ask(pages[_AWAY] % path if path else pages[_NO_ROOM], keys[_GO_ON])

    def _ask(self, text: str, yes: str, no: str = "") -> bool:
        from engine.ui.canvas import Canvas
        from engine.ui.widgets import keys_hint, page

        canvas = Canvas(self._picture)
        page(canvas, text)
        keys_hint(canvas, yes, no)
        print(text + "\nA: " + yes + (" - B: " + no if no else ""))
        self._display.show(self._picture)
        return self._pressed(A, B if no else A) == A

    def _pressed(self, yes: int, no: int) -> int:
        while True:
            event = self._buttons.wait(0, 0, self._idle)
            if event in (yes, no):
                return event

    def _idle(self, _now: "Ticks") -> None:
        if not self._display.answers:
            self._display.show(self._picture)


def place(report: str) -> str:
    """The file and the line that a traceback ends in, such as " app/menu.py:120"; nothing if it has none.

    What a line of the crash screen has no room for is broken before the file's name.
    """
    found = ""
    for line in report.split("\n"):
        parts = line.split('"')
        if line.startswith("  File ") and len(parts) > 2:
            path = parts[1].split("engine/")[-1]
            found = " %s:%s" % (path, parts[2].split(",")[1].strip().split(" ")[-1])
    if len(found) >= _ROOM:
        folder, slash, name = found.rpartition("/")
        found = folder + slash + "\n" + name
    return found
