"""Measures how long a Pico's flash lasts and which power cuts are survived, by programs on MicroPython."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

from tools.build import image
from tools.figures.footprint import flash_blocks
from tools.figures.measure import Row, SkippedError, measured_rows

# How often a block of a Pico's flash can be erased at least: "Features" in the datasheet of the W25Q16JV.
_CYCLES = 100_000
_HEAP = "heapsize=16M"  # a whole flash is in it


def _measure(module: str, *arguments: str) -> list[list[str]]:
    """The lines with tabs that a program prints, split at them."""
    micropython = which("micropython", path=Path(sys.executable).parent)
    if micropython is None:
        raise SkippedError("no MicroPython for this machine")
    done = subprocess.run(
        [micropython, "-X", _HEAP, "-m", module, *arguments],
        cwd=image.TOP,
        env={"MICROPYPATH": f".frozen:{image.TOP}"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{module} failed:\n{done.stderr or done.stdout}")
    return [line.split("\t") for line in done.stdout.splitlines() if "\t" in line]


@measured_rows
def wear_rows(games: int, frozen: bool) -> Iterator[Row]:
    """What games erase, and how many of them a flash lasts which has no other files, or the game's."""
    files = 0 if frozen else flash_blocks()
    for line in _measure("tools.figures.wear", str(games), str(files)):
        players, count, saves, writes, erases, free, most = map(int, line)
        who = f"a game of {players}"
        yield (
            f"saves in {who}",
            f"{saves / count:.0f}",
            f"{writes / saves:.1f} writes, {erases / saves:.2f} erases a save",
        )
        yield f"erases in {who}", f"{erases / count:.1f}", f"the most worn of {free} free blocks: {most / count:.1f}"
        yield (
            f"games of {players} until the first block is worn",
            f"{_CYCLES * count // most:,}",
            f"the last one: {_CYCLES * free * count // erases:,}",
        )


@measured_rows
def cut_rows() -> Iterator[Row]:
    """Power cuts tried during all that is kept or copied; AssertionError if one was not survived."""
    for cuts, name in _measure("tools.figures.power_cuts"):
        yield name, f"{cuts} cuts", "all as before or after"
    from tools.figures import flash_cuts

    yield "files copied by make flash", f"{flash_cuts.tried()} cuts", "old, new, or says that it was interrupted"
