"""What the table chose last time: players, names, starter, preset, timer, notices and sound, kept as a few bytes."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.words.en import MenuWords

MOST_PLAYERS = const(5)
NAME_LENGTH = const(8)
DRAWN = const(0)  # the starter is drawn; 1 + player: chosen

SAVED = "settings"
TIMES = (0, 30, 60, 120, 300)  # seconds for a decision, 0 for no limit

_VERSION = const(1)
_FIELDS = const(7)  # version, players, starter, preset, time, notices, sound; then each name's length and UTF-8
_PRESETS = const(3)


class Settings:
    """The settings, back to their defaults where what was saved makes no sense.

    players: 1 to 5; starter: DRAWN or 1 + player; preset: index; time: index into TIMES; notices, sound: on or off.
    names: as many as there can be players, each of 1 to 8 letters.
    """

    def __init__(self, ports: "Ports", words: "MenuWords") -> None:
        self._ports = ports
        self.players = 2
        self.starter = DRAWN
        self.preset = 0
        self.time = 0
        self.notices = True
        self.set_sound(True)
        self.names = [words.PLAYER + str(i + 1) for i in range(MOST_PLAYERS)]
        data = ports.load(SAVED)
        if data:
            self._read(data, words.ALPHABET)

    def seconds(self) -> int:
        """The seconds for a decision, 0 for no limit."""
        return TIMES[self.time]

    def set_sound(self, sound: bool) -> None:
        """Let tunes be heard or not."""
        self.sound = sound
        self._ports.sound = sound

    def save(self) -> None:
        """Keep the settings; a failure shows when the game itself is saved."""
        data = bytearray((_VERSION, self.players, self.starter, self.preset, self.time, self.notices, self.sound))
        for name in self.names:
            letters = name.encode()
            data.append(len(letters))
            data.extend(letters)
        self._ports.save(SAVED, data)

    def _read(self, data: bytes, alphabet: str) -> None:
        if len(data) < _FIELDS or data[0] != _VERSION:
            return
        if 1 <= data[1] <= MOST_PLAYERS:
            self.players = data[1]
        if data[2] <= self.players:
            self.starter = data[2]
        if data[3] < _PRESETS:
            self.preset = data[3]
        if data[4] < len(TIMES):
            self.time = data[4]
        self.notices = data[5] != 0
        self.set_sound(data[6] != 0)
        at = _FIELDS
        for i in range(MOST_PLAYERS):
            if at >= len(data) or at + data[at] >= len(data):
                return
            end = at + 1 + data[at]
            try:
                name = bytes(data[at + 1 : end]).decode()
            except UnicodeError:
                return
            if 1 <= len(name) <= NAME_LENGTH and all(letter in alphabet or letter == " " for letter in name):
                self.names[i] = name
            at = end
