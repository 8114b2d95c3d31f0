"""Binds what the app is given to the parts of a Pico."""

from machine import Pin
from micropython import const

from engine.ui.borrow import borrow
from engine.ui.canvas import Canvas
from engine.ui.ports import Ports
from firmware import storage
from firmware.buzzer import Buzzer
from firmware.entropy import random_bytes

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from firmware.oled import Display


class PicoPorts(Ports):
    """The ports of one handheld; `picture` is the buffer that `display` is shown after each turn of the app."""

    def __init__(self, board: "Any", display: "Display", picture: bytearray) -> None:
        self.canvas = Canvas(picture)
        # Set here, as to add an attribute in the frame loop would allocate.
        self.waited = self.gestures = 0
        self._display = display
        self._buzzer = None if board.BUZZER is None else Buzzer(board.BUZZER)
        self._lamp = None if board.LED is None else Pin(board.LED, Pin.OUT, value=0)
        self._missing = False
        self._protected: list[str] = []

    def build(self) -> str:
        """The version and the checksum of the sources."""
        from firmware.build import BUILD

        return BUILD

    def random_bytes(self, n: int) -> bytes:
        """`n` random bits of the ring oscillator, eight to a byte."""
        return random_bytes(n)

    def load(self, name: str) -> "bytes | None":
        """What was saved last under `name`, or None."""
        return storage.load(name)

    def save(self, name: str, data: "bytes | bytearray | memoryview") -> bool:
        """Keeps `data` in flash, once what is protected is put aside; silences the buzzer, which would go on."""
        self.quiet()
        if name in self._protected:
            if not borrow("firmware.aside").put_aside(name):
                return False
            self._protected.remove(name)
        return storage.save(name, data)

    def protect(self, name: str) -> None:
        """Has what is kept under `name` put aside before anything else is saved there."""
        self._protected.append(name)

    def remove(self, name: str) -> None:
        """Forgets what is kept under `name`."""
        self.quiet()
        storage.remove(name)

    def play(self, tune: bytes) -> None:
        """Starts a tune, if there is a buzzer and sound is wanted."""
        if self._buzzer is not None and self.sound:
            self._buzzer.play(tune)

    def quiet(self) -> None:
        """Stops the tune."""
        if self._buzzer is not None:
            self._buzzer.off()

    def idle(self, now: "Ticks") -> None:
        """What goes on while the app waits, at the tick `now`: the tune, and the search for a display that is missing.

        As long as the display doesn't answer, the LED is lit.
        """
        if self._buzzer is not None:
            self._buzzer.service(now)
        display = self._display
        if not display.answers:
            display.show(self.canvas.buffer)
        if self._missing == display.answers:
            self._missing = not display.answers
            if self._missing:
                print("The display does not answer; the game goes on. Check its wires, and its address in board.py.")
            if self._lamp is not None:
                self._lamp(self._missing)
