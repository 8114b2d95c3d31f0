"""The tests of the screens once more, on the joined files that a device gets, on real MicroPython."""

from pathlib import Path

import pytest

from host_tests.test_micropython import MICROPYTHON, run
from tools.build import image

TESTS = (
    "host_tests/engine/app/test_flow.py",
    "host_tests/engine/qwixx/screens/test_frames.py",
    "host_tests/engine/qwixx/screens/test_play.py",
    "host_tests/engine/qwixx/screens/test_lesson.py",
    "host_tests/engine/qwixx/screens/test_large.py",
    "host_tests/engine/qix/screens/test_play.py",
    "host_tests/engine/qix/screens/test_stick_chooser.py",
)
USED = ("host_tests", "tools")


def portable() -> list[str]:
    """The modules that those tests may import, by their path."""
    files = [path for folder in USED for path in (image.TOP / folder).rglob("*.py")]
    return sorted(path.relative_to(image.TOP).as_posix() for path in files if "test_host_" not in path.name)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The joined files as sources, beside all that a test needs of host_tests/ and tools/."""
    folder = tmp_path_factory.mktemp("joined")
    for path, text in image.compiled(*portable()).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
    # What a module needs of a Pico may be joined with what needs nothing, so that a Pico has to be there first.
    runner = folder / "host_tests" / "run.py"
    first = "from tools.virtual_board.virtual import install\n\ninstall()\n"
    runner.write_text(first + runner.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "host_tests" / "frames").symlink_to(image.TOP / "host_tests" / "frames")
    return folder


@pytest.mark.skipif(MICROPYTHON is None, reason="no MicroPython for this machine")
@pytest.mark.parametrize("path", TESTS)
def test_passes_joined(folder: Path, path: str) -> None:
    outcome = run(folder, path, folder, heap="400wK")  # the sources of the tests are in it, too
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr
