"""A handheld that nobody touches is dimmed, then dark; what wakes it does nothing else; settings change the buttons."""

import micropython

from engine.app.dimming import with_dimming
from engine.app.options import BLANK, BLANKS, DEFAULTS, DIM, DIMS, SWAPPED, TURNED
from engine.app.ports import (
    DARK,
    DIMMED,
    DOWN,
    HOLD_A,
    HOLD_B,
    HOLD_NEXT,
    HOLDS,
    LEFT,
    LIT,
    NEXT,
    REPEATS,
    RIGHT,
    TICK,
    UP,
    A,
    B,
)
from host_tests.support import needs_heap
from tools.rig.driver import FakePorts

DIM_MS = 1000 * DIMS[DEFAULTS[DIM]]
BLANK_MS = 1000 * BLANKS[DEFAULTS[BLANK]]
BUTTONS = (UP, DOWN, LEFT, RIGHT, A, B, HOLD_A, HOLD_B)


class Lit(FakePorts):
    """A handheld whose app waits as it is told; `got` are the events that reach it, each with how long it waited."""

    def __init__(self, wait=0, **options):
        super().__init__()
        self.options = bytearray(DEFAULTS)
        for place, value in options.items():
            self.options[{"dim": DIM, "blank": BLANK, "swapped": SWAPPED, "turned": TURNED}[place]] = value
        self.lights = []
        self.got = []
        self.notes = True
        self.app_waits = wait
        self.run = with_dimming(self, self._app())
        self.wait = next(self.run)

    def _app(self):
        while True:
            event = yield self.app_waits
            if self.notes:
                self.got.append((event, self.waited))

    def light(self, level):
        if self.notes:
            self.lights.append(level)

    def send(self, event, waited=0):
        self.waited = waited
        self.wait = self.run.send(event)

    def leave(self, ms):
        """Nobody presses for so long."""
        while ms:
            waited = min(ms, self.wait) if self.wait else ms
            self.send(TICK, waited)
            ms -= waited


def test_the_light_goes_in_two_steps_after_the_times_that_are_set():
    for dim in range(len(DIMS)):
        for blank in range(len(BLANKS)):
            for wait in (0, 400, 7000):
                handheld = Lit(wait, dim=dim, blank=blank)
                for second in range(1, 700):
                    handheld.leave(1000)
                    dark = BLANKS[blank] and second >= BLANKS[blank]
                    dimmed = DIMS[dim] and second >= DIMS[dim]
                    level = DARK if dark else DIMMED if dimmed else LIT
                    assert (handheld.lights or [LIT])[-1] == level, (dim, blank, wait, second)
                assert len(handheld.lights) <= 2


def test_an_app_that_waits_is_told_of_ticks_as_without_light():
    handheld = Lit(7000)
    handheld.leave(700_000)
    assert handheld.got == [(TICK, 7000)] * 100
    endless = Lit()
    endless.leave(700_000)
    assert endless.got == []
    assert endless.wait == 0, "a dark handheld sleeps"


def test_a_press_while_it_is_dimmed_counts_and_lights_it():
    for event in BUTTONS:
        handheld = Lit()
        handheld.leave(DIM_MS)
        handheld.send(event, 55)
        assert handheld.got == [(event, DIM_MS + 55)]
        assert handheld.lights == [DIMMED, LIT]


def test_a_press_while_it_is_dark_does_nothing_but_light_it():
    for event in BUTTONS:
        for wait in (0, 10 * BLANK_MS):
            handheld = Lit(wait)
            handheld.leave(BLANK_MS)
            handheld.send(event, 55)
            assert handheld.got == []
            assert handheld.lights == [DIMMED, DARK, LIT]
            handheld.send(event, 45)
            assert handheld.got == [(event, BLANK_MS + 100)]


def test_what_is_held_to_wake_it_does_not_repeat():
    handheld = Lit()
    handheld.gestures = HOLDS | REPEATS
    handheld.leave(BLANK_MS)
    handheld.send(DOWN)
    assert handheld.gestures == HOLDS


def test_a_wait_that_ends_with_the_press_that_wakes_is_over():
    handheld = Lit(BLANK_MS + 55)
    handheld.leave(BLANK_MS)
    handheld.send(A, 60)
    assert handheld.got == [(TICK, BLANK_MS + 60)]


def test_each_press_gives_the_whole_time_again():
    handheld = Lit()
    for _ in range(20):
        handheld.leave(DIM_MS - 1)
        handheld.send(A)
    assert handheld.lights == []


def test_what_is_watched_keeps_the_light_on():
    handheld = Lit(2000)
    for _ in range(200):
        handheld.leave(2000)
        handheld.still = 0
    assert handheld.lights == []


def test_for_the_player_opposite_the_arrows_are_turned_too():
    turned = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
    for event in BUTTONS:
        handheld = Lit(turned=1)
        handheld.send(event)
        assert handheld.got == [(turned.get(event, event), 0)]


def test_a_and_b_can_be_swapped_also_when_they_are_held():
    swapped = {A: B, B: A, HOLD_A: HOLD_B, HOLD_B: HOLD_A}
    for event in BUTTONS:
        handheld = Lit(swapped=1)
        handheld.send(event)
        assert handheld.got == [(swapped.get(event, event), 0)]


def test_next_is_next_whatever_is_set():
    for event in (NEXT, HOLD_NEXT, RIGHT, DOWN):
        handheld = Lit(swapped=1, turned=1)
        handheld.buttons = 3
        handheld.send(event)
        assert handheld.got == [(event, 0)]


@needs_heap
def test_nothing_is_allocated():
    handheld = Lit(1000)
    handheld.notes = False
    handheld.leave(1000)
    micropython.heap_lock()
    try:
        for _ in range(300):
            handheld.waited = 1000
            handheld.wait = handheld.run.send(TICK)
    finally:
        micropython.heap_unlock()
