"""Owns the budgets: what is measured, and how much there may be of it.

`python -m tools.figures.budgets` prints those of BUDGETS as a table; the exit code is 1 if one is missed. To add one,
write a function that returns the measured number, or raises SkippedError where this machine cannot measure it, and a
line in BUDGETS or DEVICE.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from tools.figures.footprint import SkippedError, flash_sizes, heap
from tools.virtual_board import virtual

# The flash's file system gives a file whole blocks.

# Smaller samples than those of tools/figures/bench.py, which has all figures.
_GAMES = 30
_TURNS = 1000
_PLAYERS = 3


class Budget(NamedTuple):
    """A number that is measured, and the most (or, with `at_least`, the least) it may be."""

    what: str
    unit: str
    limit: float
    measure: Callable[[], float]
    at_least: bool = False


def flash_files() -> int:
    """How many files go on the flash."""
    return len(flash_sizes())


def flash_kilobytes() -> float:
    """How many kilobytes the files on the flash have."""
    return round(sum(flash_sizes().values()) / 1024, 1)


def presses_per_decision() -> float:
    """How many presses a decision with something to mark takes in simulated games."""
    virtual.install()
    from tools.figures import presses

    return round(presses.total(*presses.play(_GAMES).values()).mean(), 2)


def presses_per_stick() -> float:
    """How many presses a stick of Qix takes who goes another way than the proposed one now and then."""
    virtual.install()
    from tools.figures import qix_presses

    presses, sticks = qix_presses.presses_per_stick(_GAMES // 3, qix_presses.own_way)
    return round(presses.total() / sticks, 2)


def wire_per_cent(reason: str) -> float:
    """The most that a cursor move sends on I2C, of a whole picture's bytes; the reasons are those of wire.py."""
    virtual.install()
    from tools.figures import wire

    return round(100 * wire.measure(most_players=_PLAYERS).worst(reason), 1)


def awake_per_cent() -> float:
    """For how much of the time the processor is awake while a person thinks, its code taken to need none."""
    virtual.install()
    from tools.figures import awake

    return round(awake.on_virtual_board(), 1)


def emulated() -> ModuleType:
    """The module that measures on an emulated Pico; SkippedError where there can be none."""
    try:
        from tools.emulator import pico
        from tools.figures import device
    except ImportError as error:
        raise SkippedError("rp2040py, the emulator of a Pico, is not built for this machine") from error
    try:
        pico.firmware()
    except pico.NoFirmwareError as error:
        raise SkippedError(str(error)) from error
    return device


def thinking() -> ModuleType:
    """The module that measures how bots think on an emulated Pico; SkippedError where there can be none."""
    emulated()
    from tools.figures import thinking as module

    return module


BUDGETS = (
    Budget("files on flash", "KB", 160, flash_kilobytes),
    Budget("files on flash, their number", "", 40, flash_files),
    Budget("heap grown in 1,000 turns of five", "B", 0, lambda: heap(_TURNS)["growth"]),
    Budget("heap kept of Qix in a game of Qwixx", "B", 0, lambda: heap(_TURNS)["switch"]),
    Budget("heap kept of a guided turn", "B", 0, lambda: heap(_TURNS)["lesson"]),
    Budget("heap taken to draw a frame", "B", 0, lambda: heap(_TURNS)["frame"]),
    Budget("presses per decision", "", 2, presses_per_decision),
    Budget("presses per stick of Qix", "", 5, presses_per_stick),
    Budget("awake while a person thinks, virtual board", "%", 10, awake_per_cent),
    Budget("on the wire for a cursor move, worst", "%", 12, lambda: wire_per_cent("cursor move")),
    Budget("the same with its effect line, worst", "%", 25, lambda: wire_per_cent("with its effect line")),
)

# Kept by `make test-device`, as each takes some seconds.
DEVICE = (
    Budget("heap in a game of five", "KB", 64, lambda: round(emulated().five().used / 1024, 1)),
    Budget("largest free block in it", "KB", 96, lambda: round(emulated().five().largest / 1024, 1), at_least=True),
    Budget("heap with four Experts at the table", "KB", 64, lambda: round(emulated().robots().used / 1024, 1)),
    Budget("heap in a game of Qix", "KB", 66, lambda: round(emulated().qix().used / 1024, 1)),
    Budget("largest free block in that", "KB", 96, lambda: round(emulated().qix().largest / 1024, 1), at_least=True),
    Budget("a press in a game of Qix, longest", "ms", 500, lambda: round(emulated().qix_press())),
    Budget("Hard's longest decision", "s", 0.25, lambda: round(thinking().measure(thinking().HARD).decision, 3)),
    Budget("Expert's longest decision", "s", 1.5, lambda: round(thinking().measure(thinking().EXPERT).decision, 3)),
    Budget("a bot's longest step", "ms", 20, lambda: round(thinking().measure(thinking().EXPERT).step, 1)),
    Budget("heap of a bot", "KB", 12, lambda: round(thinking().measure(thinking().EXPERT).heap / 1024, 1)),
    Budget("awake while a person thinks", "%", 10, lambda: round(emulated().awake(), 1)),
    Budget("reset to the first picture", "ms", 60, lambda: round(emulated().start(wire_time=False).picture)),
    Budget("reset to a menu that has answered", "ms", 400, lambda: round(emulated().start(wire_time=False).menu)),
)


class Row(NamedTuple):
    """A line of the table, in words, and whether the budget is missed."""

    what: str
    measured: str
    limit: str
    verdict: str
    missed: bool

    def __str__(self) -> str:
        """The line."""
        return f"{self.what:<48} {self.measured:>12} {self.limit:>14}  {self.verdict}"


def row(budget: Budget) -> Row:
    """Measures a budget."""
    limit = f"{'≥' if budget.at_least else '≤'} {budget.limit:,} {budget.unit}".rstrip()
    try:
        measured = budget.measure()
    except SkippedError as error:
        return Row(budget.what, "", limit, f"skipped: {error}", False)
    missed = measured < budget.limit if budget.at_least else measured > budget.limit
    return Row(budget.what, f"{measured:,} {budget.unit}".rstrip(), limit, "MISSED" if missed else "OK", missed)


def main() -> int:
    """Prints the table; 1 if a budget is missed."""
    print(Row("budget", "measured", "limit", "", False))
    anything_missed = False
    for budget in BUDGETS:
        line = row(budget)
        print(line, flush=True)
        anything_missed |= line.missed
    return 1 if anything_missed else 0


if __name__ == "__main__":
    sys.exit(main())
