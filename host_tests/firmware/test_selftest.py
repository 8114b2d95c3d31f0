import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from firmware import probes, selftest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

BUTTONS = ("up", "down", "left", "right", "b", "a")
GAME = "the game"
TO_THE_BUTTONS = ("a", "a", "a", "a", "a", "a")  # start, look, and four pictures that are whole


class Handheld(powered.Power):
    """One that is switched on with A held, and somebody who presses a button every 200 ms as a test says."""

    def __init__(self, *presses: str, **changes: object) -> None:
        super().__init__(0, **changes)
        self.presses = list(presses)
        self.pictures: list = []
        self.board.press("a")
        self.board.release("a", 250)
        self.board.after(600, self.step)

    def step(self) -> None:
        self.pictures.append(self.seen())
        if self.presses:
            name = self.presses.pop(0)
            if name:
                self.board.tap(name)
            self.board.after(200, self.step)

    def script(self, _it: "Any") -> "Any":
        self.say(GAME)
        yield 10
        raise KeyboardInterrupt

    def test(self) -> str:
        """Runs it; all that it said."""
        self.run(self.script)
        assert GAME in self.said
        return "\n".join(self.said)


def test_a_handheld_that_is_well():
    handheld = Handheld(*TO_THE_BUTTONS, *BUTTONS, "a", "a", "a")
    said = handheld.test()
    assert selftest.WELL in said
    for line in ("Display  answers", "Random   well", "Storage  ", "Memory   ", "Battery  not set"):
        assert line in said
    pictures = handheld.pictures[2:6]
    assert pictures[0] == b"\xff" * 1024
    assert pictures[1] == bytes(1024)
    assert pictures[2] == b"\x55\xaa" * 512
    assert pictures[3] == b"\xaa\x55" * 512
    notes = [frequency for _, frequency in handheld.board.tones if frequency]
    assert notes == sorted(notes)
    assert len(notes) >= 1
    assert handheld.store.files == {}


def test_b_leaves_it_at_once():
    assert "B: game" in Handheld("b").test()


def test_what_a_person_finds_wrong_is_named_with_its_pin():
    handheld = Handheld("a", "a", "a", "b", "a", "a", *BUTTONS, "b", *["a"] * 4)
    said = handheld.test()
    assert selftest.BAD_DISPLAY in said
    assert selftest.NO_TONE % "GP22 (leg 29)" in said
    assert "Faults: 2" in said


def test_a_button_without_contact_and_one_that_is_stuck_are_named():
    handheld = Handheld(*TO_THE_BUTTONS, "up", "left", "b", "a", *[""] * 52, *["a"] * 6)
    handheld.board.press("right", 500)
    said = handheld.test()
    assert selftest.NO_CONTACT % ("DOWN", "GP11 (leg 15)") in said
    assert selftest.HELD % ("RIGHT", "GP13 (leg 17)") in said
    handheld = Handheld(*TO_THE_BUTTONS, "up", "left", "b", "a", *[""] * 52, *["a"] * 6)
    handheld.board.press("down")
    said = handheld.test()
    assert selftest.HELD % ("DOWN", "GP11 (leg 15)") in said
    assert selftest.NO_CONTACT % ("RIGHT", "GP13 (leg 17)") in said


def test_an_a_that_is_stuck_does_not_keep_anybody_from_the_game():
    handheld = Handheld()
    handheld.board.press("a", 251)  # it is let go for a millisecond only, which is too short to be seen
    said = handheld.test()
    assert selftest.A_STUCK % "GP14 (leg 19)" in said
    assert handheld.board.us < 15_000_000


def test_without_a_display_the_serial_line_says_the_same():
    handheld = Handheld("a", *BUTTONS, "a", "a", "a", "a")
    handheld.board.display.unplug()
    said = handheld.test()
    assert selftest.NO_DISPLAY % "SDA GP4, SCL GP5" in said
    assert "Display  missing" in said
    assert "Faults: 1" in said


def test_without_a_buzzer_none_is_heard():
    assert "Buzzer" not in Handheld(*TO_THE_BUTTONS, *BUTTONS, "a", "a", BUZZER=None).test()


def test_a_battery_is_measured():
    handheld = Handheld(*TO_THE_BUTTONS, *BUTTONS, "a", "a", "a", BATTERY=(3300, 4300))
    handheld.board.analog[29] = 3800 * 65536 // 9900 + 1
    assert "Battery  50 %" in handheld.test()
    handheld = Handheld(*TO_THE_BUTTONS, *BUTTONS, "a", "a", "a", "a", BATTERY=(3300, 4300))
    assert selftest.NO_BATTERY in handheld.test()


def test_a_full_flash_and_a_stuck_source_are_found():
    handheld = Handheld(*TO_THE_BUTTONS, *BUTTONS, *["a"] * 4)
    handheld.store.full = True
    assert probes.NO_FLASH in handheld.test()
    assert probes.random(bytes) == ("Random   stuck", probes.STUCK)
    assert probes.random(lambda n: b"\xff" * n)[1]
    assert not probes.random(lambda n: b"\x5a" * n)[1]


def test_every_pin_has_its_leg():
    settings = powered.hardware.Settings(UP=0, DOWN=28, LEFT=24)
    assert selftest.pin(settings, "UP") == "GP0 (leg 1)"
    assert selftest.pin(settings, "DOWN") == "GP28 (leg 34)"
    assert selftest.pin(settings, "LEFT") == "GP24"
    assert selftest.display_pins(powered.hardware.Settings(BUS="SPI")) == "SCK GP18, MOSI GP19, DC GP20"
