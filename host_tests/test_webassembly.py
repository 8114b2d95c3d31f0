"""The golden frames and the engine's other portable tests once more, on MicroPython in WebAssembly under Node.js."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TOP = Path(__file__).parent.parent
NODE = shutil.which("node")
MICROPYTHON = Path(sys.prefix, "node_modules/@micropython/micropython-webassembly-pyscript/micropython.mjs")
RUN = TOP / "host_tests/webassembly/run.mjs"
FRAMES = "host_tests/engine/qix/screens/test_frames.py"
SOME = ("qix-late", "qix-menu", "qix-no-start")  # scenes that are drawn at once

# This MicroPython collects garbage only when it is done, so there is no heap to be measured, and long games are slow.
NOT_HERE = {
    "test_heap.py",
    "test_letting_go.py",
    "test_long_games.py",
    "test_power.py",
    "test_random_buttons.py",
    "test_reference.py",
}
# What is looked at each time: all pictures, and that states, dice and bots are the same; the rest takes long.
ALWAYS = {"test_frames.py", "test_same.py", "test_dice.py", "test_state.py", "test_history.py"}
SAME_BOTS = "host_tests/engine/qwixx/bots/test_bots.py::test_games_are_the_same_everywhere"
FILES = sorted(
    path.relative_to(TOP).as_posix()
    for path in (TOP / "host_tests/engine").rglob("test_*.py")
    if not path.name.startswith("test_host_") and path.name not in NOT_HERE
)

pytestmark = pytest.mark.skipif(
    NODE is None or not MICROPYTHON.exists(),
    reason="no MicroPython in WebAssembly: make installs it where Node.js >= 18.3 and npm are",
)


def run(top: Path, path: str) -> subprocess.CompletedProcess[str]:
    """The runner's outcome for a test file below a top folder."""
    return subprocess.run(
        [str(NODE), str(RUN), str(MICROPYTHON), path],
        cwd=top,
        capture_output=True,
        encoding="utf-8",
        timeout=240,
        check=False,
    )


@pytest.mark.parametrize(
    "path",
    [SAME_BOTS, *(pytest.param(path, marks=() if Path(path).name in ALWAYS else pytest.mark.long) for path in FILES)],
)
def test_passes_in_webassembly(path: str) -> None:
    outcome = run(TOP, path)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


def test_a_changed_frame_is_told(tmp_path: Path) -> None:
    for folder in ("engine", "firmware", "host_tests", "tools"):
        shutil.copytree(TOP / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    blank = "qix-menu\n" + "\n" * 16
    (tmp_path / "host_tests/frames/qix-menu.txt").write_text(blank, encoding="utf-8")
    test = tmp_path / FRAMES
    text = test.read_text(encoding="utf-8")
    few = text.replace("(SCENES)", f"([scene for scene in SCENES if scene[0] in {SOME}])")
    assert few != text
    test.write_text(few, encoding="utf-8")
    outcome = run(tmp_path, FRAMES)
    assert outcome.returncode == 1
    assert "frames/qix-menu.txt, 'qix-menu' has changed" in outcome.stdout
    assert outcome.stdout.endswith("\nAll that changed: qix-menu\n0 passed, 1 failed\n")


def test_a_file_that_cannot_be_loaded_is_a_failure() -> None:
    outcome = run(TOP, "host_tests/engine/test_no_such_file.py")
    assert outcome.returncode == 1
    assert "ImportError" in outcome.stderr
