"""Pictures of the display as text art, in braille or half blocks, and as PNG; the text art runs on both runtimes."""

WIDTH, HEIGHT = 128, 64

_BRAILLE = 0x2800
# A braille cell is two columns of four dots, numbered 1-2-3-7 and 4-5-6-8 downwards.
_LEFT = tuple(n & 7 | (n & 8) << 3 for n in range(16))
_RIGHT = tuple((n & 7) << 3 | (n & 8) << 4 for n in range(16))
_HALVES = " ▀▄█"

# Around a PNG, in pixels of the display; and its colours.
MARGIN = 4
GLASS = (10, 12, 16)
_DARK = (16, 20, 26)
_LIT = (214, 236, 255)


def braille(buffer) -> "list[str]":
    """Sixteen lines of 64 cells, each two pixels wide and four high."""
    lines = []
    for row in range(HEIGHT // 4):
        start, shift = row // 2 * WIDTH, row % 2 * 4
        line = []
        for i in range(start, start + WIDTH, 2):
            dots = _LEFT[buffer[i] >> shift & 15] | _RIGHT[buffer[i + 1] >> shift & 15]
            line.append(chr(_BRAILLE | dots))
        lines.append("".join(line))
    return lines


def pixels(lines) -> bytearray:
    """The buffer of which `braille` made these lines; ValueError if it can't have."""
    buffer = bytearray(WIDTH * HEIGHT // 8)
    if len(lines) != HEIGHT // 4:
        raise ValueError("a picture has %d lines, not %d" % (HEIGHT // 4, len(lines)))
    for row, line in enumerate(lines):
        if len(line) != WIDTH // 2 or not all(0 <= ord(cell) - _BRAILLE < 256 for cell in line):
            raise ValueError("line %d is not %d braille cells" % (row + 1, WIDTH // 2))
        i, shift = row // 2 * WIDTH, row % 2 * 4
        for cell in line:
            dots = ord(cell) - _BRAILLE
            buffer[i] |= (dots & 7 | dots >> 3 & 8) << shift
            buffer[i + 1] |= (dots >> 3 & 7 | dots >> 4 & 8) << shift
            i += 2
    return buffer


def blocks(buffer) -> "list[str]":
    """Thirty-two lines of 128 cells, each one pixel wide and two high."""
    lines = []
    for row in range(HEIGHT // 2):
        start, shift = row // 4 * WIDTH, row % 4 * 2
        lines.append("".join(_HALVES[byte >> shift & 3] for byte in buffer[start : start + WIDTH]))
    return lines


def image(buffer, scale: int = 5):
    """An enlarged picture with a dark margin, as an image of Pillow; it has no gaps, so that it scales well."""
    from PIL import Image

    plain = Image.new("RGB", (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN), GLASS)
    colours = (bytes(_DARK), bytes(_LIT))
    pages = [buffer[y // 8 * WIDTH : y // 8 * WIDTH + WIDTH] for y in range(HEIGHT)]
    dots = b"".join([colours[byte >> y % 8 & 1] for y in range(HEIGHT) for byte in pages[y]])
    plain.paste(Image.frombytes("RGB", (WIDTH, HEIGHT), dots), (MARGIN, MARGIN))
    return plain.resize((plain.width * scale, plain.height * scale), Image.Resampling.NEAREST)


def png(buffer, path, scale: int = 5) -> None:
    """Writes `image` as a file."""
    image(buffer, scale).save(path, optimize=True)
