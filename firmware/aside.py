"""Puts a file that the game can't read aside, under a name that is still free: it may be a newer version's."""

import os

from firmware.storage import PATH

_ASIDE = "%s.%d.bad"


def put_aside(name: str) -> bool:
    """Renames what is kept under `name`; False if the storage is locked."""
    path = PATH % name
    number = 1
    while _exists(_ASIDE % (path, number)):
        number += 1
    try:
        os.rename(path, _ASIDE % (path, number))
    except OSError:
        return not _exists(path)
    return True


def _exists(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True
