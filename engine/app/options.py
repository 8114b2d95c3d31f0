"""What a table can choose: the options, each a small number with its place, and who plays what."""

from micropython import const

from engine import games
from engine.seats import MOST_PLAYERS, seat

NAME_LENGTH = const(8)
DRAWN = const(0)  # the starter is drawn; 1 + player: chosen

# The options, by their place in `Settings.options`.
LANGUAGE = const(0)
TIME = const(1)  # into TIMES
NO_MARK = const(2)  # TELL, SKIP or ASK
PACE = const(3)  # of bots, into PACES
PRESET = const(4)  # into PRESETS of engine/qwixx/rules.py
LARGE = const(5)  # one row of a sheet at a time
SOUND = const(6)  # off, low, high
BRIGHTNESS = const(7)
INVERTED = const(8)
TURNED = const(9)  # for the player opposite
SWAPPED = const(10)  # A is B, and B is A
DIM = const(11)  # into DIMS
BLANK = const(12)  # into BLANKS
SECRET = const(13)  # no points are shown before the end of a game
MATCH = const(14)  # into MATCHES; chosen for a new game, and so not among the settings
OPTIONS = const(15)  # how many there are

# What becomes of a player who has nothing to mark.
TELL = const(0)
SKIP = const(1)
ASK = const(2)

CODES = ("en", "fr", "pt", "ru", "de")  # of the languages, each the name of its words' module
TIMES = (0, 30, 60, 120, 300)  # seconds for a decision, 0 for no limit
PACES = (4000, 2000, 700)  # ms that a bot's move is shown
DIMS = (0, 15, 30, 60, 120)  # seconds without a press until the display is dimmed, 0 for never
BLANKS = (0, 60, 120, 300, 600)  # the same until it is dark
MATCHES = (0, 3, 5, 7)  # games that a match may take, 0 for a single game
FINE = const(-1)  # nothing was refused
TRAY = const(13)  # bytes that Dice only remembers

# As people like it who have not been asked.
DEFAULTS = b"\0\0\0\1\0\0\2\2\0\0\0\2\2\0\0"


class Preferences:
    """What was chosen; at first what people like who have not been asked.

    options: a byte for each option; unknown: whether the language is a guess, as no file tells it.
    game: the number of one in engine/games.py.
    players: 1 to 5; starter: DRAWN or 1 + player.
    seats: who plays where, as in engine/seats.py; bot: 1 + the level of the bot at seats that nobody was asked for.
    all_names: for each game, by its number, as many as there can be players, each of 1 to 8 letters.
    tray: the dice of Dice only, which no file keeps: the faces of the last roll and of the one before it, 0 if there
    was none, then a bit for each die that was taken out.
    """

    def __init__(self) -> None:
        self.options = bytearray(DEFAULTS)
        self.unknown = True
        self.game = 0
        self.players = 2
        self.starter = DRAWN
        self.seats = 0
        self.bot = 2
        self.all_names: list[list[str]] = []
        self.tray = bytearray(TRAY)

    @property
    def language(self) -> str:
        """The code of the language."""
        return CODES[self.options[LANGUAGE]]

    @property
    def names(self) -> "list[str]":
        """Those of the game that is played, or chosen in the form."""
        return self.all_names[self.game]

    @names.setter
    def names(self, names: "list[str]") -> None:
        """Name the players of all games."""
        self.all_names = [list(names) for _ in games.SAVES]

    def count(self, fewest: int, most: int) -> int:
        """How many play a game for so many players, bots included."""
        return min(max(self.players, fewest), most)

    def kind(self, player: int, levels: int) -> int:
        """1 + the level of the bot at a seat, of so many levels, 0 for a person.

        A bot takes the seats that a game needs and nobody was asked for.
        """
        return min(seat(self.seats, player) if player < self.players else self.bot, levels)

    def call_players(self, player: str) -> None:
        """Name them all by a word and a number."""
        self.names = [player + str(i + 1) for i in range(MOST_PLAYERS)]
