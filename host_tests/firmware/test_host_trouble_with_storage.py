"""Every trouble that a storage can give: the screen says so, a game can be played, and nothing is lost."""

import errno
import os

import pytest

import tools.rig.hardware as hardware
from engine.app.ports import DOWN, UP, A, B
from engine.ui.words import en
from firmware import storage
from firmware.oled import Display
from firmware.ports import PicoPorts
from host_tests.engine.app.test_settings import ENGLISH, GOOD
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, Loaded, says
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.screen import Screen

GAME = QwixxBuilder().turn(3, 4).file()


class Handheld(PicoPorts):
    """The ports of the firmware on a virtual board, with a canvas that can be read."""

    def __init__(self):
        settings = hardware.Settings()
        hardware.wire(settings)
        super().__init__(settings, Display(settings), bytearray(1024))
        self.canvas = Screen()
        self._dice = Loaded(())

    def random_bytes(self, n):
        return self._dice(n)

    def show(self):
        """There is no display."""


@pytest.fixture(autouse=True)
def saves(tmp_path, monkeypatch):
    """The folder of what is saved."""
    monkeypatch.chdir(tmp_path)
    return tmp_path / "saves"


def damaged(good):
    """Files that have become something else, each with the reason that is told."""
    yield good[:9], 2
    yield good[:-1], 2 if good == GAME else 3
    yield b"", 2
    yield good[:-2] + bytes((good[-2] ^ 4, good[-1])), 3
    yield good[:12] + bytes((good[12] ^ 1,)) + good[13:], None
    yield b"Hello, I am a photograph." * 50, 0
    yield bytes(5000), 0
    yield good[:3] + b"\x09" + good[4:], 1


@pytest.mark.parametrize(("data", "reason"), list(damaged(GAME)))
def test_a_game_that_can_not_be_read(saves, data, reason):
    saves.mkdir()
    (saves / "settings.dat").write_bytes(ENGLISH)
    (saves / "game.dat").write_bytes(data)
    driver = Driver(Handheld())
    assert says(driver, en.REFUSED.split("\n")[0])
    assert reason is None or en.REASONS[reason] in driver.text()
    driver.press(A, A)
    assert (saves / "game.dat").read_bytes() == data
    driver.press(A, A)
    assert says(driver, WORDS.NEXT_TURN)
    driver.press(A)
    assert (saves / "game.dat.1.bad").read_bytes() == data
    assert (saves / "game.dat").read_bytes() != data
    assert not says(Driver(Handheld()), en.REFUSED.split("\n")[0])


@pytest.mark.parametrize(("data", "reason"), list(damaged(GOOD)))
def test_settings_that_can_not_be_read(saves, data, reason):
    saves.mkdir()
    (saves / "game.dat").write_bytes(GAME)
    (saves / "settings.dat").write_bytes(data)
    driver = Driver(Handheld())
    assert (saves / "settings.dat").read_bytes() == data
    asked = "Русский" in driver.text()
    assert asked == (data[:3] != GOOD[:3] or len(data) < 12)
    if asked:
        driver.press(A)
    kept = saves / ("settings.dat.1.bad" if asked else "settings.dat")
    assert says(driver, en.SETTINGS_REFUSED.split("\n")[0])
    assert reason is None or en.REASONS[reason] in driver.text()
    driver.press(A)
    assert says(driver, WORDS.NEXT_TURN)
    assert kept.read_bytes() == data
    assert (saves / "game.dat").read_bytes() == GAME


def refusing(number):
    """An `open` with which files can be read and not written."""

    def opened(path, mode="r"):
        if "w" in mode:
            raise OSError(number, os.strerror(number))
        return open(path, mode)

    return opened


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_storage_that_is_full_or_locked(saves, monkeypatch, number):
    saves.mkdir()
    (saves / "game.dat").write_bytes(GAME)
    (saves / "settings.dat").write_bytes(ENGLISH)
    monkeypatch.setattr(storage, "open", refusing(number), raising=False)
    driver = Driver(Handheld())
    assert says(driver, WORDS.NEXT_TURN)
    driver.press(A)
    assert says(driver, en.UNSAFE.split("\n")[0])
    driver.press(A)
    assert not says(driver, en.UNSAFE.split("\n")[0])
    assert (saves / "game.dat").read_bytes() == GAME


def test_no_file_system_at_all(monkeypatch):
    def nothing(*_):
        raise OSError(errno.ENODEV, "no such device")

    monkeypatch.setattr(storage, "open", nothing, raising=False)
    monkeypatch.setattr(storage.os, "mkdir", nothing)
    driver = Driver(Handheld())
    driver.press(A, A)
    assert says(driver, en.UNSAVED.split("\n")[0])
    driver.press(A, B)
    assert WORDS.PRESS in driver.text()
    driver.press(A, UP, UP, UP, A, B)
    assert says(driver, en.UNSAVED.split("\n")[0])
    driver.press(A, DOWN, DOWN, DOWN, A, A)
    assert says(driver, en.UNSAFE.split("\n")[0])
    driver.press(A)
    assert says(driver, WORDS.NEXT_TURN)


def test_a_good_game_and_good_settings_are_taken(saves):
    saves.mkdir()
    (saves / "game.dat").write_bytes(GAME)
    (saves / "settings.dat").write_bytes(GOOD)
    driver = Driver(Handheld(), patient=False)
    assert says(driver, WORDS.NEXT_TURN)
    assert "TOM" in driver.text()
