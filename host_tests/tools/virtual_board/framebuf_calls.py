"""Random drawing calls whose every result is printed, to compare two `framebuf` modules call by call."""

from array import array
from binascii import crc32

_SIZES = ((128, 64, 128), (21, 13, 21), (40, 30, 47), (7, 3, 7), (1, 1, 1), (16, 8, 16))
_METHODS = ("pixel", "hline", "vline", "fill_rect", "rect", "line", "ellipse", "poly", "text", "blit", "scroll", "fill")


class _Draws:
    """A small repeatable generator; both runtimes must make the same calls."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % n

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def colour(self):
        return (0, 1, 1, 1, 2, -1)[self.below(6)]

    def noise(self, n):
        return bytearray(self.below(256) for _ in range(n))


def _arguments(name, r, width, height, framebuf):
    x, y = r.between(-width, 2 * width), r.between(-height, 2 * height)
    if r.below(3):
        x, y = r.between(-9, width), r.between(-9, height)
    w, h = r.between(-2, width + 9), r.between(-2, height + 9)
    if name == "scroll":
        return r.between(1 - width, width - 1), r.between(1 - height, height - 1)
    if name == "fill":
        return (r.colour(),)
    if name == "blit":
        return _blit_arguments(r, x, y, framebuf)
    if name == "ellipse":
        radii = (r.below(6), r.below(6)) if r.below(2) else (r.below(width), r.below(height))
        return (x, y) + radii + (r.colour(), r.below(2), r.below(16))
    if name == "poly":
        return x, y, array("h", [r.between(-20, 40) for _ in range(2 * r.below(7))]), r.colour(), r.below(2)
    if name == "text":
        text = "".join(chr(r.between(32, 126)) for _ in range(r.below(5))) + ("", "\x01", "é", "ж")[r.below(4)]
        return (text, x, y) + ((), (r.colour(),))[r.below(2)]
    lines = {"line": (r.between(-9, width + 9), r.between(-9, height + 9)), "fill_rect": (w, h), "rect": (w, h)}
    more = lines.get(name, () if name == "pixel" else (w,))
    return (x, y) + more + (r.colour(),) + ((r.below(2),) if name == "rect" and r.below(2) else ())


def _blit_arguments(r, x, y, framebuf):
    w, h = r.between(1, 20), r.between(1, 20)
    source = (r.noise(w * ((h + 7) // 8)), w, h, framebuf.MONO_VLSB)
    if not r.below(4):
        source = (r.noise((w + 7) // 8 * h), w, h, framebuf.MONO_HMSB)
    if r.below(2):
        source = framebuf.FrameBuffer(*source)
    palette = framebuf.FrameBuffer(r.noise(2), 2, 1, framebuf.MONO_VLSB)
    return (source, x, y) + ((), (r.between(-1, 2),), (r.between(-1, 2), palette))[r.below(3)]


def run(framebuf, seed, calls, methods=_METHODS):
    """Yields one line per call: its name, what it returned and a checksum of the whole buffer."""
    r = _Draws(seed)
    for n in range(calls):
        if n % 50 == 0:
            width, height, stride = _SIZES[r.below(len(_SIZES))]
            height -= r.below(height) * r.below(2)
            buffer = r.noise(stride * ((height + 7) // 8) + r.below(3))
            fb = framebuf.FrameBuffer(buffer, width, height, framebuf.MONO_VLSB, stride)
        name = methods[r.below(len(methods))]
        args = _arguments(name, r, width, height, framebuf)
        if name == "blit" and not r.below(8):
            args = (fb,) + args[1:]
        result = getattr(fb, name)(*args)
        if name == "pixel":
            result = fb.pixel(*args[:2])
        yield "%d %s %s %d" % (n, name, result, crc32(buffer))


if __name__ == "__main__":
    import sys

    import framebuf

    for line in run(framebuf, int(sys.argv[1]), int(sys.argv[2])):
        print(line)
