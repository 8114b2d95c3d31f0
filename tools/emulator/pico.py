"""An emulated Pico: a firmware of MicroPython on rp2040py, with our display chip, buttons and flash around it.

Nothing of the firmware or of the game is replaced. Time is emulated time, which passes only inside `run`; a second of
work takes some twenty on a computer. I2C takes no time unless `wire_time` is asked for.
"""

import contextlib
import logging
import os
import tty
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from littlefs import LittleFS, UserContext
from rp2040py.clock.simulation_clock import SimulationClock
from rp2040py.device.bootrom import BOOTROM_B1
from rp2040py.device.load_flash import load_uf2
from rp2040py.execute_batch import execute_batch
from rp2040py.gpio_pin import GPIOPinState
from rp2040py.memory_map import FLASH_START_ADDRESS
from rp2040py.peripherals.peripheral import BasePeripheral
from rp2040py.rp2040 import RP2040
from rp2040py.simulator import Simulator
from rp2040py.usb.cdc import USBCDC
from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve
from rp2040py.utils.logging import ConsoleLogger, LogLevel

from tools.build.tree import VERSION
from tools.virtual_board.chips import Oled, Sh1106, Ssd1306

# The whole of a Pico's flash, and the part of it that MicroPython gives to files.
FLASH = 2 * 1024 * 1024
FILES_AT = 0xA0000
BLOCK = 4096
_BLOCKS = (FLASH - FILES_AT) // BLOCK
_LITTLEFS_2_0 = 0x00020000
_ROSC = 0x40060
_ROSC_RANDOMBIT = 0x1C
_LED = 25
_FLASH_SELECT = 1  # among the pins of the flash
_HERTZ = 125_000_000
_MS = 1_000_000
# Instructions between looks at the clock. Alarms are never late by it, so that only speed depends on it.
_STEP = 64


class NoFirmwareError(Exception):
    """MicroPython's firmware is neither in the cache nor to be had; the message says which file goes where."""


def firmware() -> Path:
    """The UF2 file of the official MicroPython, downloaded once."""
    logging.disable(logging.ERROR)
    try:
        path = retrieve(MICROPYTHON, VERSION)
    except OSError:
        path = None
    finally:
        logging.disable(logging.NOTSET)
    if path is None:
        boards = MICROPYTHON.boards or {}
        address = boards["pico"].fw[VERSION]
        raise NoFirmwareError(
            f"MicroPython {VERSION} for the Pico is not here and can't be downloaded. Put {address.rpartition('/')[2]}"
            f" into ~/.cache/rp2040py; it is at {address}"
        )
    return path


def file_system(folder: "Path | None" = None) -> bytes:
    """The part of the flash for files: littlefs with the files of a folder, or with none."""
    context = UserContext(buffsize=_BLOCKS * BLOCK)
    files = LittleFS(context=context, block_size=BLOCK, block_count=_BLOCKS, prog_size=256, disk_version=_LITTLEFS_2_0)
    if folder:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_dir():
                files.mkdir(name)
            else:
                with files.open(name, "wb") as file:
                    file.write(path.read_bytes())
    files.unmount()
    return bytes(context.buffer)


def read_folder(files: bytes, folder: str) -> dict[str, bytes]:
    """What the files of a folder hold, in the part of a flash for files; nothing if there is no such folder."""
    context = UserContext(buffsize=len(files))
    context.buffer = bytearray(files)
    flash = LittleFS(context=context, block_size=BLOCK, block_count=_BLOCKS, prog_size=256, mount=False)
    flash.mount()
    found = {}
    for name in flash.listdir(folder) if folder in flash.listdir("/") else ():
        with flash.open(f"{folder}/{name}", "rb") as file:
            found[name] = bytes(file.read())
    return found


class Entropy(BasePeripheral):
    """A ring oscillator whose random bits are those of a function that returns 0 or 1."""

    def __init__(self, chip: RP2040, bit: Callable[[], int]) -> None:
        super().__init__(chip, "ROSC")
        self._bit = bit

    def read_uint32(self, offset: int) -> int:
        """The random bit; of all else only that the oscillator runs stably."""
        return self._bit() if offset == _ROSC_RANDOMBIT else 0xFFFFFFFF

    def write_uint32(self, offset: int, value: int) -> None:
        """Settings change nothing here."""


class Cable:
    """A serial port, `path`, for programs on this computer that take it for a board's USB."""

    def __init__(self) -> None:
        self._here, there = os.openpty()
        tty.setraw(there)
        self._there = there
        os.set_blocking(self._here, False)
        self.path = os.ttyname(there)

    def read(self) -> bytes:
        """What a program has sent since."""
        with contextlib.suppress(BlockingIOError):
            return os.read(self._here, 4096)
        return b""

    def write(self, data: bytes) -> None:
        """Sends something to the program; what nobody reads is lost, as with a real one."""
        with contextlib.suppress(BlockingIOError):
            os.write(self._here, data)

    def pull(self) -> None:
        """The program's connection breaks."""
        os.close(self._here)
        os.close(self._there)


class Pico:
    """One Pico with what is soldered to it as the settings of `firmware/board.py` say.

    files: the content of the flash's file system, kept when the power goes. random_bit: what the ring oscillator gives;
    without it the bits are constant, as rp2040py does not model it. wire_time: whether a byte takes its time on I2C.
    uf2: the firmware, if not the official one.
    """

    def __init__(
        self,
        settings: ModuleType,
        files: bytes,
        random_bit: "Callable[[], int] | None" = None,
        wire_time: bool = False,
        uf2: "Path | None" = None,
    ) -> None:
        self.settings = settings
        kind = Sh1106 if settings.DISPLAY == "SH1106" else Ssd1306
        self.display: Oled = kind(settings.I2C_ADDRESS, settings.ROTATION == 180)
        self.serial = bytearray()  # all that it has printed, whether or not a cable is there
        self.cable: Cable | None = None
        self.wire_bytes = self.transfers = self.resets = 0
        # The file system's contents after each write or erase, if this is a list that begins with the present one.
        self.contents: list[bytes] | None = None
        self._image = uf2 or firmware()
        self._random_bit = random_bit
        self._byte_ns = 9e9 / settings.I2C_FREQUENCY if wire_time else 0
        self.power_on(files)

    # Power

    def power_on(self, files: "bytes | None" = None) -> None:
        """Power comes, again if there was some: memory, registers and display start anew, the flash stays."""
        flash = self.files() if files is None else files
        chip = self._chip = RP2040(SimulationClock())
        self._simulator = Simulator(rp2040=chip)
        chip.load_bootrom(BOOTROM_B1)
        chip.logger = ConsoleLogger(LogLevel.ERROR)
        load_uf2(self._image, chip)
        chip.flash[FILES_AT:FLASH] = flash
        self._usb = USBCDC(chip.usb_ctrl)
        self._usb.on_serial_data = self._printed
        give = chip.usb_ctrl.on_endpoint_read
        assert give  # USBCDC has just set it
        self._give = give
        chip.usb_ctrl.on_endpoint_read = self._asked_for
        self._asked: tuple[int, int] | None = None
        self._unsent = b""
        if self._random_bit:
            chip.peripherals[_ROSC] = Entropy(chip, self._random_bit)
        self._restart = chip.watchdog.on_watchdog_trigger
        chip.watchdog.on_watchdog_trigger = self._reset
        chip.gpio[_LED].add_listener(lambda *_: self._simulator.stop())
        chip.qspi[_FLASH_SELECT].add_listener(lambda *_: self._keep_content())
        self.display.power_on()
        self._wire()
        chip.core.pc = FLASH_START_ADDRESS

    def files(self) -> bytes:
        """The content of the flash's file system now."""
        return bytes(self._chip.flash[FILES_AT:FLASH])

    def _keep_content(self) -> None:
        """The flash is selected or released: what was asked of it before is done."""
        if self.contents is not None:
            content = self.files()
            if content != self.contents[-1]:
                self.contents.append(content)

    def _reset(self) -> None:
        self.resets += 1
        self._asked = None
        self._restart()

    def hurry(self, ms: float) -> None:
        """Leaves the watchdog, if it runs, only so long until it bites, as seconds take minutes here."""
        self._chip.watchdog.timer.set(round(2000 * ms))  # RP2040-E1: it counts twice a microsecond

    # Time

    def ms(self) -> float:
        """Emulated milliseconds since power came."""
        return self._chip.clock.nanos / _MS

    def cycles(self) -> int:
        """Processor cycles since power came."""
        return round(self._chip.clock.nanos * _HERTZ / 1e9)

    def run(self, until: Callable[[], bool], limit_ms: float) -> bool:
        """Lets time pass until something is so, or the limit is reached (False)."""
        end = self.ms() + limit_ms
        self.at(limit_ms, self._simulator.stop)
        while not until():
            if self.ms() >= end:
                return False
            self._simulator.stopped = False
            execute_batch(self._simulator, _STEP)
            if self.cable:
                self._unsent += self.cable.read()
            self._pump()
        return True

    def at(self, after_ms: float, action: Callable[[], None]) -> None:
        """Does something after so many emulated milliseconds."""
        self._chip.clock.create_alarm(action).schedule(after_ms * _MS)

    # Serial line

    def send(self, data: bytes) -> None:
        """Types something into the serial line."""
        self._unsent += data
        self._pump()

    def _pump(self) -> None:
        fifo = self._usb.tx_fifo
        room = fifo.size - fifo.item_count
        for byte in self._unsent[:room]:
            self._usb.send_serial_byte(byte)
        self._unsent = self._unsent[room:]
        if self._asked and fifo.item_count:
            endpoint, size = self._asked
            self._asked = None
            self._give(endpoint, size)

    def _asked_for(self, endpoint: int, size: int) -> None:
        # A computer that has nothing to say is silent; rp2040py's sends empty packets as fast as they are taken, which
        # costs the chip most of its time.
        if endpoint and not self._usb.tx_fifo.item_count:
            self._asked = endpoint, size
        else:
            self._give(endpoint, size)

    def _printed(self, data: "bytes | bytearray") -> None:
        self.serial += data
        if self.cable:
            self.cable.write(bytes(data))
        self._simulator.stop()  # for `run` to look whether that is what it waits for

    # Pins

    def press(self, name: "str | int") -> None:
        """A button, or another pin of the settings or by its number, is connected to ground."""
        self._chip.gpio[self._pin(name)].set_input_value(False)

    def release(self, name: "str | int") -> None:
        """It is let go."""
        self._chip.gpio[self._pin(name)].release_input()

    def tap(self, name: "str | int", hold_ms: float = 30) -> None:
        """A button goes down and comes up again later."""
        self.press(name)
        self.at(hold_ms, lambda: self.release(name))

    def _pin(self, name: "str | int") -> int:
        return name if isinstance(name, int) else int(getattr(self.settings, name.upper()))

    def lamp(self) -> bool:
        """Whether the LED on the board is lit."""
        return self._chip.gpio[_LED].value == GPIOPinState.HIGH

    def charge(self, millivolts: int) -> None:
        """The voltage at VSYS, a third of which is at ADC3."""
        self._chip.adc.channel_values[3] = millivolts * 4096 // 9900

    # I2C

    def _wire(self) -> None:
        bus = self._chip.i2c[self.settings.I2C_ID]
        clock = self._chip.clock
        message = bytearray()
        mine = False

        def later(action: Callable[[], None]) -> None:
            if self._byte_ns:
                clock.create_alarm(action).schedule(self._byte_ns)
            else:
                action()

        def connect(address: int, _mode: int) -> None:
            nonlocal mine
            mine = self.display.acknowledges(address)
            self.transfers += mine
            later(lambda: bus.complete_connect(mine))

        def write(byte: int) -> None:
            taken = self.display.takes(1) == 1
            if taken:
                message.append(byte)
            self.wire_bytes += 1
            later(lambda: bus.complete_write(taken))

        def stop() -> None:
            if mine and message:
                self.display.i2c_write(message, len(message))
                self._simulator.stop()
            message.clear()
            bus.complete_stop()

        bus.on_connect = connect
        bus.on_write_byte = write
        bus.on_stop = stop
