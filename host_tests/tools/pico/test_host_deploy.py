"""Flashing without a board: what it copies and removes, which firmware it refuses, and what it says of the ports."""

from types import SimpleNamespace

import pytest

pytest.importorskip("mpremote", reason="mpremote is not installed")

from tools.pico import deploy

WANTED = {"engine/dice.mpy": "1", "engine/ui/app.mpy": "2", "firmware/board.py": "3", "main.py": "4"}
FOLDERS = {"engine/": "", "engine/ui/": "", "firmware/": ""}


def port(device, vid=None):
    return SimpleNamespace(device=device, description="something", vid=vid, serial_number="E66")


def test_an_empty_board_gets_everything():
    assert deploy.plan(WANTED, {}) == (list(WANTED), [])


def test_a_board_that_is_up_to_date_is_left_alone():
    assert deploy.plan(WANTED, {**WANTED, **FOLDERS}) == ([], [])


def test_only_changes_are_copied():
    assert deploy.plan(WANTED, {**WANTED, **FOLDERS, "engine/ui/app.mpy": "0"}) == (["engine/ui/app.mpy"], [])


def test_what_is_stale_or_would_hide_a_module_goes_and_all_else_stays():
    there = {**WANTED, **FOLDERS, "engine/old/": "", "engine/old/x.mpy": "5", "engine/dice.py": "6", "new.tmp": "0"}
    there |= {"saves/": "", "saves/game.dat": "7", "notes.txt": "8", "lib/": "", "lib/other.mpy": "9"}
    assert deploy.plan(WANTED, there) == ([], ["engine/old/x.mpy", "engine/old/", "engine/dice.py"])


@pytest.mark.parametrize("version", [(1, 26, 0), (1, 26, 1), (1, 29, 0)])
def test_a_firmware_that_can_run_the_game_is_taken(version):
    assert deploy.refusal("rp2", version, 0x1306, 6) == ""


@pytest.mark.parametrize(
    ("platform", "version", "bytecode", "words"),
    [
        ("rp2", (1, 25, 0), 0x1306, "MicroPython 1.25.0 on the board is too old. Put MicroPython 1.26 or newer"),
        ("rp2", (1, 26, 0), 0, "too old"),
        ("rp2", (2, 0, 0), 0x1307, "too new: it reads bytecode version 7 only. Put MicroPython 1.26 or newer with"),
        ("esp32", (1, 26, 0), 0x1306, "This is not a Pico: its MicroPython is for esp32."),
    ],
)
def test_any_other_firmware_is_refused_with_the_version_needed(platform, version, bytecode, words):
    assert words in deploy.refusal(platform, version, bytecode, 6)


@pytest.mark.parametrize(
    ("ports", "words"),
    [
        ([], "no serial port at all"),
        ([port("/dev/ttyS0")], "No Pico with MicroPython on it was found. There is:\n  /dev/ttyS0  something"),
        ([port("/dev/ttyACM0", 0x2E8A), port("/dev/ttyACM1", 0x2E8A)], "more than one board"),
    ],
)
def test_when_the_board_is_not_found_what_was_found_is_told(monkeypatch, ports, words):
    monkeypatch.setattr(deploy.list_ports, "comports", lambda: ports)
    with pytest.raises(deploy.Failure) as caught:
        deploy.find()
    assert words in str(caught.value)
    assert "make flash PORT=" in str(caught.value)


def test_the_only_pico_is_found(monkeypatch):
    monkeypatch.setattr(deploy.list_ports, "comports", lambda: [port("/dev/ttyS0"), port("/dev/ttyACM0", 0x2E8A)])
    assert deploy.find() == "/dev/ttyACM0"


def test_a_port_that_is_not_there_is_told():
    with pytest.raises(deploy.Failure, match=r"/dev/nothing can't be opened"):
        deploy.RemotePico("/dev/nothing")
