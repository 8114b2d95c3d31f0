"""An emulated Pico under instruments: it runs programs, is played by its buttons, and tells its memory."""

import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from firmware import board
from tools.build import image
from tools.emulator.pico import Pico, file_system
from tools.virtual_board import virtual

PATIENCE_MS = 120_000  # emulated, for whatever has to come
_PROBE = "tools/emulator/probe.py"
_BLOCK = 16  # bytes of a block of MicroPython's heap on a Pico
_PAGE_MS = 12  # longer than the bus and the driver take for a page
_STILL_MS = 450  # longer than a new sheet ignores presses


def keep_language(folder: Path, language: str) -> None:
    """Makes, beside the files of the flash, the settings of a handheld that was asked for its language."""
    virtual.install()
    from engine.app.options import CODES, LANGUAGE
    from engine.app.ports import Ports
    from engine.app.settings import SAVED, Settings
    from engine.app.settings_file import write
    from firmware import storage

    settings = Settings(Ports())
    settings.options[LANGUAGE] = CODES.index(language)
    path = folder / (storage.PATH % SAVED)
    path.parent.mkdir()
    path.write_bytes(write(settings))


class ProgramError(Exception):
    """What ran on the device failed; the message is its traceback."""


class Memory(NamedTuple):
    """Bytes of the heap, of it in use, and of the largest free block."""

    total: int
    used: int
    largest: int

    @classmethod
    def read(cls, said: str) -> "Memory":
        """From what MicroPython tells about its memory, the last time."""
        total, used = re.findall(r"total: (\d+), used: (\d+)", said)[-1]
        blocks = re.findall(r"max free sz: (\d+)", said)[-1]
        return cls(int(total), int(used), int(blocks) * _BLOCK)


class Device:
    """An emulated Pico that runs programs at its prompt; with the game on it, which does not start by itself."""

    def __init__(self, *, compiled: bool = True) -> None:
        bits = random.Random(1)
        with TemporaryDirectory() as name:
            folder = Path(name)
            if compiled:
                image.build(folder, _PROBE)
                (folder / "main.py").unlink()
                (folder / _PROBE).with_suffix(".mpy").rename(folder / "probe.mpy")
                (folder / _PROBE).parent.rmdir()
            else:
                for source in image.sources():
                    (folder / source).parent.mkdir(parents=True, exist_ok=True)
                    (folder / source).write_bytes((image.TOP / source).read_bytes())
                (folder / "probe.py").write_bytes((image.TOP / _PROBE).read_bytes())
            keep_language(folder, "en")
            self.pico = Pico(board, file_system(folder), random_bit=lambda: bits.getrandbits(1))
        self.pico.send(b"\r")
        self._wait(b">>> ")
        self.pico.send(b"\x01")
        self._wait(b"raw REPL; CTRL-B to exit\r\n>")

    def _wait(self, text: bytes) -> bytes:
        """What is printed until a text; it is forgotten."""
        serial = self.pico.serial
        if not self.pico.run(lambda: text in serial, PATIENCE_MS):
            raise ProgramError(serial.decode(errors="replace"))
        before = bytes(serial)
        del serial[:]
        return before

    def do(self, program: str) -> str:
        """What a program prints."""
        self.pico.send(program.encode() + b"\x04")
        said = self._wait(b"\x04>")
        output, _, error = said.partition(b"OK")[2].partition(b"\x04")
        if error.strip(b"\x04>"):
            raise ProgramError(error.decode(errors="replace"))
        return output.decode()


class Console:
    """An emulated Pico that plays in a language, used by its buttons; what its bus takes counts if `wire_time`."""

    def __init__(
        self, *, wire_time: bool, settings: "dict[str, int] | None" = None, starts: bool = True, language: str = "en"
    ) -> None:
        bits = random.Random(1)
        soldered = ModuleType("board")
        vars(soldered).update({**vars(board), **(settings or {})})
        with TemporaryDirectory() as name:
            image.build(Path(name))
            if not starts:
                Path(name, "main.py").unlink()
            keep_language(Path(name), language)
            files = file_system(Path(name))
        self.pico = Pico(soldered, files, lambda: bits.getrandbits(1), wire_time=wire_time)

    def picture(self) -> float:
        """Lets time pass until a new picture is whole; the millisecond at which its last byte was sent."""
        pico = self.pico
        before = pico.display.pixels()
        pico.run(lambda: pico.display.pixels() != before and any(pico.display.pixels()), PATIENCE_MS)
        at = pico.ms()
        while self._sends(_PAGE_MS):
            at = pico.ms()
        return at

    def _sends(self, within_ms: float) -> bool:
        sent = self.pico.wire_bytes
        return self.pico.run(lambda: self.pico.wire_bytes != sent, within_ms)

    def press(self, *names: str) -> None:
        """Presses buttons, and waits after each until the picture has been still for long."""
        for name in names:
            self.pico.tap(name)
            while self._sends(_STILL_MS):
                pass

    def answer(self, name: str, phase_ms: float) -> float:
        """Milliseconds from the edge of a button to the first byte on the bus."""
        self.pico.run(lambda: False, _STILL_MS + phase_ms)
        before = self.pico.ms()
        self.pico.tap(name)
        if not self._sends(_STILL_MS):
            raise ProgramError(f"nothing was drawn after {name}")
        return self.pico.ms() - before


class Watched(Console):
    """One that was started from the prompt, after a pin was told to print the memory when it is pulled down."""

    _PIN = 28
    _LINES = (
        "import gc, micropython; from machine import Pin",
        f"pin = Pin({_PIN}, Pin.IN, Pin.PULL_UP)",
        "_ = pin.irq(lambda _: (gc.collect(), micropython.mem_info()), Pin.IRQ_FALLING)",
        "from firmware.main import run; run()",
    )

    def __init__(self, language: str) -> None:
        super().__init__(wire_time=False, settings={"LOOK": self._PIN}, starts=False, language=language)
        self.pico.send(b"\r")
        for line in self._LINES:
            self.pico.run(lambda: self.pico.serial.endswith(b">>> "), PATIENCE_MS)
            del self.pico.serial[:]
            self.pico.send(line.encode() + b"\r")

    def look(self) -> Memory:
        """The memory at this moment, once garbage is collected."""
        del self.pico.serial[:]
        self.pico.tap("look")
        self.pico.run(lambda: b"max free sz" in self.pico.serial and self.pico.serial.endswith(b"\n"), PATIENCE_MS)
        return Memory.read(self.pico.serial.decode())
