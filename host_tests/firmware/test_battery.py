import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.ports import TICK
from engine.ui.canvas import Canvas
from engine.ui.widgets import page
from engine.ui.words import en
from firmware.battery import Battery

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

VSYS = 29
CELL = (3300, 4200)


def reading(millivolts: int) -> int:
    """What the converter says: a third of VSYS, of 3.3 V."""
    return (millivolts * 65536 + 9899) // 9900


class Handheld(powered.Power):
    """One with a battery; it notes how often the app was started."""

    def __init__(self, millivolts: int, limits: "tuple[int, int] | None" = CELL) -> None:
        super().__init__(BATTERY=limits)
        self.starts = 0
        self.charge(millivolts)

    def charge(self, millivolts: int) -> None:
        self.board.analog[VSYS] = reading(millivolts)

    def later(self, ms: int, millivolts: int) -> None:
        self.board.after(ms, lambda: self.charge(millivolts))

    def game(self, wait: int) -> "Any":
        """An app that waits twice, and what it got."""
        got: list = []

        def script(it: "Any") -> "Any":
            self.starts += 1
            it.canvas.clear()
            it.canvas.pixel(3, 3, 1)
            it.save("game", b"%d" % self.starts)
            got.append((yield wait))
            got.append(it.battery())
            raise KeyboardInterrupt

        self.run(script)
        return got


def empty_picture() -> bytes:
    canvas = Canvas(bytearray(1024))
    page(canvas, en.EMPTY)
    return bytes(canvas.buffer)


def test_the_charge_in_percent():
    handheld = Handheld(4200)
    battery = Battery(CELL)
    for millivolts, percent in ((4200, 100), (5100, 100), (3750, 50), (3309, 1), (3300, 0), (2500, 0), (1700, -1)):
        handheld.charge(millivolts)
        assert abs(battery.millivolts() - millivolts) <= 1
        assert battery.percent() == percent, millivolts


def test_a_charged_battery_changes_nothing_and_is_told_to_the_app():
    assert Handheld(3750).game(20_000) == [TICK, 50]
    assert Handheld(0, None).game(20_000) == [TICK, -1]


def test_a_moment_of_low_voltage_is_forgiven():
    handheld = Handheld(3750)
    for second in range(2, 20, 5):
        handheld.later(1000 * second, 3000)
        handheld.later(1000 * second + 3500, 3750)
    assert handheld.game(25_000) == [TICK, 50]
    assert handheld.starts == 1


def test_an_empty_battery_is_told_then_it_sleeps_and_goes_on_with_power():
    handheld = Handheld(3200)
    seen = []

    def look() -> None:
        seen.append((handheld.seen(), handheld.board.watchdog_us, handheld.starts))

    handheld.board.after(4000, look)
    handheld.board.after(8000, look)
    handheld.board.after(20_000, look)
    handheld.later(30_000, 3350)  # no more than a rest gives
    handheld.board.after(35_000, look)
    handheld.later(40_000, 4000)
    assert handheld.game(10_000) == [TICK, 77]
    assert seen[0][0] not in (bytes(1024), empty_picture())
    assert seen[1] == (empty_picture(), 0, 1)
    assert seen[2] == seen[3] == (bytes(1024), 0, 1)
    assert handheld.starts == 2
    assert handheld.store.files["game"] == b"2"
    assert "The battery is empty: the handheld sleeps until there is power." in handheld.said


def test_power_that_comes_while_it_is_told_is_enough():
    handheld = Handheld(3200)
    handheld.later(8000, 4200)
    assert handheld.game(10_000) == [TICK, 100]
    assert 15_000 < handheld.board.us // 1000 < 21_000


def test_a_pin_that_is_not_connected_is_no_empty_battery():
    assert Handheld(0).game(20_000) == [TICK, -1]


def test_ctrl_c_ends_the_sleep():
    handheld = Handheld(3200)

    def stop() -> None:
        raise KeyboardInterrupt

    handheld.board.after(30_000, stop)
    assert handheld.game(10_000) == []
    assert handheld.said[-1] == "Stopped; firmware.main.run() goes on."
