"""What the table chose last time: who plays what, and the options, each a small number."""

from micropython import const

from engine.loading import import_once, load_words
from engine.seats import MOST_PLAYERS

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports

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
OPTIONS = const(13)  # how many there are

# What becomes of a player who has nothing to mark.
TELL = const(0)
SKIP = const(1)
ASK = const(2)

SAVED = "settings"
CODES = ("en", "fr", "pt", "ru", "de")  # of the languages, each the name of its words' module
TIMES = (0, 30, 60, 120, 300)  # seconds for a decision, 0 for no limit
PACES = (4000, 2000, 700)  # ms that a bot's move is shown
DIMS = (0, 15, 30, 60, 120)  # seconds without a press until the display is dimmed, 0 for never
BLANKS = (0, 60, 120, 300, 600)  # the same until it is dark
FINE = const(-1)  # nothing was refused

# As people like it who have not been asked.
DEFAULTS = b"\0\0\0\1\0\0\2\2\0\0\0\2\2"


class Settings:
    """The settings, at their defaults if nothing was saved or what was saved is refused.

    options: a byte for each option; unknown: whether the language is a guess, as no file tells it.
    game: the number of one in engine/games.py.
    players: 1 to 5; starter: DRAWN or 1 + player.
    seats: who plays where any seat can be a bot's, as in engine/seats.py; robot: 1 + the level of the bot elsewhere.
    names: as many as there can be players, each of 1 to 8 letters.
    refused: why the saved settings were not taken, one of engine.record's reasons, or FINE.
    """

    def __init__(self, ports: "Ports") -> None:
        self._ports = ports
        self.options = bytearray(DEFAULTS)
        self.unknown = True
        self.game = 0
        self.players = 2
        self.starter = DRAWN
        self.seats = 0
        self.robot = 2
        self.names: list[str] = []
        self.refused = FINE
        data = ports.load(SAVED)
        if data is not None:
            self.refused = import_once("engine.app.settings_file").read(self, data)
            if self.refused != FINE:
                ports.protect(SAVED)
        if not self.names:
            player = load_words(self.language).MenuWords.PLAYER
            self.names = [player + str(i + 1) for i in range(MOST_PLAYERS)]
        self.apply()

    @property
    def language(self) -> str:
        """The code of the language."""
        return CODES[self.options[LANGUAGE]]

    def apply(self) -> None:
        """Let the ports do as the options say."""
        self._ports.obey(self.options)

    def save(self) -> bool:
        """Keep the settings; False if that wasn't possible."""
        return self._ports.save(SAVED, import_once("engine.app.settings_file").write(self))
