"""Where the nets and the table of Qwixx's bots have what, and what is worked out with them."""

from micropython import const

WIDTH = const(16)  # sums over the colours
HIDDEN = const(16)
ROW_KINDS = const(57)  # what a row can be: empty, 55 pairs of a last mark and crosses, closed
ROW_CLOSED = const(56)
ZERO = const(128)  # the byte that stands for 0
DROPPED = const(6)  # bits of a hidden sum that the last layer does without

# A net: the shifts of its numbers, and the bias in 64ths of a point, high byte first; then its layers.
BOXES_SHIFT = const(0)
OUT_SHIFT = const(1)
SKIP_SHIFT = const(2)
BIAS = const(3)
OWN_ROWS = const(5)  # WIDTH bytes for each of ROW_KINDS
WEIGHTS = const(917)  # HIDDEN bytes for each of WIDTH
OUT = const(1173)
SKIP = const(1189)
OWN_BOXES = const(1205)  # HIDDEN bytes for each number of penalties
THEIR_BOXES = const(1269)
THEIR_ROWS = const(1333)
DUEL_LENGTH = const(2245)
# Who is alone has a net without the last two, but for a row of zeros.
NOBODY = const(1269)
ALONE_LENGTH = const(1285)

# Where a net is asked: the offsets of four own rows and four of theirs, of own and their penalties; then its sums.
BOXES = const(8)
SUMS = const(10)
HIDDEN_SUMS = const(26)
SCRATCH = const(42)

# The table: half points for each kind of row, then for each number of penalties.
TABLE_BOXES = const(56)
TABLE_LENGTH = const(60)
