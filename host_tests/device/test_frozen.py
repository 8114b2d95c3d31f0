"""A Pico whose firmware has the game in it: what is on its flash comes first, and is kept."""

import re
from pathlib import Path

from host_tests.device.handheld import (
    BOTH_WAYS,
    BUTTONS,
    SPOKEN,
    Handheld,
    Program,
    built,
    spoken,
    switched_on_with,
)
from tools.build import image
from tools.emulator.pico import file_system
from tools.pico import archive
from tools.rig.driver import Driver, FakePorts
from tools.rig.script import BEGIN


def menu():
    """What the game on CPython shows after a press of A."""
    ports = FakePorts()
    ports.store.update(SPOKEN)
    driver = Driver(ports)
    driver.press(5)
    return driver.frame()


def test_board_py_on_the_flash_is_obeyed_and_no_module_there_hides_a_frozen_one():
    handheld = Handheld(way=True, others={"engine/dice.py": b"of an older version"}, A=16, SPEAK=True)
    handheld.wait(b"POCKET DICE")
    handheld.settle()
    handheld.press("a")
    handheld.wait(b"> New game")
    assert handheld.frame() == menu()


def test_a_game_is_kept_over_a_reset_and_comes_back_on_another_pico(tmp_path):
    path = tmp_path / "mine.zip"
    handheld = Handheld(way=True)
    handheld.settle()
    handheld.press(*[BUTTONS[event - 1] for event in BEGIN])
    handheld.press("a", still_ms=1700)
    saves = handheld.saves()
    shown = switched_on_with(saves)
    assert saves["game"]
    assert shown != switched_on_with(SPOKEN)

    handheld.pico.power_on()
    handheld.settle()
    assert handheld.frame() == shown
    assert handheld.saves() == saves

    program = Program(handheld, tmp_path / "log", "tools.pico.backup", "save", "--port", "{port}", "--file", str(path))
    assert program.finish() == 0, program.said()
    assert archive.unpack(path) == {f"saves/{name}.dat": data for name, data in saves.items()}
    other = Handheld(file_system(), way=True)
    other.settle()
    program = Program(other, tmp_path / "log", "tools.pico.backup", "restore", "--port", "{port}", "--file", str(path))
    assert program.finish() == 0, program.said()
    assert other.pico.run(lambda: other.pico.resets == 1, 1000)
    other.settle()
    assert other.frame() == shown


@BOTH_WAYS
def test_a_traceback_names_the_line_of_the_sources(way):
    handheld = Handheld(way=way)
    handheld.settle()
    handheld.stop()
    said = handheld.type("from engine.dice import Dice; Dice(None).below(6)")
    file, line, function = re.findall(r'File "([^"]+)", line (\d+), in (\w+)', said)[-1]
    text = Path(image.TOP, file).read_text(encoding="utf-8").splitlines()
    assert (file, function) == ("engine/dice.py", "_read")
    assert "self._random_bytes(1)" in text[int(line) - 1]


def test_a_game_on_the_flash_is_played_in_place_of_the_frozen_one():
    handheld = Handheld(spoken(built()), way=True)
    handheld.settle()
    handheld.stop()
    assert handheld.type("import engine.dice; print(engine.dice.__file__)") == "engine/dice.mpy"
