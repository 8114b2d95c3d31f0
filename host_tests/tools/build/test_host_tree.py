"""The sources of MicroPython: which tree is taken, what is wrong with one, and that a broken-off clone is none."""

import os
from pathlib import Path

import pytest

from tools.build import tree

# What stands for git: it makes a tree with the submodules that it is asked for, or fails when it comes to those.
GIT = """#!/bin/sh
set -e
if [ "$1" = clone ]; then
    for last; do :; done
    mkdir -p "$last/py"
    printf '#define MICROPY_VERSION_MAJOR 1\n#define MICROPY_VERSION_MINOR 26\n' > "$last/py/mpconfig.h"
    printf '#define MICROPY_VERSION_MICRO 1\n' >> "$last/py/mpconfig.h"
    exit
fi
[ -z "$OFFLINE" ]
cd "$2"
for file in pico-sdk/pico_sdk_init.cmake tinyusb/src/tusb.h mbedtls/include/mbedtls/ssl.h micropython-lib/README.md; do
    mkdir -p "lib/$(dirname $file)"
    touch "lib/$file"
done
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache, and the git above."""
    git = tmp_path / "bin" / "git"
    git.parent.mkdir()
    git.write_text(GIT, encoding="utf-8")
    git.chmod(0o755)
    monkeypatch.setenv("PATH", f"{git.parent}:{os.environ['PATH']}")
    monkeypatch.delenv("MICROPYTHON", raising=False)
    monkeypatch.setattr(tree, "CACHE", tmp_path / "cache" / "micropython")
    return tree.CACHE


def test_without_a_tree_it_is_cloned_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert tree.find() == cache
    monkeypatch.setenv("OFFLINE", "1")
    assert tree.find() == cache
    assert [path.name for path in cache.parent.iterdir()] == [cache.name]


def test_a_clone_that_breaks_off_leaves_nothing(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OFFLINE", "1")
    with pytest.raises(tree.NoTreeError, match="make firmware MICROPYTHON=path"):
        tree.find()
    assert not list(cache.parent.iterdir())
    monkeypatch.delenv("OFFLINE")
    assert tree.find() == cache


def test_a_tree_that_is_named_is_taken(cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tree.find().rename(tmp_path / "mine")
    monkeypatch.setenv("MICROPYTHON", str(mine))
    assert tree.find() == mine
    assert not cache.exists()


def test_what_is_wrong_with_a_tree_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = tree.find()
    monkeypatch.setenv("MICROPYTHON", str(mine))
    (mine / "lib" / "tinyusb" / "src" / "tusb.h").unlink()
    with pytest.raises(tree.NoTreeError, match=r"lacks lib/tinyusb: git -C .* submodule update --init lib/tinyusb"):
        tree.find()
    header = mine / "py" / "mpconfig.h"
    header.write_text(header.read_text(encoding="utf-8").replace("MICRO 1", "MICRO 0"), encoding="utf-8")
    with pytest.raises(tree.NoTreeError, match=r"is MicroPython 1\.26\.0; 1\.26\.1 is needed"):
        tree.find()
    monkeypatch.setenv("MICROPYTHON", str(tmp_path))
    with pytest.raises(tree.NoTreeError, match=r"is not a tree of MicroPython"):
        tree.find()
