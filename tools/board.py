"""The virtual board: gives both runtimes the modules of a Pico, bound to one simulated board at a time."""

import sys

# rp2 counts ticks in small ints: 30 bits.
TICKS_PERIOD = 1 << 30


class Clock:
    """Virtual time in microseconds since power-on; reading it costs a little, so that busy loops end."""

    def __init__(self, us=0):
        self.us = us

    def ticks_us(self):
        self.us += 2
        return self.us & (TICKS_PERIOD - 1)

    def ticks_ms(self):
        self.us += 2
        return self.us // 1000 & (TICKS_PERIOD - 1)

    def sleep_us(self, us):
        self.us += max(us, 0)

    def sleep_ms(self, ms):
        self.sleep_us(1000 * ms)


def ticks_add(ticks, delta):
    return (ticks + delta) & (TICKS_PERIOD - 1)


def ticks_diff(after, before):
    half = TICKS_PERIOD // 2
    return ((after - before + half) & (TICKS_PERIOD - 1)) - half


class _Module:
    pass


def _identity(value):
    return value


def _nothing(*_args):
    return None


def install():
    """Makes `micropython`, `framebuf`, `machine` and the ticks of `time` importable on CPython."""
    if sys.implementation.name != "micropython":
        import time

        import tools.framebuf

        sys.modules.setdefault("framebuf", tools.framebuf)
        module = _Module()
        module.const = module.native = module.viper = _identity
        module.heap_lock = module.heap_unlock = module.mem_info = module.kbd_intr = _nothing
        sys.modules.setdefault("micropython", module)
        clock = Clock()
        for name in ("ticks_us", "ticks_ms", "sleep_us", "sleep_ms"):
            setattr(time, name, getattr(clock, name))
        time.ticks_add, time.ticks_diff = ticks_add, ticks_diff
