"""Puts aside, under a name that is still free, a file that the game can't read or play; nothing is ever deleted."""

import os

from firmware.storage import PATH

_ASIDE = "%s.%d.bad"  # the path, and a number


def put_aside(name: str) -> "str | None":
    """Renames what is kept under `name`; its new path, "" if nothing is there, None if the storage is locked."""
    path = PATH % name
    number = 1
    while _exists(_ASIDE % (path, number)):
        number += 1
    try:
        os.rename(path, _ASIDE % (path, number))
    except OSError:
        return None if _exists(path) else ""
    return _ASIDE % (path, number)


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True
