"""Gets the stock display driver, `ssd1306` of micropython-lib, as a builder would: with mip, onto a Pico."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware import board
from tools.emulator.pico import Cable, Pico, file_system, read_folder
from tools.figures.measure import SkippedError

_FOLDER = "stock"
_NAME = "ssd1306.py"
_SLICE_MS = 50


def driver(index: str = "") -> str:
    """The driver's text, from a package index (mip's own, unless another is named); SkippedError if it can't be had."""
    pico = Pico(board, file_system())
    cable = pico.cable = Cable()
    command = [sys.executable, "-m", "mpremote", "connect", cable.path, "mip", "install", "--no-mpy"]
    command += ["--target", "/" + _FOLDER, *(["--index", index] if index else []), _NAME.removesuffix(".py")]
    with TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("w") as file:
            process = subprocess.Popen(command, stdout=file, stderr=file)
        while process.poll() is None:
            pico.run(lambda: process.poll() is not None, _SLICE_MS)
        cable.pull()
        found = read_folder(pico.files(), _FOLDER)
        if process.returncode or _NAME not in found:
            why = log.read_text(encoding="utf-8").strip().rpartition("\n")[2]
            raise SkippedError(f'ssd1306 can\'t be had with mip ({why}); ARGS="--ssd1306 FILE" takes a file')
    return found[_NAME].decode()
