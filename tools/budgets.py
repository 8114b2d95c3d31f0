"""Owns the budgets: what is measured, and how much there may be of it.

`python -m tools.budgets` prints them as a table; the exit code is 1 if one is missed. To add one, write a function that
returns the measured number, or raises SkippedError where this machine cannot measure it, and a line in BUDGETS.
"""

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools import image

# The flash's file system gives a file whole blocks.
BLOCK = 4096


class SkippedError(Exception):
    """This machine cannot measure it; the message says why."""


class Budget(NamedTuple):
    """A number that is measured, and the most (or, with `at_least`, the least) it may be."""

    what: str
    unit: str
    limit: float
    measure: Callable[[], float]
    at_least: bool = False


@cache
def flash_sizes() -> tuple[int, ...]:
    """The size in bytes of every file that goes on the flash."""
    with TemporaryDirectory() as folder:
        try:
            return tuple(path.stat().st_size for path in image.build(Path(folder, "flash")))
        except image.NoCompilerError as error:
            raise SkippedError(str(error)) from error
        except image.CompileError as error:
            raise SystemExit(str(error)) from error


def flash_files() -> int:
    """How many files go on the flash."""
    return len(flash_sizes())


def flash_kilobytes() -> int:
    """How many kilobytes the files on the flash take, each in whole blocks."""
    return sum(-(-size // BLOCK) for size in flash_sizes()) * BLOCK // 1024


BUDGETS = (
    Budget("files on flash, in whole blocks", "KB", 160, flash_kilobytes),
    Budget("files on flash, their number", "", 40, flash_files),
)


def row(budget: Budget) -> tuple[str, bool]:
    """A line of the table, and whether the budget is missed."""
    limit = f"{'≥' if budget.at_least else '≤'} {budget.limit:,} {budget.unit}".rstrip()
    try:
        measured = budget.measure()
    except SkippedError as error:
        return f"{budget.what:<48} {'':>12} {limit:>14}  skipped: {error}", False
    missed = measured < budget.limit if budget.at_least else measured > budget.limit
    value = f"{measured:,} {budget.unit}".rstrip()
    return f"{budget.what:<48} {value:>12} {limit:>14}  {'MISSED' if missed else 'OK'}", missed


def main() -> int:
    """Prints the table; 1 if a budget is missed."""
    print(f"{'budget':<48} {'measured':>12} {'limit':>14}")
    anything_missed = False
    for budget in BUDGETS:
        line, missed = row(budget)
        print(line)
        anything_missed |= missed
    return 1 if anything_missed else 0


if __name__ == "__main__":
    sys.exit(main())
