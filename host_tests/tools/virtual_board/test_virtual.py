"""The virtual board refuses what a Pico would, and its time passes only when something takes time."""

from host_tests.support import needs_heap, raises
from tools.virtual_board.chips import Sh1106, Ssd1306
from tools.virtual_board.machine import ADC, I2C, PWM, SPI, WDT, Pin, mem32, reset
from tools.virtual_board.virtual import Reset, VirtualBoard, install

WATCHDOG_CLEAR = 0x40058000 + 0x3000


class Chip:
    """Notes what it gets."""

    def __init__(self, address=0x3C):
        self.address = address
        self.got = b""
        self.resets = 0

    def acknowledges(self, address):
        return address == self.address

    def takes(self, count):
        return count

    def i2c_write(self, data, count):
        self.got += bytes(data[:count])

    def spi_write(self, data, is_data):
        self.got += (b"D" if is_data else b"C") + bytes(data)

    def reset(self):
        self.resets += 1

    def power_on(self):
        self.got = b""


def on_i2c(freq=400_000, **options):
    board = install(VirtualBoard())
    chip = Chip()
    board.wire_i2c(chip, 4, 5)
    return board, chip, I2C(0, sda=Pin(4), scl=Pin(5), freq=freq, **options)


def test_time_stands_still_but_for_sleeps_and_looks():
    board = install(VirtualBoard())
    board.sleep_us(1000)
    board.elapse(500)
    assert board.us == 1500
    assert board.now() == 1502


def test_ticks_wrap_as_on_the_pico():
    install(VirtualBoard(start_ms=(1 << 30) - 5))
    from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

    before = ticks_ms()
    assert before == (1 << 30) - 5
    sleep_ms(20)
    assert ticks_ms() == 15
    assert ticks_diff(ticks_ms(), before) == 20
    assert ticks_diff(before, ticks_ms()) == -20
    assert ticks_add(before, 20) == 15


def test_a_scheduled_press_comes_in_time():
    board = install(VirtualBoard({"a": 14}))
    pin = Pin(14, Pin.IN, Pin.PULL_UP)
    board.tap("a", after_ms=10, hold_ms=40)
    seen = []
    for _ in range(7):
        seen.append(pin())
        board.sleep_us(10_000)
    assert seen == [1, 0, 0, 0, 0, 1, 1]


def test_contacts_bounce_before_they_settle():
    board = install(VirtualBoard({"a": 14}))
    pin = Pin(14, Pin.IN, Pin.PULL_UP)
    board.press("a", bounce=(100, 200, 100, 100))
    seen = []
    for _ in range(6):
        seen.append(pin.value())
        board.sleep_us(100)
    assert seen == [0, 1, 1, 0, 1, 0]
    board.release("a", bounce=(100, 100))
    seen = []
    for _ in range(3):
        seen.append(pin.value())
        board.sleep_us(100)
    assert seen == [1, 0, 1]


def test_an_input_without_a_pull_reads_noise():
    install(VirtualBoard())
    pin = Pin(3, Pin.IN)
    assert len({pin() for _ in range(50)}) == 2
    assert Pin(3, Pin.IN, Pin.PULL_DOWN)() == 0


def test_an_output_reads_its_latch():
    install(VirtualBoard())
    pin = Pin("LED", Pin.OUT, value=1)
    assert pin() == 1
    pin.off()
    assert pin.value() == 0
    pin.toggle()
    assert pin.value() == 1


def test_pins_that_the_pico_has_not():
    install(VirtualBoard())
    for name in (30, -1, "GP30", "X1", None, 2.0):
        raises(ValueError, Pin, name)
    assert Pin("GP28").number == Pin(28).number == Pin(Pin(28)).number == 28


def test_buses_need_their_own_pins():
    install(VirtualBoard())

    def i2c(bus, sda, scl):
        return I2C(bus, sda=Pin(sda), scl=Pin(scl))

    def spi(bus, sck, mosi):
        return SPI(bus, sck=Pin(sck), mosi=Pin(mosi))

    for bus, sda, scl in ((0, 0, 1), (0, 20, 21), (1, 2, 3), (1, 26, 27)):
        i2c(bus, sda, scl)
    assert str(raises(ValueError, i2c, 0, 4, 4)) == "bad SCL pin"
    assert str(raises(ValueError, i2c, 0, 5, 4)) == "bad SCL pin"
    assert str(raises(ValueError, i2c, 1, 4, 3)) == "bad SDA pin"
    raises(ValueError, i2c, 2, 4, 5)
    for bus, sck, mosi in ((0, 2, 3), (0, 18, 19), (1, 10, 11), (1, 14, 15)):
        spi(bus, sck, mosi)
    assert str(raises(ValueError, spi, 0, 10, 11)) == "bad SCK pin"
    assert str(raises(ValueError, spi, 1, 10, 12)) == "bad MOSI pin"


def test_i2c_reaches_only_the_chip_on_its_pins_and_address():
    board, chip, bus = on_i2c()
    assert bus.scan() == [0x3C]
    assert bus.writeto(0x3C, b"abc") == 3
    assert bus.writevto(0x3C, (b"d", bytearray(b"ef"))) == 3
    assert chip.got == b"abcdef"
    assert (board.transfers, board.wire_bytes) == (2, 6)
    assert raises(OSError, bus.writeto, 0x3D, b"abc").args[0] == 5
    elsewhere = I2C(0, sda=Pin(8), scl=Pin(9))
    assert elsewhere.scan() == []
    assert raises(OSError, elsewhere.writeto, 0x3C, b"abc").args[0] == 5
    assert chip.got == b"abcdef"


def test_a_transfer_takes_its_time_on_the_wire():
    board, _, bus = on_i2c(400_000)
    bus.writeto(0x3C, bytes(1024))
    assert board.us == 1025 * 9 * 1_000_000 // 400_000


def test_a_transfer_longer_than_fifty_milliseconds_is_broken_off():
    board, chip, bus = on_i2c(100_000)
    assert raises(OSError, bus.writeto, 0x3C, bytes(1024)).args[0] == 110
    assert len(chip.got) == 554
    assert 49_900 <= board.us <= 50_000
    bus.writeto(0x3C, bytes(554))
    _, chip, bus = on_i2c(100_000, timeout=200_000)
    bus.writeto(0x3C, bytes(1024))
    assert len(chip.got) == 1024


def test_spi_heeds_its_select_command_and_reset_lines():
    board = install(VirtualBoard())
    chip = Chip()
    board.wire_spi(chip, sck=18, mosi=19, dc=20, cs=17, res=21)
    bus = SPI(0, sck=Pin(18), mosi=Pin(19), baudrate=4_000_000)
    cs, dc, res = Pin(17, Pin.OUT, value=1), Pin(20, Pin.OUT, value=0), Pin(21, Pin.OUT, value=1)
    bus.write(b"unheard")
    cs(0)
    bus.write(b"x")
    dc(1)
    bus.write(b"y")
    res(0)
    bus.write(b"unheard")
    res(1)
    assert chip.got == b"CxDy"
    assert chip.resets == 1
    assert board.us == 16 * 8 // 4


def test_a_tone_sounds_while_its_duty_is_between():
    board = install(VirtualBoard())
    buzzer = PWM(Pin(22), freq=1000, duty_u16=0)
    assert board.tone == 0
    buzzer.duty_u16(32768)
    board.sleep_us(5000)
    buzzer.freq(2000)
    board.sleep_us(5000)
    buzzer.deinit()
    assert board.tones == [(0, 1000), (5, 2000), (10, 0)]
    raises(ValueError, buzzer.freq, 1)
    raises(ValueError, buzzer.freq, 100_000_000)


def test_a_voltage_is_what_was_set():
    board = install(VirtualBoard())
    board.analog[29] = 20_000
    assert ADC(Pin(29)).read_u16() == ADC(3).read_u16() == 20_000
    raises(ValueError, ADC, Pin(2))


def test_the_watchdog_bites_unless_fed_or_stopped():
    board = install(VirtualBoard())
    raises(ValueError, WDT, 0, 8389)
    dog = WDT(timeout=1000)
    board.sleep_us(900_000)
    dog.feed()
    board.sleep_us(900_000)
    raises(Reset, board.sleep_us, 200_000)
    assert board.us == 1_900_000
    board.power_on()
    board.sleep_us(2_000_000)
    dog = WDT(timeout=1000)
    mem32[WATCHDOG_CLEAR] = 1 << 30
    board.sleep_us(2_000_000)


def test_a_reset_is_no_error_that_the_firmware_could_swallow():
    install(VirtualBoard())
    assert not isinstance(raises(Reset, reset), Exception)


def test_power_on_forgets_what_the_firmware_did_but_not_what_is_soldered():
    board, chip, bus = on_i2c()
    Pin(25, Pin.OUT, value=1)
    PWM(Pin(22), freq=500, duty_u16=1000)
    board.power_on()
    assert board.mode[25] == Pin.IN
    assert board.tone == 0
    assert bus.writeto(0x3C, b"x") == 1
    assert chip.got == b"x"


@needs_heap
def test_nothing_that_takes_time_allocates():
    for chip, offset in ((Ssd1306(), 0), (Sh1106(), 2)):
        board = install(VirtualBoard({"a": 14}))
        import micropython

        board.wire_i2c(chip, 4, 5)
        bus = I2C(0, sda=Pin(4), scl=Pin(5))
        pin = Pin(14, Pin.IN, Pin.PULL_UP)
        board.tap("a", after_ms=1)
        commands = bytes((0x00, 0xB0, offset, 0x10))
        data = b"\x40" + bytes(128)
        micropython.heap_lock()
        try:
            bus.writeto(0x3C, commands)
            bus.writeto(0x3C, data)
            board.sleep_us(2000)
            down = not pin.value()
        finally:
            micropython.heap_unlock()
        assert down
        assert chip.complaints == []
