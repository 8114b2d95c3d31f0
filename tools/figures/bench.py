"""Prints the budgets and, as tables, all other figures: presses, bytes on the wire, heap, flash, wear, code, device.

All are measured first, as many at a time as there are processors.
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tools.figures import budgets, endurance, footprint, report
from tools.figures.measure import Measurement, Row, SkippedError, ahead
from tools.figures.subjects import WAYS, languages
from tools.virtual_board import virtual

_TURNS = 1000
_WORN = 200  # games

Rows = Callable[[], Iterable[Row]]


class Table(NamedTuple):
    """A table of the report, and what has to be measured for it."""

    title: str
    rows: Rows
    measurements: "tuple[Measurement, ...]" = ()


def measured_table(title: str, seconds: int, function: Callable[..., list[Row]], *arguments: object) -> Table:
    """A table whose rows are measured together."""
    return Table(title, lambda: function(*arguments), (Measurement(title, function, arguments, seconds),))


def table(title: str, rows: Rows) -> str:
    """Prints what is measured, how much, and its limit or what it is compared with; the same for the report."""
    print(f"\n{title}", flush=True)
    lines = [f"\n## {title}\n", "| what | figure | against |", "|---|---:|---|"]
    try:
        for what, figure, against in rows():
            print(f"  {what:<46} {figure:>22}  {against}".rstrip(), flush=True)
            lines.append(f"| {what} | {figure} | {against} |")
    except SkippedError as error:
        print(f"  skipped: {error}")
        lines.append(f"| skipped | | {error} |")
    return "\n".join(lines) + "\n"


def budget_rows(those: Iterable[budgets.Budget]) -> Iterator[Row]:
    """What is measured, how much, and whether that keeps the limit."""
    for budget in those:
        row = budgets.row(budget)
        yield row.what, row.measured, f"{row.limit} {row.verdict}"


def tables(games: int, qix: int) -> Iterator[Table]:
    """Those that need no device."""
    # What draws can only be imported once the Pico's modules are in place.
    from tools.figures import presses, qix_lengths, qix_presses, wire

    yield Table(
        "Budgets",
        lambda: budget_rows(budgets.BUDGETS),
        (
            Measurement("presses per decision, for the budget", budgets.presses_per_decision, (), 20),
            Measurement("presses per stick, for the budget", budgets.presses_per_stick, (), 6),
            Measurement("cursor moves", budgets.wire_per_cent, ("cursor move",)),
            Measurement("effect lines", budgets.wire_per_cent, ("with its effect line",)),
            Measurement("the heap", footprint.heap, (_TURNS,), 10),
            Measurement("the files", footprint.flash_sizes, ()),
        ),
    )
    what = "Presses per decision in which there is something to mark"
    yield measured_table(what, 80, presses.rows, games)
    yield measured_table("Bytes on the wire for a picture, games of one to five", 10, wire.rows)
    yield measured_table("Presses per stick of Qix", 60, qix_presses.press_rows, games // 4)
    yield measured_table("Bytes on the wire for a picture of Qix", 10, qix_presses.wire_rows, games // 10)
    yield measured_table("Games of Qix, median and longest", 60, qix_lengths.rows, qix)
    yield Table("Heap", lambda: footprint.heap_rows(_TURNS))
    yield Table("Files by mpremote", footprint.flash_rows)
    for way, name in WAYS.items():
        yield measured_table(f"Wear of the flash by saves, {name}", 25, endurance.wear_rows, _WORN, way)
    yield measured_table("Power cuts while the flash is written", 60, endurance.cut_rows)
    yield Table("Code", footprint.code_rows)


def device_tables(stock: str) -> Iterator[Table]:
    """Those of the emulated Pico."""
    device = budgets.emulated()
    from tools.figures import thinking

    frozen = budgets.frozen()
    ways = [*WAYS] if frozen else [False]
    yield Table(
        "Budgets of the device",
        lambda: budget_rows(budget for those in budgets.DEVICE for budget in those),
        tuple(
            Measurement(f"how bots think, {level}", thinking.measure, (frozen, level), 60)
            for level in (thinking.HARD, thinking.EXPERT)
        )
        + (Measurement("awake while a person thinks", device.awake, (frozen,), 15),),
    )
    starts = ((way, wire_time) for way in ways for wire_time in (False, True))
    yield Table(
        "Device: time",
        lambda: device.start_rows(frozen),
        (
            *(Measurement(f"the start, {WAYS[way]}", device.start, (way, wire), 25 - 15 * way) for way, wire in starts),
            Measurement("the prompt", device.prompt),
            Measurement("the longest press of Qix", device.qix_press, (frozen,), 30),
            Measurement("from button to bus", device.answers, (frozen,), 50),
        ),
    )
    yield Table(
        "Device: memory",
        lambda: device.memory_rows(frozen),
        (
            *(
                Measurement(f"memory in games, {language}, {WAYS[way]}", device.memories, (way, language), 180)
                for way in ways
                for language in languages(way)
            ),
            Measurement("memory after turns", device.turns, (frozen,), 30),
        ),
    )
    yield Table(
        "Device: loading",
        lambda: device.import_rows(frozen),
        (
            *(Measurement(f"loading, {WAYS[way]}", device.import_ms, (way, True), 20) for way in ways),
            Measurement("loading of sources", device.import_ms, (False, False), 90),
        ),
    )
    yield measured_table("Device: pictures, against ssd1306 of micropython-lib", 90, device.work_rows, frozen, stock)


def main() -> int:
    """Prints everything and writes the report; 1 if a budget is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=60, help="games in which presses are counted (%(default)s)")
    parser.add_argument("--qix", type=int, default=400, help="games of Qix between bots (%(default)s)")
    parser.add_argument("--ssd1306", default="", metavar="FILE", help="micropython-lib's driver, if mip can't get it")
    options = parser.parse_args()
    begun = time.monotonic()
    virtual.install()
    all_tables = list(tables(options.games, options.qix))
    said = ""
    way = WAYS[False]
    try:
        all_tables += device_tables(options.ssd1306)
        way = WAYS[budgets.frozen()]
    except SkippedError as error:
        said = f"\nDevice: skipped: {error}\n"
    print("Measuring:", flush=True)
    ahead(measurement for each in all_tables for measurement in each.measurements)
    text = report.head(way) + "".join(table(each.title, each.rows) for each in all_tables) + said
    print(f"{said}\nAll that in {time.monotonic() - begun:.0f} s.")
    report.FILE.write_text(text, encoding="utf-8")
    return 1 if budgets.MISSED in text else 0


if __name__ == "__main__":
    sys.exit(main())
