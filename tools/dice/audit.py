"""Audits the dice: rolls a million of them through the device's own pipeline, here or on a device, and judges them.

Here the ring oscillator is simulated, and worse than a good one: ones are more frequent, and bits resemble the ones
before. The exit code is 1 if the dice are not fair, or none could be rolled.
"""

import argparse
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

from tools.build import image
from tools.dice.audit_sources import BAD, CORRELATION, ONES, Interrupted, Oscillator, Roll, pipeline
from tools.virtual_board import virtual

PICTURE = image.BUILD.parent / "audit.png"
ROLLS = 1_000_000
_DICE = 6
_BATCH = 500


def simulated(roll: Roll, rolls: int) -> Iterator[bytes]:
    """The faces of so many rolls, batch by batch."""
    left = rolls
    while left:
        batch = min(left, _BATCH)
        left -= batch
        yield bytes(face for _ in range(batch) for face in roll())


class Progress:
    """A bar on a terminal that shows how far it is; elsewhere a line now and then."""

    def __init__(self, whole: int) -> None:
        self._whole = whole
        self._start = time.monotonic()
        self._terminal = sys.stderr.isatty()
        self._next = 0.0

    def show(self, done: int) -> None:
        """Tells that so many rolls are done."""
        now = time.monotonic() - self._start
        if now < self._next and done < self._whole:
            return
        self._next = now + (0.2 if self._terminal else 15)
        part = done / self._whole
        left = f"{now / part - now:,.0f} s left" if part else "starting"
        bar = ("█" * round(30 * part)).ljust(30, "░")
        line = f"{bar} {part:4.0%}  {done:,} of {self._whole:,} rolls, {left}"
        print(f"\r{line}   " if self._terminal else line, end="" if self._terminal else "\n", file=sys.stderr)

    def end(self) -> None:
        """Leaves the line."""
        if self._terminal:
            print(file=sys.stderr)


def gather(batches: Iterator[bytes], rolls: int) -> bytearray:
    """All faces, or those that came before Ctrl-C or a broken connection; none if the source has failed."""
    from engine.dice import StuckSource

    faces = bytearray()
    progress = Progress(rolls)
    try:
        for batch in batches:
            faces += batch
            progress.show(len(faces) // _DICE)
    except (KeyboardInterrupt, Interrupted) as reason:
        print(f"\n{str(reason) or 'Stopped.'} What is there is judged.", file=sys.stderr)
    except StuckSource as error:
        print(f"\nThe source has failed: {error}.")
        faces.clear()
    finally:
        progress.end()
    return faces


def report(faces: bytearray, picture: Path) -> bool:
    """Prints and draws the verdict; whether the dice are fair."""
    try:
        from tools.dice import audit_plot, fairness
    except ImportError as error:
        print(f"{error.name} is missing: it is not built for this machine, so nothing can be judged.")
        return False
    try:
        verdict = fairness.judge(faces)
    except ValueError as error:
        print(f"NO VERDICT: {error}.")
        return False
    for test in verdict.tests:
        mark = "  FAILS" if test in verdict.failed else ""
        print(f"  {test.what:<44} {test.statistic:>6} = {test.value:8.2f}   p = {test.p:.3g}{mark}")
    print(fairness.words(verdict))
    picture.parent.mkdir(parents=True, exist_ok=True)
    audit_plot.draw(faces, verdict).save(picture)
    print(f"The picture is {picture}.")
    return verdict.fair


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make audit", description="Judge the dice, here or on a device.")
    parser.add_argument("--port", help="roll on the device at this serial port, which has the game on it")
    parser.add_argument("--rolls", type=int, default=ROLLS, help="how many (%(default)s)")
    parser.add_argument("--seed", type=int, help="of the simulated oscillator (another one each time)")
    parser.add_argument("--bad", choices=BAD, help="a bad source in place of the pipeline, which has to be found out")
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where the picture goes (%(default)s)")
    options = parser.parse_args()
    if options.rolls < 1:
        parser.error("--rolls has to be 1 at least")
    return options


def main() -> int:
    """The exit code: 0 if the dice are fair."""
    options = _options()
    # Ctrl-C counts even if a script has started this in the background.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    virtual.install()
    started = time.monotonic()
    if options.port:
        from tools.dice.audit_device import rolled
        from tools.pico.deploy import Failure

        try:
            with rolled(options.port, options.rolls) as batches:
                faces = gather(batches, options.rolls)
        except Failure as error:
            print(error, file=sys.stderr)
            return 1
    else:
        seed = options.seed if options.seed is not None else time.time_ns() % 1_000_000
        source = BAD[options.bad](Random(seed)) if options.bad else pipeline(Oscillator(Random(seed)))
        print(
            f"Seed {seed}. {f'A bad source: {options.bad}' if options.bad else 'The pipeline'};"
            f" simulated raw bits: {ONES:.0%} ones, correlation {CORRELATION}."
        )
        faces = gather(simulated(source, options.rolls), options.rolls)
    print(f"{len(faces) // _DICE:,} rolls in {time.monotonic() - started:.0f} s.")
    return 0 if report(faces, options.picture) else 1


if __name__ == "__main__":
    sys.exit(main())
