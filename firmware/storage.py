"""Files that survive a loss of power: each is written beside the old one and then takes its place."""

import os

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    Bytes = bytes | bytearray | memoryview

_SUFFIX = ".dat"
_NEW = "new.tmp"  # what a cut has left of it is overwritten by the next save
_LARGEST = const(4096)  # bytes; a longer file isn't ours and must not fill the memory


def load(name: str) -> "bytes | None":
    """What was saved last under `name`, or None."""
    try:
        with open(name + _SUFFIX, "rb") as file:
            return file.read(_LARGEST)
    except OSError:
        return None


def save(name: str, data: "Bytes") -> bool:
    """Keeps `data` under `name`; False, and what was there before is still there, if the storage is full or locked."""
    try:
        with open(_NEW, "wb") as file:
            if file.write(data) != len(data):
                return False
        os.rename(_NEW, name + _SUFFIX)
    except OSError:
        return False
    return True


def remove(name: str) -> None:
    """Forgets what is kept under `name`."""
    try:
        os.remove(name + _SUFFIX)
    except OSError:
        return
