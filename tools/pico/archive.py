"""A backup as a file: a zip with what a person has on a handheld, and a manifest of checksums."""

import hashlib
import json
import re
import zipfile
import zlib
from collections.abc import Collection
from pathlib import Path

SETTINGS = "firmware/board.py"
# What is a person's own: all that the game keeps, and the one file that a builder edits. Not the file that a cut of
# the power left half.
_OWN = re.compile(r"saves/(?!new\.tmp$)[A-Za-z0-9_-][A-Za-z0-9._-]*|" + re.escape(SETTINGS))
# By the file of a game: that of the match which it is of, if it is of one.
MATCHES = {"saves/game.dat": "saves/match0.dat", "saves/qix.dat": "saves/match1.dat"}
_MANIFEST = "manifest.json"
_KIND = "pocket-dice backup"
_VERSION = 1
_LARGEST = 1 << 20  # bytes of a file; a Pico has little more for all of them


class ArchiveError(Exception):
    """A file is no backup that can be put back; the message says why."""


def own(path: str) -> bool:
    """Whether a file on a board is a person's."""
    return _OWN.fullmatch(path) is not None


def misleading(files: Collection[str], there: Collection[str]) -> list[str]:
    """Matches on a board to which a game that is put back without one doesn't belong, but would be counted."""
    return [match for game, match in MATCHES.items() if game in files and match not in files and match in there]


def pack(path: Path, files: dict[str, bytes]) -> None:
    """Writes a new backup; FileExistsError if there is such a file."""
    checksums = {name: hashlib.sha256(data).hexdigest() for name, data in sorted(files.items())}
    manifest = {"kind": _KIND, "version": _VERSION, "files": checksums}
    with path.open("xb") as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(_MANIFEST, json.dumps(manifest, indent=1))
        for name in checksums:
            archive.writestr(name, files[name])


def unpack(path: Path) -> dict[str, bytes]:
    """The files of a backup; ArchiveError unless all are there as they were saved, and nothing else is."""
    try:
        with zipfile.ZipFile(path) as archive:
            if any(entry.file_size > _LARGEST for entry in archive.infolist()):
                raise ArchiveError(f"{path} is not a backup: what is in it would not fit on a Pico.")
            content = {entry.filename: archive.read(entry) for entry in archive.infolist()}
    except FileNotFoundError as error:
        raise ArchiveError(f"There is no file {path}.") from error
    except (OSError, EOFError, NotImplementedError, RuntimeError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        raise ArchiveError(f"{path} is not a backup, or is damaged: {error}.") from error
    files = _checksums(path, content.pop(_MANIFEST, b""))
    for name in sorted(files.keys() | content.keys()):
        if not own(name):
            raise ArchiveError(f"{path} is refused: {name} is nothing that a backup holds.")
        if name not in content:
            raise ArchiveError(f"{path} is damaged: {name} is missing.")
        if files.get(name) != hashlib.sha256(content[name]).hexdigest():
            raise ArchiveError(f"{path} is damaged: {name} is not what was saved.")
    return content


def _checksums(path: Path, manifest: bytes) -> dict[str, str]:
    try:
        found = json.loads(manifest)
        kind, version, files = found["kind"], found["version"], found["files"]
    except (ValueError, KeyError, TypeError) as error:
        raise ArchiveError(f"{path} is not a backup of this game: it has no {_MANIFEST}.") from error
    if kind != _KIND or not isinstance(version, int) or not isinstance(files, dict):
        raise ArchiveError(f"{path} is not a backup of this game.")
    if version > _VERSION:
        raise ArchiveError(f"{path} was made by a newer version of this game.")
    return files
