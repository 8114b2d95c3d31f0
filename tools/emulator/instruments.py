"""An emulated Pico under instruments: it runs programs, is played by its buttons, and tells its memory."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from firmware import board
from tools.build import firmware, image
from tools.emulator.pico import Pico, file_system
from tools.virtual_board import virtual

PATIENCE_MS = 120_000  # emulated, for whatever has to come
_PROBE = "tools/emulator/probe.py"
_BLOCK = 16  # bytes of a block of MicroPython's heap on a Pico
_PAGE_MS = 12  # longer than the bus and the driver take for a page
STILL_MS = 450  # longer than a new screen ignores presses
MENU_MS = 80  # enough between presses on screens that ignore none
_HOLD = "hold "
_HOLD_MS = 700
_LOADING_MS = 2000  # longer than a press takes that loads modules
_TAP_MS = 30


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


def solder(folder: Path, **settings: object) -> ModuleType:
    """Makes, among the files of the flash, a board.py with other settings; these."""
    text = Path(str(board.__file__)).read_text(encoding="utf-8")
    text += "".join(f"{name} = {value!r}\n" for name, value in settings.items())
    path = folder / "firmware" / "board.py"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    soldered = ModuleType("board")
    exec(text, vars(soldered))
    return soldered


class Flash(NamedTuple):
    """What a Pico is switched on with: its files, and its firmware if that is not the official one."""

    files: bytes
    uf2: "Path | None"


def flash(*, frozen: bool, language: str = "en", others: "dict[str, bytes] | None" = None, **settings: object) -> Flash:
    """One with the game, frozen or as files, in a language if one was chosen; others are other files.

    settings: those of its own board.py that are not as in ours.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        uf2 = firmware.build() if frozen else None
        if not frozen:
            image.build(folder)
        if settings:
            solder(folder, **settings)
        for path, data in (others or {}).items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_bytes(data)
        if language:
            keep_language(folder, language)
        return Flash(file_system(folder), uf2)


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


def _bits() -> Callable[[], int]:
    bits = random.Random(1)
    return lambda: bits.getrandbits(1)


def _probe() -> bytes:
    with TemporaryDirectory() as name:
        target = Path(name, "probe.mpy")
        image.compile_one(image.folded(_PROBE)[Path(_PROBE)], Path(_PROBE), target)
        return target.read_bytes()


def _sources() -> Flash:
    """The game as it stands in the sources, which a Pico compiles itself."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        for source in image.sources():
            (folder / source).parent.mkdir(parents=True, exist_ok=True)
            (folder / source).write_bytes((image.TOP / source).read_bytes())
        (folder / "probe.py").write_bytes((image.TOP / _PROBE).read_bytes())
        return Flash(file_system(folder), None)


class Device:
    """An emulated Pico that runs programs at its prompt; with the game on it, which does not start by itself."""

    def __init__(self, *, frozen: bool, compiled: bool = True) -> None:
        # An empty main.py, so that none is run that starts the game.
        ours = {"main.py": b"", "probe.mpy": _probe()}
        files, uf2 = flash(frozen=frozen, others=ours) if compiled else _sources()
        self.pico = Pico(board, files, _bits(), uf2=uf2)
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
        self,
        *,
        frozen: bool,
        wire_time: bool = False,
        language: str = "en",
        others: "dict[str, bytes] | None" = None,
        speak: bool = False,
    ) -> None:
        files, uf2 = flash(frozen=frozen, language=language, others=others, **({"SPEAK": True} if speak else {}))
        self.pico = Pico(board, files, _bits(), wire_time=wire_time, uf2=uf2)

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

    def press(self, *names: str, still_ms: float = STILL_MS) -> None:
        """Presses buttons, or holds them as "hold b" says; then each time waits until the picture is still for long."""
        for name in names:
            button = name.removeprefix(_HOLD)
            self.pico.tap(button, _TAP_MS if name == button else _HOLD_MS)
            self._sends(_LOADING_MS)
            while self._sends(still_ms):
                pass

    def answer(self, name: str, phase_ms: float) -> float:
        """Milliseconds from the edge of a button to the first byte on the bus."""
        self.pico.run(lambda: False, STILL_MS + phase_ms)
        before = self.pico.ms()
        self.pico.tap(name)
        if not self._sends(STILL_MS):
            raise ProgramError(f"nothing was drawn after {name}")
        return self.pico.ms() - before


class Watched(Console):
    """One on which a pin is told, before the game starts, to print the memory when it is pulled down."""

    _PIN = 28
    _BOOT = f"""
import gc, micropython
from machine import Pin
pin = Pin({_PIN}, Pin.IN, Pin.PULL_UP)
pin.irq(lambda _: (gc.collect(), micropython.mem_info()), Pin.IRQ_FALLING)
"""

    def __init__(self, *, frozen: bool, language: str, speak: bool) -> None:
        super().__init__(frozen=frozen, language=language, others={"boot.py": self._BOOT.encode()}, speak=speak)

    def look(self) -> Memory:
        """The memory at this moment, once garbage is collected."""
        del self.pico.serial[:]
        self.pico.tap(self._PIN)
        self.pico.run(lambda: b"max free sz" in self.pico.serial and self.pico.serial.endswith(b"\n"), PATIENCE_MS)
        return Memory.read(self.pico.serial.decode())
