r"""Every English word of the console.

A line of a screen holds 25 letters; \n begins a new one. %0, %1 and %2 are holes for names, numbers and other words.
"""

# Pages that are shown now and then, so that no game has to keep them in memory: a title, then up to five lines.
ABOUT = """About
A free fan project.
Qwixx and Qix belong to
their owners. MIT licence
"""
LOW = """Battery low
Charge it soon. The game
is kept if it runs out.
"""
BATTERY = "\nBattery: %d %%"
# A game that waits would be lost, and two players of one name; %s is the game, and the name.
OVERWRITE = """New game
Your game of %s
will be lost. Start anew?"""
SAME_NAME = """Same name
Two players are called
%s. Give each
a name of their own.
"""
REFUSED = """Saved game refused
It is kept, even when a
new game starts. Reason:
"""
SETTINGS_REFUSED = """Settings refused
Names and settings are as
at first. The old file is
kept. Reason:
"""
UNSAVED = """Not saved
The memory took nothing:
without power these
settings would be lost.
"""
# What robots are called, by level; the number of the seat comes behind it.
ROBOTS = ("EASY", "MEDIUM", "HARD", "EXPERT")
# A game of Qix is over: who wins, or nobody; the same after the last round, as nobody has fenced off enough: %1 rounds.
WINS = ("%0 wins", "A tie", "%1 rounds: %0 wins", "%1 rounds: a tie")
# A line that can't go on, a player who can't start one, and a line that the other player has enclosed.
NO_WAY = ("No way on: line is lost", "No start: sticks are back", "Fenced in: line is lost")
# Before a player resigns; %s is the name of the other one.
RESIGN = """Resign
If you resign, %s
wins. Are you sure?"""
REASONS = ("Not of this handheld", "From a newer version", "Cut short", "Damaged", "Not a legal game")
LEAVE = """Leave the game
It is kept: Go on in the
menu takes you back."""
# While the source of random bytes fails its tests, and what A does then.
STUCK = """Dice are stuck
Nothing was rolled, as
the dice would not be
fair. Try again, or turn
the handheld off and on.
"""
TRY_AGAIN = "try again"
UNSAFE = """Not saved
The memory took nothing:
without power this game
would be lost. You can
play on."""
# When the time ran out twice and nobody had pressed; what can be done if something was played, and what A and B do.
AWAY = """Anybody there?
Time ran out twice, so
the game is waiting.
"""
AWAY_BACK = """B takes back what was
played in the meantime."""
AWAY_KEYS = ("go on", "take back")

# When something went wrong. The pages, with %s for what it was and its code, or for a name.
CRASH = (
    """Sorry, a fault
%s
Code: %s
The game is kept and goes
on where it was.""",
    """Again and again
This game fails each time
at the same place. Put it
away? It is kept, but not
played on.""",
    """Put away
The game is kept in the
Pico's memory as
%s""",
    """Not put away
The memory takes nothing:
the game stays where it
is.""",
)
# What it was: no memory left, the hardware, the program, a hang; and what the buttons do.
FAULTS = ("The memory was full.", "A part did not answer.", "A mistake in the program.", "The game stood still.")
EMPTY = """Battery empty
The game is kept and goes
on as soon as there is
power again.
"""
FAULT_KEYS = ("go on", "put away", "try again")


class Words:
    """The words by name that every game needs; every other language has the same names.

    Only data: a function here would keep this whole module in memory.
    """

    language = "en"  # its code, which is this file's name
    # Which form of a word goes with a number: by the number, or the last one here if it is greater. If there are 20,
    # only the last two digits count, and of 20 and more only the last one.
    PLURALS = b"\1\0\1"

    # What the keys do.
    OK = "ok"
    BACK = "back"
    READY = "ready"
    TAKE_BACK = "take back"


class DiceWords(Words):
    """With those for the dice of Qwixx."""

    LETTERS = ("R", "Y", "G", "B")  # for the colours
    COLOURS = ("Red", "Yellow", "Green", "Blue")
    ROLL = "roll"
    WHITE_SUM = "White sum: %0"


class QwixxWords(DiceWords):
    """With what a game of Qwixx says."""

    # What an action would do. %0 a colour, %1 a number, %2 the points it adds.
    EFFECT = "%0 %1: +%2"
    POINTS = (" point", " points")
    LOCKS = ", locks row"
    ENDS = ", ends game"
    SKIPS = ", skips %0"
    # A pass: free, white action of one's own turn, colour action after a mark, with a penalty, with the last penalty.
    PASSES = (
        "Pass: costs nothing",
        "Pass: no mark so far",
        "Pass: you have a mark",
        "Pass: 5-point penalty",
        "Pass: penalty, game ends",
    )
    # A pass with a penalty where the best mark %0 %1 would skip %2 numbers.
    PASS_OR = "-5, or %0 %1 skips %2"
    ACTIONS = ("White dice", "White+colour")
    MARK = "mark"
    PASS = "pass"

    # From player to player.
    HAND_TO = "White sum %0: over to"
    NOBODY = "nobody marks"
    NEXT_TURN = "Next to roll"
    HOLD_B = "Hold B: menu"
    THIS_TURN = "This turn"
    # Who did what: a pass, a pass without a choice, a pass with a penalty, a mark, a lock. %1 a colour, %2 a number.
    DID = ("%0: pass", "%0: no mark", "%0: 5-point penalty", "%0: %1 %2", "%0: %1 %2, lock")
    NO_MARK = "No mark possible"
    TIME_UP = "Time is up"

    # While a robot thinks.
    THINKS = "thinks ..."


class SpeechWords:
    """What signs are called when the screen is read aloud."""

    # ← → ↑ ↓ ✓ ⚿ × + - =, and / between numbers.
    SIGNS = ("left", "right", "up", "down", "done", "lock", "times", "plus", "minus", "equals", "of")


class ReviewWords:
    """What is said of a game of Qwixx that is looked back at: luck and choices, and the decisions that cost most."""

    HINT = "What Expert would do"
    BEST = "best"
    RESULT = "Points"

    TITLE = "Luck and choices"
    COLUMNS = ("+/-", "luck", "choices")
    # What the columns mean, %s being one of the two: the average, or what one player is compared with.
    MEANING = """What this means
+/-: how far you are from
%s.
Choices: how well you
chose, as Expert sees it.
Luck: everything else."""
    MEANS = ("the average, %d", "Expert's average, %d")
    # Of a decision: a pass; %0 what was done, %1 what was better; and what it cost, %0 points and %1 tenths.
    PASS = "pass"
    BETTER = "Better than %0: %1"
    COST = "-%0.%1 pts"


class EndWords:
    """What is said at the end of a game: who has won, how a match stands, and what comes next."""

    # One winner, several, and with how many points.
    WINNERS = ("The winner is", "The winners are")
    WITH = ("with %0 point", "with %0 points")
    # Alone: the first score by these rules, no more than the best one, or more; and what the best robot gets.
    YOUR_SCORE = "Your score"
    BEST = ("Your first score", "Your best: %0", "Your best ever!")
    PAR = "Expert's average: %0"
    # What comes next: the points, the review, a rematch, a game alone, one of a match, and to leave either.
    NEXT = "What next?"
    ENTRIES = ("Points", "Review", "Rematch", "Play again", "Next game", "Menu", "Menu")
    ENTRY_NOTES = (
        "Look at them again",
        "Luck and choices",
        "The same players",
        "Beat your score",
        "The match goes on",
        "The game is over",
        "The match waits for you",
    )
    # A match of at most %0 games; games won and points; who has won it, alone or with others.
    MATCH = "Best of %0"
    COLUMNS = ("won", "points")
    CUP = ("The cup goes to", "The cup is shared by")


class QixWords(Words):
    """With what a game of Qix says."""

    # %0 per cent; %0 a name, or that of a card.
    OPEN = "Open %0"
    DRAWS = "%0 draws a card"
    DRAW = "draw"
    AMID_CARD = "%0 goes on"
    GO_ON = "go on"
    HAND_TO = "Over to %0"
    # Laying a stick: %0 squares and %1 points, which are as many; who wins, or points while it is secret who is ahead;
    # points, while the other's line is enclosed; the chance that the next card breaks one's own, in per cent.
    START = "Where does it start?"
    STARTS = "%0 starts here"
    FENCES = ("%0 square: %1 point", "%0 squares: %1 points")
    OVER = ("Game ends: %0 wins", "Game ends: a tie", "Game ends: +%0")
    ENCLOSES = "+%0, their line is lost"
    SAFE = "Next card can't break it"
    RISK = "Next card breaks it: %0"
    HERE = "start here"
    LAY = "lay"
    # While a robot thinks.
    THINKS = "thinks ..."
    RESIGN = "resign"
    # Looking round: %0 of %1 rounds, and the same near the last one for %0, whose turn it is; the Qix.
    ROUND = "Round %0/%1"
    LATE = "Round %1/%2: %0"
    QIX = "The Qix and its sticks"


class QixHintWords:
    """What is said of the best start or stick: %0 points."""

    WORTH = "Best: worth about %0"
    TAKE = "choose"


class CardWords:
    """What is said of a card of Qix, while it is shown."""

    LOST = ("%0 loses the line", "Both lines are lost")

    # The cards by their kind, what each does, and what one does that can't.
    CARDS = ("Grow", "Multiply", "Tilt", "Move 1", "Move 2", "Move 3", "Move 1 + Draw", "Shuffle")
    CARD_EFFECTS = (
        "One of its sticks grows",
        "It gets one more stick",
        "It makes a quarter turn",
        "One roll of the die",
        "Two rolls of the die",
        "Three rolls of the die",
        "One roll, then a card",
        "All cards are back",
        "Nothing happens",
    )


class LessonWords:
    """What is said in the guided turn, and by the entry that leads to it; of a bubble the last line has 23 letters."""

    TRY = "Try a turn"
    TRY_NOTE = "A minute, guided"
    NAMES = ("YOU", "ANNA")
    START = """Try a turn
Shall we play one turn of
Qwixx? It takes a minute.
Hold B if you want to
stop."""
    GO = "yes"
    SKIP = "skip"
    # After any other button than %0, which is meant.
    HINT = "Good try! Now press %0"
    # One step after another: two lines, or one where the dice are shown.
    STEPS = (
        "You begin: roll all the\ndice. Press A.",
        "2 white, 4 coloured.",
        "White: 1 + 3 makes 4.",
        "Your sheet. Boxes are the\n4s that you may cross.",
        "Press → to walk to the\nyellow 4.",
        "It is lit. With A you\ncross it off.",
        "2 and 3 are lost: you can\nonly go to the right.",
        "Everybody may use it, so\nhand it to ANNA: A.",
        "ANNA passed. Now add a\nwhite and a colour die.",
        "White 3 + yellow 2 makes\n5. Cross it off: A.",
        "ANNA rolled 9. That would\nlose a lot. B passes.",
        "Your turn without a cross\nwould cost 5 points.",
    )
    END = """Well done!
That was a whole turn.
More is in How to play.
Have fun!
"""


class QixLessonWords:
    """What is said in the guided turn of Qix, as in LessonWords."""

    START = """Try a turn
Shall we fence off some
land in Qix? It takes a
minute. Hold B if you
want to stop."""
    STEPS = (
        "A card moves the Qix, the\nbundle. Draw it: A.",
        "It rolled a 2: 2 squares\nalong its arrow.",
        "Your line starts on the\nedge: walk down with ↓.",
        "Here. It will go where\nthe arrow points: A.",
        "Sticks have 2, 4 or 8\nsquares. → again: 4.",
        "4 squares. Lay the stick\nwith A.",
        "ANNA lays one as well.\nThen comes a new card.",
        "Your line goes on. Turn\nit to the edge with ↓.",
        "The grey squares will be\nyours: 16 points. A.",
        "Land stays yours. A line\nthe Qix hits is lost.",
    )
    END = """Well done!
That was your first land.
More is in How to play.
Have fun!
"""


class QwixxAbout:
    """What the app says of Qwixx: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qwixx"
    NOTE = "Dice, for 1 to 5"
    PRESETS = ("classic", "forum", "family")
    PRESET_NOTES = ("The usual rules", "Rows close at turn's end", "Lock from 4, at once")

    HELP = (
        """The aim
Cross off many numbers.
Each further cross in a
row is worth more. Go
from left to right: what
you skip is lost.""",
        """Your roll 1
One player rolls all the
dice. Everybody may cross
off the sum of the two
white dice, in one row.""",
        """Your roll 2
Who rolled may then add
one white die and one
colour die, and cross off
that in the row of that
colour.""",
        """Penalties
Who rolled and crossed
off nothing loses five
points. The fourth time
ends the game.""",
        """Locks
After five crosses you
may cross off the last
number. It locks the row
for all, and the lock is
one more cross for you.""",
        """The end
Two locked rows or four
penalties end the game.
Most points win.""",
        """Buttons
←→ choose a number
A  do it     B  pass
↑↓ see the other sheets
Hold A for a hint
Hold B for the menu""",
        """Crosses and points
1: 1    5: 15   9: 45
2: 3    6: 21  10: 55
3: 6    7: 28  11: 66
4: 10   8: 36  12: 78""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Buttons
N = NEXT: next choice
Hold NEXT: other sheets
A  do it     B  pass
Hold A for a hint
Hold B for the menu"""


class QixAbout:
    """What the app says of Qix: in forms, and how to play, in pages of a title and up to five lines."""

    NAME = "Qix"
    NOTE = "Fences on a board, for 2"

    HELP = (
        """The aim
Fence off land, a point a
square. Most points win.
The game ends with less
than a quarter open, or
after 100 rounds.""",
        """A round
First a card moves the
Qix, the thick bundle.
Then each player lays one
stick.""",
        """Your line
It starts on the edge and
grows by a stick a round:
straight on, left, right.
It never touches a line
or the Qix.""",
        """Fencing
Reach the edge again, and
the side without the Qix
is your land. Lines in it
are lost. Its fence is
edge from now on.""",
        """The Qix
It goes where its arrow
points, and turns round
at the edge. It breaks a
line that it touches. You
keep your points.""",
        """Cards 1
Move 1, 2, 3: that many
rolls of the die. A roll
(1 1 1 2 2 3) moves it
along the arrow. Move 1 +
Draw: then another card.""",
        """Cards 2
Tilt: a quarter turn
clockwise about its
middle stick.
Multiply: one more small
stick, in front.""",
        """Cards 3
Grow: the shortest stick
goes up one size, or the
next if it can't.
Shuffle: all cards are
in the pile again.""",
        """Sticks
You have 6 of 8 squares,
10 of 4 and 20 of 2. They
come back when your line
breaks, or when land lies
on both sides of them.""",
        """The picture
Dots and tubes belong to
the upper name, stripes
and beads to the lower.
The number at the card:
how many are left.""",
        """Buttons
Arrows: along the edge,
across or to the corner;
stick: direction, length
A  do it     B  back
Hold A: hint, B: menu""",
    )
    # The page of the buttons on a handheld with three of them.
    THREE_BUTTONS = """Buttons
N = NEXT: the next place
Hold NEXT: the one before
A  do it     B  back
Hold A: hint, B: menu"""


class MenuWords(DiceWords):
    """With what only the title, the menu and its forms say; no game keeps these."""

    # The letters that names can be typed in.
    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."

    # The title, and the main menu with what each line of it is for.
    TITLE = "POCKET DICE"
    PRESS = "Press any button"
    ENTRIES = ("Go on", "New game", "Dice only", "How to play", "Settings", "Records", "About")
    ENTRY_NOTES = (
        "Your game waits here",
        "Qwixx or Qix",
        "For paper sheets",
        "The rules, page by page",
        "Language, time, sound",
        "Games, wins, points",
        "Version and licence",
    )
    # An entry of the menu with the game that it is for.
    OF_GAME = "%s: %s"
    YES_NEW = "start"
    NO = "no"

    # The menu of a running game.
    GAME_MENU = ("Go on", "Take back my move", "How to play", "Leave the game")
    YES_LEAVE = "leave"

    # A new game: the lines of its form, and what start, the game, the number, a name and the starter are for.
    FORM = ("Start", "Game", "Players", "First", "Rules", "Match")
    FORM_NOTES = (
        "A starts the game",
        "←→ which one",
        "←→ how many",
        "A changes the name",
        "Who begins",
        "Several games, one cup",
    )
    MATCHES = ("off", "best of 3", "best of 5", "best of 7")
    DRAWN = "drawn"
    PLAYER = "PLAYER "
    NAME = "Name"
    # Names of those who played before are offered; what those are, and what a new one is.
    NEW_NAME = "Another name"
    NAME_NOTES = ("Has played before", "Typed letter by letter")
    TYPE = "type"
    DELETE = "delete"

    # Dice only.
    DIE_HINTS = ("←→ ↑↓ take a die out", "NEXT picks, hold removes")
    # The roll before, whose faces follow.
    BEFORE = "Before:"

    # Settings, and what each is for.
    OPTIONS = (
        "Language: English",
        "Time limit",
        "No mark",
        "Robots",
        "Rules",
        "Digits",
        "Sound",
        "Brightness",
        "Dark on light",
        "Turn round",
        "Swap A and B",
        "Dim after",
        "Off after",
        "Secret points",
    )
    OPTION_NOTES = (
        "A shows the others",
        "For each decision",
        "Who has nothing to mark",
        "How long moves are shown",
        "Of a game of Qwixx",
        "On the sheets",
        "If there is a buzzer",
        "Of the display",
        "Dark letters",
        "For who sits opposite",
        "They change places",
        "While nobody presses",
        "Any button wakes it",
        "Shown only at the end",
    )
    OFF_ON = ("off", "on")
    # What an option can be, in the order of OPTIONS.
    OPTION_VALUES = (
        (),
        ("off", "30 s", "1 min", "2 min", "5 min"),
        ("told", "skipped", "asked"),
        ("slow", "normal", "fast"),
        QwixxAbout.PRESETS,
        ("small", "large"),
        ("off", "low", "high"),
        ("1", "2", "3", "4"),
        OFF_ON,
        OFF_ON,
        OFF_ON,
        ("off", "15 s", "30 s", "1 min", "2 min"),
        ("off", "1 min", "2 min", "5 min", "10 min"),
        OFF_ON,
    )

    # Who plays at a seat, with how to change that.
    SEATS = ("person", "robot")
    SEAT_NOTES = ("←→ who plays, A: name", "←→ who plays", "A: name, hold NEXT: robot")

    # Instead of a guided turn, at the first start.
    LATER = "Not now"
    LATER_NOTE = "It's in How to play, too"


class RecordWords:
    """What is said of records, which are shown from the menu; %s is a name."""

    NOTES = ("A: games and points", "A asks first")  # on a player, and on what deletes all
    ERASE = "Delete ..."
    ALL = "Delete all records"
    ROBOTS = ("Robot: easy", "Robot: medium", "Robot: hard", "Robot: expert")
    FIGURES = "Games\nWon\nBest\nAverage"  # one text, as MicroPython keeps short ones for ever
    CUPS = "Cups %0"  # matches won
    EMPTY = """Records
Nothing here yet.
Play a game to its end,
and its points come here.
"""
    ERASE_ONE = """Delete?
All games and points of
%s
will be gone.
"""
    ERASE_ALL = """Delete all?
All games and points of
everybody will be gone.
"""
    REFUSED = """Records refused
They can't be read. New
ones begin; the old file
is kept. Reason:
"""
    UNSAVED = """Not saved
The memory took nothing:
the records stay as they
were. You can play on.
"""
