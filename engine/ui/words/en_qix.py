"""Every English word that only Qix says; lines and holes are as in en.py."""

# How to play: pages of a title and up to five lines each.
HELP = (
    """The aim
Fence off land: one point
a square. With a quarter
of the board left, the
game ends. Most points
win.""",
    """A round
First a card moves the
Qix, the thick bundle.
Then each player lays one
stick.""",
    """Your line
It starts on the edge and
grows by a stick a round:
on, or left, or right. It
never crosses a line or
the Qix.""",
    """Fencing
Reach the edge again, and
the side without the Qix
is your land. Its fence
is edge from now on.""",
    """The Qix
It goes where its arrow
points, and turns round
at the edge. It breaks a
line that it touches. You
keep your points.""",
    """Sticks
You have 6 of 8 squares,
10 of 4 and 20 of 2. They
come back when your line
breaks, or when they are
no edge any more.""",
    """Buttons
Arrows: which way; the
same again: how long.
A  do it     B  back
Hold B for the menu""",
)


class QixWords:
    """The words by name that a game of Qix needs beside those of every game; only data, as in en.py."""

    ROBOT = "ROBOT"
    # The cards by their kind, and what each does.
    CARDS = ("Grow", "Multiply", "Tilt", "Move 1", "Move 2", "Move 3", "Move 1 + Draw", "Shuffle")
    CARD_EFFECTS = (
        "Its shortest stick grows",
        "It gets one more stick",
        "It makes a quarter turn",
        "It goes once",
        "It goes twice",
        "It goes three times",
        "It goes, and draws again",
        "All cards are back",
    )
    # %0 per cent; %0 a name.
    OPEN = "Open %0"
    DRAWS = "%0 draws a card"
    DRAW = "draw"
    AMID_CARD = "The card goes on"
    GO_ON = "go on"
    HAND_TO = "Over to %0"
    LOST = ("%0 loses the line", "Both lines are lost")
    # A line that can't go on, and a player who can't start one.
    NO_WAY = ("No way on: line is lost", "No start: sticks are back")
    WINS = "%0 wins"
    TIE = "A draw"
    # Laying a stick: %0 squares and %1 points, or %0 of %1 cards.
    START = "Where does it start?"
    FENCES = "%0 squares: %1 points"
    ENDS = "Ends the game: %0 points"
    SAFE = "No card can hit it"
    THREATS = "%0 of %1 cards hit it"
    HERE = "start here"
    LAY = "lay"
