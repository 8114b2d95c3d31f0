import sys

import framebuf
import micropython

import host_tests.firmware.bench as bench  # first: it puts the Pico's modules in place
from engine.ui.ports import HOLD_A, HOLDS, LEFT, TICK, A
from firmware import main, ports, trouble
from host_tests.support import raises

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LED = 25
TUNE = bytes((69, 250))


class App:
    """A module in the place of engine.ui.app, whose app does what a test says."""

    def __init__(self, script: "Any") -> None:
        self.app = script


class Swaps:
    """Names of modules that stand for something else for a while."""

    def __init__(self) -> None:
        self._kept: list = []

    def put(self, module: object, name: str, value: object) -> None:
        self._kept.append((module, name, getattr(module, name, None)))
        setattr(module, name, value)

    def undo(self) -> None:
        for module, name, value in self._kept:
            if value is None:
                delattr(module, name)
            else:
                setattr(module, name, value)


class Power:
    """A handheld that is switched on with an app of the test's own, until that raises something.

    said: the lines on the serial line.
    lit: the times of the LED's changes in milliseconds, while trouble is told.
    """

    def __init__(self, **changes: object) -> None:
        self.settings = bench.Settings(**changes)
        self.board = bench.wire(self.settings)
        self.said: list = []
        self.lit: list = []

    def run(self, script: "Any") -> None:
        modules: Any = sys.modules
        name = "engine.ui.app"
        kept = modules.get(name)
        modules[name] = App(script)
        swaps = Swaps()
        swaps.put(main, "board", self.settings)
        swaps.put(trouble, "sleep_ms", self.sleep)
        for module in (main, ports, trouble):
            swaps.put(module, "print", self.said.append)
        try:
            main.run()
        finally:
            swaps.undo()
            del modules[name]
            if kept:
                modules[name] = kept

    def sleep(self, ms: int) -> None:
        """What trouble does between two changes of the LED."""
        self.lit.append((self.board.us // 1000, self.board.latch[LED]))
        self.board.sleep_us(1000 * ms)

    def seen(self) -> bytes:
        return bytes(self.board.display.pixels())


def text(*lines: str) -> bytes:
    picture = bytearray(1024)
    canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
    for number, line in enumerate(lines):
        canvas.text(line, 0, 8 * number)
    return bytes(picture)


def never(_ports: "Any") -> "Any":
    raise AssertionError("the app was started")


def test_a_splash_is_there_before_the_app():
    power = Power()
    canvas = framebuf.FrameBuffer(bytearray(1024), 128, 64, framebuf.MONO_VLSB)
    seen = []

    def script(_ports: "Any") -> "Any":
        seen.append(power.seen())
        raise KeyboardInterrupt

    power.run(script)
    picture = bytearray(1024)
    canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
    canvas.text("Pocket Dice", 20, 28)
    assert seen == [bytes(picture)]


def test_the_app_is_shown_and_gets_events_and_times():
    power = Power()
    got = []

    def script(it: "Any") -> "Any":
        it.canvas.clear()
        it.canvas.pixel(1, 2, 1)
        power.board.tap("left", 300)
        event = yield 0
        got.append((event, it.waited))
        assert power.seen() == bytes(it.canvas.buffer)
        event = yield 70
        got.append((event, it.waited))
        it.canvas.pixel(100, 60, 1)
        it.gestures = HOLDS
        power.board.tap("a", 100, 700)
        event = yield 1000
        got.append((event, it.waited))
        assert power.seen() == bytes(it.canvas.buffer)
        raise KeyboardInterrupt

    power.run(script)
    assert [event for event, _ in got] == [LEFT, TICK, HOLD_A]
    assert 270 < got[0][1] < 310
    assert got[1][1] == 70
    assert 690 < got[2][1] < 710


def test_a_turn_of_the_loop_allocates_nothing():
    power = Power()
    got = []

    def script(it: "Any") -> "Any":
        canvas = it.canvas
        event = yield 20
        power.board.tap("a", 100, 40)
        it.play(TUNE)
        micropython.heap_lock()
        try:
            canvas.fill_rect(30, 30, 20, 20, 1)
            first = yield 30
            canvas.fill_rect(40, 30, 20, 20, 0)
            it.gestures = HOLDS
            second = yield 0
        finally:
            micropython.heap_unlock()
        got.extend((event, first, second))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK, TICK, A]


def test_ctrl_c_reaches_the_prompt_dark_and_silent():
    power = Power()

    def script(it: "Any") -> "Any":
        it.play(TUNE)
        assert power.board.tone == 440
        yield 50
        raise KeyboardInterrupt

    power.run(script)
    assert power.said == ["Stopped; firmware.main.run() goes on."]
    assert power.seen() == bytes(1024)
    assert power.board.tone == 0


def test_it_can_be_run_again():
    power = Power()

    def script(it: "Any") -> "Any":
        it.canvas.clear()
        it.canvas.pixel(power.board.transfers & 63, 5, 1)
        yield 10
        assert power.seen() == bytes(it.canvas.buffer)
        raise KeyboardInterrupt

    power.run(script)
    power.run(script)


def test_a_crash_is_shown_is_silent_and_is_raised():
    power = Power()

    def script(it: "Any") -> "Any":
        it.play(TUNE)
        yield 50
        raise ValueError("seven")

    assert str(raises(ValueError, power.run, script)) == "seven"
    assert power.board.tone == 0
    assert power.seen() == text("Nothing is lost:", "switch off and", "on.", "ValueError('seve", "n')") or (
        power.seen() == text("Nothing is lost:", "switch off and", "on.", "ValueError('seve", "n',)")
    )


def test_b_at_power_on_leads_to_the_prompt():
    power = Power()
    power.board.press("b")
    power.run(never)
    assert power.said == ["Stopped; firmware.main.run() goes on."]
    assert power.seen() == bytes(1024)


def test_another_button_at_power_on_does_nothing():
    power = Power()
    power.board.press("a")
    got = []

    def script(_ports: "Any") -> "Any":
        got.append((yield 500))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK]


def test_a_wrong_setting_is_said_shown_and_blinked():
    power = Power(UP=99)
    power.run(never)
    assert power.said == ["board.py: UP is 99: it has to be a pin from 0 to 28."]
    assert power.seen() == text("board.py: UP is", "99: it has to be", "a pin from 0 to", "28.")
    assert [level for _, level in power.lit] == [1, 0, 1, 0, 1, 0, 0] * 10
    assert 20_000 < power.board.us // 1000 < 40_000


def test_a_wrong_setting_of_the_display_is_said_and_blinked():
    power = Power(I2C_SDA=5)
    power.run(never)
    assert len(power.said) == 1
    assert power.said[0].startswith("board.py: I2C_SDA is 5: it has to be")
    assert len(power.lit) == 70


def test_a_wrong_led_is_said_and_shown():
    power = Power(LED="led")
    power.run(never)
    assert power.said == ['board.py: LED is \'led\': it has to be a pin from 0 to 28, "LED" or None.']
    assert power.lit == []
    assert power.seen() != bytes(1024)


def test_ctrl_c_ends_the_blinking():
    power = Power(UP=99)

    def stop(_ms: int) -> None:
        raise KeyboardInterrupt

    power.sleep = stop
    power.run(never)
    assert power.board.latch[LED] == 0


def test_a_missing_display_is_told_and_found_again():
    power = Power()
    power.board.display.unplug()
    got = []

    def script(it: "Any") -> "Any":
        it.canvas.clear()
        it.canvas.fill_rect(5, 5, 50, 50, 1)
        got.append((yield 100))
        assert power.board.latch[LED] == 1
        power.board.display.plug()
        power.board.tap("left", 1000)
        got.append((yield 0))
        assert power.board.latch[LED] == 0
        assert power.seen() == bytes(it.canvas.buffer)
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK, LEFT]
    assert len(power.said) == 2
    assert power.said[0].startswith("The display does not answer; the game goes on.")


def test_a_display_that_is_never_found_stops_nothing():
    power = Power(LED=None, BUZZER=None)
    power.board.display.unplug()
    got = []

    def script(it: "Any") -> "Any":
        it.play(TUNE)
        for _ in range(3):
            power.board.tap("a", 100)
            got.append((yield 0))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [A] * 3


def test_saving_is_never_in_mid_tone():
    power = Power()
    tones = []

    class Storage:
        def save(self, name: str, data: bytes) -> bool:
            tones.append((name, data, power.board.tone))
            return True

        def remove(self, name: str) -> None:
            tones.append((name, power.board.tone))

    def script(it: "Any") -> "Any":
        it.play(TUNE)
        assert it.save("game", b"x")
        it.play(TUNE)
        it.remove("game")
        yield 10
        raise KeyboardInterrupt

    kept = ports.storage
    ports.storage = Storage()
    try:
        power.run(script)
    finally:
        ports.storage = kept
    assert tones == [("game", b"x", 0), ("game", 0)]


def test_without_sound_in_the_settings_nothing_sounds():
    power = Power()

    def script(it: "Any") -> "Any":
        it.sound = False
        it.play(TUNE)
        assert power.board.tone == 0
        yield 10
        raise KeyboardInterrupt

    power.run(script)


def test_a_message_is_broken_between_words():
    assert trouble.wrap("") == [""]
    assert trouble.wrap("one two three four five") == ["one two three", "four five"]
    assert trouble.wrap("0123456789abcdef x") == ["0123456789abcdef", "x"]
    assert trouble.wrap("a 0123456789abcdefghijklmn z") == ["a", "0123456789abcdef", "ghijklmn z"]


def test_main_is_short():
    with open("firmware/main.py") as file:
        assert len(file.readlines()) < 60
