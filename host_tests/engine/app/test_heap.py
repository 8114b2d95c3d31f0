"""Drawing any screen outside of a game takes nothing from the heap."""

from host_tests.engine import locking
from tools.rig.app_scenes import SCENES


def test_drawing_takes_nothing():
    locking.check(SCENES)
