import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.ports import TICK, Ports
from engine.app.settings import Settings
from engine.app.settings_file import write
from engine.ui.canvas import Canvas
from engine.ui.widgets import keys_hint, page
from engine.ui.words import en
from firmware import crash, faultlog, trouble
from tools.virtual_board.virtual import WATCHDOG, Reset

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

TUNE = bytes((69, 250))


def shows(text: str, yes: int = 0, no: str = "") -> bytes:
    """The picture of a page of the crash screen with its buttons."""
    canvas = Canvas(bytearray(1024))
    page(canvas, text)
    keys_hint(canvas, en.FAULT_KEYS[yes], no)
    return bytes(canvas.buffer)


class Handheld(powered.Power):
    """One whose app fails as often as a test says; it notes what was seen at each press of A that followed.

    starts: how often the app was started; wordless: whether the words can't be read.
    """

    def __init__(self, *errors: Exception, **changes: object) -> None:
        super().__init__(0, **changes)
        self.errors = list(errors)
        self.starts = 0
        self.screens: list = []
        self.wordless = False

    def script(self, it: "Any") -> "Any":
        self.starts += 1
        it.sound(TUNE)
        yield 10
        if not self.errors:
            raise KeyboardInterrupt
        error = self.errors.pop(0)
        self.board.tap("a", 300)
        self.board.after(250, self.look)
        raise error

    def import_once(self, name: str) -> "Any":
        return object() if self.wordless and "words" in name else super().import_once(name)

    def look(self) -> None:
        self.screens.append((self.seen(), self.board.tone, self.board.watchdog_us))


def test_a_crash_says_what_it_was_is_silent_and_goes_on_at_a():
    for error, fault, code in ((MemoryError(), 0, "M"), (OSError(5), 1, "H"), (ValueError("seven"), 2, "P")):
        handheld = Handheld(error)
        handheld.run(handheld.script)
        assert handheld.starts == 2
        ((seen, tone, watchdog),) = handheld.screens
        report = handheld.said[0]
        place = crash.place(report)
        assert "/test_crash.py:" in place.replace("\n", "")
        assert seen == shows(en.CRASH[0] % (en.FAULTS[fault], code + place))
        assert (tone, watchdog) == (0, 0)
        assert type(error).__name__ in report
        assert type(error).__name__.encode() in handheld.store.files["faults"]
        assert handheld.said[-1] == "Stopped; firmware.main.run() goes on."


def test_the_place_is_the_last_of_a_traceback():
    first = 'Traceback:\n  File "engine/app/flow.py", line 12, in run\n'
    assert crash.place(first) == " app/flow.py:12"
    assert crash.place(first + '  File "firmware/oled.py", line 7, in show\nOSError: 5') == " firmware/\noled.py:7"
    assert crash.place("MemoryError: ") == ""


def test_a_crash_in_the_dark_lights_the_display():
    for settled_ms in (20_000, 60_000, 300_000):
        handheld = Handheld(ValueError())
        waits = [settled_ms, 10]

        def script(it: "Any", handheld: Handheld = handheld, waits: list = waits) -> "Any":
            yield waits.pop(0)
            yield from handheld.script(it)

        handheld.run(script)
        ((seen, _, _),) = handheld.screens
        assert any(seen), settled_ms
        assert handheld.board.display.contrast > 6, settled_ms


def test_ctrl_c_on_the_crash_screen_leads_to_the_prompt():
    handheld = Handheld(ValueError())

    def stop() -> None:
        raise KeyboardInterrupt

    handheld.board.after(200, stop)
    handheld.run(handheld.script)
    assert handheld.starts == 1
    assert handheld.said[-1] == "Stopped; firmware.main.run() goes on."


def test_a_crash_without_a_display_is_said_and_left_with_a():
    handheld = Handheld(ValueError("seven"))
    handheld.board.display.unplug()
    handheld.run(handheld.script)
    assert handheld.starts == 2
    assert any("seven" in line for line in handheld.said)


def test_the_crash_screen_is_shown_once_a_display_is_back():
    handheld = Handheld(ValueError())

    def script(it: "Any") -> "Any":
        if handheld.errors:
            handheld.board.after(20, handheld.board.display.unplug)
            handheld.board.after(60, handheld.board.display.plug)
            handheld.board.after(800, handheld.look)
        handheld.starts += 1
        it.canvas.clear()
        yield 30
        if not handheld.errors:
            raise KeyboardInterrupt
        handheld.board.tap("a", 1000)
        raise handheld.errors.pop()

    handheld.run(script)
    assert handheld.starts == 2
    code = "P" + crash.place(handheld.said[0])
    assert handheld.screens[0][0] == shows(en.CRASH[0] % (en.FAULTS[2], code))


def test_without_the_words_the_plain_letters_do():
    handheld = Handheld(MemoryError())
    handheld.wordless = True
    handheld.run(handheld.script)
    assert handheld.starts == 2
    line = "Crash M" + crash.place(handheld.said[0]) + ". Press A to go on."
    assert handheld.screens[0][0] == powered.text(*trouble.wrap(line))


def test_a_game_that_fails_three_times_can_be_put_away():
    handheld = Handheld(ValueError(), ValueError(), ValueError())
    handheld.store.files["game"] = b"suspect"
    offered = []

    def offer() -> None:
        offered.append(handheld.seen())
        handheld.board.tap("a", 0)
        handheld.board.after(300, kept)

    def kept() -> None:
        offered.append(handheld.seen())
        handheld.board.tap("a", 0)

    def script(it: "Any") -> "Any":
        if len(handheld.errors) == 1:
            handheld.board.after(900, offer)
        return (yield from handheld.script(it))

    handheld.run(script)
    assert offered[0] == shows(en.CRASH[1], 1, en.FAULT_KEYS[2])
    assert offered[1] == shows(en.CRASH[2] % "put aside")
    assert handheld.store.files["put aside"] == b"suspect"
    assert "game" not in handheld.store.files
    assert handheld.starts == 4


def put_away(files: dict) -> dict:
    """What is kept after a game has failed three times and was put away."""
    handheld = Handheld(ValueError(), ValueError(), ValueError())
    handheld.store.files = files

    def script(it: "Any") -> "Any":
        if len(handheld.errors) == 1:
            handheld.board.tap("a", 900)
            handheld.board.tap("a", 1200)
        return (yield from handheld.script(it))

    handheld.run(script)
    return handheld.store.files


def test_of_two_games_the_one_that_was_played_is_put_away():
    for game, name in ((0, "game"), (1, "qix")):
        settings = Settings(Ports())
        settings.game = game
        files = {"game": b"one", "qix": b"other", "settings": bytes(write(settings))}
        kept = put_away(dict(files))
        assert kept["put aside"] == files.pop(name)
        assert name not in kept
        assert {key: kept[key] for key in files} == files


def test_a_game_may_be_tried_again():
    handheld = Handheld(ValueError(), ValueError(), ValueError(), ValueError())
    handheld.store.files["game"] = b"suspect"

    def script(it: "Any") -> "Any":
        if len(handheld.errors) <= 2:
            handheld.board.tap("b", 900)
        return (yield from handheld.script(it))

    handheld.run(script)
    assert handheld.store.files["game"] == b"suspect"
    assert handheld.starts == 5


def test_no_game_is_suspected_that_went_on_in_between():
    handheld = Handheld(*[ValueError() for _ in range(6)])

    def script(it: "Any") -> "Any":
        handheld.store.files["game"] = b"%d" % (handheld.starts // 2)
        return (yield from handheld.script(it))

    handheld.run(script)
    assert handheld.starts == 7
    assert len(handheld.screens) == 6


def test_on_a_full_flash_it_is_offered_and_nothing_is_lost():
    handheld = Handheld(ValueError())
    handheld.store.files["game"] = b"suspect"
    handheld.store.full = True
    for ms in (900, 1200):
        handheld.board.tap("a", ms)
    handheld.run(handheld.script)
    assert handheld.starts == 2
    assert handheld.store.files == {"game": b"suspect"}


def test_the_log_keeps_the_last_faults_within_its_bounds():
    handheld = Handheld()
    kept = faultlog.storage
    faultlog.storage = handheld.store
    try:
        for number in range(50):
            faultlog.add("fault %d\n%s end" % (number, "x" * (37 * number)))
            log = handheld.store.files["faults"]
            assert len(log) <= 3072
            assert log.endswith(b"end")
            assert log.startswith(b"\n== ")
    finally:
        faultlog.storage = kept


def hang(handheld: Handheld) -> "Any":
    """An app that stands still after the first press."""

    def script(_it: "Any") -> "Any":
        handheld.starts += 1
        handheld.board.tap("a", 100)
        yield 0
        while True:
            handheld.board.sleep_us(1000)

    return script


def hung(handheld: Handheld) -> bool:
    """Plays until the watchdog resets the board, which then starts anew."""
    try:
        handheld.run(hang(handheld))
    except Reset:
        handheld.board.restart()
        return True
    return False


def test_a_game_that_stands_still_is_reset_told_and_goes_on():
    handheld = Handheld()
    before = handheld.board.us
    assert hung(handheld)
    assert 8_000_000 < handheld.board.us - before < 8_500_000
    assert handheld.board.cause == WATCHDOG
    handheld.run(handheld.script)
    assert handheld.starts == 2
    assert handheld.said[0] == "The game stood still, and the watchdog has reset the Pico."
    assert b"stood still" in handheld.store.files["faults"]
    # It is told once: not after a reset that somebody wants.
    handheld.said.clear()
    handheld.board.cause = WATCHDOG
    handheld.run(handheld.script)
    assert handheld.said == ["Stopped; firmware.main.run() goes on."]


def test_a_game_that_stands_still_again_and_again_can_be_put_away():
    handheld = Handheld()
    handheld.store.files["game"] = b"suspect"
    for _ in range(3):
        assert hung(handheld)
    handheld.board.after(200, handheld.look)
    handheld.board.tap("a", 300)
    handheld.board.tap("a", 600)
    handheld.run(handheld.script)
    assert handheld.screens[0][0] == shows(en.CRASH[1], 1, en.FAULT_KEYS[2])
    assert handheld.store.files["put aside"] == b"suspect"


def test_waiting_feeds_the_watchdog_and_the_prompt_needs_none():
    handheld = Handheld()
    waited = []

    def script(_it: "Any") -> "Any":
        waited.append((yield 30_000))
        waited.append((yield 30_000))
        assert handheld.board.watchdog_us == 8_000_000
        raise KeyboardInterrupt

    handheld.run(script)
    assert waited == [TICK, TICK]
    handheld.board.sleep_us(20_000_000)


def test_memory_that_runs_out_is_a_fault_like_any_other():
    handheld = Handheld()

    def script(_it: "Any") -> "Any":
        handheld.starts += 1
        yield 10
        if handheld.starts > 1:
            raise KeyboardInterrupt
        handheld.board.tap("a", 300)
        hoard: list = []
        while len(hoard) < 1000:  # a Pico has not so many
            hoard.append(bytearray(20_000))
        raise MemoryError

    handheld.run(script)
    assert handheld.starts == 2
    assert any("MemoryError" in line for line in handheld.said)
