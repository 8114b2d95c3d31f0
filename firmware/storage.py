"""Files that survive a loss of power: each is written beside the old one and then takes its place."""

import os

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    Bytes = bytes | bytearray | memoryview

# In a folder of their own: every import searches the top one, and each save would make that slower.
_FOLDER = "saves"
PATH = _FOLDER + "/%s.dat"
_NEW = _FOLDER + "/new.tmp"  # what a cut has left of it is overwritten by the next save
_LARGEST = const(4096)  # bytes; a longer file isn't ours and must not fill the memory


def load(name: str) -> "bytes | None":
    """What was saved last under `name`, or None."""
    try:
        with open(PATH % name, "rb") as file:
            return file.read(_LARGEST)
    except OSError:
        return None


def save(name: str, data: "Bytes") -> bool:
    """Keeps `data` under `name`; False, and what was there before is still there, if the storage is full or locked."""
    try:
        _write(name, data)
    except OSError:
        try:
            os.mkdir(_FOLDER)  # for the first save of all; where there is a folder, this is refused
            _write(name, data)
        except OSError:
            return False
    return True


def remove(name: str) -> None:
    """Forgets what is kept under `name`."""
    try:
        os.remove(PATH % name)
    except OSError:
        return


def _write(name: str, data: "Bytes") -> None:
    with open(_NEW, "wb") as file:
        if file.write(data) != len(data):
            raise OSError("cut short")
    os.rename(_NEW, PATH % name)
