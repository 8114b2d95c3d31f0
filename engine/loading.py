"""Loads a module only for as long as it is used, since on a Pico a module in memory is memory that a game lacks."""

import sys

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType

    from engine.app.settings import Settings
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


def forget(package: str) -> None:
    """Let go of a package and its modules, whose memory is free once nobody keeps anything of them."""
    for name in list(sys.modules):
        if name == package or name.startswith(package + "."):
            del sys.modules[name]
    parent, _, last = package.rpartition(".")
    if hasattr(sys.modules.get(parent), last):
        delattr(sys.modules[parent], last)


def texts(words: "Words | Settings") -> "ModuleType":
    """All that a language says: what is said now and then is asked for when it is, and not kept."""
    return borrow("engine.ui.words." + words.language)
