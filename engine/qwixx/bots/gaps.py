"""Plays Qwixx by the numbers that a mark passes over and nothing else, as people do who mind their own sheet only."""

from engine.qwixx.layout import ASKED, COLOUR, MARKED, PHASE, SHEET, SHEETS
from engine.qwixx.moves import ACTIONS, PASS, can_pass, is_legal, position_of, row_of
from engine.qwixx.sheet import LAST

# For each level below Hard: how many numbers a mark may pass over, and how many to escape a penalty.
LIMITS = b"\x04\x04\x01\x06"


def by_gaps(p: bytearray, limit: int, escape: int) -> int:
    """A lock, or else the mark that passes over the fewest numbers if they are few enough, or else a pass."""
    if p[PHASE] == COLOUR and not p[MARKED]:
        limit = escape
    chosen = PASS
    least = LAST + 1
    for a in range(PASS + 1, ACTIONS):
        if is_legal(p, a):
            at = position_of(p, a)
            if at == LAST:
                return a
            gap = at - (p[SHEETS + SHEET * p[ASKED] + row_of(a)] & 15)
            if gap < least:
                least = gap
                chosen = a
    return PASS if least > limit and can_pass(p) else chosen
