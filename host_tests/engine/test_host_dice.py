from hypothesis import given
from hypothesis import strategies as st

from engine.dice import Dice, StuckSource
from tools.rig.seeded import Seeded


@given(st.integers(0, 2**64), st.lists(st.integers(0, 30)))
def test_seeded_bytes_do_not_depend_on_how_they_are_split(seed, parts):
    source = Seeded(seed)
    assert b"".join(source(n) for n in parts) == Seeded(seed)(sum(parts))


@given(st.binary(max_size=300), st.integers(1, 256))
def test_numbers_are_in_range_or_the_source_is_stuck(random, n):
    left = bytearray(random)

    def take(count):
        taken = bytes(left[:count])
        del left[:count]
        return taken

    dice = Dice(take)
    try:
        for _ in range(300):
            assert 0 <= dice.below(n) < n
    except StuckSource:
        pass
    else:
        raise AssertionError("drawn from nothing")


@given(st.integers(0, 255), st.integers(1, 256))
def test_a_constant_source_is_always_noticed(byte, n):
    dice = Dice(lambda count: bytes([byte]) * count)
    drawn = 0
    try:
        while drawn < 100:
            dice.below(n)
            drawn += 1
    except StuckSource:
        pass
    assert drawn <= 8
