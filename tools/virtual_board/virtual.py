"""The virtual board: a Pico's pins, wires, clock and faults, which the firmware sees through `machine` and `time`.

`install(board)` puts the modules of a Pico in place on either runtime, bound to that board. Time is virtual unless
`real_time` is asked for: it stands still but for sleeps, transfers and a little for each look at the clock, and
scheduled button presses happen as it passes. A transfer allocates nothing, so a driver's own allocations show.
"""

import sys
import time as _time

from tools.virtual_board.bound import OPEN_DRAIN, OUT, PINS, POWER_ON, PULL_UP, WATCHDOG, bind
from tools.virtual_board.runtime import replace_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from tools.virtual_board.chips import Oled

# What the host has, whatever `time` holds once a board is installed.
_host_time: "Any" = _time

# What a look at the clock costs, so that a loop which only waits for it ends.
_LOOK_US = 2
_NOT_DRIVEN = 2

EIO, ETIMEDOUT = 5, 110

MICROPYTHON = sys.implementation.name == "micropython"


class Reset(SystemExit):
    """The board restarts: `machine.reset()` was called or the watchdog was not fed."""


def _host_us() -> int:
    return _host_time.ticks_us() if MICROPYTHON else _host_time.monotonic_ns() // 1000


class VirtualBoard:
    """One board with what is soldered to it. `buttons` maps names to pins, each of which a press connects to ground."""

    def __init__(self, buttons=None, start_ms: int = 0, real_time: bool = False):
        self.buttons = buttons or {}
        self.real_time = real_time
        self.us = 1000 * start_ms
        self.slept_us = 0
        self._origin = _host_us() - self.us
        self._driven = bytearray([_NOT_DRIVEN] * PINS)
        self._events: list = []
        self._i2c_wires: list = []
        self._spi_wires: list = []
        self._seed = 0x2545
        # What waits for a key or a moment while a board in real time sleeps; takes microseconds.
        self.idle = self._host_sleep
        # ADC readings by pin, 0 to 65535.
        self.analog: dict = {}
        self.display: Oled | None = None
        self.registers: dict = {}
        self._registers_then: dict = {}
        # Bits that the ring oscillator gives, one at each call.
        self.random_bit = self._noise
        self.power_on()

    def reset(self, reason: str) -> None:
        """The firmware ends here; `restart` is what follows on a Pico."""
        self.cause = WATCHDOG
        # No `finally` of the firmware's has any effect from here on.
        self._registers_then = dict(self.registers)
        raise Reset(reason)

    def restart(self) -> None:
        """The Pico alone starts anew: displays and the watchdog's registers are as they were at the `Reset`."""
        self.registers = self._registers_then
        self.mode = bytearray(PINS)
        self.pull = bytearray(PINS)
        self.latch = bytearray(PINS)
        self.watchdog_us = 0  # its time-out, 0 while it is off
        self.fed_at = 0
        self.tone = 0  # the frequency that sounds, 0 for silence
        self.duty = 0  # how long of each period it is on, of 65,536

    def power_on(self) -> None:
        """Power comes back: pins are inputs, nothing sounds, displays hold noise. Wires and held buttons stay."""
        self._registers_then = {}
        self.restart()
        self.cause = POWER_ON
        self.wire_bytes = 0
        self.transfers = 0
        self.tones: list = []  # (millisecond, frequency) of every change, in virtual time only
        for wire in self._i2c_wires + self._spi_wires:
            wire[-1].power_on()

    # Time

    def now(self) -> int:
        """Microseconds since the board was made; looking takes a moment."""
        if self.real_time:
            self._pass(_host_us() - self._origin)
        else:
            self._pass(self.us + _LOOK_US)
        return self.us

    def elapse(self, us: int) -> None:
        """Something on the board takes this long."""
        if not self.real_time:
            self._pass(self.us + us)

    def sleep_us(self, us: int) -> None:
        """Nothing happens but what was scheduled, and in real time what `idle` does."""
        self.slept_us += max(us, 0)
        if not self.real_time:
            self._pass(self.us + max(us, 0))
            return
        end = self.now() + us
        while self.us < end:
            until = min(end, self._events[0][0]) if self._events else end
            self.idle(max(until - self.us, 0))
            self.now()

    def _host_sleep(self, us: int) -> None:
        if MICROPYTHON:
            _host_time.sleep_us(us)
        else:
            _host_time.sleep(us / 1e6)

    def _pass(self, target: int) -> None:
        while self._events and self._events[0][0] <= target:
            self.us, pin, level = self._events.pop(0)
            if level is None:
                pin()  # what `after` was given
            else:
                self._driven[pin] = level
        # In real time the host may have slept; that is no fault of the firmware.
        if self.watchdog_us and not self.real_time and target - self.fed_at > self.watchdog_us:
            self.us = self.fed_at + self.watchdog_us
            self.reset("the watchdog was not fed")
        self.us = target

    def after(self, ms: int, action) -> None:
        """Does something after so many milliseconds: a wire comes loose, the battery runs down."""
        self._schedule(self.us + 1000 * ms, action, None)

    # Pins and buttons

    def level(self, pin: int) -> int:
        """What a pin reads. An input which nothing pulls or drives reads noise."""
        if self.mode[pin] == OUT:
            return self.latch[pin]
        if self.mode[pin] == OPEN_DRAIN and not self.latch[pin]:
            return 0
        if self._driven[pin] != _NOT_DRIVEN:
            return self._driven[pin]
        if self.pull[pin]:
            return 1 if self.pull[pin] == PULL_UP else 0
        return self._noise()

    def output(self, pin: int, level: int) -> None:
        """The firmware sets a pin's latch."""
        self.latch[pin] = level
        for _, _, _, _, res, chip in self._spi_wires:
            if res == pin and not level and self.mode[pin] == OUT:
                chip.reset()

    def drive(self, pin: int, level: "int | None") -> None:
        """Something outside holds a pin at 0 or 1, or lets go (None)."""
        self._driven[pin] = _NOT_DRIVEN if level is None else level

    def press(self, name, after_ms: int = 0, bounce=()) -> None:
        """A button goes down now or in some milliseconds.

        `bounce` lists how long, in microseconds, its contacts stay closed, open, closed ... before they settle.
        """
        self._contact(name, 0, after_ms, bounce)

    def release(self, name, after_ms: int = 0, bounce=()) -> None:
        """A button comes up."""
        self._contact(name, _NOT_DRIVEN, after_ms, bounce)

    def tap(self, name, after_ms: int = 0, hold_ms: int = 40) -> None:
        """A button goes down and comes up again."""
        self.press(name, after_ms)
        self.release(name, after_ms + hold_ms)

    def _contact(self, name, level, after_ms, bounce) -> None:
        pin = self.buttons.get(name, name)
        if pin not in range(PINS):
            return  # the button isn't soldered to anything
        at = self.us + 1000 * after_ms
        flip = level
        for us in bounce:
            self._schedule(at, pin, flip)
            at += us
            flip = _NOT_DRIVEN - flip
        self._schedule(at, pin, level)
        self._pass(self.us)

    def _schedule(self, at, pin, level) -> None:
        i = len(self._events)
        while i and self._events[i - 1][0] > at:
            i -= 1
        self._events.insert(i, (at, pin, level))

    def _noise(self) -> int:
        self._seed = self._seed * 1103515245 + 12345 & 0x7FFFFFFF
        return self._seed >> 28 & 1

    # Wires

    def wire_i2c(self, chip, sda: int, scl: int) -> None:
        """Connects a display chip to two pins."""
        self._i2c_wires.append((sda, scl, chip))

    def wire_spi(self, chip, sck: int, mosi: int, dc: int, cs: "int | None" = None, res: "int | None" = None) -> None:
        """Connects a display chip to a write-only bus; a missing `cs` is tied to ground."""
        self._spi_wires.append((sck, mosi, dc, cs, res, chip))

    def i2c_chip(self, sda: int, scl: int, address: int):
        """The chip that acknowledges an address there, or None."""
        for chip_sda, chip_scl, chip in self._i2c_wires:
            if chip_sda == sda and chip_scl == scl and chip.acknowledges(address):
                return chip
        return None

    def i2c_write(self, sda: int, scl: int, address: int, data, hertz: int, timeout_us: int) -> int:
        """A transfer, to its end or to the first byte that isn't acknowledged; how many were.

        OSError as on the rp2: EIO if nobody answers, ETIMEDOUT if not all bytes fit in the time-out; the chip then has
        got the first of them.
        """
        self.transfers += 1
        chip = self.i2c_chip(sda, scl, address)
        if chip is None:
            self.elapse(9_000_000 // hertz)
            raise OSError(EIO)
        fitting = max(timeout_us * hertz // 9_000_000 - 1, 0)
        taken = chip.takes(len(data))
        count = min(taken, fitting)
        chip.i2c_write(data, count)
        self.wire_bytes += count
        self.elapse((count + 1) * 9_000_000 // hertz)
        if count < taken:
            raise OSError(ETIMEDOUT)
        return count

    def spi_write(self, sck: int, mosi: int, data, hertz: int) -> None:
        """Bytes go out; whether a chip is there can't be seen."""
        self.transfers += 1
        self.wire_bytes += len(data)
        self.elapse(len(data) * 8_000_000 // hertz)
        for chip_sck, chip_mosi, dc, cs, res, chip in self._spi_wires:
            selected = cs is None or not self.level(cs)
            if chip_sck == sck and chip_mosi == mosi and selected and (res is None or self.level(res)):
                chip.spi_write(data, self.level(dc))


def wired(settings, start_ms: int = 0, real_time: bool = False) -> VirtualBoard:
    """A board that is built as the settings of `firmware/board.py` say; its display chip is `display`."""
    from tools.virtual_board.chips import Sh1106, Ssd1306

    def setting(name):
        return getattr(settings, name, None)  # what is missing is for the firmware to say

    names = ("NEXT", "A", "B") if setting("BUTTONS") == 3 else ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
    board = VirtualBoard({name.lower(): setting(name) for name in names}, start_ms, real_time)
    kind = Sh1106 if setting("DISPLAY") == "SH1106" else Ssd1306
    chip = board.display = kind(setting("I2C_ADDRESS"), setting("ROTATION") == 180)
    if setting("BUS") == "SPI":
        board.wire_spi(chip, *[setting("SPI_" + name) for name in ("SCK", "MOSI", "DC", "CS", "RESET")])
    else:
        board.wire_i2c(chip, setting("I2C_SDA"), setting("I2C_SCL"))
    return board


def install(board: "VirtualBoard | None" = None) -> VirtualBoard:
    """Binds the Pico's modules to a board (a bare one if none is given) and returns it.

    Pins and buses that were made before stay with theirs.
    """
    board = board or VirtualBoard()
    bind(board)
    replace_modules()
    return board
