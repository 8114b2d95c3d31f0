"""What the referee's README shows, made by the commands in it: `python -m host_tests.tools.forum.manual` renews it."""

import os
import re
import shlex
import sys
import tempfile
from pathlib import Path

from tools.virtual_board import virtual

README = Path(__file__).parents[3] / "tools/forum/README.md"
_BLOCK = re.compile(r"```console\n(.*?)```", re.DOTALL)
_LATER = re.compile(r"# (\d+) hours later")
_HOUR = 3600
_WHILE = 60  # seconds from one command to the next


def renewed(text):
    """A text in which each block of commands is followed by what they say, in one folder, from the first on."""
    from host_tests.tools.forum.tables import Desk

    here = Path.cwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            desk = Desk(Path(folder))
            return _BLOCK.sub(lambda block: _block(desk, block.group(1)), text)
        finally:
            os.chdir(here)


def _block(desk, lines):
    said = []
    for line in lines.splitlines():
        if later := _LATER.fullmatch(line):
            desk.now += int(later.group(1)) * _HOUR
            said.append(line)
        elif line.startswith("$ forum "):
            _, out, err = desk.type(*shlex.split(line)[2:])
            desk.now += _WHILE
            said += [line, *(out + err).rstrip("\n").split("\n")]
    return "```console\n" + "\n".join(said) + "\n```"


def main():
    """Writes it anew."""
    virtual.install()
    README.write_text(renewed(README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
