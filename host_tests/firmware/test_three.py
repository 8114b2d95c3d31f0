import micropython

import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.ports import DOWN, HOLD_A, HOLD_B, HOLD_NEXT, HOLDS, LISTS, NEXT, REPEATS, RIGHT, TICK, WALKS, A, B
from firmware import selftest
from firmware.three import ThreeButtons, meaning
from host_tests.firmware.test_buttons import Player, near, nothing
from host_tests.firmware.test_selftest import TO_THE_BUTTONS, Handheld
from host_tests.support import needs_heap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

# What a tap of NEXT is and what holding it is, by what the screen asks for.
MEANINGS = (
    (0, RIGHT, DOWN),
    (HOLDS, RIGHT, DOWN),
    (REPEATS, RIGHT, DOWN),
    (LISTS, DOWN, RIGHT),
    (LISTS | REPEATS, DOWN, RIGHT),
    (HOLDS | REPEATS | WALKS, NEXT, HOLD_NEXT),
)


class Three(Player):
    """Somebody who has only three buttons to press."""

    def __init__(self, gestures: int = 0, pressed: str = "") -> None:
        settings = powered.hardware.Settings(BUTTONS=3)
        self.board = powered.hardware.wire(settings)
        if pressed:
            self.board.press(pressed)
        self.buttons = ThreeButtons(settings)
        self.buttons.gestures = gestures
        self.start_ms = 0
        self.events: list = []
        self.times: list = []
        self.watch(50)


def test_a_tap_acts_when_it_is_let_go():
    for gestures, tap, hold in MEANINGS:
        player = Three(gestures)
        player.board.press("next")
        assert player.watch(500) == []
        player.board.release("next")
        assert player.watch(100) == [tap] == [meaning(False, gestures)]
        assert meaning(True, gestures) == hold


def test_to_hold_it_acts_after_600_ms_and_repeats_where_directions_do():
    for gestures, _, hold in MEANINGS:
        player = Three(gestures)
        pressed = player.now()
        player.board.press("next")
        player.watch(600 + 400 + 3 * 120 + 60)
        assert player.events == [hold] * (5 if gestures & REPEATS else 1)
        assert near(player.times[0], pressed + 600) or near(player.times[0], pressed + 606)
        player.board.release("next")
        assert player.watch(600) == []


def test_a_and_b_are_as_with_six():
    player = Three(HOLDS)
    player.board.tap("a")
    player.board.tap("b", 100)
    assert player.watch(200) == [A, B]
    player.board.tap("b", 0, 700)
    player.board.tap("a", 800, 700)
    assert player.watch(1700) == [HOLD_B, HOLD_A]
    player = Three()
    player.board.press("b")
    assert player.watch(20) == [B]
    assert player.buttons.held(B)
    assert not player.buttons.held(A)


def test_bouncing_is_one_tap():
    player = Three()
    for _ in range(50):
        player.board.press("next", 0, (300, 200, 900, 400))
        player.watch(60)
        player.board.release("next", 0, (300, 200, 900, 400))
        player.watch(60)
    assert player.events == [RIGHT] * 50


def test_a_press_does_not_act_on_the_next_screen():
    for held in (100, 900):
        player = Three(HOLDS)
        player.board.press("next")
        player.watch(held)
        before = list(player.events)
        player.buttons.gestures = LISTS | REPEATS
        player.watch(1500)
        player.board.release("next")
        player.watch(100)
        assert player.events == before == [DOWN] * (held > 600)


def test_what_is_down_at_power_on_has_to_be_released_first():
    player = Three(0, "next")
    assert player.watch(1000) == []
    player.board.release("next")
    assert player.watch(100) == []
    player.board.tap("next")
    assert player.watch(100) == [RIGHT]


@needs_heap
def test_nothing_is_allocated():
    player = Three()
    player.board.tap("next", 100)
    player.board.press("next", 400)
    micropython.heap_lock()
    try:
        first = player.buttons.wait(0, REPEATS, nothing)
        second = player.buttons.wait(0, REPEATS, nothing)
        third = player.buttons.wait(0, REPEATS, nothing)
        fourth = player.buttons.wait(30, REPEATS, nothing)
    finally:
        micropython.heap_unlock()
    assert (first, second, third, fourth) == (RIGHT, DOWN, DOWN, TICK)


def test_the_firmware_takes_them_from_the_pins_of_board_py():
    power = powered.Power(BUTTONS=3, NEXT=2)
    got = []

    def script(it: "Any") -> "Any":
        assert it.buttons == 3
        for gestures in (0, LISTS, HOLDS):
            it.gestures = gestures
            power.board.tap("next", 100)
            got.append((yield 0))
            power.board.tap("next", 100, 700)
            got.append((yield 0))
            power.board.tap("a", 100)
            got.append((yield 0))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [RIGHT, DOWN, A, DOWN, RIGHT, A, RIGHT, DOWN, A]


def test_b_at_power_on_leads_to_the_prompt():
    power = powered.Power(BUTTONS=3)
    power.board.press("b")
    power.run(powered.never)
    assert power.said[0].startswith("B is held")


def test_the_self_test_asks_for_three():
    said = Handheld(*TO_THE_BUTTONS, "next", "b", "a", "a", "a", "a", BUTTONS=3).test()
    assert "Press each of the 3 buttons once." in said
    assert selftest.WELL in said
    said = Handheld(*TO_THE_BUTTONS, "b", "a", *[""] * 52, *["a"] * 6, BUTTONS=3).test()
    assert selftest.NO_CONTACT % ("NEXT", "GP13 (leg 17)") in said
    assert "Faults: 1" in said


def test_with_six_there_is_no_next():
    power = powered.Power()
    got = []

    def script(it: "Any") -> "Any":
        assert it.buttons == 6
        power.board.tap("next", 100)
        got.append((yield 300))
        raise KeyboardInterrupt

    power.run(script)
    assert got == [TICK]
