"""Drawing any screen of Qix takes nothing from the heap."""

from host_tests.engine import locking
from host_tests.support import needs_heap
from tools.rig.qix_scenes import SCENES


@needs_heap
def test_drawing_takes_nothing():
    locking.check(SCENES)
