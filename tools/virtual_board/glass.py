"""The usual OLED module's glass, 128x64: which of its pixels shine, as its chip is set.

It stands upright with the chip's segment remap on and the COM scan reversed.
"""

WIDTH, HEIGHT, PAGES = 128, 64, 8
# How the glass's rows are wired to the chip's COM lines, as the chip has to be told.
ALTERNATIVE_COM_PINS = 0x12

_ALL = (1 << HEIGHT) - 1
_REVERSED = bytes(sum((b >> i & 1) << (7 - i) for i in range(8)) for b in range(256))


def seen(chip) -> bytearray:
    """What a person sees: 1024 bytes, eight rows of a column each, bit 0 at the top."""
    out = bytearray(WIDTH * PAGES)
    if not chip.lit():
        return out
    shift = (chip.start_line + chip.shift) % HEIGHT
    rows = (2 << chip.multiplex) - 1
    if chip.com_pins != ALTERNATIVE_COM_PINS:
        # With the other setting every second line stays dark.
        rows &= 0x5555555555555555
    if shift == 0 and rows == _ALL and not chip.all_on:
        _show_plain(chip, out)
    else:
        _show_shifted(chip, out, shift, rows)
    if chip.upside_down:
        out = bytearray(_REVERSED[byte] for byte in reversed(out))
    return out


def _show_plain(chip, out) -> None:
    """The usual case, by bytes."""
    flip = 0xFF if chip.inverted else 0
    for x in range(WIDTH):
        i = chip.LAST_SEGMENT - x
        for page in range(PAGES):
            _put(chip, out, x, page, chip.ram[i] ^ flip)
            i += chip.COLUMNS


def _show_shifted(chip, out, shift, rows) -> None:
    """Any settings, by columns of 64 bits."""
    for x in range(WIDTH):
        column = 0
        for page in range(PAGES):
            column |= chip.ram[page * chip.COLUMNS + chip.LAST_SEGMENT - x] << 8 * page
        column = column >> shift | column << HEIGHT - shift
        if chip.all_on:
            column = rows
        elif chip.inverted:
            column = ~column
        column &= rows
        if chip.scan_reversed:
            # Row 0 is then on the last COM line in use.
            column <<= HEIGHT - 1 - chip.multiplex
        for page in range(PAGES):
            _put(chip, out, x, page, column >> 8 * page & 0xFF)


def _put(chip, out, x, page, byte) -> None:
    # COM0 is the glass's bottom row.
    if chip.scan_reversed:
        out[page * WIDTH + x] = byte
    else:
        out[(PAGES - 1 - page) * WIDTH + x] = _REVERSED[byte]
