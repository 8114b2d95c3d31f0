"""The watchdog, which resets a Pico on which the game stands still; the prompt and flashing need it to be off."""

import sys

from machine import WDT, WDT_RESET, mem32, reset_cause
from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

# Milliseconds, at most 8,388. A save takes some tens, or a second or two if littlefs has to look for room.
_PATIENCE = const(8000)

# RP2040 datasheet 4.7.6; the RP2350 has the same registers elsewhere.
_BASE = 0x400D8000 if "RP2350" in getattr(sys.implementation, "_machine", "") else 0x40058000
_CTRL_CLEAR = const(0x3000)  # the alias of the control register that clears the bits which are written
_ENABLE = 1 << 30
_SCRATCH = const(0x0C)  # kept over a reset by the watchdog, but not without power
_PLAYING = const(0x2D1CE)  # there while the watchdog runs: machine.reset() resets by the watchdog, too


def start() -> "Callable[[], None]":
    """Starts the watchdog; what it returns has to be called at least every 8 seconds."""
    feed = WDT(timeout=_PATIENCE).feed
    mem32[_BASE + _SCRATCH] = _PLAYING
    return feed


def stop() -> None:
    """Switches the watchdog off, which `machine.WDT` can't."""
    mem32[_BASE + _CTRL_CLEAR] = _ENABLE
    mem32[_BASE + _SCRATCH] = 0


def bit() -> bool:
    """Whether it was the watchdog that reset a game; true once only."""
    if reset_cause() != WDT_RESET or mem32[_BASE + _SCRATCH] != _PLAYING:
        return False
    mem32[_BASE + _SCRATCH] = 0
    return True
