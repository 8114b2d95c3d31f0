"""Draws screens with the heap locked from a picture's first pixel to its last."""

from micropython import heap_lock, heap_unlock

from tools.rig import handhelds
from tools.rig.driver import FakePorts
from tools.rig.screen import Screen


class Locking(Screen):
    """A canvas that locks the heap from a picture's first pixel to its last."""

    def __init__(self):
        super().__init__()
        self.locked = False

    def clear(self):
        self.lock()
        super().clear()

    def restore(self):
        self.lock()
        super().restore()

    def lock(self):
        if not self.locked:
            self.locked = True
            heap_lock()

    def unlock(self):
        if self.locked:
            heap_unlock()
            self.locked = False


def locking(test):
    """Run a test in which all games are drawn on a canvas that locks the heap."""
    canvas, show = handhelds.Screen, FakePorts.show
    handhelds.Screen = Locking
    FakePorts.show = lambda ports: ports.canvas.unlock()
    try:
        test()
    finally:
        handhelds.Screen, FakePorts.show = canvas, show


def draw_all(scenes):
    """Draw every scene; AssertionError that names those which allocate."""
    failed = []
    for name, scene in scenes:
        if name.startswith("test"):
            continue  # the self-test is loaded and freed before there is a game, and writes its texts as it goes
        try:
            scene()
        except MemoryError:
            heap_unlock()
            failed.append(name)
    assert not failed, "drawing these allocates, lock the heap around parts of it to see what: " + ", ".join(failed)


def check(scenes):
    """Draw every scene with the heap locked, once letters that are new have taken their room."""
    for _, scene in scenes:
        scene()
    locking(lambda: draw_all(scenes))
