"""Finds the line of the sources that a device means: in a file it has, several modules stand one after the other.

`python -m tools.build.where P-qwixx-812`, with the code of a crash screen, or with a file and a line of a traceback.
"""

import argparse
import re
import sys
from pathlib import Path

from tools.build import image
from tools.build.edits import module_name
from tools.build.join import GROUPS


class UnknownError(Exception):
    """There is no such file or line; the message says which there are."""


def find(file: str, line: int) -> tuple[Path, int]:
    """The source and its line, for a line of a file of the device, which is named with or without its folder."""
    stem = file.replace("\\", "/").rsplit("/", 1)[-1].split(".")[0]
    sources = {module_name(source): source for source in image.sources()}
    homes = {module.rpartition(".")[2]: module for module in sources if module in GROUPS or not _is_joined(module)}
    if stem not in homes:
        raise UnknownError(f"A device has no file {stem}; it has {', '.join(sorted(homes))}.")
    left = line
    for module in (*GROUPS.get(homes[stem], ()), homes[stem]):
        source = sources[module]
        length = len((image.TOP / source).read_text(encoding="utf-8").splitlines())
        if 0 < left <= length:
            return source, left
        left -= length
    raise UnknownError(f"{stem} has no line {line}; are these the sources of that device's version?")


def _is_joined(module: str) -> bool:
    return any(module in members for members in GROUPS.values())


def main(words: list[str]) -> int:
    """Prints the source, its line, and what stands there; 1 if there is no such line."""
    parser = argparse.ArgumentParser(prog="python -m tools.build.where", description=__doc__)
    parser.add_argument("place", nargs="+", help="P-qwixx-812, or engine/qwixx.mpy 812")
    parts = re.findall(r"[\w./\\]+", " ".join(parser.parse_args(words).place))
    try:
        if len(parts) < 2 or not parts[-1].isdecimal():
            raise UnknownError("Name a file and a line, as in P-qwixx-812.")
        source, line = find(parts[-2], int(parts[-1]))
    except UnknownError as error:
        print(error, file=sys.stderr)
        return 1
    text = (image.TOP / source).read_text(encoding="utf-8").splitlines()[line - 1]
    print(f"{source.as_posix()}, line {line}: {text.strip()}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
