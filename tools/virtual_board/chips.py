"""Models of the display chips SSD1306 and SH1106: they read the bytes a driver sends and show what a person would see.

Sources: Solomon Systech SSD1306 rev. 1.1 (command table 9-1, addressing 10.1.3, charge pump appendix) and Sino Wealth
SH1106 v2.3. What no chip knows lands in `complaints`. Taking bytes allocates nothing.
"""

from tools.virtual_board import glass
from tools.virtual_board.glass import ALTERNATIVE_COM_PINS, HEIGHT, PAGES, WIDTH

_PAGE_MODE = 2
_NOTHING = 0xE3


_SWITCHES = {
    0xA0: ("remap", False),
    0xA1: ("remap", True),
    0xA4: ("all_on", False),
    0xA5: ("all_on", True),
    0xA6: ("inverted", False),
    0xA7: ("inverted", True),
    0xAE: ("on", False),
    0xAF: ("on", True),
    0xC0: ("scan_reversed", False),
    0xC8: ("scan_reversed", True),
}
# What only one of them has.
_OWN_SWITCHES = {
    0x2E: ("scrolling", False),
    0x2F: ("scrolling", True),
    0x30: ("pump_level", 0),
    0x31: ("pump_level", 1),
    0x32: ("pump_level", 2),
    0x33: ("pump_level", 3),
    0xE0: ("modifying", True),
    0xEE: ("modifying", False),
}


class Oled:
    """What both chips have. A subclass sets its columns and knows its own commands.

    `address` is of seven bits; `upside_down` is how the module was built in.
    """

    COLUMNS = 128
    # The last segment line that is bonded to the glass; with remap on it shows the first column.
    LAST_SEGMENT = 127
    # Argument bytes of the commands that have any.
    ARGUMENTS: "dict[int, int]" = {}
    # Switches that only this chip has; what scrolling and reading would do to the picture is not modelled.
    OWN: "tuple[int, ...]" = ()

    def __init__(self, address: int = 0x3C, upside_down: bool = False):
        self.address = address
        self.upside_down = upside_down
        self.ram = bytearray(self.COLUMNS * PAGES)
        self.present = True
        self._left = -1  # transfers until the fault, -1 for never
        self._taken = -1  # bytes until one is refused, -1 for never
        self._code = 0
        self._arguments = bytearray(6)
        self.power_on()

    # Faults

    def unplug(self) -> None:
        """The chip answers no more, and loses everything."""
        self.present = False

    def plug(self) -> None:
        """The chip is back, as after power-on."""
        self.present = True
        self._left = -1
        self.power_on()

    def refuse_after(self, count: int) -> None:
        """Does not acknowledge, once, the byte after so many more."""
        self._taken = count

    def takes(self, count: int) -> int:
        """How many bytes of a transfer are acknowledged."""
        if self._taken < 0:
            return count
        if self._taken < count:
            count, self._taken = self._taken, -1
        else:
            self._taken -= count
        return count

    def fail_after(self, transfers: int) -> None:
        """Comes loose after so many more transfers."""
        self._left = transfers

    # Life

    def power_on(self) -> None:
        """The RAM holds noise and the settings are those of a reset."""
        noise = 0x1234567
        for i in range(len(self.ram)):
            noise = noise * 1103515245 + 12345 & 0x7FFFFFFF
            self.ram[i] = noise >> 16 & 0xFF
        self.complaints: list = []
        self.reset()

    def reset(self) -> None:
        """The settings after the reset line was low; the RAM keeps its bits."""
        self.on = self.inverted = self.all_on = self.remap = self.scan_reversed = False
        self.pump = False
        self.contrast = 0x7F if self.COLUMNS == WIDTH else 0x80
        self.multiplex = HEIGHT - 1
        self.start_line = self.shift = 0
        self.com_pins = ALTERNATIVE_COM_PINS
        self.mode = _PAGE_MODE
        self.page = self.column = 0
        self.first_column, self.last_column = 0, self.COLUMNS - 1
        self.first_page, self.last_page = 0, PAGES - 1
        self._wanted = self._got = 0
        # The last argument of each command that changes nothing which is modelled, such as the timing.
        self.others = bytearray(256)
        self.scrolling = self.modifying = False
        self.pump_level = 2

    # Buses

    def acknowledges(self, address: int) -> bool:
        """Whether a transfer to an address finds this chip; counts towards `fail_after`."""
        if self._left == 0:
            self.present = False
        if not self.present or address != self.address:
            return False
        if self._left > 0:
            self._left -= 1
        return True

    def i2c_write(self, data, count: int) -> None:
        """The first bytes of a transfer: control bytes, each followed by one byte (Co set) or by the rest."""
        i = 0
        while i < count:
            control = data[i]
            i += 1
            if control & 0x3F:
                self._complain("control byte", control)
            end = i + 1 if control & 0x80 else count
            if control & 0x40:
                self._write(data, i, min(end, count))
            else:
                while i < min(end, count):
                    self._command(data[i])
                    i += 1
            i = end

    def spi_write(self, data, is_data: int) -> None:
        """Bytes with the D/C line high (display data) or low (commands)."""
        if not self.present:
            return
        if is_data:
            self._write(data, 0, len(data))
        else:
            for byte in data:
                self._command(byte)

    def _complain(self, what: str, value: int) -> None:
        complaint = "%s 0x%02X" % (what, value)
        if complaint not in self.complaints:
            self.complaints.append(complaint)

    # Commands

    def _command(self, byte: int) -> None:
        if self._wanted:
            self._arguments[self._got] = byte
            self._got += 1
            if self._got == self._wanted:
                self._wanted = 0
                self._set(self._code, self._arguments)
            return
        self._wanted = self.ARGUMENTS.get(byte, 0)
        if self._wanted:
            self._code = byte
            self._got = 0
        elif byte in _SWITCHES:
            name, value = _SWITCHES[byte]
            setattr(self, name, value)
        elif 0x40 <= byte <= 0x7F:
            self.start_line = byte & 0x3F
        elif byte < 0x20 or 0xB0 <= byte <= 0xB7:
            self._point(byte)
        elif byte in self.OWN:
            setattr(self, *_OWN_SWITCHES[byte])
        elif byte != _NOTHING:
            self._complain("unknown command", byte)

    def _point(self, byte: int) -> None:
        """The three commands that say where the next byte of display data goes, in page addressing."""
        if self.mode != _PAGE_MODE:
            self._complain("not in this addressing mode", byte)
        if byte < 0x10:
            self.column = self.column & 0xF0 | byte
        elif byte < 0x20:
            self.column = self.column & 0x0F | (byte & 0x0F) << 4
        else:
            self.page = byte & 7

    def _set(self, code: int, arguments) -> None:
        """A command with all its arguments."""
        value = arguments[0]
        if code == 0x81:
            self.contrast = value
        elif code == 0xA8:
            self.multiplex = value & 0x3F
            if value & 0x3F < 15:
                self._complain("multiplex ratio", value)
        elif code == 0xD3:
            self.shift = value & 0x3F
        elif code == 0xDA:
            self.com_pins = value
        elif code in (0xD5, 0xD9, 0xDB):
            self.others[code] = value
        else:
            self._set_own(code, arguments)

    def _set_own(self, code: int, arguments) -> None:
        """The same for the commands that only this chip has."""
        raise NotImplementedError

    # Display data

    def _write(self, data, start: int, end: int) -> None:
        for i in range(start, end):
            if self.column < self.COLUMNS:
                # Remapping happens on the way into the RAM: what is there stays where it is.
                segment = self.COLUMNS - 1 - self.column if self.remap else self.column
                self.ram[self.page * self.COLUMNS + segment] = data[i]
            self._advance()

    def _advance(self) -> None:
        """Where the next byte of display data goes."""
        raise NotImplementedError

    # The picture

    def lit(self) -> bool:
        """Whether the panel has power and shows anything: display on, supply on, contrast above black."""
        return self.present and self.on and self.pump and self.contrast > 0

    def pixels(self) -> bytearray:
        """What a person sees: 1024 bytes, eight rows of a column each, bit 0 at the top."""
        return glass.seen(self)


class Ssd1306(Oled):
    """128 columns, three ways of addressing, and a charge pump that is off until asked for."""

    ARGUMENTS = {
        0x20: 1,
        0x21: 2,
        0x22: 2,
        0x26: 6,
        0x27: 6,
        0x29: 5,
        0x2A: 5,
        0x81: 1,
        0x8D: 1,
        0xA3: 2,
        0xA8: 1,
        0xD3: 1,
        0xD5: 1,
        0xD9: 1,
        0xDA: 1,
        0xDB: 1,
    }
    OWN = (0x2E, 0x2F)

    def _set_own(self, code: int, arguments) -> None:
        first, last = arguments[0], arguments[1]
        if code == 0x20:
            self.mode = first & 3
            if first > _PAGE_MODE:
                self._complain("addressing mode", first)
        elif code == 0x8D:
            self.pump = first & 4 != 0
        elif code == 0x21:
            if first > last or last > 127 or self.mode == _PAGE_MODE:
                self._complain("column range to", last)
            self.first_column, self.last_column = first & 127, last & 127
            self.column = first & 127
        elif code == 0x22:
            if first > last or last > 7 or self.mode == _PAGE_MODE:
                self._complain("page range to", last)
            self.first_page, self.last_page = first & 7, last & 7
            self.page = first & 7

    def _advance(self) -> None:
        if self.mode == _PAGE_MODE:
            self.column = (self.column + 1) & 127
        elif self.mode == 0:
            if self.column == self.last_column:
                self.column = self.first_column
                self.page = self.first_page if self.page == self.last_page else (self.page + 1) & 7
            else:
                self.column = (self.column + 1) & 127
        elif self.page == self.last_page:
            self.page = self.first_page
            self.column = self.first_column if self.column == self.last_column else (self.column + 1) & 127
        else:
            self.page = (self.page + 1) & 7


class Sh1106(Oled):
    """132 columns of which the glass shows the middle 128, page addressing only, a supply that is on by itself."""

    COLUMNS = 132
    LAST_SEGMENT = 129
    ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
    OWN = (0x30, 0x31, 0x32, 0x33, 0xE0, 0xEE)

    def reset(self) -> None:
        """As every reset; the supply then waits for the display to be switched on."""
        super().reset()
        self.pump = True

    def _set_own(self, code: int, arguments) -> None:
        if code == 0xAD:
            self.pump = arguments[0] & 1 != 0

    def _advance(self) -> None:
        if self.column < self.COLUMNS:
            self.column += 1
        else:
            self._complain("display data past column", self.COLUMNS - 1)
