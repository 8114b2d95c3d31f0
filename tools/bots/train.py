"""Trains the bots of Qwixx, each table and net in a process of its own, and writes engine/qwixx/bots/trained.py.

They learn by playing against themselves, from seeds, so that the same call gives the same bytes. What was learned is
kept after every step in a folder until all is done; a call that is broken off goes on there.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.virtual_board import virtual

TOP = Path(__file__).parent.parent.parent
TRAINED = TOP / "engine/qwixx/bots/trained.py"
FOLDER = TOP / "build/train"
STEP = 10_000  # games
WIN = 0.5  # the weight of who wins, against by how much
_WIDTH = 26  # bytes in a line of the module


class Stage(NamedTuple):
    """So many thousand games by one set of rates, as tools.bots.learn.learn takes them."""

    thousands: int
    rate: float
    fade: float
    slips: float = 0.01
    teacher: bool = False


class Course(NamedTuple):
    """What is learned: its name in the module, by how many players, and how."""

    name: str
    players: int
    stages: tuple[Stage, ...]


COURSES = (
    Course("DUEL", 2, (
        Stage(50, 0.02, 1, teacher=True), Stage(100, 0.01, 1, teacher=True), Stage(300, 0.01, 0.95),
        Stage(450, 0.004, 0.9), Stage(300, 0.0015, 0.9, 0), Stage(300, 0.0005, 0.9, 0), Stage(200, 0.0002, 0.9, 0),
    )),
    Course("ALONE", 1, (
        Stage(30, 0.001, 1, teacher=True), Stage(200, 0.001, 0.9), Stage(600, 0.0003, 0.8),
        Stage(600, 0.0001, 0.8, 0), Stage(400, 0.00003, 0.8, 0),
    )),
)  # fmt: skip


def kept_at(course: Course, folder: Path, seed: int) -> Path:
    """Where a course is kept until all are done."""
    return folder / f"{course.name.lower()}-{seed}.npz"


def attend(course: Course, folder: Path, seed: int) -> bytes:
    """Takes a course from where it was left; the bytes that the device has of it."""
    virtual.install()
    from engine.qwixx import CLASSIC
    from tools.bots import game, net, players

    learned = net.fresh(course.players, seed)
    kept = kept_at(course, folder, seed)
    done = 0
    if kept.exists():
        with np.load(kept) as file:
            learned, done = file["learned"], int(file["done"])
    steps = [stage for stage in course.stages for _ in range(stage.thousands * 1000 // STEP)]
    began = time.monotonic()
    for i in range(done, len(steps)):
        stage = steps[i]
        points = players.school().learn(
            learned, STEP, seed + i * STEP, stage.rate, stage.fade, stage.slips, stage.teacher, WIN,
            game.numbers_of(CLASSIC), course.players,
        )  # fmt: skip
        new = kept.with_suffix(".new.npz")
        np.savez(new, learned=learned, done=i + 1)
        new.replace(kept)
        left = (time.monotonic() - began) / (i + 1 - done) * (len(steps) - i - 1)
        print(f"{course.name:<5} {i + 1:>3} of {len(steps)}  mean {points:6.2f}  {left / 60:3.0f} min left", flush=True)
    return net.rounded(learned)


def table() -> bytes:
    """The fixed opponents' table in half points."""
    virtual.install()
    from engine.qwixx.bots.layout import TABLE_BOXES, TABLE_LENGTH, ZERO
    from tools.bots.yardsticks import BOXES, TABLE

    values = np.zeros(TABLE_LENGTH)
    values[0] = TABLE[0, 0]
    for last in range(1, 11):
        first = last * (last - 1) // 2 + 1
        values[first : first + last] = TABLE[last, 1 : last + 1]
    values[TABLE_BOXES:] = BOXES
    return bytes(np.clip(np.rint(2 * values) + ZERO, 0, 255).astype(np.uint8))


def module(seed: int, courses: "dict[str, bytes]") -> str:
    """The text of the module that holds what was learned."""
    games = {c.name: 1000 * sum(stage.thousands for stage in c.stages) for c in COURSES}
    lines = [
        '"""The table and the nets of Qwixx\'s bots as bytes, written by `make train`: nothing here is edited by hand.',
        "",
        f"Seed {seed}; classic rules. DUEL learned from {games['DUEL']:,} games of two against itself and, at",
        f"first, those of a teacher, ALONE likewise from {games['ALONE']:,} games alone; TABLE is that of the fixed",
        "opponents. tools/bots/README.md tells more, and engine.qwixx.bots.layout what is where.",
        '"""',
    ]
    for name, octets in {**courses, "TABLE": table()}.items():
        lines += ["", f"{name} = ("]
        for i in range(0, len(octets), _WIDTH):
            lines.append('    b"' + "".join(f"\\x{octet:02x}" for octet in octets[i : i + _WIDTH]) + '"')
        lines.append(")")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Trains, and writes the module."""
    parser = argparse.ArgumentParser(prog="make train", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="another one gives other bots (%(default)s)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where unfinished nets are kept (%(default)s)")
    parser.add_argument("--fresh", action="store_true", help="begin anew whatever is kept there")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    if options.fresh:
        for kept in options.folder.glob("*.npz"):
            kept.unlink()
    with ProcessPoolExecutor(len(COURSES)) as pool:
        learned = pool.map(attend, COURSES, [options.folder] * len(COURSES), [options.seed] * len(COURSES))
        courses = {course.name: octets for course, octets in zip(COURSES, learned, strict=True)}
    TRAINED.write_text(module(options.seed, courses), encoding="ascii")
    for course in COURSES:
        kept_at(course, options.folder, options.seed).unlink()
    print(f"{sum(map(len, courses.values())):,} bytes of nets in {TRAINED.relative_to(TOP)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
