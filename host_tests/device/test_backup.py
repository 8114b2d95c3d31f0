"""`make backup` and `make restore` on an emulated Pico over a serial port."""

import subprocess
import sys
import time

from host_tests.device.handheld import Handheld, switched_on_with
from tools import archive, image
from tools.emulator import Cable

PATIENCE = 300  # seconds of ours


def run(handheld, *arguments):
    """What a program prints that talks to the handheld; it has to go well."""
    pico = handheld.pico
    cable = pico.cable = Cable()
    command = [sys.executable, "-m", "tools.backup", *arguments, "--port", cable.path]
    process = subprocess.Popen(command, cwd=image.TOP, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    end = time.monotonic() + PATIENCE
    while process.poll() is None:
        assert time.monotonic() < end
        pico.run(lambda: process.poll() is not None, 200)
    cable.pull()
    pico.cable = None
    said = process.communicate()[0]
    assert process.returncode == 0, said
    return said


def test_a_game_comes_back_on_another_pico(tmp_path):
    path = tmp_path / "mine.zip"
    handheld = Handheld()
    handheld.settle()
    handheld.press("a", "a", "a", "a", still_ms=1700)
    saves = handheld.saves()
    assert "3 files are saved" in run(handheld, "save", "--file", str(path))
    files = archive.unpack(path)
    assert files["saves/game.dat"] == saves["game"]
    assert set(files) == {"saves/game.dat", "saves/settings.dat", "firmware/board.py"}

    other = Handheld()
    other.settle()
    assert "Put back 2 of 3 files" in run(other, "restore", "--file", str(path))
    assert other.pico.run(lambda: other.pico.resets == 1, 1000)
    other.settle(still_ms=600)
    assert other.saves() == saves
    assert other.frame() == switched_on_with(saves)
