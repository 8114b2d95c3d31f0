"""The nets work out what they did where they were trained, and in machine code just the same."""

import sys
from array import array

from engine.qwixx.bots import net, worth
from engine.qwixx.bots.layout import (
    ALONE_LENGTH,
    BOXES,
    DUEL_LENGTH,
    HIDDEN,
    NOBODY,
    OWN_BOXES,
    OWN_ROWS,
    ROW_KINDS,
    SCRATCH,
    TABLE_LENGTH,
    THEIR_BOXES,
    THEIR_ROWS,
    WIDTH,
    ZERO,
)
from engine.qwixx.bots.trained import ALONE, DUEL, TABLE
from tools.rig.seeded import Seeded


def ask(s, random):
    """Points at rows and penalties by lot."""
    lot = random(10)
    for row in range(4):
        s[row] = OWN_ROWS + WIDTH * (lot[row] % ROW_KINDS)
        s[4 + row] = THEIR_ROWS + WIDTH * (lot[4 + row] % ROW_KINDS)
    s[BOXES] = OWN_BOXES + HIDDEN * (lot[8] & 3)
    s[BOXES + 1] = THEIR_BOXES + HIDDEN * (lot[9] & 3)


def test_what_was_trained_has_the_shape_that_is_read():
    assert (len(DUEL), len(ALONE), len(TABLE)) == (DUEL_LENGTH, ALONE_LENGTH, TABLE_LENGTH)
    assert len(DUEL) + len(ALONE) + len(TABLE) <= 6 * 1024
    assert ALONE[NOBODY:] == bytes([ZERO]) * WIDTH


def test_a_net_of_zeros_says_its_bias():
    zeros = bytearray(bytes([ZERO]) * DUEL_LENGTH)
    zeros[:5] = bytes((0, 0, 0, ZERO + 1, 2))
    s = array("i", [0] * SCRATCH)
    ask(s, Seeded(1))
    assert net.forward(zeros, s) == 258


def test_machine_code_says_the_same():
    native = sys.implementation.name == "micropython" and sys.platform == "linux"
    assert (worth.forward is not net.forward) == native
    random = Seeded(2)
    plain = array("i", [0] * SCRATCH)
    fast = array("i", [0] * SCRATCH)
    for i in range(300):
        weights = bytearray(DUEL)
        if i & 1:
            weights[OWN_ROWS:] = random(DUEL_LENGTH - OWN_ROWS)
        ask(plain, random)
        fast[:] = plain
        assert worth.forward(weights, fast) == net.forward(weights, plain)
        assert list(fast) == list(plain)
