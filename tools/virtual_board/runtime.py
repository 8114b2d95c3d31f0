"""Puts the modules that a Pico has, and this runtime lacks or has otherwise, in place for every import to come."""

import sys

from tools.virtual_board import machine
from tools.virtual_board.bound import current

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# The rp2 port counts ticks in small integers: 30 bits.
_TICKS = (1 << 30) - 1
_HALF = 1 << 29


class _Namespace:
    """A module made here, with a copy of another's names."""

    def __init__(self, origin):
        for name in dir(origin) if origin else ():
            if not name.startswith("__"):
                setattr(self, name, getattr(origin, name))


def replace_modules() -> None:
    """Does so, if it isn't done yet; time belongs to the board that is bound at the moment of a call."""
    import gc
    import time

    modules: Any = sys.modules
    if modules.get("machine") is machine:
        return
    modules["machine"] = machine
    if sys.implementation.name == "micropython":
        modules["time"] = _Namespace(time)
    else:
        from tools.virtual_board import framebuf

        modules["framebuf"] = framebuf
        vars(gc)["mem_free"] = lambda: 100 * 1024
        vars(gc)["threshold"] = lambda _amount: None
        modules["sys"].print_exception = _print_exception
        modules["micropython"] = _micropython()
    _fill_time(modules["time"])


def _print_exception(error: "BaseException", file: "Any") -> None:
    import traceback

    traceback.print_exception(error, file=file)


def _fill_time(module) -> None:
    module.ticks_us = lambda: current().now() & _TICKS
    module.ticks_ms = lambda: current().now() // 1000 & _TICKS
    module.ticks_add = lambda ticks, delta: (ticks + delta) & _TICKS
    module.ticks_diff = lambda after, before: ((after - before + _HALF) & _TICKS) - _HALF
    module.sleep_us = lambda us: current().sleep_us(us)
    module.sleep_ms = lambda ms: current().sleep_us(1000 * ms)


def _micropython() -> "Any":
    """What CPython can give of `micropython`: decorators and heap locks do nothing there."""
    module: Any = _Namespace(None)
    module.const = module.native = module.viper = lambda value: value
    module.heap_lock = module.heap_unlock = module.mem_info = lambda *_: None
    module.kbd_intr = module.opt_level = module.alloc_emergency_exception_buf = lambda *_: None
    module.schedule = lambda function, argument: function(argument)
    return module
