"""A child that presses only what the screen names ends a game, and finds no screen that names it wrong."""

from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from host_tests.child import Child
from tools.rig.handhelds import ports

WANDERING = 400  # presses


def handheld(game, used=True, buttons=6):
    """One that was used before, or the very first time."""
    made = ports(game=game)
    made.buttons = buttons
    if not used:
        made.store.clear()
    return made


def plays(game, seed, used=True, buttons=6):
    child = Child(handheld(game, used, buttons), seed)
    child.play()
    assert not child.faults, "\n\n".join(child.faults)


def wanders(game, seed, presses, buttons=6):
    child = Child(handheld(game, True, buttons), seed, True)
    for _ in range(presses):
        child.press()
    assert not child.faults, "\n\n".join(child.faults)


def test_from_the_title_to_the_end_of_qwixx():
    plays(QWIXX, 1)


def test_from_the_very_first_start():
    plays(QWIXX, 2, used=False)


def test_from_the_title_to_the_end_of_qix():
    plays(QIX, 1)


def test_with_three_buttons():
    plays(QWIXX, 3, buttons=3)


def test_anywhere():
    for game in (QWIXX, QIX):
        wanders(game, 1, WANDERING)
        wanders(game, 2, WANDERING, buttons=3)
