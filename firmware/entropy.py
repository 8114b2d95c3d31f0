"""Random bytes distilled from a Pico's ring oscillator: raw bits are read, tested and hashed.

dice.md beside this file has the reasons, and derives every number here.
"""

import sys
from hashlib import sha256

from machine import mem32
from micropython import const

from engine.dice import StuckSource

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

# Where the oscillator's output can be read, in the lowest bit.
_RP2040 = const(0x4006001C)
_RP2350 = const(0x400E8020)

# In bytes of eight raw bits: what a block is made of, a window of the proportion test, and how far the test for periods
# looks back.
RAW = const(384)
WINDOW = const(128)
BACK = const(105)
# A run of equal bits, and how many of a window and of all pairs are equal, from which on a source has failed.
RUN = const(241)
SAME = const(988)
PAIRS = const(2121)

_ONES = b"\x00\x01\x01\x02\x01\x02\x02\x03\x01\x02\x02\x03\x02\x03\x03\x04"


def block(sample: "Callable[[bytearray], None] | None" = None) -> bytes:
    """32 bytes with full entropy; StuckSource, and nothing of it is ever used, if the raw bits fail a test.

    sample: what fills a buffer with raw bits, if not the ring oscillator.
    """
    raw = bytearray(RAW)
    (sample or oscillator)(raw)
    check(raw)
    return sha256(raw).digest()


def oscillator(raw: bytearray) -> None:
    """Fill a buffer with bits of the ring oscillator, more than 10 µs apart on an RP2040: the loop is that slow."""
    address = _RP2350 if "RP2350" in getattr(sys.implementation, "_machine", "") else _RP2040
    register = mem32
    for i in range(len(raw)):
        byte = 0
        for _ in range(8):
            bit = register[address] & 1
            byte = byte << 1 | bit
        raw[i] = byte


def check(raw: bytearray) -> None:
    """Put the raw bits of a block, the highest of each byte first, to the tests; StuckSource if they fail one."""
    if longest_run(raw) >= RUN:
        raise StuckSource("raw bits: the same one again and again")
    for start in range(0, RAW, WINDOW):
        ones = 0
        for i in range(start, start + WINDOW):
            ones += _ONES[raw[i] & 15] + _ONES[raw[i] >> 4]
        if not 8 * WINDOW - SAME < ones < SAME:
            raise StuckSource("raw bits: hardly any but the same one")
    equal = 8 * (RAW - BACK)
    for i in range(BACK, RAW):
        changed = raw[i] ^ raw[i - BACK]
        equal -= _ONES[changed & 15] + _ONES[changed >> 4]
    if equal >= PAIRS:
        raise StuckSource("raw bits: a pattern that repeats")


def longest_run(raw: bytearray) -> int:
    """How many equal bits follow each other at most; runs inside of a byte are not looked at."""
    longest = run = 0
    like = 0  # eight bits like the last one
    for byte in raw:
        unlike = byte ^ like
        if not unlike:
            run += 8
            continue
        ahead = 0
        while not unlike & 128 >> ahead:
            ahead += 1
        longest = max(longest, run + ahead)
        like = 255 if byte & 1 else 0
        unlike = byte ^ like
        run = 1
        while run < 8 and not unlike >> run & 1:
            run += 1
    return max(longest, run)
