"""What the table chose last time: language, who plays, names, starter, preset, timer, notices, sound, pace."""

from micropython import const

from engine.record import QWIXX
from engine.ui.borrow import borrow, texts

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports

MOST_PLAYERS = const(5)
NAME_LENGTH = const(8)
DRAWN = const(0)  # the starter is drawn; 1 + player: chosen

SAVED = "settings"
TIMES = (0, 30, 60, 120, 300)  # seconds for a decision, 0 for no limit
PACES = (4000, 2000, 700)  # ms that a bot's move is shown
FINE = const(-1)  # nothing was refused


class Settings:
    """The settings, at their defaults if nothing was saved or what was saved is refused.

    language: its code, the name of its words' module; unknown: whether it is a guess, as no file tells it.
    game: one of those in engine/record.py.
    players: 1 to 5; starter: DRAWN or 1 + player; preset: index; time: index into TIMES; notices, sound: on or off.
    seats: who plays Qwixx, as in engine/seats.py; robot: 1 + the level of the bot in Qix; pace: index into PACES.
    names: as many as there can be players, each of 1 to 8 letters.
    refused: why the saved settings were not taken, one of engine.record's reasons, or FINE.
    """

    def __init__(self, ports: "Ports") -> None:
        self._ports = ports
        self.language = "en"
        self.unknown = True
        self.game = QWIXX
        self.players = 2
        self.starter = DRAWN
        self.preset = 0
        self.seats = 0
        self.robot = 2
        self.time = 0
        self.pace = 1
        self.notices = True
        self.set_sound(True)
        self.names: list[str] = []
        self.refused = FINE
        data = ports.load(SAVED)
        if data is not None:
            self.refused = borrow("engine.ui.settings_file").read(self, data)
            if self.refused != FINE:
                ports.protect(SAVED)
        if not self.names:
            player = texts(self).MenuWords.PLAYER
            self.names = [player + str(i + 1) for i in range(MOST_PLAYERS)]

    def seconds(self) -> int:
        """The seconds for a decision, 0 for no limit."""
        return TIMES[self.time]

    def set_sound(self, sound: bool) -> None:
        """Let tunes be heard or not."""
        self.sound = sound
        self._ports.sound = sound

    def save(self) -> bool:
        """Keep the settings; False if that wasn't possible."""
        return self._ports.save(SAVED, borrow("engine.ui.settings_file").write(self))
