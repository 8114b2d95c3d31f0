"""Prints the budgets and, as tables, all other figures: presses, bytes on the wire, heap, flash and code."""

import argparse
import sys
from collections.abc import Callable, Iterable

from tools import board, budgets, footprint

_TURNS = 1000


def table(title: str, rows: Callable[[], Iterable[tuple[str, str, str]]]) -> None:
    """Prints what is measured, how much, and its limit or what it is compared with."""
    print(f"\n{title}")
    try:
        for what, figure, against in rows():
            print(f"  {what:<46} {figure:>22}  {against}".rstrip())
    except footprint.SkippedError as error:
        print(f"  skipped: {error}")


def main() -> int:
    """Prints everything; 1 if a budget is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games in which presses are counted (%(default)s)")
    parser.add_argument("--qix", type=int, default=1000, help="games of Qix between bots (%(default)s)")
    options = parser.parse_args()
    missed = budgets.main()
    board.install()
    # What draws can only be imported once the Pico's modules are in place.
    from tools import presses, qix_games, wire

    table("Presses per decision in which there is something to mark", lambda: presses.rows(options.games))
    table("Bytes on the wire for a picture, games of one to five", wire.rows)
    table("Games of Qix, median and longest", lambda: qix_games.rows(options.qix))
    table("Heap", lambda: footprint.heap_rows(_TURNS))
    table("Flash", footprint.flash_rows)
    table("Code", footprint.code_rows)
    return missed


if __name__ == "__main__":
    sys.exit(main())
