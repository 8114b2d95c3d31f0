import time

import framebuf
import micropython

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from firmware.oled import Display
from host_tests.support import needs_heap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

KINDS = ("SSD1306", "SH1106")
BUSES = ("I2C", "SPI")
WHOLE = 32 + 8 * (4 + 129) + 2  # bytes on I2C: power-up, each page with its address, on
ADDRESS = 4 + 1  # bytes on I2C before the columns of a run


class Log:
    """Notes the transfers that a chip on I2C gets, and hands them on."""

    def __init__(self, chip: "Any") -> None:
        self.transfers: list = []
        self._write = chip.i2c_write
        chip.i2c_write = self.write

    def write(self, data: "memoryview", count: int) -> None:
        self.transfers.append(bytes(data[:count]))
        self._write(data, count)


def start(**changes: object) -> tuple:
    """A board, its display's driver and a picture with a box, which is shown already."""
    settings = hardware.Settings(**changes)
    board = hardware.wire(settings)
    display = Display(settings)
    picture = bytearray(1024)
    canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
    canvas.rect(3, 5, 100, 50, 1)
    assert display.show(picture)
    assert_seen(board, picture)
    return board, display, picture, canvas


def assert_seen(board: "Any", picture: bytearray) -> None:
    assert board.display.complaints == [], board.display.complaints
    assert board.display.pixels() == picture


def cost(board: "Any", display: Display, picture: bytearray) -> int:
    """The bytes on the wire of showing a picture."""
    before = board.wire_bytes
    assert display.show(picture)
    assert_seen(board, picture)
    return board.wire_bytes - before


def scribble(canvas: "framebuf.FrameBuffer", chance: hardware.Chance) -> None:
    for _ in range(chance.below(4)):
        kind = chance.below(4)
        x, y = chance.below(140) - 6, chance.below(76) - 6
        if kind == 0:
            canvas.pixel(x, y, chance.below(2))
        elif kind == 1:
            canvas.fill_rect(x, y, chance.below(20), chance.below(20), chance.below(2))
        elif kind == 2:
            canvas.line(x, y, chance.below(128), chance.below(64), chance.below(2))
        elif chance.below(20) == 0:
            canvas.fill(chance.below(2))


def test_powers_up_dark_and_shows_a_whole_picture_before_it_is_on():
    settings = hardware.Settings()
    board = hardware.wire(settings)
    log = Log(board.display)
    display = Display(settings)
    assert log.transfers == []
    display.show(bytearray(1024))
    assert log.transfers[0][:8] == b"\x00" + 6 * b"\xe3" + b"\xae"
    assert len(log.transfers) == 1 + 2 * 8 + 1
    for page in range(8):
        assert log.transfers[1 + 2 * page] == bytes((0x00, 0xB0 + page, 0x00, 0x10))
        assert log.transfers[2 + 2 * page] == b"\x40" + bytes(128)
    assert log.transfers[-1] == b"\x00\xaf"
    assert board.wire_bytes == WHOLE


def test_the_sh1106_is_addressed_two_columns_further():
    settings = hardware.Settings(DISPLAY="SH1106")
    board = hardware.wire(settings)
    log = Log(board.display)
    Display(settings).show(bytearray(1024))
    assert log.transfers[1] == b"\x00\xb0\x02\x10"


def test_shows_the_picture_on_every_chip_and_bus_and_either_way_up():
    for kind in KINDS:
        for bus in BUSES:
            for rotation in (0, 180):
                start(DISPLAY=kind, BUS=bus, ROTATION=rotation)


def test_spi_goes_without_select_and_reset():
    start(BUS="SPI", SPI_CS=None, SPI_RESET=None)


def test_the_chip_shows_what_was_drawn_after_any_drawing():
    chance = hardware.Chance()
    for kind in KINDS:
        for bus in BUSES:
            board, display, picture, canvas = start(DISPLAY=kind, BUS=bus)
            for _ in range(60):
                scribble(canvas, chance)
                cost(board, display, picture)


# Every command of the chips' tables that keeps a setting, with a value that isn't ours.
OTHERS = b"\xaf\xa5\xa7\xa0\xc0\x81\x05\xa8\x1f\xd3\x07\x49\xda\x02\xd5\x71\xd9\x44\xdb\x11\x0b\x13\xb5"
OWN_OTHERS = {
    "SSD1306": b"\x20\x00\x21\x08\x50\x22\x02\x05\x8d\x10\x26\x00\x00\x00\x07\x00\xff\x2f",
    "SH1106": b"\xad\x8a\x33\xe0",
}
UNFINISHED = {
    "SSD1306": (b"", b"\x81", b"\xa8", b"\x8d", b"\x20", b"\x21", b"\xa3", b"\x29", b"\x26"),
    "SH1106": (b"", b"\x81", b"\xa8", b"\xad", b"\xd3", b"\xda"),
}


def registers(chip: "Any") -> dict:
    """All that a chip is set to, but where the next byte goes."""
    passing = ("ram", "page", "column", "first_column", "last_column", "first_page", "last_page", "_code", "_got")
    return {name: value for name, value in chip.__dict__.items() if name not in passing and name != "_arguments"}


def test_what_a_display_was_set_to_before_does_not_matter():
    for kind in KINDS:
        board, _, _, _ = start(DISPLAY=kind)
        fresh = registers(board.display)
        for unfinished in UNFINISHED[kind]:
            settings = hardware.Settings(DISPLAY=kind)
            chip = hardware.wire(settings).display
            told = b"\x00" + OTHERS + OWN_OTHERS[kind] + unfinished
            chip.i2c_write(told, len(told))
            different = [name for name, value in registers(chip).items() if value != fresh[name]]
            assert len(different) > 10, different
            picture = bytearray(1024)
            picture[5:105] = bytes(range(100))
            Display(settings).show(picture)
            chip.complaints = []  # what it was left in the middle of got nonsense to end with
            assert chip.pixels() == picture, (kind, unfinished)
            assert registers(chip) == fresh, (kind, unfinished)


def test_a_byte_that_is_not_acknowledged_is_a_failure_like_any_other():
    for count in (0, 1, 3, 60):
        board, display, picture, canvas = start()
        canvas.fill(1)
        board.display.refuse_after(count)
        assert not display.show(picture), count
        board.sleep_us(500_000)
        assert display.show(picture)
        assert_seen(board, picture)


def test_a_picture_without_change_costs_nothing():
    board, display, picture, _ = start()
    assert cost(board, display, picture) == 0
    assert cost(board, display, bytearray(picture)) == 0


def test_a_change_costs_its_columns_in_fours():
    for x in range(128):
        board, display, picture, canvas = start()
        canvas.pixel(x, 30, 1)
        assert cost(board, display, picture) == (0 if x in (3, 102) else ADDRESS + 4), x
    board, display, picture, canvas = start()
    canvas.hline(20, 30, 9, 1)
    assert cost(board, display, picture) == ADDRESS + 12


def test_runs_are_joined_where_an_address_costs_more():
    board, display, picture, canvas = start()
    canvas.pixel(20, 30, 1)
    canvas.pixel(28, 30, 1)
    assert cost(board, display, picture) == ADDRESS + 12
    canvas.pixel(40, 30, 1)
    canvas.pixel(49, 30, 1)
    assert cost(board, display, picture) == 2 * (ADDRESS + 4)
    canvas.pixel(60, 7, 1)
    canvas.pixel(60, 8, 1)
    assert cost(board, display, picture) == 2 * (ADDRESS + 4)


def test_a_cursor_move_costs_less_than_an_eighth():
    board, display, picture, canvas = start()
    canvas.rect(10, 20, 11, 11, 1)
    display.show(picture)
    canvas.rect(10, 20, 11, 11, 0)
    canvas.rect(20, 20, 11, 11, 1)
    assert cost(board, display, picture) == 2 * (ADDRESS + 24)


def test_the_slowest_wire_that_is_allowed_is_fast_enough_for_a_page():
    start(I2C_FREQUENCY=50_000)


@needs_heap
def test_showing_allocates_nothing():
    chance = hardware.Chance()
    for kind in KINDS:
        for bus in BUSES:
            board, display, picture, canvas = start(DISPLAY=kind, BUS=bus)
            for _ in range(20):
                scribble(canvas, chance)
                micropython.heap_lock()
                try:
                    shown = display.show(picture)
                finally:
                    micropython.heap_unlock()
                assert shown
                assert_seen(board, picture)


def test_a_display_that_fails_at_any_transfer_comes_back():
    for transfers in range(40):
        board, display, picture, canvas = start()
        board.display.fail_after(transfers)
        canvas.fill_rect(0, 0, 128, 64, 1)
        if transfers < 16:
            assert not display.show(picture)
            assert not display.answers
        else:
            assert display.show(picture)
            board.display.unplug()
            canvas.pixel(1, 1, 0)
            assert not display.show(picture)
        canvas.pixel(1, 2, 0)
        board.display.plug()
        before = board.transfers
        assert not display.show(picture), "too early"
        assert board.transfers == before
        board.sleep_us(500_000)
        assert display.show(picture)
        assert_seen(board, picture)
        canvas.pixel(90, 9, 0)
        assert cost(board, display, picture) == ADDRESS + 4


def test_a_display_that_fails_again_while_it_is_set_up_is_tried_again():
    for transfers in range(18):
        board, display, picture, canvas = start()
        board.display.unplug()
        canvas.fill(1)
        assert not display.show(picture)
        board.display.plug()
        board.display.fail_after(transfers)
        board.sleep_us(500_000)
        assert not display.show(picture)
        board.display.plug()
        board.sleep_us(500_000)
        assert display.show(picture)
        assert_seen(board, picture)


def test_a_display_that_lost_its_power_unnoticed_shows_the_picture_again_within_ten_seconds():
    board, display, picture, canvas = start()
    canvas.fill_rect(3, 3, 90, 40, 1)
    assert display.show(picture)
    display.contrast(99)
    board.display.plug()
    assert board.display.pixels() == bytearray(1024)
    board.sleep_us(9_000_000)
    refresh(board, display, 1)
    assert board.display.pixels() == bytearray(1024), "not all the time"
    refresh(board, display, 1000)
    assert_seen(board, picture)
    assert board.display.contrast == 99
    canvas.pixel(90, 9, 0)
    assert cost(board, display, picture) == ADDRESS + 4


def test_a_refresh_is_not_seen_and_never_takes_long():
    board, display, picture, canvas = start()
    canvas.fill_rect(3, 3, 90, 40, 1)
    assert display.show(picture)
    for _ in range(30):
        board.sleep_us(1_000_000)
        before = board.wire_bytes
        refresh(board, display, 3)
        assert board.wire_bytes - before <= 3 * (ADDRESS + 129 + 3)
        assert_seen(board, picture)


def refresh(board, display, count):
    """What the firmware does while it waits for so many samples of the buttons."""
    for _ in range(count):
        display.refresh(time.ticks_ms())
        board.sleep_us(4000)


def test_a_missing_display_takes_no_time():
    board, display, picture, _ = start()
    board.display.unplug()
    picture[0] ^= 1
    before = board.us
    for _ in range(1000):
        assert not display.show(picture)
    assert board.us - before < 10_000
    assert board.transfers < 25


def test_contrast_is_never_black_and_survives_a_failure():
    board, display, picture, _ = start()
    display.contrast(0)
    assert board.display.contrast == 1
    display.contrast(77)
    assert board.display.contrast == 77
    board.display.unplug()
    display.contrast(78)
    assert not display.answers
    display.contrast(79)
    board.display.plug()
    board.sleep_us(500_000)
    assert display.show(picture)
    assert board.display.contrast == 79


def test_sleep_is_dark_keeps_the_picture_and_lasts_through_a_failure():
    board, display, picture, canvas = start()
    display.sleep(True)
    assert board.display.pixels() == bytearray(1024)
    canvas.pixel(90, 9, 1)
    assert display.show(picture)
    board.display.unplug()
    canvas.pixel(91, 9, 1)
    assert not display.show(picture)
    board.display.plug()
    board.sleep_us(500_000)
    assert display.show(picture)
    assert board.display.pixels() == bytearray(1024)
    display.sleep(False)
    assert display.show(picture)
    assert_seen(board, picture)


def test_inverted_what_is_drawn_is_dark_and_it_lasts_through_a_failure():
    for kind in KINDS:
        board, display, picture, canvas = start(DISPLAY=kind)
        canvas.fill_rect(3, 3, 90, 40, 1)
        display.view(True, False)
        assert display.show(picture)
        assert bytes(board.display.pixels()) == bytes([byte ^ 0xFF for byte in picture])
        board.display.unplug()
        canvas.pixel(0, 0, 1)
        assert not display.show(picture)
        board.display.plug()
        board.sleep_us(500_000)
        assert display.show(picture)
        assert bytes(board.display.pixels()) == bytes([byte ^ 0xFF for byte in picture])
        display.view(False, False)
        assert display.show(picture)
        assert_seen(board, picture)


def test_a_view_and_a_sleep_that_change_nothing_send_nothing():
    board, display, picture, _ = start()
    before = board.wire_bytes
    display.view(False, False)
    display.sleep(False)
    assert display.show(picture)
    assert board.wire_bytes == before


def test_a_turned_view_is_upside_down_and_back():
    for kind in KINDS:
        for rotation in (0, 180):
            board, display, picture, _ = start(DISPLAY=kind, ROTATION=rotation)
            display.view(False, True)
            assert display.show(picture)
            board.display.upside_down = not board.display.upside_down
            assert_seen(board, picture)
            display.view(False, False)
            assert display.show(picture)
            board.display.upside_down = not board.display.upside_down
            assert_seen(board, picture)
