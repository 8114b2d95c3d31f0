"""The portable tests and all that they use, compiled, in a folder that is kept.

MicroPython loads them several times faster than sources, and in less memory. Constants are not folded across modules,
as tests put others in their place.
"""

import ast
import fcntl
import platform
import zlib
from collections.abc import Iterator
from pathlib import Path

from tools.build import image

FOLDER = image.TOP / "build" / "portable"
_LOCK = FOLDER / "built"  # also holds what it was built of
# The tests that run on every Python.
TESTS = sorted(
    path.relative_to(image.TOP).as_posix()
    for folder in ("engine", "firmware", "tools")
    for path in (image.TOP / "host_tests" / folder).rglob("test_*.py")
    if not path.name.startswith("test_host_")
)
_CPYTHON = {Path("tools/virtual_board/framebuf.py")}  # which MicroPython has itself
_NATIVE = ("@micropython.viper", "@micropython.native")
# What mpy-cross calls this processor; for another one machine code stays a source, which MicroPython compiles itself.
_PROCESSOR = "x64" if platform.machine() == "x86_64" else ""


def imported(path: Path) -> Iterator[Path]:
    """The files of ours whose modules a file imports."""
    for node in ast.walk(ast.parse((image.TOP / path).read_bytes())):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            for other in (Path(name.replace(".", "/")).with_suffix(".py"), Path(name.replace(".", "/"), "__init__.py")):
                if (image.TOP / other).is_file():
                    yield other


def _needed() -> set[Path]:
    """What the tests and their runner are and import, and all that is on a device."""
    pig = {path.relative_to(image.TOP) for path in (image.TOP / "host_tests" / "pig").glob("*.py")}  # imported by name
    found = {Path("host_tests/run.py"), *map(Path, TESTS), *pig}
    new = found
    while new:
        new = {other for path in new for other in imported(path)} - found - _CPYTHON
        found |= new
    return found | set(image.sources())


def build() -> Path:
    """The folder, in which only what has changed is compiled anew; one process at a time does so."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with _LOCK.open("a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _LOCK.read_text() == sources():
            return FOLDER
        wanted = {_LOCK, FOLDER / "host_tests" / "frames"}
        for source in _needed():
            wanted |= _write(source, (image.TOP / source).read_text(encoding="utf-8"))
        for path in FOLDER.rglob("*"):
            if path not in wanted and (path.is_symlink() or path.is_file()):
                path.unlink()
        frames = FOLDER / "host_tests" / "frames"
        if not frames.is_symlink():
            frames.symlink_to(image.TOP / "host_tests" / "frames")
        lock.truncate(0)
        lock.write(sources())
    return FOLDER


def sources() -> str:
    """What tells one state of all sources from another."""
    checksum = 0
    for folder in ("engine", "firmware", "host_tests", "tools"):
        for path in sorted((image.TOP / folder).rglob("*.py")):
            checksum = zlib.crc32(path.read_bytes(), zlib.crc32(str(path).encode(), checksum))
    return f"{checksum:08x}"


def _write(source: Path, text: str) -> set[Path]:
    """Has a compiled module and the checksum of its text in the folder; both paths."""
    native = any(mark in text for mark in _NATIVE)
    as_source = native and not _PROCESSOR
    target = FOLDER / source if as_source else (FOLDER / source).with_suffix(".mpy")
    stamp = target.with_suffix(".crc")
    crc = f"{zlib.crc32(text.encode()):08x}"
    if not (target.exists() and stamp.exists() and stamp.read_text() == crc):
        target.parent.mkdir(parents=True, exist_ok=True)
        if as_source:
            target.write_text(text, encoding="utf-8")
        else:
            image.compile_one(text, source, target, _PROCESSOR if native else image.PROCESSOR)
        stamp.write_text(crc)
    return {target, stamp}
