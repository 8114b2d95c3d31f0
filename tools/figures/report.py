"""Owns the report of `make bench`: where it is, and whether it is of the sources beside it.

`python -m tools.figures.report` fails if they have changed since. Comments, docstrings and the words of the screens
don't count, nor do tests: what is measured doesn't change with them.
"""

import ast
import hashlib
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tools.build import image
from tools.build.tree import VERSION

FILE = Path(__file__).with_name("bench.md")

# What is measured, how it is built, and what measures it.
_MEASURED = (
    "engine/**/*.py",
    "firmware/*.py",
    "tools/build/constants.py",
    "tools/build/firmware.py",
    "tools/build/image.py",
    "tools/emulator/*.py",
    "tools/figures/*.py",
)
_WORDS = Path("engine/ui/words")
_CHECKSUM = re.compile(r"^Of the sources ([0-9a-f]{8})\.$", re.MULTILINE)
_HEAD = """# Figures

Of the sources {checksum}.

Written by `make bench`. A figure of the device is that of an emulated Pico with MicroPython {version}, at 125 MHz; I2C
takes no time there, so the time of the bus is worked out from its bytes, or said to be counted. Where the way in which
the game came to the device is not named, it is {way}.
"""


def head(way: str) -> str:
    """How a report begins."""
    return _HEAD.format(checksum=checksum(), version=VERSION, way=way)


def sources() -> list[Path]:
    """The files whose change makes the report old."""
    paths = (path.relative_to(image.TOP) for pattern in _MEASURED for path in image.TOP.glob(pattern))
    return sorted(path for path in paths if path.parent != _WORDS)


def checksum() -> str:
    """What tells the present state of those files from all that measure otherwise."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(path.as_posix().encode())
        digest.update(program((image.TOP / path).read_text(encoding="utf-8")).encode())
    return digest.hexdigest()[:8]


def program(text: str) -> str:
    """What of a module is no comment, docstring or empty line."""
    lines = text.splitlines()
    for first, last in _docstrings(ast.parse(text)):
        for number in range(first, last + 1):
            lines[number - 1] = ""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            number, column = token.start
            lines[number - 1] = lines[number - 1][:column]
    return "\n".join(line.rstrip() for line in lines if line.strip())


def _docstrings(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """The first and the last line of each."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            yield node.body[0].lineno, node.body[0].end_lineno or node.body[0].lineno


def stale(report: str) -> str:
    """What is wrong with a report, or nothing if it is of the present sources."""
    found = _CHECKSUM.search(report)
    if found and found[1] == checksum():
        return ""
    return f"{FILE.relative_to(image.TOP)} is older than what it measures: run make bench, and commit it."


def main() -> int:
    """The exit code: 1 if the report is old."""
    said = stale(FILE.read_text(encoding="utf-8"))
    if said:
        print(said, file=sys.stderr)
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
