"""`make backup` and `make restore` on an emulated Pico over a serial port."""

from host_tests.device.handheld import Handheld, Program, built, switched_on_with
from tools.emulator.pico import file_system
from tools.pico import archive


def run(handheld, folder, *words):
    """What a program prints that talks to the handheld; it has to go well."""
    program = Program(handheld, folder / "log", "tools.pico.backup", *words, "--port", "{port}")
    assert program.finish() == 0, program.said()
    return program.said()


def test_a_game_comes_back_on_another_pico(tmp_path):
    path = tmp_path / "mine.zip"
    handheld = Handheld(way=False)
    handheld.settle()
    handheld.press("a", "a", "a", "a", still_ms=1700)
    saves = handheld.saves()
    assert "3 files are saved" in run(handheld, tmp_path, "save", "--file", str(path))
    files = archive.unpack(path)
    assert files["saves/game.dat"] == saves["game"]
    assert set(files) == {"saves/game.dat", "saves/settings.dat", "firmware/board.py"}

    other = Handheld(file_system(built()))
    other.settle()
    assert "Put back 2 of 3 files" in run(other, tmp_path, "restore", "--file", str(path))
    assert other.pico.run(lambda: other.pico.resets == 1, 1000)
    other.settle()
    assert other.saves() == saves
    assert other.frame() == switched_on_with(saves)
