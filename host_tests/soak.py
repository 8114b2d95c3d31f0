"""Presses a million random buttons, plays ten thousand games with double presses and loads a million forged files.

Then every property test gets more examples.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from time import time_ns

from host_tests.compiled import build

_TOP = Path(__file__).resolve().parent.parent
_MICROPYTHON = Path(sys.executable).with_name("micropython")
# More than a Pico's: here each function in machine code that is loaded anew leaves a note behind, there it does not.
_HEAP = "heapsize=1200wK"


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--events", type=int, default=1_000_000, help="how many buttons (%(default)s)")
    parser.add_argument("--games", type=int, default=10_000, help="how many with double presses (%(default)s)")
    parser.add_argument("--files", type=int, default=1_000_000, help="how many files (%(default)s)")
    parser.add_argument("--seed", type=int, default=time_ns() // 1_000_000_000, help="of all (by the clock)")
    parser.add_argument("--no-properties", action="store_true", help="press buttons and load files only")
    return parser.parse_args()


def _run(command: list[str]) -> int:
    return subprocess.run(command, cwd=build(), env={"MICROPYPATH": ".frozen"}, check=False).returncode


def main() -> int:
    """Runs all; the exit code."""
    options = _options()
    if not _MICROPYTHON.exists():
        print("There is no MicroPython for this machine, so no buttons are pressed and no files loaded.")
        failed = 0
    else:
        run = [str(_MICROPYTHON), "-X", _HEAP, "-m"]
        failed = _run([*run, "host_tests.monkey", str(options.events), str(options.seed)])
        failed |= _run([*run, "host_tests.pairs", str(options.games), str(options.seed)])
        failed |= _run([*run, "host_tests.fuzz", str(options.files), str(options.seed)])
        if failed:
            amounts = f"--events {options.events} --games {options.games} --files {options.files}"
            again = f"{amounts} --seed {options.seed}"
            print(f'To see it again: make soak ARGS="{again}"')
    if not options.no_properties:
        print("The property tests, with 2,000 examples each:")
        pytest = [sys.executable, "-m", "pytest", "-q", "--numprocesses=auto", "--hypothesis-profile=soak"]
        failed |= _run([*pytest, *(str(path) for path in _property_tests())])
    return failed


def _property_tests() -> list[Path]:
    return [path for path in sorted(_TOP.glob("host_tests/**/test_host_*.py")) if "hypothesis" in path.read_text()]


if __name__ == "__main__":
    sys.exit(main())
