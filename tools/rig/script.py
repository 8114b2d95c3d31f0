"""One whole game of two, written down: the dice that fall and what the players do, by the buttons alone."""

from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A, B
from engine.qwixx.moves import PASS
from tools.rig.driver import Driver
from tools.rig.handhelds import ports, receive
from tools.rig.qwixx_games import stands_on
from tools.rig.qwixx_positions import (
    COLOUR_BLUE,
    COLOUR_RED,
    COLOUR_YELLOW,
    WHITE_GREEN,
    WHITE_RED,
    WHITE_YELLOW,
)

_MOST_CHOICES = 13
_COLOUR_ACTION = 2
_NAMES = {UP: "up", DOWN: "down", RIGHT: "right", A: "A", B: "B", HOLD_B: "B held"}

# From the title to a new game that the first player begins.
BEGIN = (A, A, UP, UP, UP, RIGHT, DOWN, DOWN, DOWN, A)

# The faces of a roll, then the actions of who can mark: white of the active player and of the other, then colour.
TURNS = (
    ((1, 1, 3, 1, 4, 5), WHITE_RED, WHITE_YELLOW, COLOUR_YELLOW),
    ((1, 2, 4, 6, 2, 5), PASS, WHITE_RED, PASS),
    ((1, 3, 6, 2, 5, 6), WHITE_RED, PASS, COLOUR_YELLOW),
    ((2, 3, 5, 5, 1, 4), WHITE_RED, WHITE_RED, COLOUR_BLUE),
    ((3, 3, 2, 1, 6, 1), WHITE_RED, WHITE_RED, COLOUR_YELLOW),
    ((1, 4, 6, 6, 3, 3), WHITE_GREEN, WHITE_YELLOW, PASS),
    ((1, 6, 6, 2, 4, 4), WHITE_YELLOW, WHITE_YELLOW, COLOUR_RED + 1),
    ((6, 6, 1, 1, 1), WHITE_YELLOW),
)

# What is pressed once a turn has so many actions: a mark is taken back, the other sheets and the menu are looked at.
ASIDES = {(0, 1): (B, A), (2, 1): (A, UP, UP, UP), (3, 2): (HOLD_B, DOWN, B)}

# A rematch.
END = (A, A, DOWN, DOWN, A)


def play():
    """Play the game; after every press yields the driver and the press."""
    driver = Driver(ports(faces=[face for turn in TURNS for face in turn[0]]))
    for event in BEGIN:
        driver.press(event)
        yield driver, event
    for turn in range(len(TURNS)):
        yield from _turn(driver, turn)
    for event in END:
        driver.press(event)
        yield driver, event


def _turn(driver, turn):
    driver.press(A)
    yield driver, A
    for i, action in enumerate(TURNS[turn][1:]):
        if receive(driver):
            yield driver, A
        taking = B if action == PASS and i < _COLOUR_ACTION else A
        if taking == A:
            yield from _walk(driver, action)
        driver.press(taking)
        yield driver, taking
        for event in ASIDES.get((turn, i + 1), ()):
            driver.press(event)
            yield driver, event


def _walk(driver, action):
    for _ in range(_MOST_CHOICES):
        if stands_on(driver, action):
            return
        driver.press(RIGHT)
        yield driver, RIGHT
    raise AssertionError("the script asks for action %d of\n%s" % (action, driver.text()))


def pictures():
    """Every picture of the game at which the app waits without limit, with the presses so far for a caption."""
    for presses, (driver, event) in enumerate(play(), 1):
        yield "%d: %s" % (presses, _NAMES[event]), driver.frame()
