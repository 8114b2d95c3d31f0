import micropython

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from engine.app.ports import DOWN, HOLD_A, HOLD_B, HOLDS, LEFT, REPEATS, RIGHT, TICK, UP, A, B
from firmware.buttons import Buttons
from host_tests.support import needs_heap

PERIOD = 1 << 30
# Milliseconds at power-on: far from the wrap of the ticks, and so that it comes at different places of a test.
STARTS = (0, PERIOD - 120, PERIOD - 300, PERIOD - 700, PERIOD - 1000)
NAMES = ("up", "down", "left", "right", "a", "b")
SLACK = 6  # milliseconds from a sample to the next, at most


class Player:
    """Somebody who presses buttons, and notes what comes of it."""

    def __init__(self, start_ms: int = 0, gestures: int = 0, pressed: str = "") -> None:
        settings = hardware.Settings()
        self.board = hardware.wire(settings, start_ms)
        if pressed:
            self.board.press(pressed)
        self.buttons = Buttons(settings)
        self.buttons.gestures = gestures
        self.start_ms = start_ms
        self.events: list = []
        self.times: list = []
        self.watch(50)

    def now(self) -> int:
        return self.board.us // 1000 - self.start_ms

    def watch(self, ms: int) -> list:
        """Polls for a while; the events of this while."""
        before = len(self.events)
        end = self.now() + ms
        while self.now() < end:
            event = self.buttons.poll(self.board.now() // 1000 & PERIOD - 1)
            if event:
                self.events.append(event)
                self.times.append(self.now())
            self.board.sleep_us(4000)
        return self.events[before:]


def near(time: int, wanted: int) -> bool:
    return wanted <= time <= wanted + SLACK


def test_each_button_has_its_event_at_the_first_edge():
    for start in STARTS:
        player = Player(start)
        for event in (UP, DOWN, LEFT, RIGHT, A, B):
            name = NAMES[event - 1]
            pressed = player.now()
            player.board.press(name)
            assert player.watch(60) == [event]
            assert near(player.times[-1], pressed), (start, name)
            player.board.release(name)
            assert player.watch(60) == []


def test_a_press_without_gestures_acts_once_however_long_it_is():
    for start in STARTS:
        for name, event in (("up", UP), ("a", A)):
            player = Player(start)
            player.board.press(name)
            assert player.watch(1500) == [event]
            player.board.release(name)
            assert player.watch(100) == []


def test_bouncing_is_one_press_and_no_more():
    chance = hardware.Chance()
    player = Player()
    for count in range(1, 300):
        for turn in (player.board.press, player.board.release):
            bounce = []
            left = 6200
            while left > 0:
                bounce.append(1 + chance.below(1500))
                left -= bounce[-1]
            turn("a", 0, bounce[:-1][: 2 * chance.below(5)])
            player.watch(16 + chance.below(60))
        assert len(player.events) == count, count


def test_fast_presses_all_count():
    player = Player()
    for _ in range(20):
        player.board.press("right")
        player.watch(24)
        player.board.release("right")
        player.watch(24)
    assert player.events == [RIGHT] * 20


def test_a_button_is_ignored_for_15_ms_after_an_edge():
    for start in STARTS:
        player = Player(start)
        player.board.tap("a", 0, 8)
        player.board.tap("a", 10, 2)
        assert player.watch(60) == [A]
        player.board.tap("a", 0, 20)
        player.board.tap("a", 40, 20)
        assert player.watch(80) == [A, A]


def test_another_button_counts_meanwhile():
    player = Player()
    player.board.press("left")
    player.board.press("a", 5)
    player.board.release("a", 30)
    player.board.press("a", 60)
    assert player.watch(100) == [LEFT, A, A]


def test_with_holds_a_tap_acts_on_release():
    for start in STARTS:
        for name, event in (("a", A), ("b", B)):
            player = Player(start, HOLDS)
            player.board.press(name)
            assert player.watch(500) == []
            released = player.now()
            player.board.release(name)
            assert player.watch(600) == [event]
            assert near(player.times[-1], released)


def test_with_holds_the_shortest_tap_counts():
    player = Player(0, HOLDS)
    player.board.tap("a", 0, 5)
    assert player.watch(100) == [A]


def test_a_hold_acts_after_600_ms_and_nothing_follows():
    for start in STARTS:
        for name, event in (("a", HOLD_A), ("b", HOLD_B)):
            player = Player(start, HOLDS)
            pressed = player.now()
            player.board.press(name)
            assert player.watch(1500) == [event]
            assert near(player.times[-1], pressed + 600) or near(player.times[-1], pressed + 600 + SLACK)
            player.board.release(name)
            assert player.watch(100) == []


def test_with_holds_a_direction_acts_at_the_first_edge_and_once():
    player = Player(0, HOLDS)
    player.board.press("down")
    assert player.watch(20) == [DOWN]
    assert player.watch(1500) == []


def test_a_held_direction_repeats():
    for start in STARTS:
        player = Player(start, REPEATS)
        pressed = player.now()
        player.board.press("down")
        player.watch(400 + 3 * 120 + 60)
        assert player.events == [DOWN] * 5
        assert near(player.times[0], pressed)
        assert near(player.times[1] - player.times[0], 400)
        for place in (2, 3, 4):
            assert near(player.times[place] - player.times[place - 1], 120)
        player.board.release("down")
        assert player.watch(500) == []


def test_with_repeats_a_and_b_do_not():
    player = Player(0, REPEATS)
    player.board.press("b")
    assert player.watch(1500) == [B]


def test_both_gestures_at_once():
    player = Player(0, HOLDS | REPEATS)
    player.board.press("up")
    player.board.press("a", 10)
    assert player.watch(700) == [UP, UP, UP, HOLD_A, UP]


def test_a_press_does_not_act_again_on_the_next_screen():
    for before in (0, HOLDS, REPEATS):
        for after in (0, HOLDS, REPEATS, HOLDS | REPEATS):
            for name in ("a", "down"):
                if before == after:
                    continue
                player = Player(0, before)
                player.board.press(name)
                player.watch(100)
                acted = list(player.events)
                player.buttons.gestures = after
                assert player.watch(2000) == [], (before, after, name)
                player.board.release(name)
                assert player.watch(100) == []
                assert player.events == acted
                player.board.tap(name)
                assert len(player.watch(100)) == 1


def test_what_is_down_at_power_on_has_to_be_released_first():
    for gestures in (0, HOLDS, REPEATS):
        player = Player(0, gestures, "b")
        assert player.buttons.held(B)
        assert not player.buttons.held(A)
        assert player.watch(1000) == []
        player.board.release("b")
        assert player.watch(100) == []
        player.board.tap("b")
        assert player.watch(100) == [B]


def test_nothing_ages_in_a_week_without_polling():
    for days in (6, 7, 12, 13):
        player = Player(0, HOLDS)
        player.board.tap("a")
        assert player.watch(100) == [A]
        player.board.us += days * 86_400_000_000
        player.board.tap("a")
        assert player.watch(100) == [A], days
        player.board.tap("left")
        assert player.watch(100) == [LEFT]


def nothing(_now: int) -> None:
    return None


def test_wait_returns_an_event_and_how_long_it_took():
    for start in STARTS:
        player = Player(start)
        player.board.tap("left", 500)
        assert player.buttons.wait(2000, 0, nothing) == LEFT
        assert near(player.buttons.waited, 500), player.buttons.waited
        player.board.tap("a", 1200)
        assert player.buttons.wait(0, HOLDS, nothing) == A
        assert near(player.buttons.waited, 1240), player.buttons.waited


def test_wait_ticks_when_the_time_is_over_and_not_before():
    for start in STARTS:
        for ms in (1, 2, 3, 4, 5, 33, 999):
            player = Player(start)
            before = player.board.us
            assert player.buttons.wait(ms, 0, nothing) == TICK
            assert player.buttons.waited == ms
            assert 0 <= player.board.us - before - 1000 * ms < 1500


def test_an_unlimited_wait_of_two_weeks_is_told_as_long():
    player = Player()

    def skip(_now: int) -> None:
        player.board.us += 3_600_000_000
        if player.now() > 14 * 86_400_000:
            player.board.press("a")

    assert player.buttons.wait(0, 0, skip) == A
    assert player.buttons.waited == 1 << 29


def test_wait_samples_at_least_every_5_ms_and_calls_idle_each_time():
    player = Player()
    ticks = []
    player.buttons.wait(1000, 0, ticks.append)
    assert len(ticks) >= 200
    for place in range(1, len(ticks)):
        assert 0 < ticks[place] - ticks[place - 1] <= 5


@needs_heap
def test_polling_and_waiting_allocate_nothing():
    player = Player(PERIOD - 300)
    player.board.tap("left", 100)
    player.board.press("a", 300)
    buttons = player.buttons
    micropython.heap_lock()
    try:
        first = buttons.wait(0, HOLDS, nothing)
        second = buttons.wait(2000, HOLDS, nothing)
        third = buttons.wait(50, HOLDS, nothing)
    finally:
        micropython.heap_unlock()
    assert (first, second, third) == (LEFT, HOLD_A, TICK)
    player.board.press("down")
    micropython.heap_lock()
    try:
        first = buttons.wait(0, REPEATS, nothing)
        second = buttons.wait(0, REPEATS, nothing)
    finally:
        micropython.heap_unlock()
    assert (first, second) == (DOWN, DOWN)
