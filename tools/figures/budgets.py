"""Owns the budgets: what is measured, and how much there may be of it.

`python -m tools.figures.budgets` prints those of BUDGETS as a table; the exit code is 1 if one is missed. To add one,
write a function that returns the measured number, or raises SkippedError where this machine cannot measure it, and a
line in BUDGETS or DEVICE.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from tools.build import firmware
from tools.figures.footprint import flash_blocks, heap
from tools.figures.measure import SkippedError, measured
from tools.figures.subjects import GAMES, LANGUAGES, WAYS
from tools.virtual_board import virtual

MISSED = "MISSED"

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


def flash_kilobytes() -> int:
    """How many kilobytes the game takes as files, each of which has whole blocks."""
    return flash_blocks() * 4


@measured
def presses_per_decision() -> float:
    """How many presses a decision with something to mark takes in simulated games."""
    virtual.install()
    from tools.figures import presses

    return round(presses.total(*presses.play(_GAMES).values()).mean(), 2)


@measured
def presses_per_stick() -> float:
    """How many presses a stick of Qix takes who goes another way than the proposed one now and then."""
    virtual.install()
    from tools.figures import qix_presses

    presses, sticks = qix_presses.presses_per_stick(_GAMES // 3, qix_presses.own_way)
    return round(presses.total() / sticks, 2)


@measured
def wire_per_cent(reason: str) -> float:
    """The most that a cursor move sends on I2C, of a whole picture's bytes; the reasons are those of wire.py."""
    virtual.install()
    from tools.figures import wire

    return round(100 * wire.measure(most_players=_PLAYERS).worst(reason), 1)


@measured
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


def with_game() -> ModuleType:
    """The same, for measuring a firmware with the game in it; SkippedError where that can't be built."""
    device = emulated()
    try:
        firmware.build()
    except firmware.MissingError as error:
        raise SkippedError(str(error)) from error
    return device


def frozen() -> bool:
    """Whether a firmware with the game can be measured: then it is where there is one budget for both ways."""
    try:
        with_game()
    except SkippedError:
        return False
    return True


def of_device(way: bool) -> ModuleType:
    """The module that measures the game frozen, or else as files."""
    return with_game() if way else emulated()


BUDGETS = (
    Budget("files by mpremote, in whole blocks", "KB", 640, flash_kilobytes),
    Budget("heap grown in 1,000 turns of five", "B", 0, lambda: heap(_TURNS)["growth"]),
    Budget("heap kept of Qix in a game of Qwixx", "B", 0, lambda: heap(_TURNS)["switch"]),
    Budget("heap kept of a guided turn", "B", 0, lambda: heap(_TURNS)["lesson"]),
    Budget("heap taken to draw a frame", "B", 0, lambda: heap(_TURNS)["frame"]),
    Budget("presses per decision", "", 1.76, presses_per_decision),
    Budget("presses per stick of Qix", "", 5, presses_per_stick),
    Budget("awake while a person thinks, virtual board", "%", 10, awake_per_cent),
    Budget("on the wire for a cursor move, worst", "%", 12, lambda: wire_per_cent("cursor move")),
    Budget("the same with its effect line, worst", "%", 25, lambda: wire_per_cent("with its effect line")),
)


def _memory(way: bool, game: str, limit: int) -> tuple[Budget, ...]:
    def memory() -> Any:
        return of_device(way).memories(way, LANGUAGES[-1])[game]  # that which takes most

    def most() -> float:
        return round(memory().used / 1024, 1)

    def largest() -> float:
        return round(memory().largest / 1024, 1)

    what = f"{game}, {WAYS[way]}"
    return (
        Budget(f"heap in {what}", "KB", limit, most),
        Budget(f"largest free block in {what}", "KB", 96, largest, at_least=True),
    )


def _memories(way: bool, limit: int) -> tuple[Budget, ...]:
    return tuple(budget for game in GAMES for budget in _memory(way, game.name, limit))


def _start(way: bool, picture: int, menu: int) -> tuple[Budget, ...]:
    def start() -> Any:
        return of_device(way).start(way, False)

    return (
        Budget(f"reset to the first picture, {WAYS[way]}", "ms", picture, lambda: round(start().picture)),
        Budget(f"reset to a menu that answers, {WAYS[way]}", "ms", menu, lambda: round(start().menu)),
    )


def _think(level: str) -> Any:
    emulated()
    from tools.figures import thinking

    return thinking.measure(frozen(), getattr(thinking, level))


# Kept by `make test-device`, as they take long; those that are measured in one run stand together.
DEVICE = (
    _memories(True, 56),
    _memories(False, 112),
    _start(True, 30, 180),
    _start(False, 80, 700),
    (Budget("firmware with the game frozen", "KB", 640, lambda: round(with_game().firmware_size() / 1024, 1)),),
    (Budget("a press in a game of Qix, longest", "ms", 500, lambda: round(emulated().qix_press(frozen()))),),
    (Budget("Hard's longest decision", "s", 0.25, lambda: round(_think("HARD").decision, 3)),),
    (
        Budget("Expert's longest decision", "s", 1.5, lambda: round(_think("EXPERT").decision, 3)),
        Budget("a bot's longest step", "ms", 20, lambda: round(_think("EXPERT").step, 1)),
        Budget("heap of a bot", "KB", 12, lambda: round(_think("EXPERT").heap / 1024, 1)),
    ),
    (Budget("awake while a person thinks", "%", 10, lambda: round(emulated().awake(frozen()), 1)),),
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
    return Row(budget.what, f"{measured:,} {budget.unit}".rstrip(), limit, MISSED if missed else "OK", missed)


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
