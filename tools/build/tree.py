"""Finds the sources of MicroPython: those that MICROPYTHON names, those in the cache, or those it clones there."""

import os
import re
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory

VERSION = "1.26.1"
CACHE = Path.home() / ".cache" / "pocket-dice" / f"micropython-{VERSION}"

_ADDRESS = "https://github.com/micropython/micropython.git"
# What the build for a Pico needs of other repositories, and a file of each.
_SUBMODULES = {
    "lib/pico-sdk": "pico_sdk_init.cmake",
    "lib/tinyusb": "src/tusb.h",
    "lib/mbedtls": "include/mbedtls/ssl.h",
    "lib/micropython-lib": "README.md",
}
_NUMBER = re.compile(r"#define MICROPY_VERSION_(?:MAJOR|MINOR|MICRO) (\d+)")


class NoTreeError(Exception):
    """The sources of MicroPython are not there; the message says what to do."""


def find() -> Path:
    """The folder of the sources, complete and of the right version; NoTreeError if there is none."""
    named = os.environ.get("MICROPYTHON")
    if not named and not CACHE.exists():
        _clone(CACHE)
    return _checked(Path(named).resolve() if named else CACHE)


def _checked(tree: Path) -> Path:
    """The tree; NoTreeError if it can't be built from."""
    header = tree / "py" / "mpconfig.h"
    if not header.is_file():
        raise NoTreeError(f"{tree} is not a tree of MicroPython: it has no py/mpconfig.h.")
    version = ".".join(_NUMBER.findall(header.read_text(encoding="utf-8")))
    if version != VERSION:
        raise NoTreeError(f"{tree} is MicroPython {version}; {VERSION} is needed: git -C {tree} checkout v{VERSION}")
    missing = " ".join(name for name, file in _SUBMODULES.items() if not (tree / name / file).is_file())
    if missing:
        raise NoTreeError(f"{tree} lacks {missing}: git -C {tree} submodule update --init {missing}")
    return tree


def _clone(target: Path) -> None:
    """Clones the tree; it has its name only once it is whole."""
    target.parent.mkdir(parents=True, exist_ok=True)
    print(f"Cloning MicroPython {VERSION} into {target} ...", flush=True)
    with TemporaryDirectory(dir=target.parent, prefix=target.name + "-") as folder:
        tree = Path(folder, "tree")
        try:
            _git("clone", "--depth", "1", "--branch", f"v{VERSION}", _ADDRESS, str(tree))
            _git("-C", str(tree), "submodule", "update", "--init", "--depth", "1", *_SUBMODULES)
        except (OSError, subprocess.CalledProcessError) as error:
            raise NoTreeError(
                f"The sources of MicroPython {VERSION} are not in {target}, and can't be cloned: {error}\n"
                f"Name a tree that has lib/pico-sdk and the like: make firmware MICROPYTHON=path"
            ) from error
        tree.rename(target)


def _git(*words: str) -> None:
    subprocess.run(["git", *words], check=True, env={**os.environ, "GIT_TERMINAL_PROMPT": "0"})
