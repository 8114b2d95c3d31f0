"""Measures what the product takes: heap, by tools/emulator/heap.py on MicroPython, flash, and lines of code."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from tools.build import image
from tools.figures.measure import Row, SkippedError, measured

_TOP = image.TOP
_PROGRAM = ("tools/emulator/heap.py", "tools/rig/seeded.py")
_BLOCK = 4096  # bytes of a block of the flash
_FOLDERS = ("engine", "firmware", "tools", "host_tests")
# The heap that MicroPython has on an RP2040; the `w` scales it from the Pico's words to this machine's.
_HEAP = "heapsize=190wK"


def build(folder: Path, *others: str) -> list[Path]:
    """Builds the tree of the flash in a folder, with other modules; the files made."""
    try:
        return image.build(folder, *others)
    except image.NoCompilerError as error:
        raise SkippedError(str(error)) from error
    except image.CompileError as error:
        raise RuntimeError(str(error)) from error


@measured
def flash_sizes() -> dict[str, int]:
    """The size in bytes of every file that goes on the flash, by its path there."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary, "flash")
        return {path.relative_to(folder).as_posix(): path.stat().st_size for path in build(folder)}


def flash_blocks() -> int:
    """How many blocks those files take: each has whole ones."""
    return sum(-(-size // _BLOCK) for size in flash_sizes().values())


@measured
def heap(turns: int) -> dict[str, float]:
    """What tools/emulator/heap.py finds in so many turns, in bytes: the names of its figures and the numbers."""
    micropython = which("micropython", path=Path(sys.executable).parent)
    if micropython is None:
        raise SkippedError("no MicroPython for this machine")
    with TemporaryDirectory() as temporary:
        folder = Path(temporary, "flash")
        build(folder, *_PROGRAM)
        done = subprocess.run(
            [micropython, "-X", _HEAP, "-m", "tools.emulator.heap", str(turns)],
            cwd=folder,
            env={"MICROPYPATH": ".frozen"},
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"tools/emulator/heap.py failed:\n{done.stderr or done.stdout}")
    return {name: float(number) for name, number in map(str.split, done.stdout.splitlines())}


def heap_rows(turns: int) -> Iterator[Row]:
    """The heap, what is measured, how much and against what."""
    figures = heap(turns)
    note = "with this machine's words; a Pico's are half as long"
    yield "heap of the app at the menu", f"{figures['menu']:,.0f} B", note
    yield "heap of the app in a game of five, at most", f"{figures['game']:,.0f} B", note
    yield f"its growth over {turns:,} turns", f"{figures['growth']:,.0f} B", "at most 0"
    yield "heap of the app in a game of Qix, at most", f"{figures['qix']:,.0f} B", note
    yield "what is left of Qix in Qwixx, the second time", f"{figures['switch']:,.0f} B", "at most 0"
    yield "what is left of a guided turn, the second time", f"{figures['lesson']:,.0f} B", "at most 0"
    yield "allocated while a frame is drawn, at most", f"{figures['frame']:,.0f} B", "at most 0"
    yield "time to draw a sheet", f"{figures['drawing']:.1f}", "screens full of framebuf's own text = 1"


def flash_rows() -> Iterator[Row]:
    """Bytes on the flash by folder, and the part of the whole."""
    sizes = flash_sizes()
    folders: Counter[str] = Counter()
    for path, size in sizes.items():
        folders[Path(path).parent.as_posix()] += size
    for folder, size in sorted(folders.items()):
        yield f"flash: {folder if folder != '.' else '/'}", f"{size:,} B", f"{size / folders.total():.0%}"
    whole = f"{len(sizes)} files; {flash_blocks() * _BLOCK // 1024} KB in whole blocks"
    yield "flash: all", f"{folders.total():,} B", whole


def code_rows() -> Iterator[Row]:
    """Lines of Python by folder."""
    for folder in _FOLDERS:
        files = sorted((_TOP / folder).rglob("*.py"))
        lengths = [len(path.read_text(encoding="utf-8").splitlines()) for path in files]
        yield f"lines of code: {folder}", f"{sum(lengths):,}", f"{len(files)} modules, the longest {max(lengths)}"
