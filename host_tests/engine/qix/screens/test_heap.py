"""Drawing any screen of Qix takes nothing from the heap."""

from host_tests.engine import locking
from tools.rig.qix_scenes import SCENES


def test_drawing_takes_nothing():
    locking.check(SCENES)
