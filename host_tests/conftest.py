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


def pytest_collection_finish():
    """What is there from now on for all tests need not be looked through for garbage again and again."""
    gc.freeze()
