import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.flow import app
from engine.app.ports import DOWN, HOLD_B, HOLDS, LEFT, REPEATS, RIGHT, TICK, A
from engine.history import History
from engine.qwixx.manifest import LONGEST, QWIXX
from host_tests.engine.app.test_settings import ENGLISH

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PERIOD = 1 << 30  # milliseconds until the ticks begin anew: 12 days
LED = powered.LED
TUNE = bytes((69, 50, 0, 10, 81, 50))


def saved_game() -> bytes:
    """A game of two that waits for its first roll."""
    history = History(LONGEST)
    history.start(QWIXX, 2, 0, 0)
    return bytes(history.to_bytes())


class Handheld(powered.Power):
    """One on which the app, or another script, runs for some time; then Ctrl-C."""

    def play(self, ms: int, script: "Any" = app) -> None:
        self.board.after(ms, self.stop)
        self.run(script)

    def stop(self) -> None:
        raise KeyboardInterrupt

    def waiting(self, got: list, gestures: int = 0) -> "Any":
        """A script that notes every event and how long it was waited for."""

        def script(it: "Any") -> "Any":
            it.gestures = gestures
            while True:
                got.append(((yield 0), it.waited))

        return script


def test_a_display_that_fails_in_mid_frame_is_back_after_half_a_second():
    for fault in ("refuse_after", "fail_after"):
        for count in (0, 1, 5, 9, 40):
            handheld = Handheld()
            chip = handheld.board.display
            pictures = []

            def script(it: "Any", handheld: Handheld = handheld, pictures: list = pictures) -> "Any":
                for step in range(20):
                    it.canvas.fill_rect(6 * step, 0, 6, 64, 1)
                    yield 100
                pictures.append((handheld.seen(), bytes(it.canvas.buffer), handheld.board.latch[LED]))
                yield 0

            handheld.board.after(500, lambda chip=chip, fault=fault, count=count: getattr(chip, fault)(count))
            handheld.board.after(1000, chip.plug)
            handheld.play(4000, script)
            ((seen, drawn, lamp),) = pictures
            assert seen == drawn, (fault, count)
            assert lamp == 0
            assert chip.complaints == []


def test_a_display_that_the_watchdog_s_reset_leaves_as_it_was_is_set_up():
    handheld = Handheld()
    chip = handheld.board.display
    handheld.store.files["game"] = saved_game()
    handheld.play(500)
    left = b"\x00\xa7\xa5\x49\x20\x00\xd3\x11\xaf\x81"
    chip.i2c_write(left, len(left))
    handheld.board.restart()
    seen = []
    handheld.board.after(300, lambda: seen.append(handheld.seen()))
    handheld.play(500)
    fresh = Handheld()
    fresh.store.files["game"] = saved_game()
    fresh.board.after(300, lambda: seen.append(fresh.seen()))
    fresh.play(500)
    assert any(seen[0])
    assert seen[0] == seen[1]


def test_a_stuck_button_leaves_the_others_and_does_not_flood():
    for gestures in (0, HOLDS, REPEATS, HOLDS | REPEATS):
        for name in ("up", "down", "left", "a", "b"):
            for since in (0, 1000):
                handheld = Handheld()
                got = []
                if name in ("a", "b") and not since:
                    continue  # those lead elsewhere at power-on
                handheld.board.press(name, since)
                for second in range(20, 24):
                    handheld.board.tap("right", 1000 * second)
                handheld.play(30_000, handheld.waiting(got, gestures))
                events = [event for event, _ in got]
                assert events[-4:] == [RIGHT] * 4, (name, gestures)
                assert len(events) <= 4 + 2 + 10_000 // 120, (name, gestures)
                if not since:
                    assert events == [RIGHT] * 4


def test_a_bouncing_button_is_one_press():
    handheld = Handheld()
    got = []
    for press in range(20):
        handheld.board.press("a", 1000 + 200 * press, (900, 300, 1200, 700, 2000, 600))
        handheld.board.release("a", 1100 + 200 * press, (400, 200, 1500, 900))
    handheld.play(7000, handheld.waiting(got))
    assert [event for event, _ in got] == [A] * 20


def test_ticks_that_begin_anew_in_mid_press_change_nothing():
    for before in (10, 100, 400, 650, 1100):
        handheld = Handheld(PERIOD - before)
        got = []
        handheld.board.tap("b", 300, 700)
        handheld.board.press("down", 1200)
        handheld.board.release("down", 1200 + 400 + 120 + 60)
        handheld.play(2500, handheld.waiting(got, HOLDS | REPEATS))
        assert [event for event, _ in got] == [HOLD_B, DOWN, DOWN, DOWN], before
        assert all(waited < 1000 for _, waited in got)


def test_after_twelve_days_timers_tunes_buttons_and_the_display_work():
    for later in (PERIOD // 2, PERIOD - 1000, PERIOD, PERIOD + 500):
        handheld = Handheld()
        got = []

        def script(it: "Any", handheld: Handheld = handheld, later: int = later, got: list = got) -> "Any":
            it.canvas.clear()
            yield 100
            for _ in range(later // 3_600_000):
                handheld.board.us += 3_600_000_000
                handheld.board.fed_at = handheld.board.us  # an hour in one step is the test's, not the firmware's
                yield 10
            handheld.board.us = 1000 * later
            handheld.board.fed_at = handheld.board.us
            got.append(((yield 1500), it.waited))
            it.sound(TUNE)
            handheld.board.after(150, handheld.board.display.unplug)
            handheld.board.after(450, handheld.board.display.plug)
            it.canvas.fill(1)
            got.append(((yield 200), handheld.board.tone))
            it.canvas.fill(0)
            it.canvas.pixel(7, 7, 1)
            got.append(((yield 400), handheld.board.tone))
            it.canvas.pixel(8, 8, 1)
            got.append(((yield 1500), handheld.board.tone))
            got.append((handheld.seen() == bytes(it.canvas.buffer), handheld.board.latch[LED]))
            handheld.board.tap("left", 200)
            got.append(((yield 0), it.waited < 250))
            raise KeyboardInterrupt

        handheld.run(script)
        assert got == [(TICK, 1500), (TICK, 440), (TICK, 880), (TICK, 0), (True, 0), (LEFT, True)], later


def test_memory_that_runs_out_in_a_game_costs_nothing_of_the_game():
    handheld = Handheld()
    handheld.store.files["game"] = saved_game()
    handheld.store.files["settings"] = ENGLISH
    starts = []

    def script(it: "Any") -> "Any":
        starts.append(bytes(handheld.store.files["game"]))
        if len(starts) == 1:
            handheld.board.tap("a", 2000)
            handheld.board.after(1500, empty)
        return (yield from app(it))

    def empty() -> None:
        raise MemoryError

    handheld.board.tap("a", 500)
    handheld.play(6000, script)
    assert len(starts) == 2
    assert starts[1] != starts[0]
    assert starts[1] == handheld.store.files["game"]
    assert any("MemoryError" in line for line in handheld.said)
