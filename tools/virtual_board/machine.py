"""The `machine` module of the virtual board: what the rp2 port offers and our firmware uses, with the port's errors."""

from tools.virtual_board import bound as _bound

PWRON_RESET = _bound.POWER_ON
WDT_RESET = _bound.WATCHDOG

_WATCHDOG_CTRL = 0x40058000
_WATCHDOG_ENABLE = 1 << 30
_RANDOM_BIT = 0x4006001C
# A register's aliases, 4 KB apart, write it plainly or toggle, set or clear bits.
_ALIASES = 0x3000


def _pin_number(pin) -> int:
    return pin.number if isinstance(pin, Pin) else Pin(pin).number


class Pin:
    """A pin, by number 0 to 29, by "GPn", or "LED"."""

    IN, OUT, OPEN_DRAIN = _bound.IN, _bound.OUT, _bound.OPEN_DRAIN
    PULL_UP, PULL_DOWN = _bound.PULL_UP, _bound.PULL_DOWN

    def __init__(self, id, mode=-1, pull=-1, *, value=None):
        if isinstance(id, Pin):
            id = id.number
        elif isinstance(id, str):
            id = 25 if id == "LED" else int(id[2:]) if id.startswith("GP") and id[2:].isdigit() else -1
        if not isinstance(id, int) or not 0 <= id < _bound.PINS:
            raise ValueError("invalid pin")
        self.number = id
        self._board = _bound.current()
        self.init(mode, pull, value=value)

    def init(self, mode=-1, pull=-1, *, value=None):
        # The latch is set first, as on the rp2, so that an output starts at its level.
        if value is not None:
            self._board.latch[self.number] = 1 if value else 0
        if mode not in (-1, None):
            self._board.mode[self.number] = mode
        if pull != -1 or mode not in (-1, None):
            self._board.pull[self.number] = 0 if pull in (-1, None) else pull
        if value is not None:
            self.value(value)

    def value(self, x=None):
        if x is None:
            return self._board.level(self.number)
        self._board.output(self.number, 1 if x else 0)
        return None

    __call__ = value

    def on(self):
        self.value(1)

    def off(self):
        self.value(0)

    def toggle(self):
        self.value(not self._board.latch[self.number])

    high, low = on, off

    def __repr__(self):
        return "Pin(GPIO%d)" % self.number


def _check(pin, wanted: bool, name: str) -> int:
    if not wanted:
        raise ValueError("bad %s pin" % name)
    return pin


class I2C:
    """One of the two controllers; only writing is modelled, as a display is only written to."""

    def __init__(self, id, *, scl, sda, freq=400_000, timeout=50_000):
        if id not in (0, 1):
            raise ValueError("I2C(%s) doesn't exist" % id)
        self._scl, self._sda = _pin_number(scl), _pin_number(sda)
        _check(scl, self._scl & 1 == 1 and self._scl >> 1 & 1 == id, "SCL")
        _check(sda, self._sda & 1 == 0 and self._sda >> 1 & 1 == id, "SDA")
        self._freq, self._timeout = freq, timeout
        self._board = _bound.current()

    def scan(self):
        return [a for a in range(8, 0x78) if self._board.i2c_chip(self._sda, self._scl, a)]

    def writeto(self, addr, buf, stop=True):
        return self._board.i2c_write(self._sda, self._scl, addr, buf, self._freq, self._timeout)

    def writevto(self, addr, vector, stop=True):
        return self.writeto(addr, b"".join(bytes(part) for part in vector), stop)


class SPI:
    """One of the two controllers; only writing is modelled."""

    MSB, LSB = 1, 0

    def __init__(self, id, baudrate=1_000_000, *, sck, mosi, miso=None, polarity=0, phase=0, bits=8, firstbit=MSB):
        if id not in (0, 1):
            raise ValueError("SPI(%s) doesn't exist" % id)
        if firstbit != SPI.MSB:
            raise NotImplementedError("LSB")
        self._sck, self._mosi = _pin_number(sck), _pin_number(mosi)
        _check(sck, self._sck & 3 == 2 and self._sck >> 3 & 1 == id, "SCK")
        _check(mosi, self._mosi & 3 == 3 and self._mosi >> 3 & 1 == id, "MOSI")
        if miso is not None:
            number = _pin_number(miso)
            _check(miso, number & 3 == 0 and number >> 3 & 1 == id, "MISO")
        self._baudrate = baudrate
        # A display samples on the rising edge: modes 0 and 3.
        self._understood = polarity == phase and bits == 8
        self._board = _bound.current()

    def write(self, buf):
        self._board.spi_write(self._sck, self._mosi, buf if self._understood else b"", self._baudrate)


class PWM:
    """A tone, or silence while the duty is nothing or everything."""

    def __init__(self, dest, freq=0, duty_u16=0):
        self._pin = _pin_number(dest)
        self._board = _bound.current()
        self._freq = self._duty = 0
        self.init(freq or None, duty_u16)

    def init(self, freq=None, duty_u16=None):
        if freq is not None:
            self.freq(freq)
        if duty_u16 is not None:
            self.duty_u16(duty_u16)

    def freq(self, value=None):
        if value is None:
            return self._freq
        if value < 8:
            raise ValueError("freq too small")
        if value > 62_500_000:
            raise ValueError("freq too large")
        self._freq = value
        return self._sound()

    def duty_u16(self, value=None):
        if value is None:
            return self._duty
        self._duty = min(max(value, 0), 65535)
        return self._sound()

    def deinit(self):
        self._duty = 0
        self._sound()

    def _sound(self):
        tone = self._freq if 0 < self._duty < 65535 else 0
        board = self._board
        board.duty = self._duty if tone else 0
        if tone != board.tone:
            board.tone = tone
            if not board.real_time:
                board.tones.append((board.us // 1000, tone))


class ADC:
    """A voltage, by pin 26 to 29 or channel 0 to 3."""

    def __init__(self, pin):
        number = pin + 26 if isinstance(pin, int) and 0 <= pin < 4 else _pin_number(pin)
        if not 26 <= number <= 29:
            raise ValueError("Pin doesn't have ADC capabilities")
        self._pin = number
        self._board = _bound.current()

    def read_u16(self):
        return self._board.analog.get(self._pin, 0)


class WDT:
    """The watchdog; once started only a write to its control register stops it."""

    def __init__(self, id=0, timeout=5000):
        if not 0 < timeout <= 8388:
            raise ValueError("timeout exceeds 8388")
        self._board = _bound.current()
        self._board.watchdog_us = 1000 * timeout
        self._board.registers[_WATCHDOG_CTRL] = _WATCHDOG_ENABLE
        self.feed()

    def feed(self):
        self._board.fed_at = self._board.us


class _Registers:
    """Memory-mapped registers: those with an effect here are the watchdog's and the ring oscillator's."""

    def __getitem__(self, address):
        board = _bound.current()
        if address == _RANDOM_BIT:
            return board.random_bit()
        return board.registers.get(address & ~_ALIASES, 0)

    def __setitem__(self, address, value):
        board = _bound.current()
        alias = address & _ALIASES
        address &= ~_ALIASES
        old = board.registers.get(address, 0)
        if alias:
            value = (old ^ value, old | value, old & ~value)[(alias >> 12) - 1]
        board.registers[address] = value
        if address == _WATCHDOG_CTRL and not value & _WATCHDOG_ENABLE:
            board.watchdog_us = 0


mem32 = _Registers()


def reset():
    _bound.current().reset("machine.reset()")  # which is done by the watchdog


def reset_cause():
    return _bound.current().cause


def unique_id():
    return b"virtual!"


def freq(hz=None):
    return 125_000_000


def idle():
    _bound.current().sleep_us(1000)


def lightsleep(time_ms=1):
    _bound.current().sleep_us(1000 * time_ms)
