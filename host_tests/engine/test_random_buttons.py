"""Whatever is pressed whenever, nothing goes wrong, nothing is lost, and the heap stays as it is."""

import sys

from engine.qix.manifest import QIX
from host_tests.monkey import Monkey

EVENTS = 6000 if sys.implementation.name == "micropython" else 3000  # a million in `make soak`
SEED = 3
PARTS = 10
SLACK = 4096  # bytes; longer names need more room, and here also what is saved


def test_random_buttons():
    press_and_look(Monkey(SEED))


def test_random_buttons_with_robots():
    press_and_look(Monkey(SEED, robots=True))


def test_random_buttons_in_qix():
    for alone in (False, True):
        press_and_look(Monkey(SEED, game=QIX, alone=alone))


def press_and_look(monkey):
    heap = []
    for _ in range(PARTS):
        monkey.run(EVENTS // PARTS)
        heap.append(monkey.heap())
    assert monkey.events == EVENTS
    assert monkey.ports.finished > 0, "no game came to its end: press more often"
    # What is in memory only by turns may be there or not at any moment; what leaks is always there.
    most = max(heap[: PARTS // 2])
    assert min(heap[PARTS // 2 :]) <= most + SLACK, "the heap grows: %s" % heap
