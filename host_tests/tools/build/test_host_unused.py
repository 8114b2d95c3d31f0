"""What nothing on a device calls is left out, and nothing else."""

from pathlib import Path

from tools.build.unused import drop

BASE = """
class Base:
    def used(self):
        return self.helper()

    def helper(self):
        return 1

    def forgotten(self):
        def inner():
            return 2
        return inner()

    def __len__(self):
        return 3

def kept():
    return 4
"""
QWIXX = """
from base import Base
def play(): return Base().used(), shared()
def shared(): return 5
def only_of_the_other(): return 6
"""
QIX = """
def story(): return only_of_the_other()
NAME = "spoken"
def spoken(): return 7
"""
TEST = """
def test_something(): return Base()
"""
TEXTS = {Path("base.py"): BASE, Path("engine/qwixx/a.py"): QWIXX, Path("engine/qix/b.py"): QIX, Path("test.py"): TEST}


def test_what_is_not_called_is_left_out() -> None:
    base, qwixx, qix, test = drop(TEXTS, {"kept", "play"}, {Path("test.py")}).values()
    assert "forgotten" not in base
    assert "inner" not in base
    for name in ("used", "helper", "__len__", "kept"):
        assert f"def {name}(" in base
    assert "def play" in qwixx
    assert "def shared" in qwixx
    # Another game is not in memory at the same time.
    assert "only_of_the_other" not in qwixx
    assert "def story" not in qix
    assert "def spoken" in qix
    assert test == TEST
    assert len(base.splitlines()) == len(BASE.splitlines())
