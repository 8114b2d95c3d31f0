import framebuf
import micropython

import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.options import SOUND
from engine.app.ports import HOLD_A, HOLDS, LEFT, TICK, A
from firmware import trouble
from host_tests.support import needs_heap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TUNE = bytes((69, 250))


def test_a_splash_is_there_before_the_app():
    power = powered.Power()
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
    power = powered.Power()
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


@needs_heap
def test_a_turn_of_the_loop_allocates_nothing():
    power = powered.Power()
    got = []

    def script(it: "Any") -> "Any":
        canvas = it.canvas
        event = yield 20
        power.board.tap("a", 100, 40)
        it.sound(TUNE)
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
    power = powered.Power()

    def script(it: "Any") -> "Any":
        it.sound(TUNE)
        assert power.board.tone == 440
        yield 50
        raise KeyboardInterrupt

    power.run(script)
    assert power.said == ["Stopped; firmware.main.run() goes on."]
    assert power.seen() == bytes(1024)
    assert power.board.tone == 0


def test_it_can_be_run_again():
    power = powered.Power()

    def script(it: "Any") -> "Any":
        it.canvas.clear()
        it.canvas.pixel(power.board.transfers & 63, 5, 1)
        yield 10
        assert power.seen() == bytes(it.canvas.buffer)
        raise KeyboardInterrupt

    power.run(script)
    power.run(script)


def test_b_at_power_on_leads_to_the_prompt_and_says_so():
    power = powered.Power()
    power.board.press("b")
    power.run(powered.never)
    assert power.said == ["B is held: no game, but the prompt. Does nobody hold it? Check GP15."]
    lines = ("B is held: no", "game, but the", "prompt. Does", "nobody hold it?", "Check GP15.")
    assert power.seen() == powered.text(*lines)


def test_another_button_at_power_on_does_nothing():
    power = powered.Power()
    power.board.press("left")
    got = []

    def script(_ports: "Any") -> "Any":
        got.append((yield 500))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK]


def test_a_wrong_setting_is_said_shown_and_blinked():
    power = powered.Power(UP=99)
    power.run(powered.never)
    assert power.said == ["board.py: UP is 99: it has to be a pin from 0 to 28."]
    assert power.seen() == powered.text("board.py: UP is", "99: it has to be", "a pin from 0 to", "28.")
    assert [level for _, level in power.lit] == [1, 0, 1, 0, 1, 0, 0] * 10
    assert 20_000 < power.board.us // 1000 < 40_000


def test_a_wrong_setting_of_the_display_is_said_and_blinked():
    power = powered.Power(I2C_SDA=5)
    power.run(powered.never)
    assert len(power.said) == 1
    assert power.said[0].startswith("board.py: I2C_SDA is 5: it has to be")
    assert len(power.lit) == 70


def test_a_wrong_led_is_said_and_shown():
    power = powered.Power(LED="led")
    power.run(powered.never)
    assert power.said == ["board.py: LED is 'led': it has to be a pin from 0 to 28, \"LED\" or None."]
    assert power.lit == []
    assert power.seen() != bytes(1024)


def test_ctrl_c_ends_the_blinking():
    power = powered.Power(UP=99)

    def stop(_ms: int) -> None:
        raise KeyboardInterrupt

    power.sleep = stop
    power.run(powered.never)
    assert power.board.latch[powered.LED] == 0


def test_a_missing_display_is_told_and_found_again():
    power = powered.Power()
    power.board.display.unplug()
    got = []

    def script(it: "Any") -> "Any":
        it.canvas.clear()
        it.canvas.fill_rect(5, 5, 50, 50, 1)
        got.append((yield 100))
        assert power.board.latch[powered.LED] == 1
        power.board.display.plug()
        power.board.tap("left", 1000)
        got.append((yield 0))
        assert power.board.latch[powered.LED] == 0
        assert power.seen() == bytes(it.canvas.buffer)
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK, LEFT]
    assert len(power.said) == 2
    assert power.said[0].startswith("The display does not answer; the game goes on.")


def test_a_display_that_is_never_found_stops_nothing():
    power = powered.Power(LED=None, BUZZER=None)
    power.board.display.unplug()
    got = []

    def script(it: "Any") -> "Any":
        it.sound(TUNE)
        for _ in range(3):
            power.board.tap("a", 100)
            got.append((yield 0))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [A] * 3


def test_saving_is_never_in_mid_tone():
    power = powered.Power()
    tones = []

    class Storage:
        def save(self, name: str, data: bytes) -> bool:
            tones.append((name, data, power.board.tone))
            return True

        def remove(self, name: str) -> None:
            tones.append((name, power.board.tone))

    def script(it: "Any") -> "Any":
        it.sound(TUNE)
        assert it.save("game", b"x")
        it.sound(TUNE)
        it.remove("game")
        yield 10
        raise KeyboardInterrupt

    power.store = Storage()
    power.run(script)
    assert tones == [("game", b"x", 0), ("game", 0)]


def test_left_alone_it_dims_and_goes_dark_and_the_press_that_wakes_it_does_nothing_else():
    power = powered.Power()
    board = power.board
    seen = []
    got = []

    def look() -> None:
        seen.append((board.display.contrast, any(power.seen())))

    def script(it: "Any") -> "Any":
        it.canvas.fill(1)
        for second in (29, 31, 119, 121, 126):
            board.after(1000 * second, look)
        board.after(125_000, lambda: board.press("left"))
        board.after(125_100, lambda: board.release("left"))
        board.after(127_000, lambda: board.press("left"))
        got.append((yield 0))
        raise KeyboardInterrupt

    power.run(script)
    bright, dim = seen[0][0], seen[1][0]
    assert 0 < dim < bright
    assert seen == [(bright, True), (dim, True), (dim, True), (dim, False), (bright, True)]
    assert got == [LEFT]


def test_sound_is_as_loud_as_the_settings_say():
    power = powered.Power()
    loudness = []

    def script(it: "Any") -> "Any":
        for sound in range(3):
            options = bytearray(it.options)
            options[SOUND] = sound
            it.obey(options)
            it.sound(TUNE)
            loudness.append(power.board.duty)
            yield 10
            it.quiet()
        raise KeyboardInterrupt

    power.run(script)
    assert loudness[0] == 0 < loudness[1] < loudness[2]


def test_a_module_that_is_missing_is_told():
    power = powered.Power()

    def script(_ports: "Any") -> "Any":
        raise ImportError("no module named 'x'")

    power.run(script)
    assert power.said == ["The program is not complete: flash it again. no module named 'x'"]
    assert power.seen() != bytes(1024)
    assert power.board.watchdog_us == 0


def test_a_message_is_broken_between_words():
    assert trouble.wrap("") == [""]
    assert trouble.wrap("one two three four five") == ["one two three", "four five"]
    assert trouble.wrap("0123456789abcdef x") == ["0123456789abcdef", "x"]
    assert trouble.wrap("a 0123456789abcdefghijklmn z") == ["a", "0123456789abcdef", "ghijklmn z"]
