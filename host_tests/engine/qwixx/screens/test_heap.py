"""Drawing and moving take nothing from the heap, and a thousand turns leave it as it was."""

import gc

from micropython import heap_lock, heap_unlock

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, TICK, A
from engine.qwixx.layout import COLOUR, ROLL
from engine.ui import tunes
from host_tests.engine import locking
from host_tests.support import needs_heap
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, configure
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_scenes import SCENES

WARM_UP = 100
EVERY = 50  # turns


@needs_heap
def test_drawing_takes_nothing():
    locking.check(SCENES)


def send_locked(driver, event, waited):
    heap_lock()
    try:
        driver.send(event, waited)
    finally:
        heap_unlock()


def sheet(**fields):
    """A driver with a plain canvas on a sheet of five players that offers many choices."""
    ports = FakePorts(3)
    configure(ports, **fields)
    ports.store[GAME] = QwixxBuilder(5).roll(3, 4, 6, 5, 2, 1).file()
    driver = Driver(ports, False)
    while driver.wait % 1000:
        driver.tick()
    return driver


@needs_heap
def test_moving_the_cursor_takes_nothing():
    driver = sheet()
    for event in (RIGHT,) * 6 + (LEFT,) * 8:
        send_locked(driver, event, 0)


def test_the_countdown_takes_nothing():
    driver = sheet(time=1)
    for _ in range(20):
        before = driver.frame()
        send_locked(driver, TICK, driver.wait)
        assert driver.frame() != before


class Counting(FakePorts):
    """Ports that count the rolls instead of remembering tunes, and never run out of time."""

    rolls = 0

    def sound(self, tune):
        self.rolls += tune == tunes.ROLL


def heap_after(driver, turns):
    """The heap in use before the next roll once so many turns were played."""
    while driver.ports.rolls < turns or driver.state.phase() != ROLL:
        driver.press(A)
        if driver.state.is_terminal():
            driver.press(A, A, DOWN, DOWN, A)  # the winner, the points, and from the list another game
        if driver.ports.rolls % 7 == 0 and driver.state.phase() == COLOUR:
            driver.press(HOLD_B, A)  # now and then the menu on the way
    driver.ports.store.clear()  # what is saved is of any length
    gc.collect()
    return gc.mem_alloc()


def check_growth(players, turns):
    """So many turns, once all that is new has taken its room, leave the heap as it was."""
    ports = Counting(players)
    configure(ports, players=players)
    driver = Driver(ports)
    driver.press(A, A, A)
    before = heap_after(driver, WARM_UP)
    for played in range(WARM_UP + EVERY, WARM_UP + turns + 1, EVERY):
        grown = heap_after(driver, played) - before
        assert grown == 0, "after %d turns of %d players the heap has grown by %d bytes" % (played, players, grown)


@needs_heap
def test_a_thousand_turns_leave_the_heap_as_it_was():
    check_growth(5, 1000)


@needs_heap
def test_turns_of_few_leave_the_heap_as_it_was():
    for players in (2, 1):
        check_growth(players, 200)  # a thousand in `make soak`
