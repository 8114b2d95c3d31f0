"""Prints the budgets and, as tables, all other figures: presses, bytes on the wire, heap, flash, wear, code, device."""

import argparse
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from tools.figures import budgets, endurance, footprint
from tools.virtual_board import virtual

REPORT = Path(__file__).parent / "bench.md"
_TURNS = 1000
_WORN = 200  # games
_DEVICE_TURNS = 100
_HEAD = """# Figures

Written by `make bench`. A figure of the device is that of an emulated Pico with MicroPython's official firmware, at 125
MHz; I2C takes no time there, so the time of the bus is worked out from its bytes, or said to be counted.
"""

Rows = Callable[[], Iterable[tuple[str, str, str]]]


def table(title: str, rows: Rows) -> str:
    """Prints what is measured, how much, and its limit or what it is compared with; the same for the report."""
    print(f"\n{title}", flush=True)
    lines = [f"\n## {title}\n", "| what | figure | against |", "|---|---:|---|"]
    try:
        for what, figure, against in rows():
            print(f"  {what:<46} {figure:>22}  {against}".rstrip(), flush=True)
            lines.append(f"| {what} | {figure} | {against} |")
    except footprint.SkippedError as error:
        print(f"  skipped: {error}")
        lines.append(f"| skipped | | {error} |")
    return "\n".join(lines) + "\n"


def device_tables(stock: "Path | None") -> str:
    """The tables from the emulated Pico."""
    device = budgets.emulated()
    from tools.figures import stock as mip

    report = table("Device: time", device.start_rows)
    report += table("Device: memory", lambda: device.memory_rows(_DEVICE_TURNS))
    report += table("Device: loading", device.import_rows)
    text = (lambda: stock.read_text(encoding="utf-8")) if stock else mip.driver
    return report + table("Device: pictures, against ssd1306 of micropython-lib", lambda: device.work_rows(text()))


def main() -> int:
    """Prints everything and writes the report; 1 if a budget is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games in which presses are counted (%(default)s)")
    parser.add_argument("--qix", type=int, default=1000, help="games of Qix between bots (%(default)s)")
    parser.add_argument("--ssd1306", type=Path, metavar="FILE", help="micropython-lib's driver, if mip can't get it")
    options = parser.parse_args()
    virtual.install()
    # What draws can only be imported once the Pico's modules are in place.
    from tools.figures import presses, qix_lengths, qix_presses, wire

    report = _HEAD
    missed = False
    for title, those in (("Budgets", budgets.BUDGETS), ("Budgets of the device", budgets.DEVICE)):
        rows = [budgets.row(budget) for budget in those]
        missed |= any(row.missed for row in rows)
        report += table(title, [(row.what, row.measured, f"{row.limit} {row.verdict}") for row in rows].__iter__)
    report += table("Presses per decision in which there is something to mark", lambda: presses.rows(options.games))
    report += table("Bytes on the wire for a picture, games of one to five", wire.rows)
    report += table("Presses per stick of Qix", lambda: qix_presses.press_rows(options.games // 4))
    report += table("Bytes on the wire for a picture of Qix", lambda: qix_presses.wire_rows(options.games // 20))
    report += table("Games of Qix, median and longest", lambda: qix_lengths.rows(options.qix))
    report += table("Heap", lambda: footprint.heap_rows(_TURNS))
    report += table("Flash", footprint.flash_rows)
    report += table("Wear of the flash by saves", lambda: endurance.wear_rows(_WORN))
    report += table("Power cuts while the flash is written", endurance.cut_rows)
    report += table("Code", footprint.code_rows)
    try:
        report += device_tables(options.ssd1306)
    except footprint.SkippedError as error:
        print(f"\nDevice: skipped: {error}")
        report += f"\nDevice: skipped: {error}\n"
    REPORT.write_text(report, encoding="utf-8")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
