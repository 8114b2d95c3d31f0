"""Works out a small net in machine code, as engine.qwixx.bots.net does in Python; not every machine can have it."""

import micropython

from engine.qwixx.bots.layout import (
    BIAS,
    BOXES,
    BOXES_SHIFT,
    DROPPED,
    HIDDEN,
    HIDDEN_SUMS,
    OUT,
    OUT_SHIFT,
    SKIP,
    SKIP_SHIFT,
    WEIGHTS,
    WIDTH,
    ZERO,
)


@micropython.viper
def forward(net: ptr8, s: ptr32) -> int:
    """The worth of what s points to, in points / 64: four own rows, four of theirs, own and their penalties."""
    # Names of a module are objects to machine code, unless they are constants of the same file.
    width = int(WIDTH)
    hidden = int(HIDDEN)
    sums = int(HIDDEN_SUMS)
    zero = int(ZERO)
    boxes = int(BOXES)
    others = s[boxes + 1]
    boxes = s[boxes]
    i = int(BOXES_SHIFT)
    shift = net[i]
    j = 0
    while j < hidden:
        s[sums + j] = net[boxes + j] + net[others + j] - zero - zero << shift
        j += 1
    skip = 0
    weight = int(WEIGHTS)
    skips = int(SKIP)
    end = sums + hidden
    k = 0
    while k < width:
        total = 0
        row = 0
        while row < 4:
            seen = net[s[row] + k] + net[s[row + 4] + k] - zero - zero
            if seen > 0:
                total += seen
            row += 1
        skip += (net[skips + k] - zero) * total
        j = sums
        while j < end:
            s[j] += (net[weight] - zero) * total
            weight += 1
            j += 1
        k += 1
    out = 0
    weight = int(OUT)
    dropped = int(DROPPED)
    # Read as unsigned, which is of account where words have 64 bits.
    sign = 31
    sign = 1 << sign
    j = sums
    while j < end:
        seen = (s[j] ^ sign) - sign >> dropped
        if seen > 0:
            out += (net[weight] - zero) * seen
        weight += 1
        j += 1
    i = int(OUT_SHIFT)
    out >>= net[i]
    i = int(SKIP_SHIFT)
    skip >>= net[i]
    i = int(BIAS)
    return out + skip + (net[i] << 8) + net[i + 1] - (zero << 8)
