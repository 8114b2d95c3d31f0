"""Presses random buttons at random moments, switches the power off now and then, and checks what must always hold."""

import gc
import sys
import time

from engine.app.options import ASK, CODES, DRAWN, LANGUAGE, NO_MARK, SWAPPED
from engine.app.ports import DOWN, HOLD_A, HOLD_B, LEFT, RIGHT, TICK, UP, A, B
from engine.app.settings import SAVED as SETTINGS
from engine.app.settings import Settings
from engine.app.settings_file import game_of
from engine.dice import Dice
from engine.games import SAVES
from engine.history import History
from engine.qix.manifest import QIX
from engine.qix.state import LONGEST
from engine.qwixx.manifest import QWIXX
from engine.qwixx.moves import PASS
from engine.seats import with_kind
from engine.ui import tunes
from tools.rig.driver import Driver, FakePorts
from tools.rig.seeded import Seeded

# Twenty events, by how often they happen.
_EVENTS = (A,) * 7 + (RIGHT,) * 3 + (LEFT, UP, DOWN, B, B, HOLD_B, HOLD_A) + (TICK,) * 3
_POWER_CUT = 200  # one in so many events
_REFUSAL = 250  # one in so many events begins or ends a time in which nothing can be saved
_REPLAY = 20  # one in so many saves is replayed
_AROUND, _CHECK = 10, 4  # bytes of a saved game before and behind its moves
_STEP = 50000  # events from one line of progress to the next
_SITTING = 1500  # events from one table with robots to the next
_THINKS = 1  # ms that the app waits while a bot thinks: nearly always too short for a press
_DISTURBED = 20  # one in so many of these waits may have one

# Who sits down to Qwixx, one table after the other: for each player 0 for a person or 1 + the level of a bot.
_EASY, _MEDIUM, _EXPERT = 1, 2, 4
_TABLES = ((0, _EASY), (_MEDIUM, 0, _EASY), (0, _EXPERT), (_EASY, _MEDIUM, _MEDIUM))


class _Ports(FakePorts):
    """Ports that count the games that ended and remember no tune."""

    def __init__(self, seed, canvas):
        super().__init__(seed, canvas)
        self.finished = 0

    def sound(self, tune):
        self.finished += tune == tunes.WIN


class Monkey:
    """Random events for one handheld; the same ones for the same seed on every runtime.

    events: how many it has sent; look: called with the driver after each of them; game: what is played at first, by
    players as the settings say, or by one alone; language: what is spoken at first; robots: whether some of Qwixx
    are seated at first and now and then.
    """

    def __init__(self, seed, canvas=None, look=None, game=QWIXX, alone=False, language="en", robots=False):
        self.ports = _Ports(seed, canvas)
        settings = Settings(self.ports)
        settings.options[LANGUAGE] = CODES.index(language)
        settings.game = game
        settings.players = 1 if alone else settings.players
        settings.save()
        self.events = 0
        self._look = look
        self._dice = Dice(Seeded(seed + 1))
        self._history = History(LONGEST)
        self._saves = 0
        self._robots = robots
        self.driver = Driver(self.ports, False)

    def run(self, events):
        """Send so many events."""
        for _ in range(events):
            self._step()

    def _one_in(self, n):
        return self._dice.below(n) == 0

    def _step(self):
        if self._robots and self.events % _SITTING == 0:
            self._sit_down()
        self.events += 1
        if self._one_in(_POWER_CUT):
            self.cut_power()
        elif self._one_in(_REFUSAL):
            self.ports.full = not self.ports.full
        driver = self.driver
        while driver.wait == _THINKS and not self._one_in(_DISTURBED):
            driver.tick()
        event = _EVENTS[self._dice.below(len(_EVENTS))]
        if event != TICK:
            driver.send(event, driver.wait * self._dice.below(100) // 100)
        elif driver.wait:
            driver.tick()
        self._check()

    def _sit_down(self):
        """Begin a game at the form, with the next robots."""
        table = _TABLES[self.events // _SITTING % len(_TABLES)]
        for name in SAVES:
            self.ports.remove(name)
        self.ports.full = False
        settings = Settings(self.ports)
        settings.game = QWIXX
        settings.players = len(table)
        settings.starter = DRAWN
        settings.options[SWAPPED] = 0
        for player, robot in enumerate(table):
            settings.seats = with_kind(settings.seats, player, robot)
        settings.save()
        self._switch_on()
        for _ in range(3):  # the title, the menu's New game, the form's Start
            self.driver.send(A, 0)
        assert [self.ports.table.bot(player) for player in range(len(table))] == list(table), "others have sat down"

    def _switch_on(self):
        self.ports.full = False
        self.ports.still = 0
        self.driver = Driver(self.ports, False)

    def _check(self):
        driver = self.driver
        assert driver.wait >= 0, "the app asked to wait %r" % driver.wait
        assert 0 <= self.ports.gestures <= 15, "the app set gestures to %r" % self.ports.gestures
        if self.ports.saves != self._saves:
            self._saves = self.ports.saves
            if self._one_in(_REPLAY):
                self.check_save()
        if self._look:
            self._look(driver)

    def _playing(self):
        """The state of the game on the table if it is kept safely, else None."""
        table = getattr(self.ports, "table", None)
        return table.state if table and table.playing and table.safe else None

    def check_save(self):
        """The saved game is the one on the table."""
        state = self._playing()
        if state:
            saved = self._history.load(self.ports.store[SAVES[self.ports.table.game]])
            assert saved.to_bytes() == state.to_bytes(), "the saved game is not the one on the table"

    def cut_power(self):
        """Switch off and on: a game that was safe goes on where it was, once all have passed who can't mark."""
        before = self._playing()
        moves = self._moves() if before else b""
        game = self.ports.table.game if before else QWIXX
        told = game_of(self.ports.store[SETTINGS])
        self._switch_on()
        after = self._playing()
        if before and game != told and SAVES[told] in self.ports.store:
            return  # which one is played could not be saved: the other one is resumed
        if before:
            assert after, "after a power cut there is no game"
            assert self._moves()[: len(moves)] == moves, "after a power cut moves are lost"
            if self.ports.table.game == QIX:
                return  # the robot goes on by itself
            asked = self.ports.options[NO_MARK] == ASK
            while not asked and before.current_player() >= 0 and not before.has_mark():
                before.apply_action(PASS)
            assert after.to_bytes() == before.to_bytes(), "after a power cut the game stands elsewhere"

    def _moves(self):
        """What was played in the game on the table, as bytes."""
        return bytes(self.ports.table.history.to_bytes()[_AROUND:-_CHECK])

    def heap(self):
        """Bytes of the heap in use at the first screen after a power cut; 0 where that can't be told."""
        self.cut_power()
        if not hasattr(gc, "mem_alloc"):
            return 0
        gc.collect()
        return gc.mem_alloc()


def main(events, seed):
    """Press random buttons and say how it goes; whatever goes wrong is raised."""
    print("seed", seed)
    for game, robots in ((QWIXX, False), (QWIXX, True), (QIX, False)):
        _play(Monkey(seed, game=game, robots=robots), events // 3)


def _play(monkey, events):
    start = time.time()
    while monkey.events < events:
        monkey.run(min(_STEP, events - monkey.events))
        monkey.check_save()
        rate = monkey.events // max(int(time.time() - start), 1)
        finished = monkey.ports.finished
        heap = monkey.heap()
        print("%d events, %d a second; %d games ended; %d bytes in use" % (monkey.events, rate, finished, heap))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
