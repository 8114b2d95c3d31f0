"""Plays random games with double presses: what comes 20 to 300 ms after a press that did something changes no game."""

import sys
import time

from engine.app.options import LARGE, NO_MARK, PACE, PRESET, TIME
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, LISTS, RIGHT, UP, A, B
from engine.app.settings import SAVED as SETTINGS
from engine.app.settings import Settings
from engine.dice import Dice
from engine.games import SAVES
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.seats import MOST_PLAYERS, with_kind
from tools.rig.driver import Driver, FakePorts
from tools.rig.seeded import Seeded
from tools.virtual_board.picture import braille

# What is pressed, by how often it is.
_FIRST = (A,) * 12 + (B, B, RIGHT, RIGHT, LEFT, UP, DOWN, HOLD_A, HOLD_B)
_SECOND = (A, A, A, B, B, RIGHT, RIGHT, LEFT, UP, DOWN, HOLD_A, HOLD_B)
_ARROWS = (UP, DOWN, LEFT, RIGHT)
_BOTS = (0, 0, 1, 2)  # 1 + the level; the others think for long
_GAP, _GAPS = 20, 15  # ms between the two of a pair, and how many times as long it can be
_SEEN = 850  # ms before a pair, so that the first one counts
_PAUSES = (0,) * 30 + (5000, 31_000)  # ms more
_MOST = 2000  # pairs, should a game not end
_AFTER = 12  # pairs once it is over
_STEP = 100  # games from one line of progress to the next


class _Ports(FakePorts):
    """Ports that remember no tune."""

    def sound(self, tune):
        pass


class Pairs:
    """Random games, each the same for its seed on every runtime.

    pairs: how many were pressed; judged: of how many the first did something; finished: games that came to their end.
    """

    def __init__(self, seed):
        self._seed = seed
        self.pairs = self.judged = self.finished = 0

    def play(self, game):
        """Begins a game with random settings, and presses pairs until it is over and some more, or left for good."""
        self._dice = Dice(Seeded(self._seed))
        driver = self._begin(game)
        after = 0
        for _ in range(_MOST):
            over = _is_over(driver)
            after += over
            if after > _AFTER or (after and not over) or SAVES[game] not in driver.ports.store:
                break
            self._pair(driver)
        self.finished += after > 0
        self._seed += 1

    def _one_of(self, values):
        return values[self._dice.below(len(values))]

    def _begin(self, game):
        ports = _Ports(self._seed)
        settings = Settings(ports)
        settings.game = game
        for option, values in ((TIME, 3), (NO_MARK, 3), (PACE, 3), (PRESET, 3), (LARGE, 2)):
            settings.options[option] = self._dice.below(values)
        settings.players = 1 + self._dice.below(2 if game == QIX else MOST_PLAYERS)
        settings.bot = 1
        for player in range(1, MOST_PLAYERS):
            settings.seats = with_kind(settings.seats, player, self._one_of(_BOTS))
        settings.save()
        driver = Driver(ports, False)
        driver.press(A, A, A)  # the title, the menu's New game, the form's Start
        driver.hasty = True
        return driver

    def _button(self, driver, buttons):
        """One of them; a game that is over isn't left for the menu, as to begin another one there is meant."""
        button = self._one_of(buttons)
        return B if button == HOLD_B and _is_over(driver) else button

    def _pair(self, driver):
        """A pause, a press, a gap and another press, which has to change nothing."""
        left = _pass(driver, _SEEN + self._one_of(_PAUSES))
        before, frame = _game(driver), driver.frame()
        first = self._button(driver, _FIRST)
        driver.send(first, left)
        acted = _differ(before, _game(driver))
        meant = driver.frame() == frame or first in _ARROWS  # a cursor, or nothing
        second = first if self._dice.below(2) else self._button(driver, _SECOND)
        left = _pass(driver, _GAP * (1 + self._dice.below(_GAPS)))
        before, frame = _game(driver), driver.frame()
        listed = driver.ports.gestures & LISTS and not _is_over(driver)
        driver.send(second, left)
        self.pairs += 1
        if acted or not (meant or listed):
            self.judged += 1
            if _differ(before, _game(driver)):
                shown = "\n".join(braille(frame) + [""] + braille(driver.frame()))
                told = (second, first, self._seed, shown)
                raise AssertionError("%d after %d has changed the game of seed %d:\n%s" % told)


def _pass(driver, ms):
    """Let time pass; how much of it is of the wait that lasts."""
    while driver.wait and driver.wait <= ms:
        ms -= driver.wait
        driver.tick()
    return ms


def _is_over(driver):
    """Whether the game on the table has ended."""
    return driver.table is not None and driver.state.is_terminal()


def _game(driver):
    """What no press may change that isn't meant: what is kept, and who holds the device at which table."""
    table = driver.table
    store = driver.ports.store
    kept = [(name, store[name]) for name in sorted(store) if name != SETTINGS]
    return kept, table, table and table.holder


def _differ(before, now):
    """Whether a game has changed; to put it away or to go on with it changes nothing."""
    return before[0] != now[0] or (before[1] is now[1] and before[2] != now[2])


def main(games, seed):
    """Play so many games, one in five of them of Qix, and say how it goes; whatever goes wrong is raised."""
    print("seed", seed)
    pairs = Pairs(seed)
    start = time.time()
    for game in range(1, games + 1):
        pairs.play(QWIXX if game % 5 else QIX)
        if game % _STEP == 0 or game == games:
            done = (game, pairs.finished, pairs.pairs, pairs.judged, int(time.time() - start))
            print("%d games, %d ended; %d pairs, %d judged; %d s" % done)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
