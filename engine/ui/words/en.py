r"""Every English word of the console.

A line of a screen holds 25 letters; \n begins a new one. %0, %1 and %2 are holes for names, numbers and other words.
"""

# How to play: pages of a title and up to five lines each; the table of points comes behind them.
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
)


class Words:
    """The words by name; every other language has the same names."""

    CODE = "en"  # of the language, which is this file's name

    # The letters that names can be typed in.
    ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-."

    # The title and the menus.
    TITLE = "POCKET DICE"
    PRESS = "Press any button"
    MENU = "Menu"
    GO_ON = "Go on"
    NEW_GAME = "New game"
    DICE_ONLY = "Dice only"
    HOW_TO_PLAY = "How to play"
    SETTINGS = "Settings"
    ABOUT = "About"
    OK = "ok"
    BACK = "back"
    NO = "no"

    # What each line of the main menu is for.
    MENU_NOTES = (
        "Your game waits here",
        "Qwixx for 1 to 5 players",
        "For paper sheets",
        "The rules, page by page",
        "Time limit, sound",
        "Version and licence",
    )

    # A new game.
    START = "Start"
    PLAYERS = "Players"
    STARTER = "First"
    DRAWN = "drawn"
    RULES = "Rules"
    PRESETS = ("classic", "forum", "family")
    PRESET_NOTES = ("The usual rules", "Rows close at turn's end", "Lock from 4, at once")
    START_NOTE = "A starts the game"
    PLAYERS_NOTE = "Left, right: how many"
    NAME_NOTE = "A changes the name"
    STARTER_NOTE = "Who rolls first"
    PLAYER = "PLAYER "
    NAME = "Name"
    TYPE = "type"
    DELETE = "delete"
    OVERWRITE_TEXT = "The game that waits will\nbe lost. Start anew?"
    YES_NEW = "start"

    # How to play.
    HELP_POINTS = "Crosses and points"

    # Dice only.
    DIE_HINT = "←→ ↑↓ take a die out"

    # About.
    ABOUT_TEXT = "A free fan project.\nQwixx and Qix belong to\ntheir owners. MIT licence"

    # Settings.
    TIME = "Time limit"
    TIMES = ("off", "30 s", "1 min", "2 min", "5 min")
    NOTICES = "Skip notices"
    SOUND = "Sound"
    OFF_ON = ("off", "on")
    OPTION_NOTES = ("For each decision", "Say who has no mark", "If there is a buzzer")

    # Colours of the rows, and the letter that stands for each.
    COLOURS = ("Red", "Yellow", "Green", "Blue")
    LETTERS = ("R", "Y", "G", "B")

    # What an action would do. %0 a colour, %1 a number, %2 the points it adds.
    EFFECT = "%0 %1: +%2"
    POINTS = (" point", " points")
    LOCKS = ", locks row"
    ENDS = ", ends game"
    SKIPS = ", skips %0"
    PASS_WHITE = "Pass: no mark so far"
    PASS_FREE = "Pass: costs nothing"
    PASS_COLOUR = "Pass: you have a mark"
    PASS_PENALTY = "Pass: 5-point penalty"
    PASS_LAST_PENALTY = "Pass: penalty, game ends"
    WHITE_ACTION = "White dice"
    COLOUR_ACTION = "White+colour"
    MARK = "mark"
    PASS = "pass"

    # From player to player. %0 a name, %1 a colour, %2 a number.
    HAND_TO = "White sum %0: over to"
    NEXT_TURN = "Next to roll"
    HOLD_B = "Hold B: menu"
    READY = "ready"
    ROLL = "roll"
    TAKE_BACK = "take back"
    TAKE_BACK_LONG = "Take back my mark"
    DID_MARK = "%0: %1 %2"
    DID_LOCK = "%0: %1 %2, lock"
    DID_PASS = "%0: pass"
    DID_NOTHING = "%0: no mark"
    DID_PENALTY = "%0: 5-point penalty"
    THIS_TURN = "This turn"
    WHITE_SUM = "White sum: %0"
    NO_MARK = "No mark possible"
    TIME_UP = "Time is up"
    LEAVE = "Leave the game"
    LEAVE_TEXT = "It is kept: Go on in the\nmenu takes you back."
    YES_LEAVE = "leave"

    # The end.
    POINTS_TITLE = "Points"
    REMATCH = "rematch"
    TO_MENU = "menu"

    # Troubles.
    STUCK = "No random numbers"
    STUCK_TEXT = "The dice source is stuck:\nnothing was rolled.\nTry again, or switch the\nhandheld off and on."
    UNSAFE = "Not saved"
    UNSAFE_TEXT = "The memory took nothing:\nwithout power this game\nwould be lost. You can\nplay on."
    REFUSED = "Saved game refused"
    REFUSED_TEXT = "It is kept until a new\ngame starts. Reason:"
    REASONS = ("Not a saved game", "From a newer version", "Cut short", "Damaged", "Not a legal game")

    def plural(self, n: int) -> int:
        """Which form of a counted word goes with `n`."""
        return 0 if n == 1 else 1
