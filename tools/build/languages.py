"""Compares the words of every language with the English ones: what is missing or not needed, and which holes differ.

`python -m tools.build.languages` prints what is wrong; the exit code is 1 if anything is.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType

from tools.virtual_board import virtual

FOLDER = Path(__file__).parents[2] / "engine" / "ui" / "words"
ENGLISH = "en"

_HOLE = re.compile(r"%(?:[0-9sd]|%)")
# What each language has of its own kind, besides its code.
_OWN = "PLURALS"
# Forms of a word, as many as the language's numbers need.
_PLURAL = {"POINTS", "FENCES", "WITH"}


def languages() -> list[str]:
    """The codes of the languages that there are files for, English first."""
    codes = sorted(path.stem for path in FOLDER.glob("*.py"))
    return sorted(codes, key=lambda code: code != ENGLISH)


def words(code: str) -> ModuleType:
    """The module of a language's words."""
    return import_module(f"engine.ui.words.{code}")


def faults(code: str, language: ModuleType, english: ModuleType) -> Iterator[str]:
    """What is wrong with the words of a language, a sentence for each."""
    yield from _names(code, vars(language), vars(english), language.Words.PLURALS)
    if language.Words.language != code:
        yield f"{code}: language is {language.Words.language!r}, which is not the file's name"


def _names(where: str, own: "Mapping[str, object]", english: "Mapping[str, object]", plurals: bytes) -> Iterator[str]:
    """What is wrong with the names of a module or a class."""
    mine, needed = _public(own), _public(english)
    yield from (f"{where}: {name} is missing" for name in sorted(needed.keys() - mine.keys()))
    yield from (f"{where}: {name} is not needed" for name in sorted(mine.keys() - needed.keys()))
    for name in sorted(mine.keys() & needed.keys() - {_OWN, "language"}):
        value, other = mine[name], needed[name]
        if isinstance(value, type) and isinstance(other, type):
            bases = [base.__name__ for base in other.__bases__]
            if [base.__name__ for base in value.__bases__] != bases:
                yield f"{where}: {name} does not derive from {', '.join(bases)}"
            yield from _names(f"{where}.{name}", vars(value), vars(other), plurals)
        elif name in _PLURAL and isinstance(value, tuple) and isinstance(other, tuple):
            yield from _value(f"{where}.{name}", value, other[:1] * (max(plurals) + 1))
        else:
            yield from _value(f"{where}.{name}", value, other)


def _public(names: "Mapping[str, object]") -> "dict[str, object]":
    return {name: value for name, value in names.items() if not name.startswith("_")}


def _value(where: str, own: object, english: object) -> Iterator[str]:
    """What is wrong with a text or a tuple of them."""
    if isinstance(own, tuple) and isinstance(english, tuple):
        if len(own) != len(english):
            yield f"{where} has {len(own)} parts, not {len(english)}"
        for number, (mine, other) in enumerate(zip(own, english, strict=False)):
            yield from _value(f"{where}[{number}]", mine, other)
    elif isinstance(own, str) and isinstance(english, str):
        holes, wanted = sorted(_HOLE.findall(own)), sorted(_HOLE.findall(english))
        if holes != wanted:
            yield f"{where} has the holes {' '.join(holes) or '-'}, not {' '.join(wanted) or '-'}"
        if not own and english:
            yield f"{where} is empty"
    elif type(own) is not type(english):
        yield f"{where} is a {type(own).__name__}, not a {type(english).__name__}"


def main() -> int:
    """Prints what is wrong with any language; 1 if anything is."""
    virtual.install()
    english = words(ENGLISH)
    found = [fault for code in languages() for fault in faults(code, words(code), english)]
    print("\n".join(found) if found else f"{len(languages())} languages: {', '.join(languages())}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
