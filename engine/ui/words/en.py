r"""Every English word of the console but for those of Qix.

A line of a screen holds 25 letters; \n begins a new one. %0, %1 and %2 are holes for names, numbers and other words.
"""

# How to play Qwixx: pages of a title and up to five lines each.
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
Hold B for the menu""",
    """Crosses and points
1: 1    5: 15   9: 45
2: 3    6: 21  10: 55
3: 6    7: 28  11: 66
4: 10   8: 36  12: 78""",
)

# Pages that are shown now and then, so that no game has to keep them in memory: a title, then up to five lines.
ABOUT = """About
A free fan project.
Qwixx and Qix belong to
their owners. MIT licence
"""
BATTERY = "\nBattery: %d %%"
OVERWRITE = """New game
The game that waits will
be lost. Start anew?"""
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
    """The words by name that a game needs; every other language has the same names.

    Only data: a function here would keep this whole module in memory.
    """

    CODE = "en"  # of the language, which is this file's name

    # The title; what the keys do.
    TITLE = "POCKET DICE"
    OK = "ok"
    BACK = "back"
    NO = "no"

    # Colours of the rows, and the letter that stands for each.
    COLOURS = ("Red", "Yellow", "Green", "Blue")
    LETTERS = ("R", "Y", "G", "B")

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
    ACTIONS = ("White dice", "White+colour")
    MARK = "mark"
    PASS = "pass"

    # From player to player.
    HAND_TO = "White sum %0: over to"
    NEXT_TURN = "Next to roll"
    HOLD_B = "Hold B: menu"
    READY = "ready"
    ROLL = "roll"
    TAKE_BACK = "take back"
    THIS_TURN = "This turn"
    WHITE_SUM = "White sum: %0"
    # Who did what: a pass, a pass without a choice, a pass with a penalty, a mark, a lock. %1 a colour, %2 a number.
    DID = ("%0: pass", "%0: no mark", "%0: 5-point penalty", "%0: %1 %2", "%0: %1 %2, lock")
    NO_MARK = "No mark possible"
    TIME_UP = "Time is up"
    GAME_MENU = ("Go on", "Take back my move", "How to play", "Leave the game")
    YES_LEAVE = "leave"

    # The end.
    RESULT = "Points"
    REMATCH = "rematch"
    MENU = "menu"


class MenuWords(Words):
    """With what only the title, the menu and its forms say; no game keeps these."""

    # The letters that names can be typed in.
    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."

    # The title, and the main menu with what each line of it is for.
    PRESS = "Press any button"
    ENTRIES = ("Go on", "New game", "Dice only", "How to play", "Settings", "About")
    ENTRY_NOTES = (
        "Your game waits here",
        "Qwixx or Qix",
        "For paper sheets",
        "The rules, page by page",
        "Time limit, sound",
        "Version and licence",
    )
    YES_NEW = "start"

    # A new game: the lines of its form, and what start, the game, the number, a name and the starter are for.
    FORM = ("Start", "Game", "Players", "First", "Rules")
    FORM_NOTES = (
        "A starts the game",
        "Left, right: which one",
        "Left, right: how many",
        "A changes the name",
        "Who begins",
    )
    GAMES = ("Qwixx", "Qix")
    GAME_NOTES = ("Dice, for 1 to 5", "Fences on a board, for 2")
    QIX_SEATS = ("1, and a robot", "2")
    ROBOT = "ROBOT"
    DRAWN = "drawn"
    PRESETS = ("classic", "forum", "family")
    PRESET_NOTES = ("The usual rules", "Rows close at turn's end", "Lock from 4, at once")
    PLAYER = "PLAYER "
    NAME = "Name"
    TYPE = "type"
    DELETE = "delete"

    # Dice only.
    DIE_HINT = "←→ ↑↓ take a die out"

    # Settings, and what each is for.
    OPTIONS = ("Time limit", "Skip notices", "Sound")
    OPTION_NOTES = ("For each decision", "Say who has no mark", "If there is a buzzer")
    TIMES = ("off", "30 s", "1 min", "2 min", "5 min")
    OFF_ON = ("off", "on")
