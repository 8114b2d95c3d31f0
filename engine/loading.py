"""Loads modules only for as long as they are used, since on a Pico a module in memory is memory that a game lacks.

That pays where it frees much: for the words of a language, and for what belongs to the menu. A module that a game uses
is imported the ordinary way.
"""

import sys

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType


def import_once(name: str) -> "ModuleType":
    """Imports a module that nobody keeps, nor what it brings along: their memory is free once the caller is done."""
    before = set(sys.modules)
    module = __import__(name, None, None, ("*",))
    _remove([loaded for loaded in sys.modules if loaded not in before])
    return module


def unload(package: str) -> None:
    """Lets go of a package and its modules, whose memory is free once nobody keeps anything of them."""
    _remove([name for name in sys.modules if name == package or name.startswith(package + ".")])


def _remove(names: "list[str]") -> None:
    """The next import of each module loads it anew."""
    for name in names:
        del sys.modules[name]
    for name in names:
        package, _, last = name.rpartition(".")
        parent = sys.modules.get(package)
        if hasattr(parent, last):
            delattr(parent, last)


def load_words(language: str) -> "ModuleType":
    """All words of a language, by its code; nobody keeps the module, only what is taken out of it."""
    return import_once("engine.ui.words." + language)
