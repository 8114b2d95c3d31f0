"""The `framebuf` module for CPython: the same pixels as MicroPython's, for one colour in vertical bytes (MONO_VLSB).

What has horizontal bytes (MONO_HMSB, bit 0 at the left) can be drawn elsewhere with `blit`, but not drawn on.
Works on whole bytes, eight pixels of one column at a time, so that tests can draw tens of thousands of frames.
The drawing methods take the arguments of MicroPython's documentation; anything outside the buffer is clipped.
"""

from functools import lru_cache

from tools.virtual_board.glyphs import GLYPHS

MONO_VLSB = MVLSB = 0
MONO_HMSB = 4

_BYTES = range(256)
_SET = {mask: bytes(b | mask for b in _BYTES) for mask in _BYTES}
_CLEAR = {mask: bytes(b & ~mask for b in _BYTES) for mask in _BYTES}
_number = int.from_bytes
_FEW = 3  # bytes that are changed faster one by one
# Eight pixels of a row as the lowest bits of eight bytes, which are one number.
_COLUMNS = [sum((b >> column & 1) << 8 * column for column in range(8)) for b in _BYTES]


@lru_cache(8192)
def _moved(bits, rows, shift, key):
    """What so many rows, moved down by `shift`, leave in a page and what they set, as numbers of a byte a column."""
    inside = (1 << rows) - 1
    covered = (inside << shift if shift >= 0 else inside >> -shift) & 0xFF
    moved = bytes(((b << shift if shift >= 0 else (b & inside) >> -shift) & covered) for b in bits)
    sets = _number(moved, "little")
    others = _number(bytes([~covered & 0xFF]) * len(bits), "little")
    return (-1, sets) if key == 0 else (sets | others, 0) if key == 1 else (others, sets)


def _fill(buffer, first, end, mask, c):
    """Sets or clears some rows of the columns of a page."""
    if end - first > _FEW:
        buffer[first:end] = bytes(buffer[first:end]).translate((_SET if c else _CLEAR)[mask])
    elif c:
        for i in range(first, end):
            buffer[i] |= mask
    else:
        for i in range(first, end):
            buffer[i] &= ~mask


# MicroPython's class has no readable attributes, so these hide theirs from subclasses (two underscores).
class FrameBuffer:
    """A surface of `width` x `height` pixels over a writable buffer; bit 0 of a byte is the top of eight rows."""

    def __init__(self, buffer, width, height, format, stride=None):
        stride = width if stride is None else stride
        if memoryview(buffer).readonly:
            raise TypeError("object with buffer protocol required")
        if format not in (MONO_VLSB, MONO_HMSB):
            raise ValueError("invalid format")
        if not (0 < width <= stride <= 0xFFFF and 0 < height <= 0xFFFF):
            raise ValueError
        if format == MONO_HMSB:
            stride = (stride + 7) // 8 * 8
            if len(buffer) < ((height - 1) * stride + (width + 7) // 8 * 8) // 8:
                raise ValueError
        elif len(buffer) < ((height + 7) // 8 - 1) * stride + width:
            raise ValueError
        self.__format = format
        self.__buffer = buffer
        # The object which owns the memory, to see whether two buffers share it.
        self.__base = buffer.obj if isinstance(buffer, memoryview) else buffer
        self.__width = width
        self.__height = height
        self.__stride = stride

    def fill(self, c):
        if self.__height & 7 or self.__stride != self.__width:
            self.fill_rect(0, 0, self.__width, self.__height, c)
        else:
            size = self.__width * self.__height >> 3
            self.__buffer[:size] = (b"\xff" if c else b"\0") * size

    def pixel(self, x, y, c=None):
        if not (0 <= x < self.__width and 0 <= y < self.__height):
            return None
        i = (y >> 3) * self.__stride + x
        bit = 1 << (y & 7)
        if c is None:
            return 1 if self.__buffer[i] & bit else 0
        if c:
            self.__buffer[i] |= bit
        else:
            self.__buffer[i] &= ~bit
        return None

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def fill_rect(self, x, y, w, h, c):
        right = x + w
        bottom = y + h
        if x < 0:
            x = 0
        if y < 0:
            y = 0
        if right > self.__width:
            right = self.__width
        if bottom > self.__height:
            bottom = self.__height
        if x >= right:
            return
        buffer = self.__buffer
        while y < bottom:
            page = y >> 3
            mask = 0xFF << (y & 7) & 0xFF
            y = 8 * page + 8
            if y > bottom:
                mask &= 0xFF >> y - bottom
            i = page * self.__stride + x
            _fill(buffer, i, i + right - x, mask, c)

    def rect(self, x, y, w, h, c, f=False):
        if f:
            self.fill_rect(x, y, w, h, c)
        else:
            self.fill_rect(x, y, w, 1, c)
            self.fill_rect(x, y + h - 1, w, 1, c)
            self.fill_rect(x, y, 1, h, c)
            self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1, y1, x2, y2, c):
        if x1 == x2 or y1 == y2:
            self.fill_rect(min(x1, x2), min(y1, y2), abs(x2 - x1) + 1, abs(y2 - y1) + 1, c)
            return
        # Bresenham along the longer axis; the cross step is taken as soon as the error is not negative.
        dx, dy = abs(x2 - x1), abs(y2 - y1)
        sx = 1 if x2 > x1 else -1
        sy = 1 if y2 > y1 else -1
        steep = dy > dx
        long, short = (dy, dx) if steep else (dx, dy)
        error = 2 * short - long
        x, y = x1, y1
        for _ in range(long):
            self.pixel(x, y, c)
            if error >= 0:
                error -= 2 * long
                if steep:
                    x += sx
                else:
                    y += sy
            error += 2 * short
            if steep:
                y += sy
            else:
                x += sx
        self.pixel(x2, y2, c)

    def ellipse(self, x, y, xr, yr, c, f=False, m=15):
        """Outline or filled; the four bits of `m` choose quadrants anticlockwise from the upper right."""

        def plot(dx, dy):
            for quadrant, (sx, sy) in enumerate(((1, -1), (-1, -1), (-1, 1), (1, 1))):
                if not m >> quadrant & 1:
                    continue
                if f:
                    self.fill_rect(x if sx > 0 else x - dx, y + sy * dy, dx + 1, 1, c)
                else:
                    self.pixel(x + sx * dx, y + sy * dy, c)

        if xr == 0 and yr == 0:
            if m & 15:
                self.pixel(x, y, c)
            return
        # The midpoint method in two runs, one from each axis, up to where the slope is one.
        for dx, dy in _octant(xr, yr):
            plot(dx, dy)
        for dy, dx in _octant(yr, xr):
            plot(dx, dy)

    def poly(self, x, y, coords, c, f=False):
        """A closed polygon through the pairs in `coords`, relative to x, y; filled without an extra outline."""
        points = [(coords[i], coords[i + 1]) for i in range(0, len(coords) - 1, 2)]
        if not points:
            return
        edges = list(zip(points, [points[-1], *points[:-1]], strict=True))
        if f:
            for row in range(min(p[1] for p in points), max(p[1] for p in points) + 1):
                self.__fill_row(x, y, row, edges, c)
            return
        for (ax, ay), (bx, by) in edges:
            self.line(x + ax, y + ay, x + bx, y + by, c)

    def __fill_row(self, x, y, row, edges, c):
        """Fills between each pair of crossings of a scan line with the edges, and the lower ends of edges."""
        crossings = []
        for (ax, ay), (bx, by) in edges:
            if min(ay, by) <= row < max(ay, by):
                crossings.append(_towards_zero(32 * ax + _towards_zero(32 * (bx - ax) * (row - ay), by - ay) + 16, 32))
            elif ay == by == row:
                self.line(x + ax, y + ay, x + bx, y + by, c)
            elif row == max(ay, by):
                self.pixel(x + (ax if ay > by else bx), y + row, c)
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            self.fill_rect(x + left, y + row, right - left + 1, 1, c)

    def text(self, s, x, y, c=1):
        """Draws the 8x8 font; a byte which is not ASCII shows the font's last glyph."""
        for code in s.encode():
            first = (min(code if code >= 32 else 127, 127) - 32) * 8
            for i in range(first, first + 8):
                if 0 <= x < self.__width:
                    self.__column(x, y, GLYPHS[i], 0xFF if c else 0)
                x += 1

    def blit(self, source, x, y, key=-1, palette=None):
        """Draws another buffer, without the pixels whose colour is `key`; a 2x1 `palette` translates colours first."""
        if isinstance(source, (tuple, list)):
            source = _opened(source)
        if source.__format != MONO_VLSB:
            source = source.__upright()
        if source.__base is self.__base:
            self.__blit_shared(source, x, y, key, palette)
        elif palette is None and not self.__height & 7:
            self.__blit_pages(source, x, y, key)
        else:
            self.__blit_columns(source, x, y, key, _opened(palette))

    def __blit_pages(self, source, x, y, key):
        """Eight rows of the source at a time: each page of the buffer takes a part, all its bytes at once."""
        buffer = self.__buffer
        first = -x if x < 0 else 0
        last = self.__width - x
        if last > source.__width:
            last = source.__width
        width = last - first
        if width <= 0:
            return
        for top in range(0, source.__height, 8):
            at = (top >> 3) * source.__stride
            bits = bytes(source.__buffer[at + first : at + last])
            rows = source.__height - top
            if rows > 8:
                rows = 8
            page = y + top >> 3
            shift = y + top & 7
            while shift > -rows and page < self.__height >> 3:
                if page >= 0:
                    i = page * self.__stride + x + first
                    j = i + width
                    leaves, sets = _moved(bits, rows, shift, key)
                    new = _number(buffer[i:j], "little") & leaves | sets
                    buffer[i:j] = new.to_bytes(width, "little")
                page += 1
                shift -= 8

    def __blit_columns(self, source, x, y, key, palette):
        """Column by column."""
        ink = paper = 0xFF  # what a set and a clear pixel draw: nothing, or its colour
        ink_bits, paper_bits = 0xFF, 0
        if palette is not None:
            paper_bits = 0xFF if palette.__buffer[0] & 1 else 0
            ink_bits = 0xFF if palette.__buffer[1] & 1 else 0
        if key == (1 if ink_bits else 0):
            ink = 0
        if key == (1 if paper_bits else 0):
            paper = 0
        first = max(0, -x)
        last = min(source.__width, self.__width - x)
        for top in range(0, source.__height, 8):
            inside = (1 << min(source.__height - top, 8)) - 1
            i = (top >> 3) * source.__stride
            for column in range(first, last):
                bits = source.__buffer[i + column]
                self.__column(
                    x + column,
                    y + top,
                    (bits & ink | ~bits & paper) & inside,
                    bits & ink_bits | ~bits & paper_bits,
                )

    def __upright(self):
        """The same pixels in vertical bytes."""
        width = (self.__width + 7) // 8 * 8
        pages = bytearray((self.__height + 7) // 8 * width)
        stride = self.__stride // 8
        for top in range(0, self.__height, 8):
            rows = range(min(self.__height - top, 8))
            for left in range(width // 8):
                first = top * stride + left
                square = sum(_COLUMNS[self.__buffer[first + row * stride]] << row for row in rows)
                at = (top // 8) * width + 8 * left
                pages[at : at + 8] = square.to_bytes(8, "little")
        return FrameBuffer(pages, self.__width, self.__height, MONO_VLSB, width)

    def __blit_shared(self, source, x, y, key, palette):
        """Pixel by pixel in MicroPython's order, which shows where the two overlap."""
        for row in range(max(0, -y), min(source.__height, self.__height - y)):
            for column in range(max(0, -x), min(source.__width, self.__width - x)):
                c = source.pixel(column, row)
                if palette is not None:
                    c = palette.pixel(c, 0)
                if c != key:
                    self.pixel(x + column, y + row, c)

    def __column(self, x, y, mask, bits):
        """Sets the pixels of `mask` (bit 0 at row y) in a column inside the buffer to those of `bits`."""
        room = self.__height - y
        if room < 8:
            if room <= 0:
                return
            mask &= (1 << room) - 1
        if y < 0:
            mask >>= -y
            bits = (bits & 0xFF) >> -y
            i = x
        else:
            mask <<= y & 7
            bits <<= y & 7
            i = (y >> 3) * self.__stride + x
        buffer = self.__buffer
        if mask & 0xFF:
            buffer[i] = buffer[i] & ~mask | bits & mask & 0xFF
        mask >>= 8
        if mask:
            i += self.__stride
            buffer[i] = buffer[i] & ~mask | bits >> 8 & mask

    def scroll(self, xstep, ystep):
        """Shifts the picture; what the shift uncovers keeps its old pixels."""
        columns = [self.__read_column(x) for x in range(self.__width)]
        fresh = (1 << self.__height) - 1
        fresh &= fresh << ystep if ystep >= 0 else fresh >> -ystep
        for x in range(max(0, xstep), min(self.__width, self.__width + xstep)):
            moved = columns[x - xstep]
            moved = moved << ystep if ystep >= 0 else moved >> -ystep
            value = columns[x] & ~fresh | moved & fresh
            for page in range((self.__height + 7) // 8):
                self.__buffer[page * self.__stride + x] = value >> 8 * page & 0xFF

    def __read_column(self, x):
        value = 0
        for page in range((self.__height + 7) // 8):
            value |= self.__buffer[page * self.__stride + x] << 8 * page
        return value


def _opened(source):
    """A buffer to read from may be given as the constructor's arguments in a sequence; bytes are then enough."""
    if isinstance(source, (tuple, list)):
        return FrameBuffer(bytearray(source[0]), *source[1:])
    return source


def _towards_zero(a, b):
    """Integer division as C does it."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def _octant(a, b):
    """The offsets of a midpoint ellipse of radii a, b from (a, 0) on, as long as the second changes faster."""
    x, y = a, 0
    error = 0
    x_change, y_change = b * b * (1 - 2 * a), a * a
    x_stop, y_stop = 2 * b * b * a, 0
    while x_stop >= y_stop:
        yield x, y
        y += 1
        y_stop += 2 * a * a
        error += y_change
        y_change += 2 * a * a
        if 2 * error + x_change > 0:
            x -= 1
            x_stop -= 2 * b * b
            error += x_change
            x_change += 2 * b * b
