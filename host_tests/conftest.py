"""What every test under pytest finds in place: the modules that only the Pico has, and hypothesis's settings."""

import gc
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from tools.virtual_board import virtual

# Modules that come and go by turns are compiled once for all tests, and none of that lies among the sources.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(Path(__file__).parent.parent / "build/bytecode")

virtual.install()

# A shared machine has no steady clock; on a clean clone the same examples are drawn every time.
settings.register_profile("project", deadline=None, derandomize="CI" in os.environ)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("project")


@pytest.fixture(autouse=True, scope="session")
def keep_what_is_imported():
    """Tests on CPython share one process, and compare classes: no app takes a game's modules out of it.

    That it does so on a Pico is seen on MicroPython, above all by host_tests/engine/app/test_letting_go.py.
    """
    from engine.app import flow

    unload, flow.unload = flow.unload, lambda _package: None
    yield
    flow.unload = unload


def once(function, key):
    """The function, which works out only what it was not asked before, as told by a key of its arguments."""
    known = {}

    def ask(*arguments):
        at = key(*arguments)
        if at not in known:
            known[at] = function(*arguments)
        return known[at]

    return ask


@pytest.fixture(scope="session")
def thoughts():
    """What bots think of the positions of scenes: by module and name, functions that depend on nothing else."""
    from engine.qwixx.bots import search
    from tools.rig import qix_games, qix_scenes
    from tools.rig.decide import decide

    decides = once(decide, lambda _bot, state: bytes(state.data))  # it is always the same bot
    worth = once(search.worth, lambda p, me, data, _scratch: (bytes(p), me, data))
    return (search, "worth", worth), (qix_games, "decide", decides), (qix_scenes, "decide", decides)


@pytest.fixture
def think_once(thoughts, monkeypatch):
    """Scenes that are set up again and again, by language, are thought over once; test_frames.py does so in earnest."""
    for module, name, thought in thoughts:
        monkeypatch.setattr(module, name, thought)


def pytest_collection_finish():
    """What is there from now on for all tests need not be looked through for garbage again and again."""
    gc.freeze()
