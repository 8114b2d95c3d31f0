"""Trains the bots of Qwixx, each table and net in a process of its own, and writes engine/qwixx/bots/trained.py.

They learn by playing against themselves, from seeds, so that the same call gives the same bytes. What was learned is
kept after every step in a folder; a call that is broken off goes on there.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools import board

TOP = Path(__file__).parent.parent.parent
TRAINED = TOP / "engine/qwixx/bots/trained.py"
FOLDER = TOP / "build/train"
_STEP = 10_000  # games
_CLASSIC = (5, 1, 1, 0)  # the rules as tools.bots.game.begin wants them
_WIDTH = 24  # bytes in a line of the module


class Stage(NamedTuple):
    """So many thousand games by one set of rates, as tools.bots.learn.learn takes them."""

    thousands: int
    rate: float
    fade: float
    slips: float = 0.01
    teacher: bool = False


class Course(NamedTuple):
    """What is learned: its name in the module, for how many players, the weight of who wins, and how."""

    name: str
    about: str
    players: int
    win: float
    stages: tuple[Stage, ...]


COURSES = (
    Course("DUEL", "Expert's net for two and more", 2, 0.5, (
        Stage(50, 0.02, 1, teacher=True), Stage(100, 0.01, 1, teacher=True), Stage(300, 0.01, 0.95),
        Stage(450, 0.004, 0.9), Stage(300, 0.0015, 0.9, 0), Stage(300, 0.0005, 0.9, 0), Stage(200, 0.0002, 0.9, 0),
    )),
    Course("ALONE", "Expert's net for one who plays alone", 1, 0, (
        Stage(30, 0.001, 1, teacher=True), Stage(200, 0.001, 0.9), Stage(600, 0.0003, 0.8),
        Stage(600, 0.0001, 0.8, 0), Stage(400, 0.00003, 0.8, 0),
    )),
    Course("TABLE", "Hard's table", 2, 0.9, (
        Stage(30, 0.2, 1, teacher=True), Stage(100, 0.1, 0.9), Stage(100, 0.03, 0.9), Stage(100, 0.01, 0.9, 0),
    )),
)  # fmt: skip


def attend(course: Course, folder: Path, seed: int) -> bytes:
    """Takes a course from where it was left; the bytes that the device has of it."""
    board.install()
    from engine.qwixx.bots import layout
    from tools.bots import net, players

    lengths = {"DUEL": layout.DUEL_LENGTH, "ALONE": layout.ALONE_LENGTH, "TABLE": layout.TABLE_LENGTH}
    fresh = np.full(layout.TABLE_LENGTH, float(layout.ZERO)) if course.name == "TABLE" else None
    learned = net.fresh(lengths[course.name], seed) if fresh is None else fresh
    kept = folder / f"{course.name.lower()}.npz"
    done = 0
    if kept.exists():
        with np.load(kept) as file:
            learned, done = file["learned"], int(file["done"])
    steps = [stage for stage in course.stages for _ in range(stage.thousands * 1000 // _STEP)]
    began = time.monotonic()
    for i in range(done, len(steps)):
        stage = steps[i]
        points = players.school().learn(
            learned, _STEP, seed + i * _STEP, stage.rate, stage.fade, stage.slips, stage.teacher, course.win,
            np.array(_CLASSIC), course.players,
        )  # fmt: skip
        np.savez(kept, learned=learned, done=i + 1)
        left = (time.monotonic() - began) / (i + 1 - done) * (len(steps) - i - 1)
        print(f"{course.name:<6} {i + 1:>3} of {len(steps)}  mean {points:6.2f}  {left / 60:4.0f} min left", flush=True)
    if course.name == "TABLE":
        return bytes(np.clip(np.rint(learned), 0, 255).astype(np.uint8))
    return net.rounded(learned)
