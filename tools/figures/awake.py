"""Measures for how long the processor is awake while a person thinks over a sheet, of the time that passes."""

from engine.app.ports import Ports
from firmware import board as settings
from firmware.buttons import Buttons
from firmware.oled import Display
from firmware.ports import PicoPorts
from tools.virtual_board import virtual

# From the title to the first decision.
_PRESSES = ("a", "a", "a", "a")
_PRESS_MS = 3000  # from one to the next: longer than the dice fall
_REFRESHED = 8 * (7 + 130)  # bytes that say the picture again, every ten seconds
_REFRESH_MS = 10_000


class _Ports(PicoPorts):
    """A Pico's ports whose files are kept in memory: at first the settings, in which a language was chosen."""

    def __init__(self, display: Display) -> None:
        from engine.app.settings import SAVED, Settings
        from engine.app.settings_file import write

        super().__init__(settings, display, bytearray(1024))
        self._files = {SAVED: bytes(write(Settings(Ports())))}

    def load(self, name: str) -> "bytes | None":
        """What is kept under a name."""
        return self._files.get(name)

    def save(self, name: str, data: "bytes | bytearray | memoryview") -> bool:
        """Keeps it."""
        self.quiet()
        self._files[name] = bytes(data)
        return True

    def random_bytes(self, n: int) -> bytes:
        """Dice that are always the same."""
        return bytes(range(n))


def on_virtual_board() -> float:
    """Per cent of the time on the virtual board, whose clock counts the bus and each look at it, but no code."""
    wired = virtual.install(virtual.wired(settings))
    from engine.app.dimming import with_dimming
    from engine.app.flow import app

    display = Display(settings)
    ports = _Ports(display)
    buttons = Buttons(settings)
    for number, name in enumerate(_PRESSES):
        wired.tap(name, _PRESS_MS * (number + 1))
    screens = with_dimming(ports, app(ports))
    wait = next(screens)
    end = 1000 * _PRESS_MS * (len(_PRESSES) + 1)
    while wired.us < end:
        display.show(ports.canvas.buffer)
        event = buttons.wait(wait, ports.gestures, ports.idle)
        ports.waited = buttons.waited
        wait = screens.send(event)
    begun = wired.us
    slept = wired.slept_us
    display.show(ports.canvas.buffer)
    buttons.wait(2 * _REFRESH_MS, ports.gestures, ports.idle)
    passed = wired.us - begun
    return 100 * (passed - (wired.slept_us - slept)) / passed


def of_sample(sample_us: int, sleep_ms: int, bus_hz: int) -> float:
    """The same of a device on which a look at the buttons, and what goes on meanwhile, takes so long."""
    refresh_us = _REFRESHED * 9_000_000 // bus_hz
    return 100 * (sample_us / (sample_us + 1000 * sleep_ms) + refresh_us / (1000 * _REFRESH_MS))
