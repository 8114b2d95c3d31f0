"""Every English word that only Qix says; lines and holes are as in en.py."""

# How to play: pages of a title and up to five lines each.
HELP = (
    """The aim
Fence off land, a point a
square. The game ends when
a quarter of the board is
left. Most points win.""",
    """A round
First a card moves the
Qix, the striped beast.
Then each player lays one
stick.""",
    """Your line
It starts on the edge and
grows by a stick a round.
Turn left or right, but
never cross a line or the
Qix.""",
    """Fencing
Reach the edge again, and
the part without the Qix
is yours. Your sticks may
come back later.""",
    """The Qix
It goes where its arrow
points, and turns round
at the edge. A line that
it touches is lost. You
keep your points.""",
    """Sticks
Each player has 6 of 8
squares, 10 of 4 and 20
of 2. In the edge they
are used up until it
moves on.""",
    """Buttons
Arrows: the way to go;
the same again: how long.
A does it, B goes back.
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
    GO_ON = "The card goes on"
    DRAW = "draw"
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
