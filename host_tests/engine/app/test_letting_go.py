"""The app lets go of the menu during a game, of a game once it is left, and of all words at once."""

import gc
import sys

from engine import games
from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A
from engine.app.settings import Settings
from engine.loading import unload
from host_tests.support import needs_micropython
from tools.rig.driver import Driver, FakePorts

ALONE = needs_micropython("on CPython other tests have loaded everything, and no heap tells; this runs on MicroPython")

# Bytes that are no sign of anything kept: names stay known, and a number may look like an address. A game takes
# more than twice as much.
SLACK = 16_384
MENU = 8192  # what the menu takes, at least

# What only the menu needs.
OF_THE_MENU = (
    "menu",
    "first_start",
    "new_game",
    "game_form",
    "form_lines",
    "name_chooser",
    "name_editor",
    "settings_form",
    "settings_file",
    "help",
    "scores",
    "scores_screen",
    "pause_menu",
)


def fresh():
    """A handheld at its menu, on which nothing was played yet, in a memory without any game."""
    for package in games.PACKAGES:
        unload(package)
    ports = FakePorts()
    Settings(ports).save()
    driver = Driver(ports)
    driver.press(A)
    return driver


def begin(driver, changes):
    """Begin a game in the form, in which the kind of game is changed so many times, and let the dice or cards decide.

    One of that kind that waits is given up.
    """
    waiting = [name for name in games.SAVES if name in driver.ports.store]
    number = (changes + Settings(driver.ports).game) % len(games.SAVES)
    driver.press(*[DOWN] * len(waiting))
    driver.press(A, DOWN, *[RIGHT] * changes, UP, A, *[A] * (games.SAVES[number] in waiting))
    driver.press(A, A)


def leave(driver):
    """Back to the menu, where the game waits."""
    driver.press(HOLD_B, UP, A, A)


def heap():
    """The bytes in use."""
    gc.collect()
    return gc.mem_alloc()


def loaded():
    """Which games are in memory, with any of their modules, and which modules that are not to be there in a game."""
    packages = [game for game in games.PACKAGES if [name for name in sys.modules if name.startswith(game)]]
    words = [name for name in sys.modules if name.startswith("engine.ui.words.")]
    return packages, words + [name for name in OF_THE_MENU if "engine.app." + name in sys.modules]


def in_a_game(number):
    """The bytes in use in a game beside which nothing was played; what the frame of this call kept is gone with it."""
    driver = fresh()
    assert loaded() == ([], [])
    begin(driver, number)
    assert loaded() == ([games.PACKAGES[number]], [])
    return heap()


@ALONE
def test_a_game_has_the_memory_for_itself():
    alone = {}
    for number in list(range(len(games.PACKAGES))) * 2:  # the second time all names are known
        game = games.PACKAGES[number]
        alone[game] = in_a_game(number)
        unload(game)
        assert heap() < alone[game] - 2 * SLACK, "were %s kept, that would not show" % game
    driver = fresh()
    beside = {}
    for number in range(3 * len(games.PACKAGES)):
        game = games.PACKAGES[number % len(games.PACKAGES)]
        begin(driver, min(number, 1))
        playing = heap()
        assert driver.table.game == number % len(games.PACKAGES)
        assert loaded() == ([game], [])
        beside[game] = min(beside.get(game, playing), playing)  # what looks like an address is kept for a while only
        leave(driver)
        assert driver.table is None
        assert loaded() == ([], []), "a game that waits is in its file, and nowhere else"
    for game in games.PACKAGES:
        assert beside[game] < alone[game] + SLACK, "beside %s something else is kept" % game


@ALONE
def test_going_on_lets_go_of_the_menu():
    driver = fresh()
    begin(driver, 0)
    leave(driver)  # as it would keep what it has loaded
    resumed = Driver(driver.ports)
    before = heap()
    grown = []
    for _ in range(20):
        leave(resumed)
        resumed.press(A)
        assert loaded() == ([games.PACKAGES[0]], [])
        grown.append(heap() - before)
    assert min(grown[:3]) < MENU
    # Here, not on a Pico, each function in machine code that is loaded anew leaves a note of some bytes behind.
    assert min(grown[10:]) < min(grown[:3]) + 2048
