"""A handheld on the bench: settings with changes, and a virtual board that is wired as they say.

Importing this puts the Pico's modules in place, so it comes before all that imports them.
"""

from firmware import board as builder
from tools.virtual_board import virtual

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

virtual.install()


class Settings:
    """The settings of firmware/board.py, some of them changed."""

    def __init__(self, **changes: object) -> None:
        for name in dir(builder):
            if not name.startswith("_"):
                setattr(self, name, getattr(builder, name))
        for name, value in changes.items():
            setattr(self, name, value)


def wire(settings: Settings, start_ms: int = 0) -> "Any":
    """A virtual board with display and buttons as the settings say, in place of the one before."""
    return virtual.install(virtual.wired(settings, start_ms))


class Chance:
    """Numbers that look random, the same on every runtime."""

    def __init__(self, seed: int = 12345) -> None:
        self._state = seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self._state = self._state * 1103515245 + 12345 & 0x7FFFFFFF
        return (self._state >> 12) % n
