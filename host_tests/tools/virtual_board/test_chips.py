"""The chip models show what a person would see, and refuse what the chips would."""

from tools.virtual_board.chips import Sh1106, Ssd1306

# Upright, with the supply on; the display's memory is not touched.
SETUP = {
    Ssd1306: b"\x00\xae\xa1\xc8\xda\x12\x8d\x14\xaf",
    Sh1106: b"\x00\xae\xa1\xc8\xda\x12\xaf",
}
OFFSET = {Ssd1306: 0, Sh1106: 2}
KINDS = (Ssd1306, Sh1106)
BLANK = bytearray(1024)
PICTURE = bytearray(n * 7 + n // 128 & 255 for n in range(1024))


def i2c(chip, data):
    chip.i2c_write(data, len(data))


def send(chip, picture):
    """Writes a whole picture by page addressing."""
    for page in range(8):
        i2c(chip, bytes((0x00, 0xB0 | page, OFFSET[type(chip)], 0x10)))
        i2c(chip, b"\x40" + bytes(picture[128 * page : 128 * page + 128]))


def shown(kind, setup=b"", picture=PICTURE):
    """A chip that is set up, then told `setup`, and then sent a picture."""
    chip = kind()
    i2c(chip, SETUP[kind])
    i2c(chip, b"\x00" + setup)
    send(chip, picture)
    return chip


def pixel(buffer, x, y):
    return buffer[y // 8 * 128 + x] >> y % 8 & 1


def turned(picture):
    """By 180 degrees, pixel by pixel."""
    out = bytearray(1024)
    for y in range(64):
        for x in range(128):
            out[(63 - y) // 8 * 128 + 127 - x] |= pixel(picture, x, y) << (63 - y) % 8
    return out


def test_shows_a_picture_upright():
    for kind in KINDS:
        chip = shown(kind)
        assert chip.pixels() == PICTURE
        assert chip.complaints == []


def test_memory_holds_noise_at_power_on():
    for kind in KINDS:
        chip = kind()
        i2c(chip, SETUP[kind])
        assert 300 < sum(byte >> 7 for byte in chip.pixels()) < 700


def test_nothing_is_seen_unless_the_display_is_on():
    for kind in KINDS:
        chip = kind()
        assert chip.pixels() == BLANK
        send(chip, PICTURE)
        assert chip.pixels() == BLANK
        i2c(chip, SETUP[kind])
        i2c(chip, b"\x00\xae")
        assert chip.pixels() == BLANK


def test_the_ssd1306_is_dark_without_its_charge_pump():
    chip = Ssd1306()
    i2c(chip, b"\x00\xa1\xc8\xaf")
    send(chip, PICTURE)
    assert chip.pixels() == BLANK
    i2c(chip, b"\x00\x8d\x14")
    assert chip.pixels() == PICTURE
    i2c(chip, b"\x00\x8d\x10")
    assert chip.pixels() == BLANK


def test_the_sh1106_is_dark_once_its_supply_is_off():
    chip = shown(Sh1106)
    i2c(chip, b"\x00\xad\x8a")
    assert chip.pixels() == BLANK
    i2c(chip, b"\x00\xad\x8b")
    assert chip.pixels() == PICTURE


def test_turned_by_both_orders_mirrored_by_one():
    for kind in KINDS:
        assert shown(kind, b"\xa0\xc0").pixels() == turned(PICTURE)
        assert shown(kind, b"\xa0").pixels()[:128] == bytes(reversed(PICTURE[:128]))
        chip = shown(kind, b"\xa0\xc0")
        chip.upside_down = True
        assert chip.pixels() == PICTURE


def test_the_column_order_leaves_what_is_in_memory_and_the_line_order_does_not():
    chip = shown(Ssd1306)
    i2c(chip, b"\x00\xa0")
    assert chip.pixels() == PICTURE
    i2c(chip, b"\x00\xc0")
    assert chip.pixels() != PICTURE


def test_inverted_all_on_and_contrast():
    for kind in KINDS:
        chip = shown(kind)
        i2c(chip, b"\x00\xa7")
        assert chip.pixels() == bytes(byte ^ 0xFF for byte in PICTURE)
        i2c(chip, b"\x00\xa6\xa5")
        assert chip.pixels() == b"\xff" * 1024
        i2c(chip, b"\x00\xa4\x81\x01")
        assert chip.pixels() == PICTURE
        i2c(chip, b"\x00\x81\x00")
        assert chip.pixels() == BLANK


def test_a_start_line_or_an_offset_shifts_the_picture_round():
    for kind in KINDS:
        for setup in (b"\x48", b"\xd3\x08", b"\x44\xd3\x04"):
            assert shown(kind, setup).pixels() == PICTURE[128:] + PICTURE[:128]


def test_fewer_lines_leave_the_others_dark():
    ink = b"\xff" * 1024
    assert shown(Ssd1306, b"\xa8\x1f", ink).pixels() == BLANK[:512] + ink[:512]
    assert shown(Ssd1306, b"\xa8\x1f\xc0", ink).pixels() == BLANK[:512] + ink[:512]
    assert shown(Ssd1306, b"\xa8\x1f\xa7", ink).pixels() == BLANK


def test_wrong_com_wiring_is_seen():
    assert shown(Ssd1306, b"\xda\x02", b"\xff" * 1024).pixels() == b"\x55" * 1024


def test_a_driver_for_the_other_chip_is_seen():
    chip = Sh1106()
    i2c(chip, SETUP[Sh1106])
    for page in range(8):
        i2c(chip, bytes((0x00, 0xB0 | page, 0x00, 0x10)))
        i2c(chip, b"\x40" + bytes(PICTURE[128 * page : 128 * page + 128]))
    assert chip.pixels()[:126] == PICTURE[2:128]
    i2c(chip, b"\x00\x20\x00\x8d\x14")
    assert chip.complaints == ["unknown command 0x20", "unknown command 0x8D"]


def test_the_sh1106_does_not_go_on_after_its_last_column():
    chip = shown(Sh1106)
    i2c(chip, b"\x00\xb0\x02\x18")
    i2c(chip, b"\x40" + bytes(3))
    assert chip.pixels()[:126] == PICTURE[:126]
    assert chip.complaints == ["display data past column 0x83"]


def test_the_ssd1306_goes_round_in_the_page():
    chip = shown(Ssd1306)
    i2c(chip, b"\x00\xb1\x0e\x17")
    i2c(chip, b"\x40\x01\x02\x03")
    assert chip.pixels()[254:256] == b"\x01\x02"
    assert chip.pixels()[128] == 3
    assert chip.pixels()[256] == PICTURE[256]


def test_horizontal_addressing_fills_a_window_by_rows():
    chip = shown(Ssd1306)
    i2c(chip, b"\x00\x20\x00\x21\x0a\x0b\x22\x02\x03")
    i2c(chip, b"\x40\x01\x02\x03\x04\x05")
    seen = chip.pixels()
    assert seen[2 * 128 + 10 : 2 * 128 + 13] == bytes((5, 2, PICTURE[2 * 128 + 12]))
    assert seen[3 * 128 + 10 : 3 * 128 + 12] == b"\x03\x04"
    i2c(chip, b"\x00\xb0")
    assert chip.complaints == ["not in this addressing mode 0xB0"]


def test_vertical_addressing_fills_a_window_by_columns():
    chip = shown(Ssd1306)
    i2c(chip, b"\x00\x20\x01\x21\x0a\x0b\x22\x02\x03")
    i2c(chip, b"\x40\x01\x02\x03\x04\x05")
    seen = chip.pixels()
    assert seen[2 * 128 + 10 : 2 * 128 + 12] == b"\x05\x03"
    assert seen[3 * 128 + 10 : 3 * 128 + 12] == b"\x02\x04"


def test_control_bytes_for_one_byte_and_for_the_rest():
    chip = shown(Ssd1306)
    i2c(chip, b"\x80\xb2\x80\x00\x80\x10\xc0\xaa\x40\xbb\xcc")
    assert chip.pixels()[256:259] == b"\xaa\xbb\xcc"
    i2c(chip, b"\x80\x81\x80\x33")
    assert chip.contrast == 0x33
    i2c(chip, b"\x00\x81")
    i2c(chip, b"\x00\x44")
    assert chip.contrast == 0x44
    assert chip.complaints == []
    i2c(chip, b"\x41\x00")
    assert chip.complaints == ["control byte 0x41"]


def test_what_the_chip_does_not_know_is_told_once():
    chip = Ssd1306()
    i2c(chip, b"\x00\xff\xff\x2f\x20\x03\xa8\x05")
    assert chip.complaints == [
        "unknown command 0xFF",
        "addressing mode 0x03",
        "multiplex ratio 0x05",
    ]


def test_spi_tells_commands_by_a_line():
    for kind in KINDS:
        chip = kind()
        chip.spi_write(SETUP[kind][1:], 0)
        for page in range(8):
            chip.spi_write(bytes((0xB0 | page, OFFSET[kind], 0x10)), 0)
            chip.spi_write(PICTURE[128 * page : 128 * page + 128], 1)
        assert chip.pixels() == PICTURE


def test_only_its_own_address_is_acknowledged():
    chip = Ssd1306(0x3D)
    assert chip.acknowledges(0x3D)
    assert not chip.acknowledges(0x3C)


def test_comes_loose_and_back():
    chip = shown(Ssd1306)
    chip.fail_after(2)
    assert [chip.acknowledges(0x3C) for _ in range(4)] == [True, True, False, False]
    assert chip.pixels() == BLANK
    chip.plug()
    assert chip.acknowledges(0x3C)
    i2c(chip, SETUP[Ssd1306])
    assert chip.pixels() not in (BLANK, PICTURE)


def test_a_reset_keeps_the_memory():
    chip = shown(Ssd1306)
    chip.reset()
    assert chip.pixels() == BLANK
    i2c(chip, SETUP[Ssd1306])
    assert chip.pixels() == PICTURE
