"""Text art shows each pixel in its place, and reads back."""

from host_tests.support import raises
from tools.virtual_board import picture


def one(x, y):
    buffer = bytearray(1024)
    buffer[y // 8 * 128 + x] = 1 << y % 8
    return buffer


def test_the_dots_of_a_cell():
    cells = [picture.braille(one(x, y))[0][0] for x in (0, 1) for y in range(4)]
    assert "".join(cells) == "⠁⠂⠄⡀⠈⠐⠠⢀"


def test_every_pixel_lands_in_its_cell():
    for x, y in ((0, 0), (127, 63), (64, 31), (5, 62), (126, 4)):
        lines = picture.braille(one(x, y))
        assert len(lines) == 16
        assert all(len(line) == 64 for line in lines)
        inked = [(column, row) for row, line in enumerate(lines) for column, c in enumerate(line) if c != "⠀"]
        assert inked == [(x // 2, y // 4)]


def test_reads_back():
    buffer = bytearray(n * 31 + n // 7 & 255 for n in range(1024))
    assert picture.pixels(picture.braille(buffer)) == buffer


def test_refuses_what_is_no_picture():
    lines = picture.braille(bytearray(1024))
    assert "16 lines" in str(raises(ValueError, picture.pixels, lines[1:]))
    assert "line 3 is" in str(raises(ValueError, picture.pixels, lines[:2] + ["⠀"] + lines[3:]))
    assert "line 1 is" in str(raises(ValueError, picture.pixels, ["x" * 64] + lines[1:]))


def test_blocks_hold_two_pixels():
    buffer = one(0, 0)
    buffer[0] |= 0b11_10_00
    lines = picture.blocks(buffer)
    assert [line[0] for line in lines[:4]] == ["▀", "▄", "█", " "]
    assert (len(lines), len(lines[0])) == (32, 128)
