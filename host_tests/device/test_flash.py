"""What `make flash` does to an emulated Pico over a serial port, also when the cable is pulled."""

from pathlib import Path

from host_tests.device.handheld import Handheld, Program, spoken, switched_on_with, tree
from tools.build import image
from tools.emulator.pico import file_system

INTERRUPTED = b"Flashing was interrupted"


def deploy(handheld, folder, log):
    """`make flash` at work."""
    return Program(handheld, log, "tools.pico.deploy", "{port}", "--tree", str(folder))


def flash(handheld, folder, log):
    """The lines that a flash which went well has printed."""
    flashing = deploy(handheld, folder, log)
    assert flashing.finish() == 0, flashing.said()
    return flashing.said().splitlines()


def small(folder):
    """A tree of a few files, whose main.py prints a word of a module; the whole game takes minutes to copy."""
    (folder / "engine" / "words").mkdir(parents=True)
    (folder / "firmware").mkdir()
    (folder / "main.py").write_text("from engine.greeting import WORD\nprint(WORD)\n", encoding="utf-8")
    (folder / "firmware" / "board.py").write_text("A = 14\n", encoding="utf-8")
    for name, text in (
        ("greeting", "WORD = 'good' + ' day'\n"),
        ("words/en", "NO = 'no'\n"),
        ("words/ru", "NO = 'нет'\n"),
    ):
        source = Path("engine", name).with_suffix(".py")
        image.compile_one(text, source, folder / source.with_suffix(".mpy"))
    return folder


def test_an_empty_board_gets_everything_and_then_only_what_changes(tmp_path):
    folder = small(tmp_path / "tree")
    log = tmp_path / "log"
    handheld = Handheld(file_system())
    handheld.pico.run(lambda: False, 100)

    said = flash(handheld, folder, log)
    assert said[-2] == "Copied 5 of 5 files, removed 0; all are as they should be."
    handheld.wait(b"good day")
    assert handheld.pico.resets == 1

    assert "nothing to copy" in flash(handheld, folder, log)[1]

    # A change, a renamed module, one that hides another, and a file that isn't ours.
    handheld.pico.run(lambda: False, 500)
    handheld.stop()
    handheld.type('open("notes.txt", "w").close(); open("engine/greeting.py", "w").close()')
    changed = folder / "firmware" / "board.py"
    changed.write_text("A = 15\n", encoding="utf-8")
    (folder / "engine" / "words" / "en.mpy").rename(folder / "engine" / "words" / "xx.mpy")
    said = flash(handheld, folder, log)
    assert [line.split()[-1] for line in said if line.startswith("  ")] == [
        "engine/words/en.mpy",
        "engine/greeting.py",
        "engine/words/xx.mpy",
        "firmware/board.py",
    ]
    copy = Path(next(line for line in said if "a copy of it is in" in line).rpartition(" ")[2].removesuffix("."))
    assert copy.read_text(encoding="utf-8") == "A = 14\n"
    copy.unlink()
    handheld.pico.run(lambda: False, 500)
    handheld.stop()
    assert handheld.type('import os; print("notes.txt" in os.listdir())') == "True"


def test_a_cable_that_is_pulled_leaves_a_board_that_says_so(tmp_path):
    folder = tree(tmp_path / "tree")
    handheld = Handheld(spoken(folder))
    handheld.settle()
    handheld.press("a", "a", "a")
    saves = handheld.saves()
    assert saves["game"]
    for name in ("history", "app/help", "app/menu"):
        path = folder / "engine" / f"{name}.mpy"
        path.write_bytes(path.read_bytes() + bytes(2000))

    flashing = deploy(handheld, folder, tmp_path / "log")
    flashing.until(lambda: "  2/3" in flashing.said())
    assert flashing.pull() == 1
    assert "make flash again" in flashing.said()

    handheld.pico.power_on()
    del handheld.pico.serial[:]
    assert handheld.pico.run(handheld.pico.lamp, 500)
    handheld.wait(INTERRUPTED)
    handheld.stop()
    assert handheld.type("print(6 * 7)") == "42"

    said = flash(handheld, tree(tmp_path / "good"), tmp_path / "log")
    assert said[-2].endswith("all are as they should be.")
    handheld.settle()
    assert handheld.frame() == switched_on_with(saves)
    assert handheld.saves() == saves
