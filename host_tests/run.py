"""Runs portable test files on MicroPython: `micropython -m host_tests.run FILE[::TEST]...`, from the top folder.

A portable file is named test_*.py but not test_host_*.py, and holds functions test_*() with plain asserts. Prints the
traceback of each failure and a closing line; the exit code is 1 if anything failed or nothing ran.
"""

import gc
import sys


def load(path: str) -> object:
    """The module of a test file, imported by its path from the top folder."""
    return __import__(path[:-3].replace("/", "."), None, None, ("*",))


def run(module: object, path: str, only: str) -> "tuple[int, int]":
    """Runs the tests of a module, or only one of them; how many passed and how many failed."""
    passed = failed = 0
    for name in sorted(dir(module)):
        if name.startswith("test_") and only in ("", name):
            gc.collect()  # room in one piece: what an earlier test left in between breaks it up
            try:
                getattr(module, name)()
                passed += 1
            except Exception as error:
                print("FAILED", path, name)
                sys.print_exception(error)
                failed += 1
    return passed, failed


def main(paths: "list[str]") -> int:
    """Runs every file, or the one test of it that is named; the exit code."""
    passed = failed = 0
    for argument in paths:
        path, _, only = argument.partition("::")
        counts = run(load(path), path, only)
        passed += counts[0]
        failed += counts[1]
    print(passed, "passed,", failed, "failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
