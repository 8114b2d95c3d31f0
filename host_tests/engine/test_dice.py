from engine.dice import Dice, StuckSource
from host_tests.support import raises
from tools.rig.seeded import Seeded

SEED_0 = [109, 173, 2, 59, 228, 250, 155, 251]
SEED_1 = [54, 2, 224, 91, 151, 142, 197, 249]
SEED_MAX = [108, 187, 194, 115, 69, 115, 170, 59]


class Bytes:
    """A source of listed bytes, which counts how many were taken."""

    def __init__(self, numbers):
        self.numbers = list(numbers)
        self.taken = 0

    def __call__(self, n):
        self.taken += n
        return bytes(self.numbers[self.taken - n : self.taken])


def test_every_face_stands_for_as_many_bytes():
    for n in (1, 2, 3, 5, 6, 7, 11, 20, 100, 128, 129, 255, 256):
        faces = [0] * n
        source = Bytes([1] + [77 * i & 255 for i in range(512)])  # after the first, each byte once, then all once more
        dice = Dice(source)
        while source.taken < 257:
            face = dice.below(n)
            if source.taken <= 257:
                faces[face] += 1
        assert faces == [256 // n] * n, n


def test_a_byte_out_of_range_is_rejected():
    source = Bytes((7, 252, 255, 253, 0))
    assert Dice(source).below(6) == 0
    assert source.taken == 5


def test_dice_have_1_to_256_faces():
    dice = Dice(Seeded(1))
    for n in (-6, 0, 257):
        raises(ValueError, dice.below, n)
    assert dice.below(1) == 0


def test_a_source_out_of_range_for_ever_is_stuck():
    source = Bytes([254, 255] * 1000)
    raises(StuckSource, Dice(source).below, 6)
    assert source.taken == 65


def test_a_source_that_gives_nothing_is_stuck():
    raises(StuckSource, Dice(Bytes(())).below, 6)


def test_a_constant_source_is_noticed_before_a_single_draw():
    for byte in range(256):
        dice = Dice(Bytes([byte] * 1000))
        for _ in range(3):
            assert str(raises(StuckSource, dice.below, 6)) == "random bytes: always %d" % byte


def test_a_source_that_gets_stuck_gives_one_draw_at_most():
    dice = Dice(Bytes([1, 2, 3, 4] + [9] * 1000))
    assert [dice.below(256) for _ in range(4)] == [2, 3, 4, 9]
    raises(StuckSource, dice.below, 256)


def test_nine_equal_bytes_may_be_chance():
    dice = Dice(Bytes([1] + [9] * 9 + [8, 7]))
    assert [dice.below(256) for _ in range(3)] == [9, 9, 7]


def test_a_source_that_recovers_is_used_again():
    dice = Dice(Bytes([9] * 10 + [9, 250, 4]))
    raises(StuckSource, dice.below, 6)
    assert dice.below(256) == 9
    assert dice.below(256) == 4


def test_a_seed_gives_the_same_bytes_everywhere():
    assert list(Seeded(0)(8)) == SEED_0
    assert list(Seeded(1)(8)) == SEED_1
    assert list(Seeded(0xFFFFFFFFFFFF)(8)) == SEED_MAX


def test_seeds_differ_by_each_of_their_48_bits():
    first_bytes = {Seeded(1 << bit)(8) for bit in range(48)}
    first_bytes.add(Seeded(0)(8))
    assert len(first_bytes) == 49


def test_bytes_are_the_same_however_they_are_asked_for():
    whole = Seeded(7)(100)
    source = Seeded(7)
    parts = b""
    for n in (1, 0, 2, 3, 50, 44):
        parts += source(n)
    assert parts == whole


def test_seeded_faces_are_fair():
    """Chi-squared with 5 degrees of freedom passes 30 once in 70,000."""
    for seed in range(5):
        dice = Dice(Seeded(seed))
        counts = [0] * 6
        for _ in range(6000):
            counts[dice.below(6)] += 1
        assert sum((count - 1000) ** 2 for count in counts) < 30 * 1000, counts


def test_seeded_pairs_are_fair():
    """Chi-squared with 35 degrees of freedom passes 90 once in 1,000,000."""
    dice = Dice(Seeded(11))
    counts = [0] * 36
    for _ in range(7200):
        counts[6 * dice.below(6) + dice.below(6)] += 1
    assert sum((count - 200) ** 2 for count in counts) < 90 * 200, counts


def test_the_generator_does_not_fall_into_a_short_cycle():
    source = Seeded(3)
    seen = {source(12) for _ in range(2000)}
    assert len(seen) == 2000
