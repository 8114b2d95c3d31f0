"""Finds what changed between two pictures: the plain twin of firmware.native, which a Pico runs many times faster."""

from micropython import const

_WIDTH = const(128)
_SIZE = const(1024)
_GAP = const(7)  # columns: to address a new run takes as many bytes on I2C as to repeat so many columns
_COUNT = const(10)  # bits in front of how long a run is
STEP = const(4)  # columns: runs grow to a multiple, so that 32 views do (0.6 KB) in place of 128 (2.6 KB)


def next_run(new: "bytearray", old: "bytearray", line: "bytearray | memoryview", at: int, whole: int) -> int:
    """Copies the first run of columns, from one on, in which pictures differ, to the old one and to a line.

    A run ends at the end of its page, or where no column that differs is near; a `whole` page is taken as if all did.
    Returns where the run starts, and in the bits above how many steps it has; 0 if there is none.
    """
    while at < _SIZE and not whole and new[at] == old[at]:
        at += 1
    if at == _SIZE:
        return 0
    edge = at // _WIDTH * _WIDTH + _WIDTH
    stop = i = edge if whole else at + 1
    while i < edge and i - stop <= _GAP:
        if new[i] != old[i]:
            stop = i + 1
        i += 1
    count = (stop - at + STEP - 1) // STEP
    at = min(at, edge - count * STEP)
    for place in range(count * STEP):
        line[place] = old[at + place] = new[at + place]
    return at | count << _COUNT
