"""The display: an SSD1306 or SH1106 of 128x64 on I2C or SPI, which is sent only what has changed."""

from errno import EIO
from time import ticks_add, ticks_diff, ticks_ms

from machine import I2C, Pin
from micropython import const

from firmware.changes import STEP

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

    from firmware.changes import next_run
    from firmware.spi import Bytes
else:
    try:
        from firmware.native import next_run
    except (ImportError, NameError, SyntaxError, ValueError):  # no such machine code here
        from firmware.changes import next_run

_WIDTH = const(128)
_PAGES = const(8)
_RUN_AT = const(1023)  # the part of a run that says where it starts
_RUN_STEPS = const(10)  # bits in front of the part that says how many steps it has
_RETRY = const(500)  # milliseconds
_REFRESH = const(10_000)  # milliseconds

# What both chips are told at power-up, after the control byte with which a list of commands starts on I2C.
_POWER_UP = (
    b"\x00"
    b"\xe3\xe3\xe3\xe3\xe3\xe3"  # nothing: a reset of the Pico alone may have left a command without its arguments
    b"\xae"  # off, as long as the memory holds noise
    b"\xa1\xc8"  # column 127 and line 63 first: the panel's connector is above the picture
    b"\x81\xcf"  # contrast
    b"\xa8\x3f"  # 64 lines
    b"\xd3\x00"  # no line offset
    b"\x40"  # the memory's line 0 on top
    b"\xda\x12"  # the lines are wired to both sides in turn
    b"\xd5\x80"  # about 100 pictures a second
    b"\xa4"  # show the memory
    b"\xa6"  # a set bit is lit
)
_OFF_AT = const(7)
_COLUMN_ORDER = const(8)
_LINE_ORDER = const(9)
_CONTRAST = const(11)
_INK = const(22)
_SSD1306 = (
    b"\x2e"  # no scrolling
    b"\x20\x02"  # addressed page by page, the one way that both chips know
    b"\xd9\xf1"  # charge long, discharge briefly: right for the charge pump
    b"\xdb\x20"  # level of a dark pixel
    b"\x8d\x14"  # charge pump on
)
_SH1106 = (
    b"\xee"  # no read-modify-write
    b"\x32"  # charge pump at 8 V
    b"\xd9\x22"  # charge and discharge alike
    b"\xdb\x35"  # level of a dark pixel
    b"\xad\x8b"  # charge pump on
)
_NOTHING = const(0xE3)
_SWITCH_OFF = const(0xAE)
_OFF = b"\x00\xae"
_ON = b"\x00\xaf"


class I2CBus:
    """A display on I2C, where the control byte in front of a message tells commands and picture apart."""

    first = 0  # the byte of a message with which the wire starts

    def __init__(self, board: "Any") -> None:
        self._board = board
        self._address = board.I2C_ADDRESS
        self.reset()

    def reset(self) -> None:
        """Starts the bus anew, as a transfer that timed out leaves it half-way."""
        board = self._board
        self._i2c = I2C(board.I2C_ID, scl=Pin(board.I2C_SCL), sda=Pin(board.I2C_SDA), freq=board.I2C_FREQUENCY)

    def command(self, message: "Bytes") -> None:
        """Writes commands; OSError if nothing answers, or not to the end."""
        if self._i2c.writeto(self._address, message) != len(message):
            raise OSError(EIO)

    data = command


class Display:
    """Shows pictures of 1,024 bytes, each a column of eight pixels; never raises OSError."""

    def __init__(self, board: "Any") -> None:
        self._bus = _bus(board)
        wide = board.DISPLAY == "SH1106"
        self._offset = 2 if wide else 0  # the SH1106 has 132 columns, of which the panel uses the middle 128
        self._power_up = bytearray(_POWER_UP + (_SH1106 if wide else _SSD1306))
        self._upside_down = board.ROTATION == 180
        self._asleep = False
        self.answers = False
        self._retry = ticks_ms()
        first = self._bus.first
        self._settings = memoryview(self._power_up)[first:]
        self._on = memoryview(_ON)[first:]
        self._refresh_at = self._retry
        self._refreshed = _PAGES  # pages since the last refresh began
        self._address = bytearray(4)
        self._address_view = memoryview(self._address)[first:]
        line = memoryview(bytearray(b"\x40") + bytearray(_WIDTH))
        self._columns = line[1:]
        self._views = [line[first : 1 + length] for length in range(STEP, _WIDTH + 1, STEP)]
        self._sent = bytearray(_WIDTH * _PAGES)
        self._picture = self._sent
        self.view(False, False)

    def show(self, picture: "bytearray") -> bool:
        """Sends what changed since the last picture; False if the display doesn't answer.

        After a failure everything is set up and sent anew, at the first call after half a second. Allocates nothing.
        """
        self._picture = picture
        try:
            if self.answers:
                at = self._send(0, False)
                while at:
                    at = self._send(at, False)
            elif ticks_diff(ticks_ms(), self._retry) >= 0:
                self._start()
        except OSError:
            self._fail()
        return self.answers

    def refresh(self, now: "Ticks") -> None:
        """Says all of it again every ten seconds, for a display that lost its power for a moment and can't tell.

        Call it while the app waits, with the tick: it sends a page at most, so that buttons are still looked at in
        time. Allocates nothing.
        """
        if not self.answers or self._asleep:
            return
        try:
            if self._refreshed < _PAGES:
                self._send(_WIDTH * self._refreshed, True)
                self._refreshed += 1
                if self._refreshed == _PAGES:
                    self._bus.command(self._on)
            elif ticks_diff(now, self._refresh_at) >= 0:
                self._refresh_at = ticks_add(now, _REFRESH)
                self._power_up[_OFF_AT] = _NOTHING
                self._bus.command(self._settings)
                self._refreshed = 0
        except OSError:
            self._fail()

    def contrast(self, level: int) -> None:
        """Sets the brightness, 1 to 255; a level of 0 would be black on some panels and counts as 1."""
        level = max(level, 1)
        self._power_up[_CONTRAST] = level
        if self.answers:
            self._tell(bytes((0x00, 0x81, level)))

    def sleep(self, on: bool) -> None:
        """Switches the panel off, which keeps the picture, or on again at the next `show`."""
        if on == self._asleep:
            return
        self._asleep = on
        if not on:
            self._start_at_next_show()
        elif self.answers:
            self._tell(_OFF)

    def view(self, inverted: bool, turned: bool) -> None:
        """Shows dark for lit, and turned by 180 degrees from how the builder mounted it, at the next `show`."""
        told = self._power_up
        down = turned != self._upside_down
        ink = 0xA7 if inverted else 0xA6
        order = 0xA0 if down else 0xA1
        if told[_INK] != ink or told[_COLUMN_ORDER] != order:
            told[_INK] = ink
            told[_COLUMN_ORDER] = order
            told[_LINE_ORDER] = 0xC0 if down else 0xC8
            self._start_at_next_show()

    def _start_at_next_show(self) -> None:
        self.answers = False
        self._retry = ticks_ms()

    def _fail(self) -> None:
        self.answers = False
        self._retry = ticks_add(ticks_ms(), _RETRY)

    def _command(self, message: "Bytes") -> None:
        self._bus.command(memoryview(message)[self._bus.first :])

    def _tell(self, message: bytes) -> None:
        try:
            self._command(message)
        except OSError:
            self._fail()

    def _start(self) -> None:
        self._bus.reset()
        self._power_up[_OFF_AT] = _SWITCH_OFF
        self._bus.command(self._settings)
        for page in range(_PAGES):
            self._send(_WIDTH * page, True)
        if not self._asleep:
            self._bus.command(self._on)
        self.answers = True
        self._refreshed = _PAGES
        self._refresh_at = ticks_add(ticks_ms(), _REFRESH)

    def _send(self, at: int, whole: bool) -> int:
        """Sends the next run of changes, or a whole page; returns where to look on, 0 if there was none."""
        run = next_run(self._picture, self._sent, self._columns, at, whole)
        if not run:
            return 0
        at = run & _RUN_AT
        steps = run >> _RUN_STEPS
        self._point(at // _WIDTH, at % _WIDTH)
        self._bus.data(self._views[steps - 1])
        return at + steps * STEP

    def _point(self, page: int, column: int) -> None:
        column += self._offset
        address = self._address
        address[1] = 0xB0 | page
        address[2] = column & 15
        address[3] = 0x10 | column >> 4
        self._bus.command(self._address_view)


def _bus(board: "Any") -> "Any":
    """The display's bus; the one that isn't used takes no memory."""
    if board.BUS == "SPI":
        from firmware.spi import SPIBus

        return SPIBus(board)
    return I2CBus(board)
