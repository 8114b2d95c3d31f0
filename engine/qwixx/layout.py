"""Where everything of a game of Qwixx stands in its one bytearray, and the phases of a turn."""

from micropython import const

# The table, and the numbers of the rules (engine/qwixx/rules.py); then a sheet for each of five players.
PLAYERS = const(0)
FIRST = const(1)  # the player who had the first turn
ACTIVE = const(2)
ASKED = const(3)  # the player who decides, the active one during a roll
PHASE = const(4)
MARKED = const(5)  # whether the active player has marked something this turn
CLOSED = const(6)  # bit per row
LOCKING = const(7)  # bit per row that is locked and not closed yet
NEEDED = const(8)
CLOSING = const(9)
ENDING = const(10)
MUST_MARK = const(11)
DICE = const(12)  # six faces, 0 before the roll and for a die that has left
SHEETS = const(18)

# A sheet begins with a byte a row: crosses, lock included, * 16 + the last mark's position + 1. These decide what is
# legal and what scores, so that a bot can judge a row by one look-up.
BITS = const(4)  # eight bytes, two per row, low byte first: bit per position, the lock's included
PENALTY_BOXES = const(12)  # how many are crossed
SHEET = const(13)

SIZE = const(83)  # of every game, with five players or fewer

# The dice: two white ones, then one for each row.
ALL_DICE = const(6)
WHITE_DICE = const(2)

# The phases.
ROLL = const(0)
WHITE = const(1)
COLOUR = const(2)
OVER = const(3)
