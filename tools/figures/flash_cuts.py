"""Cuts the power at every operation on the flash while `make flash` works, and looks what board is found afterwards.

`python -m tools.figures.flash_cuts` prints how many cuts were tried. The board is MicroPython on this machine, see
tools/figures/cut_pico.py.
"""

import ast
import contextlib
import io
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

from mpremote.transport import Transport, TransportError, TransportExecError

from tools.build import image
from tools.figures.measure import SkippedError
from tools.pico import deploy

_END = "\x04"

# The tree before and after; every kind of change is among them. Sizes are around a block of the flash.
_STARTER = image.STARTER.encode()
OLD = {
    "main.py": _STARTER,
    "firmware/board.py": b"A = 14\n",
    "engine/same.mpy": b"same" * 300,
    "engine/dice.mpy": b"old dice" * 700,
    "engine/ui/app.mpy": b"old app" * 20,
    "engine/gone/x.mpy": b"stale" * 9,
}
NEW = {
    "main.py": _STARTER,
    "firmware/board.py": b"A = 14\n",
    "engine/same.mpy": b"same" * 300,
    "engine/dice.mpy": b"new dice" * 650,
    "engine/ui/app.mpy": b"new app" * 25,
    "engine/words/en.mpy": b"words" * 900,
}
SAVES = {"saves/game.dat": b"a game" * 20, "saves/settings.dat": b"settings"}


class _Link(Transport):
    """mpremote's connection, to a MicroPython on this machine in place of a serial port."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def order(self, *words: object) -> str:
        """What the board prints when it is told something; TransportError when its power goes."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(words), file=self._process.stdin, flush=True)
        printed = ""
        while _END not in printed:
            line = self._process.stdout.readline()
            if not line:
                raise TransportError("the board is gone")
            printed += line
        said, _, trouble = printed.partition(_END)
        if trouble.strip() == "power cut":
            raise TransportError(trouble)
        if trouble.strip():
            raise TransportExecError(1, trouble)
        return said

    def exec_raw(self, code: str, **_: object) -> tuple[bytes, bytes]:
        """As of a serial port."""
        return self.order("run", code).encode(), b""

    def exec(self, code: str, **_: object) -> bytes:
        """As of a serial port."""
        return self.order("run", code).encode()

    def eval(self, code: str, **_: object) -> object:
        """As of a serial port."""
        return ast.literal_eval(self.order("run", f"print(repr({code}))"))


class CutPico(deploy.RemotePico):
    """A Pico whose power goes and comes as it is told."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._link: _Link = _Link(process)
        self.order = self._link.order


@contextlib.contextmanager
def empty() -> Iterator[CutPico]:
    """A board with an empty file system."""
    micropython = which("micropython", path=Path(sys.executable).parent)
    if micropython is None:
        raise SkippedError("no MicroPython for this machine")
    process = subprocess.Popen(
        [micropython, "-X", "heapsize=8M", "-m", "tools.figures.cut_pico"],
        cwd=image.TOP,
        env={"MICROPYPATH": f".frozen:{image.TOP}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        yield CutPico(process)
        assert process.stdin
        process.stdin.close()


def tree(folder: Path, files: dict[str, bytes]) -> Path:
    """A folder with these files."""
    for name, data in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(data)
    return folder


def found(cut: CutPico) -> dict[str, bytes]:
    """All files of a board."""
    return {path: cut.read(path) for path in cut.files() if not path.endswith("/")}


def whole(files: dict[str, bytes]) -> bool:
    """Whether a board has the old game or the new one and nothing of the other, or says that it was interrupted."""
    if {path: files.get(path) for path in SAVES} != SAVES:
        return False
    ours = {path: data for path, data in files.items() if path not in SAVES and Path(path).name != deploy.NEW_FILE}
    return ours in (OLD, NEW) or ours.get("main.py") == deploy.INTERRUPTED


def cuts(cut: CutPico, work: Callable[[], None]) -> Iterator[dict[str, bytes]]:
    """What is found after each cut while some work is done on the board as it was last kept."""
    for halved in (False, True):
        operations = 0
        while True:
            cut.order("cut", operations, halved)
            try:
                with contextlib.redirect_stdout(io.StringIO()):
                    work()
            except TransportError:
                cut.order("on")
                yield found(cut)
            else:
                break
            operations += 1


def tried() -> int:
    """How many cuts were survived; after each the board is whole, and flashing it again makes it new."""
    count = 0
    with TemporaryDirectory() as name, empty() as cut:
        new = tree(Path(name, "new"), NEW)
        for path, data in {**OLD, **SAVES}.items():
            cut.write(path, data)
        cut.order("keep")
        for files in cuts(cut, lambda: deploy.flash(cut, new)):
            assert whole(files), files
            with contextlib.redirect_stdout(io.StringIO()):
                deploy.flash(cut, new)
            assert found(cut) == {**NEW, **SAVES}
            count += 1
    return count


if __name__ == "__main__":
    print(tried(), "cuts while flashing")
