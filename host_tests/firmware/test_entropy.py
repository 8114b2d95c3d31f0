"""The dice's bits: what the health tests let pass, and what they stop; runs with a source of the test's own."""

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from engine.dice import Dice, Pool, StuckSource
from firmware import entropy
from firmware.oled import Display
from firmware.ports import PicoPorts
from host_tests.support import raises
from tools.rig.seeded import Seeded

WINDOW_BITS = 8 * entropy.WINDOW


def fair(seed=1):
    return bytearray(Seeded(seed)(entropy.RAW))


def pack(bits):
    """A whole block of raw bits, given as a function of their place."""
    raw = bytearray(entropy.RAW)
    for i in range(8 * entropy.RAW):
        raw[i >> 3] |= bits(i) << (~i & 7)
    return raw


def put_run(raw, start, length, bit):
    """Make a run of equal bits of just that length."""
    for i in range(start - 1, start + length + 1):
        value = bit if start <= i < start + length else 1 - bit
        raw[i >> 3] = raw[i >> 3] & ~(1 << (~i & 7)) | value << (~i & 7)
    return raw


def given(raw):
    """What fills a buffer with these raw bits."""

    def sample(buffer):
        buffer[:] = raw

    return sample


def failed(raw):
    return str(raises(StuckSource, entropy.block, given(raw)))


def test_fair_bits_pass_and_give_a_block_each():
    blocks = {entropy.block(given(fair(seed))) for seed in range(20)}
    assert len(blocks) == 20
    assert all(len(block) == 32 for block in blocks)


def test_constant_bits_are_stopped():
    for byte in (0, 255):
        assert "again and again" in failed(bytearray([byte] * entropy.RAW))


def test_a_run_is_stopped_from_the_cut_off_on_wherever_it_is():
    longest = entropy.RUN - 1
    for bit in (0, 1):
        for start in list(range(1, 10)) + [WINDOW_BITS - 100, 8 * entropy.RAW - entropy.RUN - 2]:
            raw = put_run(fair(), start, longest, bit)
            assert entropy.longest_run(raw) == longest, (bit, start)
            entropy.check(raw)
            raw = put_run(fair(), start, longest + 1, bit)
            assert entropy.longest_run(raw) == longest + 1, (bit, start)
            assert "again and again" in failed(raw)


def test_runs_to_the_very_end_and_from_the_very_start_count():
    raw = fair()
    for i in range(100):
        raw[i] = 255
        raw[-1 - i] = 0
    assert 800 <= entropy.longest_run(raw) < 808
    for i in range(100):
        raw[i] = 0
    assert 800 <= entropy.longest_run(raw) < 808


def uneven(window, rare, bit):
    """A block with fair bits but in one window, where all bits but some `rare` ones, evenly spread, are the same."""
    raw = fair()
    every = WINDOW_BITS // rare
    for i in range(WINDOW_BITS):
        at = window * WINDOW_BITS + i
        value = 1 - bit if i % every == 0 and i // every < rare else bit
        raw[at >> 3] = raw[at >> 3] & ~(1 << (~at & 7)) | value << (~at & 7)
    return raw


def test_a_window_of_nearly_equal_bits_is_stopped_from_the_cut_off_on():
    for window in range(entropy.RAW // entropy.WINDOW):
        for bit in (0, 1):
            entropy.check(uneven(window, WINDOW_BITS - entropy.SAME + 1, bit))
            assert "hardly any" in failed(uneven(window, WINDOW_BITS - entropy.SAME, bit))


def test_an_oscillator_in_step_with_the_reading_is_stopped():
    for period in (2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15):
        assert "repeats" in failed(pack(lambda i, period=period: int(i % period < (period + 1) // 2))), period


def test_a_pattern_is_stopped_from_the_cut_off_on():
    pairs = 8 * (entropy.RAW - entropy.BACK)
    for broken, passes in ((pairs - entropy.PAIRS + 1, True), (pairs - entropy.PAIRS, False)):
        # Bits of the last third only, so that each is in one pair.
        raw = pack(lambda i: int(i % 3 == 0))
        for i in range(broken):
            at = 8 * entropy.RAW - 1 - 7 * i
            raw[at >> 3] ^= 1 << (~at & 7)
        if passes:
            entropy.check(raw)
        else:
            assert "repeats" in failed(raw)


def test_a_block_is_read_bit_by_bit_from_the_oscillator():
    board = hardware.wire(hardware.Settings())
    taken = []

    def bit():
        taken.append(len(taken) % 3 == 0)
        return int(taken[-1])

    board.random_bit = bit
    raw = bytearray(entropy.RAW)
    entropy.oscillator(raw)
    assert len(taken) == 8 * entropy.RAW
    assert raw == pack(lambda i: int(i % 3 == 0))


def test_the_virtual_oscillator_passes_and_differs_after_a_reset():
    board = hardware.wire(hardware.Settings())
    blocks = {entropy.block() for _ in range(5)}
    board.power_on()
    blocks.add(entropy.block())
    assert len(blocks) == 6


def test_dice_of_a_source_that_fails_stop_and_go_on_once_it_is_well():
    source = {"raw": fair()}
    blocks = []

    def block():
        blocks.append(0)
        return entropy.block(given(source["raw"]))

    dice = Dice(Pool(block))
    rolled = 0
    dice.below(6)
    source["raw"] = bytearray(entropy.RAW)
    try:
        while True:
            dice.below(6)
            rolled += 1
    except StuckSource:
        pass
    assert rolled <= 31, "more dice than the block had bytes before the source failed"
    for _ in range(3):
        raises(StuckSource, dice.below, 6)
    source["raw"] = fair(2)
    assert 0 <= dice.below(6) < 6
    assert len(blocks) == 6


def test_bytes_of_a_pool_are_those_of_its_blocks_in_order():
    source = Seeded(5)
    pool = Pool(lambda: source(32))
    given_out = pool(1) + pool(40) + pool(0) + pool(55)
    assert given_out == Seeded(5)(96)


def test_a_pool_draws_a_block_only_when_a_byte_of_it_is_asked_for():
    blocks = []

    def block():
        blocks.append(0)
        return b"0123456789abcdef0123456789abcdef"

    pool = Pool(block)
    assert not blocks
    pool(32)
    assert len(blocks) == 1
    pool(1)
    assert len(blocks) == 2


class Counted:
    """A board's oscillator, and how many bits were taken from it."""

    def __init__(self, board):
        self._bit = board.random_bit
        self.taken = 0
        board.random_bit = self

    def __call__(self):
        self.taken += 1
        return self._bit()


def switched_on(board, settings):
    board.power_on()
    return PicoPorts(settings, Display(settings), bytearray(1024))


def test_no_bit_is_read_before_the_first_roll_and_none_is_used_after_a_reset():
    settings = hardware.Settings()
    board = hardware.wire(settings)
    bits = Counted(board)
    for power in range(3):
        ports = switched_on(board, settings)
        assert bits.taken == power * 8 * entropy.RAW, "read at power-on"
        first = ports.random_bytes(1)
        assert bits.taken == (power + 1) * 8 * entropy.RAW, "bytes from before the reset"
        assert len(first + ports.random_bytes(31)) == 32
        assert bits.taken == (power + 1) * 8 * entropy.RAW, "one block has 32 bytes"


def test_bits_are_read_for_bytes_and_for_nothing_that_a_person_does():
    settings = hardware.Settings()
    board = hardware.wire(settings)
    bits = Counted(board)
    ports = switched_on(board, settings)
    ports.random_bytes(6)
    before = bits.taken
    for ms in range(0, 3000, 5):
        ports.idle(ms)
    ports.sound(b"")
    board.sleep_us(10_000_000)
    assert bits.taken == before


def test_the_same_bits_give_the_same_bytes_however_long_it_takes():
    given_out = []
    for pause in (0, 1, 77_777):
        settings = hardware.Settings()
        board = hardware.wire(settings)
        ports = switched_on(board, settings)
        random = b""
        for _ in range(70):
            board.sleep_us(pause)
            random += ports.random_bytes(1)
        given_out.append(random)
    assert given_out[0] == given_out[1] == given_out[2]


def test_a_stuck_oscillator_of_a_handheld_rolls_nothing_until_it_recovers():
    settings = hardware.Settings()
    board = hardware.wire(settings)
    ports = switched_on(board, settings)
    well = board.random_bit
    board.random_bit = lambda: 1
    for _ in range(3):
        raises(StuckSource, ports.random_bytes, 1)
    board.random_bit = well
    assert len(ports.random_bytes(40)) == 40
