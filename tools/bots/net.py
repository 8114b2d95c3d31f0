"""The bots' small net while it learns: in numbers with a point, laid out as its bytes are, to be compiled.

The first byte of a net holds the bias here; a rounded net is what the device has.
"""

import numpy as np

from engine.qwixx.bots.layout import (
    ALONE_LENGTH,
    BIAS,
    BOXES,
    BOXES_SHIFT,
    DROPPED,
    DUEL_LENGTH,
    HIDDEN,
    HIDDEN_SUMS,
    OUT,
    OUT_SHIFT,
    OWN_BOXES,
    OWN_ROWS,
    ROW_KINDS,
    SCRATCH,
    SKIP,
    SKIP_SHIFT,
    SUMS,
    THEIR_BOXES,
    THEIR_ROWS,
    WEIGHTS,
    WIDTH,
    ZERO,
)

# What a net says is 1 is so many 64ths of a point.
UNIT = 640
_MOST_SHIFT = 20
# Behind the sums, a learning net remembers the first layer.
FIRST_LAYER = SCRATCH
MEMORY = SCRATCH + 4 * WIDTH + WIDTH + HIDDEN
_TO_SUMS = SCRATCH + 4 * WIDTH
_TO_HIDDEN = _TO_SUMS + WIDTH


def forward(net, s):
    """As engine.qwixx.bots.net does it."""
    boxes, others = int(s[BOXES]), int(s[BOXES + 1])
    for j in range(HIDDEN):
        s[HIDDEN_SUMS + j] = net[boxes + j] + net[others + j]
    out = net[0]
    for k in range(WIDTH):
        s[SUMS + k] = 0.0
    for row in range(4):
        own, theirs = int(s[row]), int(s[row + 4])
        for k in range(WIDTH):
            seen = max(net[own + k] + net[theirs + k], 0.0)
            s[FIRST_LAYER + row * WIDTH + k] = seen
            s[SUMS + k] += seen
    for k in range(WIDTH):
        total = s[SUMS + k]
        out += net[SKIP + k] * total
        weight = WEIGHTS + k * HIDDEN
        for j in range(HIDDEN):
            s[HIDDEN_SUMS + j] += net[weight + j] * total
    for j in range(HIDDEN):
        out += net[OUT + j] * max(s[HIDDEN_SUMS + j], 0.0)
    return UNIT * out


def _to_inputs(net, s, step):
    """Moves what a net has for the rows and the penalties that it was asked about."""
    boxes, others = int(s[BOXES]), int(s[BOXES + 1])
    both = len(net) != ALONE_LENGTH
    for j in range(HIDDEN):
        net[boxes + j] -= step * s[_TO_HIDDEN + j]
        if both:
            net[others + j] -= step * s[_TO_HIDDEN + j]
    for row in range(4):
        own, theirs = int(s[row]), int(s[row + 4])
        for k in range(WIDTH):
            if s[FIRST_LAYER + row * WIDTH + k] > 0:
                net[own + k] -= step * s[_TO_SUMS + k]
                if both:
                    net[theirs + k] -= step * s[_TO_SUMS + k]


def backward(net, s, step):
    """Moves a net against what it has just said, by a step."""
    net[0] -= step
    for k in range(WIDTH):
        s[_TO_SUMS + k] = net[SKIP + k]
        net[SKIP + k] -= step * s[SUMS + k]
    for j in range(HIDDEN):
        s[_TO_HIDDEN + j] = 0.0
        if s[HIDDEN_SUMS + j] > 0:
            s[_TO_HIDDEN + j] = net[OUT + j]
            net[OUT + j] -= step * s[HIDDEN_SUMS + j]
    for k in range(WIDTH):
        weight = WEIGHTS + k * HIDDEN
        back = 0.0
        moved = step * s[SUMS + k]
        for j in range(HIDDEN):
            back += s[_TO_HIDDEN + j] * net[weight + j]
            net[weight + j] -= moved * s[_TO_HIDDEN + j]
        s[_TO_SUMS + k] += back
    _to_inputs(net, s, step)


def fresh(players: int, seed: int) -> np.ndarray:
    """A net that knows nothing, for one who plays alone or against others."""
    random = np.random.default_rng(seed)
    length = ALONE_LENGTH if players == 1 else DUEL_LENGTH
    net = np.zeros(length)
    net[OWN_ROWS:WEIGHTS] = random.normal(0, 0.3, WEIGHTS - OWN_ROWS)
    net[WEIGHTS:OUT] = random.normal(0, 0.3 / WIDTH**0.5, OUT - WEIGHTS)
    net[OUT:SKIP] = random.normal(0, 0.1, HIDDEN)
    net[OWN_BOXES:THEIR_BOXES] = random.normal(0, 0.3 / WIDTH**0.5, THEIR_BOXES - OWN_BOXES)
    if length == DUEL_LENGTH:
        net[THEIR_BOXES:THEIR_ROWS] = random.normal(0, 0.3 / WIDTH**0.5, THEIR_ROWS - THEIR_BOXES)
        net[THEIR_ROWS:] = random.normal(0, 0.3, length - THEIR_ROWS)
    return net


class RangeError(Exception):
    """A net can't be rounded so that its sums stay within 31 bits."""


def rounded(net: np.ndarray) -> bytes:
    """A net as bytes, each layer in the finest steps that fit."""
    rows = [slice(OWN_ROWS, WEIGHTS), slice(THEIR_ROWS, len(net))]
    boxes = slice(OWN_BOXES, len(net) if len(net) == ALONE_LENGTH else THEIR_ROWS)
    result = np.zeros(len(net))
    first = 127 / max(np.abs(net[part]).max(initial=0) for part in rows)
    for part in rows:
        result[part] = net[part] * first
    weights = 127 / np.abs(net[WEIGHTS:OUT]).max()
    result[WEIGHTS:OUT] = net[WEIGHTS:OUT] * weights
    hidden = first * weights
    shift = 0
    while np.abs(net[boxes]).max() * hidden / 2**shift > 127:
        shift += 1
    result[boxes] = net[boxes] * hidden / 2**shift
    head = [shift]
    for part, scale in ((slice(OUT, SKIP), hidden / 2**DROPPED), (slice(SKIP, OWN_BOXES), first)):
        power = 0
        while power < _MOST_SHIFT and np.abs(net[part]).max() * UNIT / scale * 2 ** (power + 1) <= 127:
            power += 1
        result[part] = net[part] * UNIT / scale * 2**power
        head.append(power)
    octets = np.clip(np.rint(result) + ZERO, 0, 255).astype(np.uint8)
    octets[[BOXES_SHIFT, OUT_SHIFT, SKIP_SHIFT]] = head
    bias = round(float(net[0]) * UNIT) + (ZERO << 8)
    if not 0 <= bias < 1 << 16:
        raise RangeError("the bias of the net needs more than two bytes")
    octets[BIAS : BIAS + 2] = divmod(bias, 256)
    _check(octets.astype(np.int64) - ZERO, head)
    return octets.tobytes()


def _check(net: np.ndarray, head: "list[int]") -> None:
    """RangeError if a sum may need more than 31 bits: bounds for rows as they may be, each at its worst."""
    theirs = net[THEIR_ROWS:].reshape(-1, WIDTH) if len(net) == DUEL_LENGTH else np.zeros((1, WIDTH), np.int64)
    own = net[OWN_ROWS:WEIGHTS].reshape(ROW_KINDS, WIDTH)
    sums = 4 * np.maximum(own.max(0) + theirs.max(0), 0)
    weights = net[WEIGHTS:OUT].reshape(WIDTH, HIDDEN)
    hidden = np.maximum(weights, 0).T @ sums + 2 * (127 << head[0])
    if max(hidden.max(), (np.abs(weights).T @ sums).max()) >= 2**30:
        raise RangeError("the hidden sums of the net need too many bits")
    if np.abs(net[OUT:SKIP]) @ (hidden >> DROPPED) >= 2**30 or np.abs(net[SKIP:OWN_BOXES]) @ sums >= 2**30:
        raise RangeError("the sums of the net need too many bits")
