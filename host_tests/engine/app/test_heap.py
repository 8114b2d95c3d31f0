"""Drawing any screen outside of a game takes nothing from the heap."""

from host_tests.engine import locking
from host_tests.support import needs_heap
from tools.rig.app_scenes import SCENES


@needs_heap
def test_drawing_takes_nothing():
    locking.check(SCENES)
