"""Where everything of a game of Qix stands in its one bytearray, and the numbers that the parts of it share."""

from micropython import const

SIDE = const(40)  # squares along an edge of the board
SQUARES = const(1600)

# Directions, clockwise.
UP = const(0)
RIGHT = const(1)
DOWN = const(2)
LEFT = const(3)

# Sizes of sticks; 2 << size squares long, 1 << size on either side of the centre.
SMALL = const(0)
MEDIUM = const(1)
LARGE = const(2)
SIZES = const(3)

# Bitmaps, see engine/qix/grid.py.
OPEN = const(0)  # squares not captured yet
SECOND = const(252)  # squares captured by player 1; what is neither here nor open is player 0's
BOARD_BYTES = const(252)
STIX = const(504)  # points of player 0's Stix, then of player 1's
STIX_BYTES = const(246)

# The sticks of each player that are on the board, those of the border first, then those of the Stix in their order.
# Three bytes a stick: the point where it begins, low byte first; direction + 4 * size + 16 * (length - 1), where the
# length is what counts of it: a stick that ends a Stix may lie beyond the border.
STICKS = const(996)
STICK_BYTES = const(3)
OWNED = const(108)  # bytes for the sticks of a player

# Of player 0, then of player 1.
SUPPLY = const(1212)  # small, medium and large sticks not on the board
IN_BORDER = const(1218)  # how many sticks
IN_STIX = const(1220)
TIP = const(1222)  # two bytes, low byte first: the point from which the Stix goes on
HEADING = const(1226)  # the direction of its last stick, or of the first one to come
SCORE = const(1228)  # two bytes, low byte first

# The Qix, its cards and the round: all that a card changes but for the Stix that it breaks.
QIX_X = const(1232)  # centre of the leading stick, x to the right, y upwards
QIX_Y = const(1233)
ARROW = const(1234)
BUNDLE = const(1235)  # how many sticks
BUNDLE_SIZES = const(1236)  # eight bytes, the leading stick first
MOST_BUNDLE = const(8)
QIX_SUPPLY = const(1244)  # small, medium and large sticks not in the Qix

PILE = const(1247)  # how many cards of each kind are to be drawn
CARD = const(1255)  # the last one drawn
DICE = const(1256)  # how many rolls are to come for it
PHASE = const(1257)
STARTER = const(1258)  # of the first round
ROUND = const(1259)  # two bytes, low byte first, from 0
ASKED = const(1261)  # the player who lays a stick
LAST = const(1262)  # whether that is the second one in this round
RESIGNED = const(1263)  # 1 + the player who has
SIZE = const(1264)
PASSING = const(31)  # of them, those that cards change: from QIX_X on

# What reach() of engine/qix/plain.py adds to the length if the border ends it; what is no start.
CLOSES = const(16)
NOWHERE = const(-1)
