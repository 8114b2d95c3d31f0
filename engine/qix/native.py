"""The inner loops of Qix in machine code, as engine.qix.plain has them in Python; not every machine can have it."""

import micropython

from engine.qix.layout import (
    ARROW,
    BOARD_BYTES,
    BUNDLE,
    BUNDLE_SIZES,
    CLOSES,
    NOWHERE,
    QIX_X,
    QIX_Y,
    SECOND,
    SIDE,
    STICK_BYTES,
    STIX,
    STIX_BYTES,
)

# By direction: the step as a number, 48 more than it is; its x and its y, one more; the squares to the right and left.
_WAYS = b"\0\x31\x60\x2f\1\2\1\0\2\1\0\1\x01\x31\x30\x00\x00\x01\x31\x30"
# What land and lines look like, as in plain.py.
_BOARD = b"\x22\x00\x88\x00\x11\x22\x44\x88\x55\xaa\x55\xaa\xfe\xff\xff\xff\xff\x01"
_LOOKS = b"\1\0\0\0\5\x0a\5\x0a\0\4\0\0\1\2\4\x08"


@micropython.viper
def reach(data: ptr8, p: int, heading: int) -> int:
    """How far a stick may go from a point: 0 to 8 squares, and CLOSES if there the border ends it."""
    # Names of a module are objects to machine code, unless they are constants of the same file.
    ways = ptr8(_WAYS)
    points = int(STIX)
    others = int(STIX_BYTES)
    sizes = int(BUNDLE_SIZES)
    at = int(BUNDLE)
    sticks = data[at]
    at = int(ARROW)
    arrow = data[at]
    east = ways[arrow + 4] - 1
    north = ways[arrow + 8] - 1
    at = int(QIX_X)
    x = p % 48 - data[at]
    at = int(QIX_Y)
    y = int(SIDE) - p // 48 - data[at]
    behind = 0 - x * east - y * north
    across = x * north - y * east
    x = ways[heading + 4] - 1
    y = ways[heading + 8] - 1
    behind_step = 0 - x * east - y * north
    across_step = x * north - y * east
    ahead = ways[heading] - 48
    right = ways[heading + 12]
    left = ways[heading + 16]
    length = 0
    while True:
        if behind >= 0 and behind < sticks:
            half = 1 << data[sizes + behind]
            if across <= half and across + half >= 0:
                return length - 1 if length else 0
        if length:
            at = points + (p >> 3)
            if (data[at] | data[at + others]) >> (p & 7) & 1:
                return length - 1
        at = p + right
        x = data[at >> 3] >> (at & 7)
        at = p + left
        if not x & data[at >> 3] >> (at & 7) & 1:
            return length | int(CLOSES) if length else 0
        if length == 8:
            return length
        length += 1
        p += ahead
        behind += behind_step
        across += across_step


@micropython.viper
def walk(data: ptr8, p: int, heading: int, hand: int, least: int) -> int:
    """The next start along the border from where a stick `least` squares long fits, or NOWHERE."""
    ways = ptr8(_WAYS)
    near = 12 if hand > 0 else 16  # in the table of ways, the squares on that hand
    far = 28 - near
    first = p
    while True:
        p += ways[heading] - 48
        before = heading
        across = before + hand & 3
        at = p + ways[near + heading]
        if not data[at >> 3] >> (at & 7) & 1:
            heading = across
        else:
            at = p + ways[far + heading]
            if data[at >> 3] >> (at & 7) & 1:
                heading = heading - hand & 3
            if int(reach(data, p, across)) >= least:
                return 4 * p + across
            if heading != before and int(reach(data, p, before)) >= least:
                return 4 * p + before
        if p == first:
            return int(NOWHERE)


@micropython.viper
def enclose(data: ptr8, inside: ptr8, at: int, sticks: int, heading: int) -> int:
    """Marks where a line goes up and down, and the border from its end to its start, then what is inside."""
    ways = ptr8(_WAYS)
    start = data[at] | data[at + 1] << 8
    p = start
    while sticks:
        packed = data[at + 2]
        way = packed & 3
        length = packed >> 4
        while length >= 0:
            if not way & 1:
                square = p + 1 + (way >> 1) * 48
                inside[square >> 3] ^= 1 << (square & 7)
            p += ways[way] - 48
            length -= 1
        at += int(STICK_BYTES)
        sticks -= 1
    while p != start:
        if not heading & 1:
            square = p + 1 + (heading >> 1) * 48
            inside[square >> 3] ^= 1 << (square & 7)
        p += ways[heading] - 48
        at = p + ways[12 + heading]
        if not data[at >> 3] >> (at & 7) & 1:
            heading = heading + 1 & 3
        else:
            at = p + ways[16 + heading]
            if data[at >> 3] >> (at & 7) & 1:
                heading = heading - 1 & 3
    count = int(BOARD_BYTES)
    odd = 0
    at = 0
    while at < count:
        byte = inside[at]
        byte ^= byte << 1
        byte ^= byte << 2
        byte = (byte ^ byte << 4) & 0xFF ^ odd
        inside[at] = byte
        odd = 0xFF if byte & 0x80 else 0
        at += 1
    return 0


@micropython.viper
def capture(data: ptr8, inside: ptr8, player: int, outside: int) -> int:
    """Captures for a player the open squares inside, or outside if that is 255 and not 0; how many they are."""
    second = int(SECOND)
    squares = int(BOARD_BYTES)
    count = 0
    i = 0
    while i < squares:
        taken = data[i] & (inside[i] ^ outside)
        if taken:
            data[i] ^= taken
            if player:
                data[second + i] |= taken
            while taken:
                taken &= taken - 1
                count += 1
        i += 1
    return count


@micropython.viper
def fits(data: ptr8, x: int, y: int, arrow: int) -> bool:
    """Whether the Qix would be in the open area with its leading stick centred there: sticks and squares between."""
    ways = ptr8(_WAYS)
    end = int(SIDE)
    east = ways[arrow + 4] - 1
    north = ways[arrow + 8] - 1
    side = ways[arrow + 1 & 3] - 48
    ahead = ways[arrow + 12]
    behind = ways[(arrow + 1 & 3) + 12]
    at = int(BUNDLE)
    sticks = data[at]
    at = int(BUNDLE_SIZES)
    while sticks:
        half = 1 << data[at]
        if north:
            if x < half or x + half > end or y < 0 or y > end:
                return False
        elif y < half or y + half > end or x < 0 or x > end:
            return False
        joined = 0
        if sticks > 1:
            joined = 1 << data[at + 1]
        p = x + 48 * (end - y) - half * side
        unit = 0 - half
        while unit < half:
            square = p + behind
            if not data[square >> 3] >> (square & 7) & 1:
                if unit + joined >= 0 and unit < joined:
                    return False
                square = p + ahead
                if not data[square >> 3] >> (square & 7) & 1:
                    return False
            p += side
            unit += 1
        x -= east
        y -= north
        at += 1
        sticks -= 1
    return True


@micropython.viper
def crosses(data: ptr8, bitmap: int, bit: int, centre: int, more: int) -> bool:
    """Whether under the Qix a bit of a bitmap is as asked: of its sticks' points, or of the squares beside."""
    ways = ptr8(_WAYS)
    at = int(ARROW)
    side = ways[data[at] + 1 & 3] - 48
    back = ways[data[at]] - 48
    at = int(BUNDLE)
    sticks = data[at]
    at = int(BUNDLE_SIZES)
    while sticks:
        units = 2 << data[at]
        p = centre - (units >> 1) * side
        units += more
        while units:
            if data[bitmap + (p >> 3)] >> (p & 7) & 1 == bit:
                return True
            p += side
            units -= 1
        centre -= back
        at += 1
        sticks -= 1
    return False


@micropython.viper
def board(bits: ptr8, data: ptr8) -> int:
    """Works out the picture of the whole board: land, border and lines."""
    looks = ptr8(_BOARD)
    second = int(SECOND)
    lines = int(STIX)
    count = int(STIX_BYTES)
    others = lines + count
    pattern = 0
    column = 0
    at = 0
    while at < count:
        above = data[at] | data[at + 1] << 8
        below = data[at + 6] | data[at + 7] << 8
        shown = (above | above >> 1 | below | below >> 1) & (0xFF ^ (above & above >> 1 & below & below >> 1))
        if at > 5:
            taken = looks[12 + column] & (0xFF ^ above)
            seconds = taken & data[second + at]
            shown |= (taken ^ seconds) & looks[pattern] | seconds & looks[4 + pattern]
        bits[at] = shown | data[lines + at] | data[others + at] & looks[8 + pattern]
        at += 1
        column += 1
        if column == 6:
            column = 0
            pattern = pattern + 1 & 3
    return 0


@micropython.viper
def lens(picture: ptr8, data: ptr8, after: ptr8, left: int, top: int) -> int:
    """Adds to the upper left of a dark picture the squares from there on, and the border."""
    looks = ptr8(_LOOKS)
    side = int(SIDE)
    second = int(SECOND)
    row = top + int(top < 0)  # not less than -1
    while row < top + 11:
        shift = row - top << 2 & 4
        column = left + int(left < 0)
        x = (row - top >> 1) * 128 + (column - left << 2)
        square = column + 1 + 48 * (row + 1)
        end = left + 16
        while column < end:
            at = square >> 3
            bit = square & 7
            free = data[at] >> bit & 1
            look = 16
            if free:
                look = 0 if after[at] >> bit & 1 else 4
            elif column < side and row < side:
                look = 8 + (data[second + at] >> bit & 1) * 4
            if look < 16:
                picture[x] |= looks[look] << shift
                picture[x + 1] |= looks[look + 1] << shift
                picture[x + 2] |= looks[look + 2] << shift
                picture[x + 3] |= looks[look + 3] << shift
            if free != data[at - 6] >> bit & 1:
                bit = 1 << shift
                picture[x] |= bit
                picture[x + 1] |= bit
                picture[x + 2] |= bit
                picture[x + 3] |= bit
                picture[x + 4] |= bit
            at = square - 1
            if free != data[at >> 3] >> (at & 7) & 1:
                picture[x] |= 15 << shift
                if shift:
                    picture[x + 128] |= 1
                else:
                    picture[x] |= 16
            x += 4
            square += 1
            column += 1
        row += 1
    return 0
