"""Loads a module only for as long as it is used, since on a Pico a module in memory is memory that a game lacks."""

import sys

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType


def import_once(name: str) -> "ModuleType":
    """Import a module that nobody keeps: once its caller is done with it, its memory is free again."""
    package, _, last = name.rpartition(".")
    module = __import__(name, None, None, (last,))
    del sys.modules[name]
    parent = sys.modules.get(package)
    if hasattr(parent, last):
        delattr(parent, last)
    return module


def unload(package: str) -> None:
    """Let go of a package and its modules, whose memory is free once nobody keeps anything of them."""
    for name in list(sys.modules):
        if name == package or name.startswith(package + "."):
            del sys.modules[name]
    parent, _, last = package.rpartition(".")
    if hasattr(sys.modules.get(parent), last):
        delattr(sys.modules[parent], last)


def load_words(language: str) -> "ModuleType":
    """All words of a language, by its code; nobody keeps the module, only what is taken out of it."""
    return import_once("engine.ui.words." + language)
