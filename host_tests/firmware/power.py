"""A handheld that is switched on with an app of the test's own, so that a test decides what goes wrong in it."""

import sys

import framebuf

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from engine import loading as library
from firmware import battery, console, crash, faultlog, main, ports, probes, selftest, speak, trouble

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LED = 25
lend = library.import_once


class App:
    """A module in the place of engine.app.flow, whose app does what a test says."""

    def __init__(self, script: "Any") -> None:
        self.app = script


class Swaps:
    """Names of modules that stand for something else for a while."""

    def __init__(self) -> None:
        self._kept: list = []

    def put(self, module: object, name: str, value: object) -> None:
        self._kept.append((module, name, getattr(module, name, None)))
        setattr(module, name, value)

    def undo(self) -> None:
        for module, name, value in self._kept:
            if value is None:
                delattr(module, name)
            else:
                setattr(module, name, value)


class Store:
    """A storage in memory. full: nothing can be saved."""

    def __init__(self) -> None:
        self.files: dict = {}
        self.full = False

    def load(self, name: str) -> "bytes | None":
        return self.files.get(name)

    def save(self, name: str, data: "Any") -> bool:
        if not self.full:
            self.files[name] = bytes(data)
        return not self.full

    def put_aside(self, name: str) -> "str | None":
        """Stands for firmware/set_aside.py."""
        if self.full:
            return None
        self.files["put aside"] = self.files.pop(name)
        return "put aside"

    def remove(self, name: str) -> None:
        self.files.pop(name, None)


class Power:
    """A handheld that is switched on with an app of the test's own, until that raises something.

    said: the lines on the serial line.
    lit: the times of the LED's changes in milliseconds, while trouble is told.
    store: what the flash keeps.
    """

    def __init__(self, start_ms: int = 0, **changes: object) -> None:
        self.settings = hardware.Settings(**changes)
        self.board = hardware.wire(self.settings, start_ms)
        self.said: list = []
        self.lit: list = []
        self.store = Store()

    def run(self, script: "Any") -> None:
        modules: Any = sys.modules
        name = "engine.app.flow"
        kept = modules.get(name)
        modules[name] = App(script)
        swaps = Swaps()
        swaps.put(main, "board", self.settings)
        swaps.put(console, "board", self.settings)
        swaps.put(trouble, "sleep_ms", self.sleep)
        swaps.put(library, "import_once", self.import_once)
        swaps.put(console, "import_once", self.import_once)
        swaps.put(ports, "import_once", self.import_once)
        for module in (main, ports, trouble, crash, battery, selftest, speak):
            swaps.put(module, "print", self.say)
        for module in (ports, battery, crash, faultlog, probes):
            swaps.put(module, "storage", self.store)
        try:
            main.run()
        finally:
            swaps.undo()
            del modules[name]
            if kept:
                modules[name] = kept

    def say(self, *words: object) -> None:
        """What `print` does."""
        self.said.append(" ".join(str(word) for word in words))

    def import_once(self, name: str) -> "Any":
        """Lends the modules of which a test has changed something; any other one as always."""
        if name == "firmware.set_aside":
            return self.store
        changed = {"firmware.crash": crash, "firmware.selftest": selftest, "firmware.speak": speak}
        return changed[name] if name in changed else lend(name)

    def sleep(self, ms: int) -> None:
        """What trouble does between two changes of the LED."""
        self.lit.append((self.board.us // 1000, self.board.latch[LED]))
        self.board.sleep_us(1000 * ms)

    def seen(self) -> bytes:
        return bytes(self.board.display.pixels())


def text(*lines: str) -> bytes:
    picture = bytearray(1024)
    canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
    for number, line in enumerate(lines):
        canvas.text(line, 0, 8 * number)
    return bytes(picture)


def never(_ports: "Any") -> "Any":
    raise AssertionError("the app was started")
