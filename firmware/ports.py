"""Binds what the app is given to the parts of a Pico."""

from machine import Pin
from micropython import const

from engine.app.options import BRIGHTNESS, CODES, DEFAULTS, INVERTED, LANGUAGE, SOUND, TURNED
from engine.app.ports import DARK, LIT, Ports
from engine.dice import Pool
from engine.loading import import_once
from engine.ui.canvas import Canvas
from firmware import storage
from firmware.buzzer import Buzzer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from firmware.battery import Battery
    from firmware.oled import Display
    from firmware.speak import Speaker


_CONTRASTS = b"\x18\x50\xcf\xff"  # by what the settings say
_DIM_CONTRAST = const(6)


class EmptyError(Exception):
    """The battery is empty: the game, which is saved, has to end."""


class PicoPorts(Ports):
    """The ports of one handheld; `picture` is the buffer that `display` is shown after each turn of the app."""

    _speaker: "Speaker | None" = None

    def __init__(self, board: "Any", display: "Display", picture: bytearray) -> None:
        self.buttons = board.BUTTONS
        if board.SPEAK:
            from firmware.speak import Speaker

            self._speaker = Speaker(picture)
        self.canvas = self._speaker or Canvas(picture)
        # Set here, as to add an attribute in the frame loop would allocate.
        self.waited = self.gestures = self.still = 0
        self.options: bytes | bytearray = DEFAULTS
        # No module keeps it, so that nobody at the prompt can read which dice come next.
        self._pool = Pool(_block)
        self._display = display
        self._buzzer = None if board.BUZZER is None else Buzzer(board.BUZZER)
        self._lamp = None if board.LED is None else Pin(board.LED, Pin.OUT, value=0)
        self._battery = _battery(board.BATTERY)
        self._missing = False
        # What `idle` feeds: the watchdog, once it runs.
        self.feed: Callable[[], None] = self.quiet
        self._protected: list[str] = []

    def build(self) -> str:
        """The version and the checksum of the sources."""
        from firmware.build import BUILD

        return BUILD

    def battery(self) -> int:
        """What is left in the battery, in percent; -1 if there is none, or nothing is connected to it."""
        return -1 if self._battery is None else self._battery.percent()

    def rest(self) -> None:
        """Waits, dark, until an empty battery is charged or replaced."""
        from firmware.battery import rest

        if self._battery is not None:
            rest(self._battery, self._display, self.canvas)

    def random_bytes(self, n: int) -> bytes:
        """`n` bytes distilled from the ring oscillator; StuckSource if that has failed."""
        return self._pool(n)

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`, or None."""
        return storage.load(name)

    def save(self, name: str, data: "bytes | bytearray | memoryview") -> bool:
        """Keeps `data` in flash, once what is protected is put aside; silences the buzzer, which would go on."""
        self.quiet()
        if name in self._protected:
            if import_once("firmware.set_aside").put_aside(name) is None:
                return False
            self._protected.remove(name)
        return storage.save(name, data)

    def protect(self, name: str) -> None:
        """Has what is kept under `name` put aside before anything else is saved there."""
        if name not in self._protected:
            self._protected.append(name)

    def remove(self, name: str) -> None:
        """Forgets what is kept under `name`."""
        self.quiet()
        storage.remove(name)

    def sound(self, tune: bytes) -> None:
        """Starts a tune, if there is a buzzer and sound is wanted."""
        if self._buzzer is not None and self.options[SOUND]:
            self._buzzer.play(tune, self.options[SOUND])

    def light(self, level: int) -> None:
        """Makes the display DARK, DIMMED or LIT."""
        self._display.sleep(level == DARK)
        if level != DARK:
            self._display.contrast(_CONTRASTS[self.options[BRIGHTNESS]] if level == LIT else _DIM_CONTRAST)

    def obey(self, options: bytearray) -> None:
        """Lets sound and display be as the settings say."""
        self.options = options
        if self._speaker is not None:
            self._speaker.language = CODES[options[LANGUAGE]]
        self._display.view(options[INVERTED] != 0, options[TURNED] != 0)
        self.light(LIT)

    def quiet(self) -> None:
        """Stops the tune."""
        if self._buzzer is not None:
            self._buzzer.off()

    def idle(self, now: "Ticks") -> None:
        """What goes on while the app waits, at the tick `now`: watchdog, tune, the search for a missing display.

        As long as the display doesn't answer, the LED is lit. Raises EmptyError once the battery is empty.
        """
        self.feed()
        if self._battery is not None and self._battery.empty(now):
            raise EmptyError
        if self._buzzer is not None:
            self._buzzer.service(now)
        if self._speaker is not None:
            self._speaker.service(now)
        display = self._display
        if display.answers:
            display.refresh(now)
        else:
            display.show(self.canvas.buffer)
        if self._missing == display.answers:
            self._missing = not display.answers
            if self._missing:
                print("The display does not answer; the game goes on. Check its wires, and its address in board.py.")
            if self._lamp is not None:
                self._lamp(self._missing)


def _block() -> bytes:
    random: bytes = import_once("firmware.entropy").block()
    return random


def _battery(limits: "tuple[int, int] | None") -> "Battery | None":
    """What measures the battery; without one it takes no memory."""
    if limits is None:
        return None
    from firmware.battery import Battery

    return Battery(limits)
