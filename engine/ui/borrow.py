"""Loads a module only for as long as it is used, since on a Pico a module in memory is memory that a game lacks."""

import sys

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType

    from engine.ui.words.en import Words


def borrow(name: str) -> "ModuleType":
    """Import a module that nobody keeps: once its caller is done with it, its memory is free again."""
    package, _, last = name.rpartition(".")
    module = __import__(name, None, None, (last,))
    del sys.modules[name]
    parent = sys.modules.get(package)
    if hasattr(parent, last):
        delattr(parent, last)
    return module


def texts(words: "Words") -> "ModuleType":
    """What a language says now and then: pages, and the words of the menu."""
    return borrow("engine.ui.words." + words.CODE)
