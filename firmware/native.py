"""Finds what changed between two pictures in machine code, as firmware.changes does in Python; not all can have it."""

import micropython


@micropython.viper
def next_run(new: ptr8, old: ptr8, line: ptr8, at: int, whole: int) -> int:
    """Copies the first run of columns, from one on, in which pictures differ, or all, to the old one and to a line."""
    fours = ptr32(new)
    old_fours = ptr32(old)
    while at < 1024 and whole == 0 and new[at] == old[at]:
        at += 1
        if at & 3 == 0:
            i = at >> 2
            while i < 256 and fours[i] == old_fours[i]:
                i += 1
            at = i << 2
    if at == 1024:
        return 0
    edge = (at | 127) + 1
    stop = edge if whole else at + 1
    i = stop
    while i < edge and i - stop < 8:
        if new[i] != old[i]:
            stop = i + 1
        i += 1
    count = stop - at + 3 >> 2
    i = count << 2
    if at > edge - i:
        at = edge - i
    while i:
        i -= 1
        bits = new[at + i]
        line[i] = bits
        old[at + i] = bits
    return at | count << 10
