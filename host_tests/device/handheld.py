"""The emulated Pico in the hands of a test: flashed, watched, pressed and typed at; what is missing skips the tests."""

import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

import pytest

pytest.importorskip("rp2040py", reason="rp2040py, the emulator of a Pico, is not built for this machine")

from firmware import board
from host_tests.engine.app.test_settings import ENGLISH
from tools.build import firmware as firmware_with_game
from tools.build import image
from tools.emulator.instruments import flash, keep_language
from tools.emulator.pico import Cable, NoFirmwareError, Pico, file_system, firmware, read_folder
from tools.figures.subjects import WAYS
from tools.rig.driver import Driver, FakePorts

try:
    firmware()
except NoFirmwareError as missing:
    pytest.skip(str(missing), allow_module_level=True)

BOTH_WAYS = pytest.mark.parametrize("way", list(WAYS), ids=list(WAYS.values()))
BUTTONS = ("up", "down", "left", "right", "a", "b")
# Longer than loading takes after the first picture, frozen or not; than a new screen ignores presses; than any picture
# that goes away.
BOOT_MS = {True: 700, False: 1400}
STILL_MS = 450
LAST_MS = 1700
_LOADING_MS = 3000  # longer than copied files take to load a game
_PATIENCE = 900  # seconds of ours
_SLICE_MS = 200


_folder = TemporaryDirectory()


@cache
def built() -> Path:
    """The compiled tree, made once."""
    folder = Path(_folder.name) / "flash"
    image.build(folder)
    return folder


def tree(folder: Path) -> Path:
    """A copy of the compiled tree."""
    shutil.copytree(built(), folder)
    return folder


def spoken(folder: Path) -> bytes:
    """A flash with the files of a folder, on which the language was chosen and nothing else."""
    keep_language(folder, "en")
    files = file_system(folder)
    shutil.rmtree(folder / "saves")
    return files


def playing(folder: Path, app: str) -> bytes:
    """A flash on which a test's own app is in the place of the game."""
    image.build(folder, added={Path("engine/app/flow.py"): app})
    return file_system(folder)


@cache
def unbuilt() -> str:
    """Why no firmware can be built with the game in it, or nothing if one can."""
    try:
        firmware_with_game.build()
    except firmware_with_game.MissingError as error:
        return str(error)
    return ""


class Handheld:
    """A Pico with the game on it, in English or asking for the language, or with the files given.

    way: whether the game is frozen; by itself it is where that can be built. settings: those of board.py that are not
    as in ours. Dice are fair unless `fair` is False.
    """

    def __init__(
        self,
        files: "bytes | None" = None,
        *,
        way: "bool | None" = None,
        fair: bool = True,
        language: str = "en",
        others: "dict[str, bytes] | None" = None,
        **settings: object,
    ) -> None:
        if way and unbuilt():
            pytest.skip(unbuilt())
        if way is None:
            way = files is None and not unbuilt()
        if files is None:
            files = flash(frozen=way, language=language, others=others, **settings).files
        self.way = way
        soldered = ModuleType("board")
        vars(soldered).update({**vars(board), **settings})
        bits = random.Random(2026)
        uf2 = firmware_with_game.build() if way else None
        self.pico = Pico(soldered, files, (lambda: bits.getrandbits(1)) if fair else None, uf2=uf2)

    def frame(self) -> bytes:
        """What a person sees."""
        return bytes(self.pico.display.pixels())

    def wait(self, text: bytes, limit_ms: float = 2000) -> None:
        """Lets time pass until a text has been printed."""
        assert self.pico.run(lambda: text in self.pico.serial, limit_ms), bytes(self.pico.serial)

    def settle(self, still_ms: float = 0) -> None:
        """Lets time pass until nothing has been sent to the display for so long, or as loading takes, and it shows."""
        while self._changes(still_ms or BOOT_MS[self.way]) or not any(self.frame()):
            pass

    def _changes(self, within_ms: float) -> bool:
        seen = self.pico.transfers
        return self.pico.run(lambda: self.pico.transfers != seen, within_ms)

    def press(self, *names: str, still_ms: float = STILL_MS) -> None:
        """Presses buttons one after the other; after each waits for a picture, then until nothing changes."""
        for name in names:
            self.pico.tap(name)
            self._changes(_LOADING_MS)
            self.settle(still_ms)

    def type(self, text: str) -> str:
        """Types a line at the prompt; what is printed until the next one."""
        del self.pico.serial[:]
        self.pico.send(text.encode() + b"\r")
        self.wait(b"\r\n>>> ")
        return self.pico.serial.decode().partition("\r\n")[2].removesuffix(">>> ").strip()

    def stop(self) -> None:
        """Ctrl-C, which has to lead to the prompt."""
        del self.pico.serial[:]
        self.pico.send(b"\x03")
        self.wait(b">>> ")

    def saves(self) -> dict[str, bytes]:
        """What the flash keeps, by name."""
        return {name.removesuffix(".dat"): data for name, data in read_folder(self.pico.files(), "saves").items()}


SPOKEN = {"settings": ENGLISH}  # what it keeps


def switched_on_with(saves: dict[str, bytes]) -> bytes:
    """What the game on CPython shows when it starts with these saves."""
    ports = FakePorts()
    ports.store.update(saves)
    return Driver(ports).frame()


class Program:
    """A program of this computer at work on a handheld, through a cable; `said` is what it has printed."""

    def __init__(self, handheld: Handheld, log: Path, *words: str, folder: Path = image.TOP) -> None:
        """Starts `python -m` with these words, of which {port} stands for the cable's."""
        self.handheld = handheld
        self.cable = handheld.pico.cable = Cable()
        self.log = log
        command = [sys.executable, "-u", "-m", *(word.replace("{port}", self.cable.path) for word in words)]
        with log.open("w") as file:
            self.process = subprocess.Popen(command, cwd=folder, stdout=file, stderr=file)

    def said(self) -> str:
        return self.log.read_text()

    def until(self, condition: "Callable[[], bool]") -> None:
        """Lets time pass on the board, which may be much or little of ours."""
        end = time.monotonic() + _PATIENCE
        while not condition():
            assert time.monotonic() < end, self.said()
            self.handheld.pico.run(condition, _SLICE_MS)

    def pull(self) -> int:
        """Pulls the cable; the exit code."""
        self.cable.pull()
        self.handheld.pico.cable = None
        return self.process.wait(_PATIENCE)

    def finish(self) -> int:
        """Waits for its end; the exit code."""
        self.until(lambda: self.process.poll() is not None)
        return self.pull()
