"""Works out a small net of bytes: the plain twin of engine.qwixx.bots.native, which a Pico runs many times faster.

The first layer adds up, over the colours, what it sees in one's own row and in theirs; a hidden layer weighs these
sums. Each byte is 128 more than the weight that it stands for. The sums stay within 31 bits: the trainer sees to it.
"""

from micropython import const

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

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from array import array


def forward(net: bytes, s: "array[int]") -> int:
    """The worth of what s points to, in points / 64: four own rows, four of theirs, own and their penalties."""
    boxes = s[BOXES]
    others = s[BOXES + 1]
    shift = net[BOXES_SHIFT]
    for j in range(HIDDEN):
        s[HIDDEN_SUMS + j] = net[boxes + j] + net[others + j] - 2 * ZERO << shift
    skip = 0
    weight = WEIGHTS
    for k in range(WIDTH):
        total = 0
        for row in range(4):
            seen = net[s[row] + k] + net[s[row + 4] + k] - 2 * ZERO
            if seen > 0:
                total += seen
        skip += (net[SKIP + k] - ZERO) * total
        for j in range(HIDDEN_SUMS, HIDDEN_SUMS + HIDDEN):
            s[j] += (net[weight] - ZERO) * total
            weight += 1
    out = 0
    for j in range(HIDDEN):
        seen = s[HIDDEN_SUMS + j] >> DROPPED
        if seen > 0:
            out += (net[OUT + j] - ZERO) * seen
    return (out >> net[OUT_SHIFT]) + (skip >> net[SKIP_SHIFT]) + (net[BIAS] << 8 | net[BIAS + 1]) - (ZERO << 8)
