"""Feeds damaged and forged files to what loads games and settings: nothing but the documented error may come of it.

`micropython -m host_tests.fuzz COUNT SEED`. What is accepted has to be a legal game, or settings that can be chosen,
and has to be written as the very same bytes. Most files get the checksum that belongs to them, so that what is behind
it is reached.
"""

import sys
import time
from binascii import crc32

from engine.app.options import FINE, LANGUAGE, OPTIONS
from engine.app.settings import Settings
from engine.app.settings_file import COUNTS, LETTERS, read, write
from engine.dice import Dice
from engine.history import REASONS, History
from engine.protocol import CHANCE
from engine.qwixx import PRESETS, State
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.record import HistoryError
from engine.seats import LEVELS, MOST_PLAYERS, with_kind
from tools.rig.driver import FakePorts
from tools.rig.seeded import Seeded

_LONGEST = 60  # values of the games that files are made of
_GAME_BODY = 10
_SETTINGS_BODY = 4
_EDGES = b"\x00\x01\x02\x05\x06\x7f\x80\x81\xfe\xff"
_REUSES = 50  # files made of one game


class Fuzz:
    """Files by chance, the same ones for the same seed; `outcomes` counts what became of them."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(Seeded(seed))
        self._game = History(LONGEST)
        self._settings = Settings(FakePorts())
        self.outcomes: dict = {}

    def run(self, count: int) -> None:
        """Tries so many files."""
        for number in range(count):
            if number % _REUSES == 0:
                game = self._new_game()
                settings = self._new_settings()
            if self._dice.below(4):
                self._load_game(self._mutated(game, _GAME_BODY))
            else:
                self._load_settings(self._mutated(settings, _SETTINGS_BODY))

    def _note(self, what: str) -> None:
        self.outcomes[what] = self.outcomes.get(what, 0) + 1

    # What files are made of

    def _new_game(self) -> bytes:
        below = self._dice.below
        players = below(5) + 1
        history = History(LONGEST)
        seats = 0
        for player in range(players):
            seats = with_kind(seats, player, max(0, below(9) - LEVELS))
        state = history.start(QWIXX, players, below(3), below(players), seats)
        for _ in range(below(_LONGEST)):
            if state.is_terminal():
                break
            if state.current_player() == CHANCE:
                action = state.chance(self._dice)
            else:
                actions = state.legal_actions()
                action = actions[below(len(actions))]
            state.apply_action(action)
            history.append(action)
        return bytes(history.to_bytes())

    def _new_settings(self) -> bytes:
        below = self._dice.below
        settings = self._settings
        settings.players = below(MOST_PLAYERS) + 1
        settings.starter = below(settings.players + 1)
        settings.seats = with_kind(0, below(MOST_PLAYERS), below(LEVELS + 1))
        settings.bot = below(3) + 1
        settings.options = bytearray([below(count) for count in COUNTS])
        letters = LETTERS
        settings.names = [
            "".join([letters[below(len(letters))] for _ in range(below(8) + 1)]) for _ in range(MOST_PLAYERS)
        ]
        return bytes(write(settings))

    # What is done to them

    def _mutated(self, file: bytes, body: int) -> bytes:
        below = self._dice.below
        data = bytearray(file[:-4])
        for _ in range(below(4)):
            self._mutate(data, body)
        if body == _GAME_BODY and len(data) >= body and below(8):
            data[8:10] = bytes(((len(data) - body) & 255, len(data) - body >> 8))
        if below(8):
            crc = crc32(data)
            data.extend(bytes([crc >> 8 * i & 255 for i in range(4)]))
        else:
            data.extend(file[-4:])
            if below(2):
                self._mutate(data, 0)
        return bytes(data)

    def _mutate(self, data: bytearray, body: int) -> None:
        """Changes something, in three of four cases behind the head."""
        below = self._dice.below
        if not data:
            return
        start = min(body, len(data) - 1) if below(4) else 0
        at = start + below(len(data) - start)
        kind = below(7)
        if kind == 0:
            data[at] ^= 1 << below(8)
        elif kind == 1:
            data[at] = _EDGES[below(len(_EDGES))]
        elif kind == 2:
            data[at] = below(256)
        elif kind == 3:
            data[:] = data[:at]
        elif kind == 4:
            data[:] = data[:at] + bytes((below(256),)) + data[at:]
        elif kind == 5:
            data[:] = data[:at] + data[at + 1 :]
        else:
            end = min(at + below(9), len(data))
            data[:] = data[:end] + data[at:end] + data[end:]

    # What becomes of them

    def _load_game(self, data: bytes) -> None:
        history = self._game
        try:
            state = history.load(data)
        except HistoryError as error:
            assert len(history) == 0, "a refused file leaves something behind"
            self._note("game: " + REASONS[error.reason])
            return
        self._note("game accepted")
        assert bytes(history.to_bytes()) == data, "another file was accepted than is written"
        assert history.replay().to_bytes() == state.to_bytes()
        players, preset, first = data[5:8]
        again = State(players, PRESETS[preset], first)
        values = history.values()
        for _ in range(4):
            next(values)
        for value in values:
            assert again.current_player() == CHANCE or value in again.legal_actions(), "an illegal action"
            again.apply_action(value)
        assert again.to_bytes() == state.to_bytes()

    def _load_settings(self, data: bytes) -> None:
        settings = self._settings
        before = bytes(write(settings))
        language = settings.options[LANGUAGE]
        if read(settings, data) == FINE:
            self._note("settings accepted")
            assert data[3] < 3 or data[10] < OPTIONS or bytes(write(settings)) == data, (
                "others were accepted than are written"
            )
        else:
            self._note("settings refused")
            settings.options[LANGUAGE] = language
            assert bytes(write(settings)) == before, "refused settings leave more behind than their language"
        assert 1 <= settings.players <= MOST_PLAYERS
        assert 0 <= settings.starter <= max(settings.players, 2 * settings.game)
        assert all(settings.options[i] < COUNTS[i] for i in range(OPTIONS))
        assert len(settings.names) == MOST_PLAYERS
        for name in settings.names:
            assert 1 <= len(name) <= 8
            assert all(letter in LETTERS for letter in name)


def main(count: int, seed: int) -> None:
    """Tries so many files and says what became of them; whatever goes wrong is raised."""
    start = time.time()
    fuzz = Fuzz(seed)
    try:
        fuzz.run(count)
    except BaseException:
        print("seed", seed)
        raise
    print("%d files in %d s, seed %d:" % (count, time.time() - start, seed))
    for what in sorted(fuzz.outcomes):
        print("%9d %s" % (fuzz.outcomes[what], what))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
