"""The battery at VSYS: what is left in it, and the rest of a handheld whose battery is empty."""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import ADC, lightsleep
from micropython import const

from firmware import storage

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    from engine.ui.canvas import Canvas
    from firmware.oled import Display

_PIN = const(29)  # ADC3, to which a Pico brings a third of VSYS
_FULL_SCALE = const(9900)  # millivolts at VSYS: three times the 3.3 V of the converter
# A Pico does not run on less, so that whatever reads less is not connected.
_ALIVE = const(1800)
_EVERY = const(1000)  # milliseconds from look to look
_LOOKS = const(5)  # in a row: a buzzer or the display pulls the voltage down for a moment
_READ = const(10_000)  # milliseconds for which the last picture is shown


class Battery:
    """Measures a battery of which `limits` says at how many millivolts it is empty and full."""

    def __init__(self, limits: "tuple[int, int]") -> None:
        self._empty, self._full = limits
        self._adc = ADC(_PIN)
        self._next = ticks_ms()
        self._low = 0

    def millivolts(self) -> int:
        """The voltage at VSYS."""
        return self._adc.read_u16() * _FULL_SCALE >> 16

    def percent(self) -> int:
        """The charge that is left, 0 to 100, or -1 if nothing is connected."""
        now = self.millivolts()
        if now < _ALIVE:
            return -1
        return min(max((now - self._empty) * 100 // (self._full - self._empty), 0), 100)

    def empty(self, now: "Ticks") -> bool:
        """Whether it has been empty for five looks, a second apart, at the tick `now`; allocates nothing."""
        if ticks_diff(now, self._next) < 0:
            return False
        self._next = ticks_add(now, _EVERY)
        voltage = self.millivolts()
        self._low = self._low + 1 if _ALIVE <= voltage < self._empty else 0
        return self._low >= _LOOKS

    def recovered(self) -> bool:
        """Whether there is power again: a tenth of the charge, as an empty battery recovers a little when it rests."""
        return not 0 <= self.percent() < 10


def rest(battery: Battery, display: "Display", canvas: "Canvas") -> None:
    """Says that the battery is empty, then sleeps, dark, until there is power again."""
    from engine.loading import import_once, load_words
    from engine.ui.widgets import page

    language = import_once("engine.app.settings_file").language_of(storage.load("settings"))
    page(canvas, load_words(language).EMPTY)
    print("The battery is empty: the handheld sleeps until there is power.")
    display.show(canvas.buffer)
    for _ in range(_READ // _EVERY):
        sleep_ms(_EVERY)
        if battery.recovered():
            return
    display.sleep(True)
    while not battery.recovered():
        lightsleep(_EVERY)
    display.sleep(False)
