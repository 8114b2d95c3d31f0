"""The cut-offs of the health tests, computed anew from what firmware/dice.md says of the source."""

from decimal import Decimal, localcontext
from itertools import groupby
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dice import StuckSource
from firmware import entropy

BITS_PER_ENTROPY = 8  # H = 1/8 bit of min-entropy in every raw bit
ALARM = 30  # a test stops such a source by chance at most once in 2**30 times
OUTPUT = 256  # bits of SHA-256
SURPLUS = 64  # more entropy than that makes the output as good as random


def cut_off(n):
    """The least number of successes of n that comes at most once in 2**ALARM times, if each has a chance of 2**-H."""
    with localcontext() as context:
        context.prec = 60
        chance = Decimal(2) ** (-Decimal(1) / BITS_PER_ENTROPY)
        tail = Decimal(0)
        for successes in range(n, 0, -1):
            tail += comb(n, successes) * chance**successes * (1 - chance) ** (n - successes)
            if tail > Decimal(2) ** -ALARM:
                return successes + 1
    raise AssertionError


def test_the_cut_offs_are_those_of_the_standard():
    assert entropy.RUN == 1 + ALARM * BITS_PER_ENTROPY
    assert entropy.WINDOW * 8 == 1024
    assert cut_off(8 * entropy.WINDOW) == entropy.SAME
    assert cut_off(8 * (entropy.RAW - entropy.BACK)) == entropy.PAIRS


def test_a_block_is_made_of_enough_bits():
    assert 8 * entropy.RAW // BITS_PER_ENTROPY >= OUTPUT + SURPLUS
    assert 8 * entropy.RAW >= 1024, "as many as the standard wants at power-on"
    assert entropy.RAW % entropy.WINDOW == 0, "every bit is in a whole window"


def test_the_test_for_patterns_sees_all_short_periods():
    assert all(8 * entropy.BACK % period == 0 for period in (*range(1, 9), 10, 12))


@given(st.lists(st.sampled_from([0, 255]) | st.integers(0, 255), min_size=1, max_size=entropy.RAW))
def test_the_longest_run_is_found(raw):
    bits = "".join(f"{byte:08b}" for byte in raw)
    longest = max(len(list(run)) for _, run in groupby(bits))
    found = entropy.longest_run(bytearray(raw))
    assert found == longest if longest > 7 else found <= longest


@given(st.integers(0, 255), st.integers(0, 8 * entropy.RAW - 1))
def test_a_byte_again_and_again_is_stopped_though_one_bit_differs(byte, place):
    raw = bytearray([byte] * entropy.RAW)
    raw[place >> 3] ^= 1 << (place & 7)
    with pytest.raises(StuckSource):
        entropy.check(raw)
