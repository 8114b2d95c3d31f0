import micropython

import host_tests.firmware.power as powered  # first: it puts the Pico's modules in place
from engine.app.flow import app
from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, TICK, UP, A, B
from engine.ui.lists import Choices, choose
from engine.ui.widgets import ask, centred, title_bar
from firmware.speak import Speaker
from host_tests.support import needs_heap
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import Loaded, configure
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.script import TURNS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

LABELS = ("One", "Two", "Three", "Four", "Five", "Six")
NOTES = ("first", "second", "third", "fourth", "fifth", "sixth")


class Values(Choices):
    """Lines with a number to change."""

    def __init__(self) -> None:
        super().__init__(LABELS, NOTES)
        self.number = 7

    def value(self, line: int) -> str:
        return str(self.number) if line == 1 else ""

    def change(self, line: int, step: int) -> None:
        self.number += step * (line == 1)


def made(**fields: object) -> FakePorts:
    ports = FakePorts(1, Speaker(bytearray(1024)))
    configure(ports, **fields)
    return ports


def heard(driver: Driver, *events: int) -> list:
    """What is said after some buttons."""
    driver.press(*events)
    return driver.ports.canvas.news()


def listed() -> Driver:
    return Driver(made(), True, lambda ports: choose(ports, "Title", Values()))


def test_a_new_screen_is_said_from_top_to_bottom_behind_an_empty_line():
    driver = Driver(made(), True, lambda ports: ask(ports, "Title\nOne line,\nanother one.", "yes", "no"))
    assert heard(driver) == ["", "Title", "One line,", "another one.", "A: yes, B: no"]
    assert heard(driver) == []


def test_of_a_list_only_what_changes_is_said():
    driver = listed()
    assert heard(driver) == ["", "Title", "> One", "Two, 7", "Three", "Four", "first"]
    assert heard(driver, DOWN) == ["> Two, 7", "second"]
    assert heard(driver, RIGHT) == ["> Two, 8"]
    assert heard(driver, LEFT, RIGHT) == []
    assert heard(driver, DOWN) == ["> Three", "third"]
    assert heard(driver, DOWN, DOWN) == ["> Five", "fifth"]
    assert heard(driver, UP) == ["> Four", "fourth"]


def test_a_title_is_not_chosen_though_it_is_lit():
    canvas = Speaker(bytearray(1024))
    canvas.clear()
    title_bar(canvas, "Title")
    centred(canvas, "below", 20)
    assert canvas.lines() == [("Title", ""), ("below", "")]
    canvas.clear()
    canvas.write("Name", 57, 1, 0)
    assert canvas.lines() == [("Name", "Name")]


def test_what_is_written_over_is_not_said():
    canvas = Speaker(bytearray(1024))
    canvas.clear()
    canvas.write("first and long", 1, 40)
    canvas.write("now", 1, 40)
    canvas.write("another line", 1, 50)
    assert canvas.lines() == [("now", ""), ("another line", "")]


def test_an_empty_text_does_not_hide_another():
    canvas = Speaker(bytearray(1024))
    canvas.clear()
    canvas.write("a long label", 1, 40)
    canvas.write("", 50, 40)
    assert canvas.lines() == [("a long label", "")]


def test_more_than_there_is_room_for_is_left_out():
    canvas = Speaker(bytearray(1024))
    canvas.clear()
    for y in range(0, 250, 5):
        canvas.write("0123456789012345678901234", 1, y)
    assert 10 < len(canvas.lines()) < 20
    canvas.clear()
    canvas.write("next", 1, 1)
    assert canvas.lines() == [("next", "")]


def test_the_time_left_is_not_said():
    driver = Driver(made(time=1), False)
    driver.press(A, A, A)
    canvas = driver.ports.canvas
    driver.press(A)
    while "B: pass" not in str(canvas.lines()):
        driver.tick()
    canvas.news()
    for _ in range(3):
        driver.tick()
        assert canvas.news() == []


def test_a_game_is_told():
    ports = made(starter=1)
    ports.random_bytes = Loaded(TURNS[0][0])
    driver = Driver(ports)
    assert heard(driver)[-1] == "Press any button"
    assert heard(driver, A)[1:3] == ["POCKET DICE", "> New game"]
    heard(driver, A)
    assert heard(driver, A) == ["", "Next to roll", "PLAYER 1", "Hold B: menu", "A: roll"]
    driver.patient = False
    driver.press(A)
    while "White sum" not in str(driver.ports.canvas.lines()):
        driver.tick()
    assert heard(driver) == ["", "PLAYER 1", "1, 1, Red 3, Yellow 1, Green 4, Blue 5", "White sum: 2"]
    driver.patient = True
    sheet = ["", "PLAYER 1, 1, 1, equals 2, 0", "Red 3", "Yellow 1", "Green 4", "Blue 5"]
    assert heard(driver, TICK) == sheet + ["Red 2: plus 1 point", "White dice, A: mark, B: pass"]
    assert heard(driver, RIGHT) == ["Yellow 2: plus 1 point"]
    assert heard(driver, HOLD_B)[:3] == ["", "POCKET DICE", "> Go on"]
    heard(driver, B)
    assert "PLAYER 1: Yellow 2" in heard(driver, A)


def test_the_letters_of_a_name():
    driver = Driver(made())
    heard(driver, A, A, DOWN, DOWN, DOWN, A)
    assert heard(driver, B) == ["PLAYER"]
    assert heard(driver, RIGHT) == ["> A", "A: type, B: delete"]
    assert heard(driver, RIGHT) == ["> B"]
    assert heard(driver, A)[0] == "PLAYER B"


@needs_heap
def test_drawing_allocates_nothing():
    ports = made()
    ports.store["game"] = QwixxBuilder(2).roll(3, 4, 1, 2, 3, 4).file()
    driver = Driver(ports)
    for events in ((RIGHT,), (LEFT, LEFT), (RIGHT,)):
        for locked in (False, True):  # letters that are new take their room first
            for event in events:
                if locked:
                    micropython.heap_lock()
                try:
                    driver.send(event, 0)
                finally:
                    if locked:
                        micropython.heap_unlock()
    canvas = ports.canvas
    for locked in (False, True):
        if locked:
            micropython.heap_lock()
        try:
            canvas.clear()
            canvas.rect(5, 13, 17, 17, 1, True)
            canvas.small(12, 60, 3)
            canvas.large("NAME", 20, 20)
        finally:
            if locked:
                micropython.heap_unlock()
    assert canvas.lines()


def spoken(script: "Any", **changes: object) -> list:
    """What a handheld says whose app is a script."""
    power = powered.Power(0, **changes)

    def stopping(ports: "Any") -> "Any":
        yield from script(ports)
        raise KeyboardInterrupt

    power.run(stopping)
    return power.said[:-1]


def passing(ports: "Any") -> "Any":
    """Shows three texts for so many milliseconds."""
    for text, ms in (("short", 100), ("long", 400), ("short again", 200), ("last", 600)):
        ports.canvas.clear()
        ports.canvas.write(text, 1, 1)
        yield ms


def test_the_firmware_says_what_stands_for_a_moment():
    assert spoken(passing, SPEAK=True) == ["", "long", "", "last"]
    assert spoken(passing) == []


def test_the_firmware_says_the_app():
    power = powered.Power(0, SPEAK=True)

    def script(ports: "Any") -> "Any":
        power.board.tap("down", 500)
        power.board.tap("a", 1000)
        power.board.tap("a", 1500)
        power.board.tap("b", 2000)
        power.board.after(2500, stop)
        yield from app(ports)

    def stop() -> None:
        raise KeyboardInterrupt

    power.run(script)
    assert power.said[:3] == ["", "> English", "Français"]
    assert "> Français" in power.said
    assert power.said[-2] == "Appuie sur un bouton"
