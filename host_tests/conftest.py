"""What every test under pytest finds in place: the modules that only the Pico has, and hypothesis's settings."""

import gc
import os
import sys
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

from tools.virtual_board import virtual

# Modules that come and go by turns are compiled once for all tests, and none of that lies among the sources.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(Path(__file__).parent.parent / "build/bytecode")

virtual.install()

# To compile what is played a few times takes much longer than to play it.
os.environ.setdefault("NUMBA_OPT", "1")

# A shared machine has no steady clock; on a clean clone the same examples are drawn every time.
settings.register_profile("project", deadline=None, derandomize="CI" in os.environ)
settings.register_profile("soak", deadline=None, max_examples=2000)
settings.load_profile("project")


@pytest.fixture(autouse=True, scope="session")
def keep_what_is_imported():
    """Tests on CPython share one process, and compare classes: no app takes a game's modules or words out of it.

    That it does so on a Pico is seen on MicroPython, above all by host_tests/engine/app/test_letting_go.py.
    """
    from engine import loading
    from engine.app import flow

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(flow, "unload", lambda _package: None)
        patch.setattr(loading, "import_once", import_module)  # for words alone: all others have imported it by name
        yield


@pytest.fixture(scope="session")
def known_worths():
    """What was found of positions of Qwixx so far."""
    return {}


@pytest.fixture
def think_once(known_worths, monkeypatch):
    """What a position of Qwixx is worth is worked out once for scenes that are set up again and again, by language."""
    from engine.qwixx.bots import search

    work_out = search.worth

    def worth(p, me, data, scratch):
        key = bytes(p), me, data
        if key not in known_worths:
            known_worths[key] = work_out(p, me, data, scratch)
        return known_worths[key]

    monkeypatch.setattr(search, "worth", worth)


def pytest_collection_finish():
    """What is there from now on for all tests need not be looked through for garbage again and again."""
    gc.freeze()
