"""Nothing flashes faster than three times a second, whatever the app does by itself and a quick person does."""

import pytest

from engine.app.ports import A, B
from engine.ui.canvas import HEIGHT, WIDTH
from tools.rig.app_scenes import dice_only
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import configure
from tools.rig.qwixx_scenes import no_mark, timed
from tools.rig.scenes import SCENES

SECOND = 1000  # milliseconds
FLASHES = 3  # in any second
MOVES = 60  # pictures of a screen that nobody answers
QUICK = 250  # milliseconds from what is shown to the press that answers it

pytestmark = pytest.mark.usefixtures("think_once")


class Film:
    """The pictures that a driver showed and when, from which the fastest flashing of any pixel can be told."""

    def __init__(self, driver):
        self.driver = driver
        driver.patient = False
        self.now = 0
        self._before = driver.frame()
        self._changes = [[] for _ in range(WIDTH * HEIGHT)]  # times of each pixel's changes

    def tick(self):
        """Let the whole wait pass."""
        self.now += self.driver.wait
        self.driver.tick()
        self._look()

    def press(self, event):
        """Press a button after a moment, or as soon as a shorter wait is over."""
        while self.driver.wait and self.driver.wait <= QUICK:
            self.tick()
        self.now += QUICK
        self.driver.send(event, QUICK)
        self._look()

    def _look(self):
        frame = self.driver.frame()
        for i, (new, old) in enumerate(zip(frame, self._before, strict=True)):
            changed = new ^ old
            while changed:
                pixel = changed & -changed
                self._changes[8 * i + pixel.bit_length() - 1].append(self.now)
                changed ^= pixel
        self._before = frame

    def fastest(self):
        """The most flashes, each of them two changes of a pixel, within any second."""
        most = 0
        for times in self._changes:
            first = 0
            for last in range(len(times)):
                while times[last] - times[first] >= SECOND:
                    first += 1
                most = max(most, last - first + 1)
        return most // 2

    def check(self):
        assert self.fastest() <= FLASHES, "a pixel flashes %d times a second: let pictures last longer" % self.fastest()


def test_rolling_again_and_again():
    film = Film(dice_only())
    for _ in range(20):
        film.press(A)
        while film.driver.wait:
            film.tick()
    film.check()


def test_notices_and_the_countdown():
    for driver in (no_mark(), timed("0:29")):
        film = Film(driver)
        for _ in range(40):
            if film.driver.wait:
                film.tick()
        film.check()


def test_a_quick_game():
    for players in (1, 3):
        for patient in (True, False):
            ports = FakePorts(players)
            configure(ports, players=players)
            driver = Driver(ports)
            driver.press(A, A, A)
            film = Film(driver)
            for step in range(300):
                while patient and film.driver.wait:
                    film.tick()
                film.press(B if step % 7 == 0 else A)
            film.check()


def test_a_film_sees_flashes():
    class Lamp:
        wait = 100
        lit = 0

        def frame(self):
            return bytes([self.lit]) + bytes(1023)

        def tick(self):
            self.lit ^= 1

    film = Film(Lamp())
    for _ in range(30):
        film.tick()
    assert film.fastest() == 5


def test_nothing_is_told_by_blinking():
    """No screen that is left alone shows a picture again which it has shown before, as what blinks does."""
    for name, scene in SCENES:
        if name.startswith("test"):
            continue  # the self-test ends by itself
        driver = scene()
        driver.patient = False
        seen = [driver.frame()]
        for _ in range(MOVES if driver.wait else 0):
            driver.tick()
            if driver.frame() != seen[-1]:
                assert driver.frame() not in seen, name
                seen.append(driver.frame())
            if not driver.wait:
                break
