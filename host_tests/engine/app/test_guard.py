"""A press counts once a person can have seen the screen; time passes for the app as if nobody had pressed before."""

import micropython

from engine.app.guard import with_guard
from engine.app.ports import HOLD_A, HOLD_B, HOLDS, RIGHT, TICK, UNSEEN, A, B
from host_tests.support import needs_heap
from tools.rig.driver import FakePorts

TWICE = (A, TICK, B, TICK)


class Guarded(FakePorts):
    """A handheld whose app waits as it is told; `got` are the events that reach it, each with how long it waited."""

    def __init__(self, wait=0, unseen=UNSEEN):
        super().__init__()
        self.got = []
        self.notes = True
        self.app_waits = wait
        self.unseen = unseen
        self.run = with_guard(self, self._app())
        self.wait = next(self.run)

    def _app(self):
        while True:
            event = yield self.app_waits
            if self.notes:
                self.got.append((event, self.waited))

    def send(self, event, waited=0):
        self.waited = waited
        self.wait = self.run.send(event)


def test_presses_are_dropped_until_the_screen_can_have_been_seen():
    for event in (A, B, RIGHT, HOLD_A):
        for gap in (0, 20, 300, UNSEEN - 1):
            handheld = Guarded()
            handheld.send(event, gap)
            assert handheld.got == []
            handheld.send(event, UNSEEN - gap)
            assert handheld.got == [(event, UNSEEN)], "the app is told of the whole wait"


def test_a_b_that_is_held_counts_at_once_where_holds_do():
    handheld = Guarded(wait=350)
    handheld.send(HOLD_B, 10)
    assert handheld.got == []
    handheld = Guarded(wait=350)
    handheld.gestures = HOLDS
    handheld.send(HOLD_B, 20)
    assert handheld.got == [(HOLD_B, 20)]
    handheld.send(A, 20)
    assert handheld.got == [(HOLD_B, 20)], "what comes after it does not"


def test_what_is_pressed_later_counts_at_once():
    handheld = Guarded()
    handheld.send(A, UNSEEN)
    for gap in (0, 1, 50):
        handheld.send(B, gap)
        assert handheld.got[-1] == (B, gap)


def test_a_dropped_press_leaves_the_wait_as_it_is():
    handheld = Guarded(wait=1000)
    handheld.send(A, 300)
    assert handheld.wait == 700
    handheld.send(TICK, 700)
    assert handheld.got == [(TICK, 1000)]


def test_ticks_go_through_and_age_the_screen():
    handheld = Guarded(wait=90)
    for _ in range(4):
        handheld.send(TICK, 90)
    handheld.send(A, 39)
    assert handheld.got == [(TICK, 90)] * 4
    handheld.send(A, 1)
    assert handheld.got[4:] == [(A, 40)]


def test_a_press_at_the_end_of_a_wait_is_dropped_but_not_the_end():
    handheld = Guarded(wait=100)
    handheld.send(A, 100)
    assert handheld.got == [(TICK, 100)]


@needs_heap
def test_nothing_is_allocated():
    handheld = Guarded(1000)
    handheld.notes = False
    handheld.send(A, 10)
    micropython.heap_lock()
    try:
        for event in TWICE:
            handheld.unseen = UNSEEN
            handheld.waited = 20
            handheld.wait = handheld.run.send(event)
    finally:
        micropython.heap_unlock()
