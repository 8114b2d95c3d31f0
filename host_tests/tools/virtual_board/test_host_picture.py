"""A PNG shows every pixel enlarged, inside a margin."""

from PIL import Image

from tools.virtual_board import picture


def test_every_pixel_is_a_square(tmp_path):
    buffer = bytearray(n * 31 + n // 7 & 255 for n in range(1024))
    picture.png(buffer, tmp_path / "a.png", scale=3)
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == (128 * 3 + 24, 64 * 3 + 24)
        for y in range(64):
            for x in range(128):
                bright = max(image.getpixel((12 + 3 * x, 12 + 3 * y))) > 128
                assert bright == bool(buffer[y // 8 * 128 + x] >> y % 8 & 1)
