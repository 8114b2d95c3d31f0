"""What a self-test finds out by itself: each probe returns a line of the summary, and a page for what is bad, or ""."""

import gc
import os

from micropython import const

from firmware import storage

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

_BYTES = const(64)  # from the random source
# Of 512 fair bits 256 are set, give or take 68, which are six standard deviations.
_LEAST_BITS = const(188)
_MOST_BITS = const(324)
_LEAST_FLASH = const(16)  # KB; a save and the log take 4 KB each, twice while they are written
_LEAST_PIECE = const(16)  # KB of memory in one piece: a game's modules come in smaller ones
_KB = const(1024)

# What to do, a page each.
STUCK = "Dice\nThe Pico gives no random\nnumbers: switch it off\nand on. If it stays so,\nthe Pico is broken."
NO_FLASH = "Storage\nGames can't be kept: copy\nyour saves and flash\nMicroPython anew."
FULL = "Storage\nIt is nearly full. Remove\nfiles that are not the\ngame's."
NO_MEMORY = "Memory\nToo little is free: was\nboot.py or main.py\nchanged? Flash again."


def random(random_bytes: "Callable[[int], bytes]") -> "tuple[str, str]":
    """The random source gives bits, about as many ones as zeros."""
    ones = sum(byte >> bit & 1 for byte in random_bytes(_BYTES) for bit in range(8))
    if _LEAST_BITS <= ones <= _MOST_BITS:
        return "Random   well", ""
    return "Random   stuck", STUCK


def flash() -> "tuple[str, str]":
    """A file can be written, read and removed, and there is room."""
    sample = bytes(range(256))
    well = storage.save("selftest", sample) and storage.load("selftest") == sample
    storage.remove("selftest")
    if not well or storage.load("selftest") is not None:
        return "Storage  fails", NO_FLASH
    sizes = os.statvfs("/")
    free = sizes[1] * sizes[3] // _KB
    line = "Storage  %d KB free" % free
    if free < _LEAST_FLASH:
        return line, FULL
    return line, ""


def memory() -> "tuple[str, str]":
    """How much is free, and the largest piece of it."""
    gc.collect()
    free = gc.mem_free() // _KB
    least, most = 0, free + 1
    while most - least > 1:
        size = (least + most) // 2
        try:
            bytearray(size * _KB)
            least = size
        except MemoryError:
            most = size
    line = "Memory   %d KB; piece %d" % (free, least)
    if least < _LEAST_PIECE:
        return line, NO_MEMORY
    return line, ""
