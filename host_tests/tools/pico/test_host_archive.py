"""A backup holds what was saved, byte by byte, or is refused with the reason."""

import json
import zipfile

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tools.pico import archive

FILES = {"saves/game.dat": b"a game" * 50, "saves/settings.dat": b"names", "firmware/board.py": b"A = 14\n"}


def rewritten(path, change):
    """The archive with its content changed by a function."""
    with zipfile.ZipFile(path) as old:
        content = {name: old.read(name) for name in old.namelist()}
    change(content)
    with zipfile.ZipFile(path, "w") as new:
        for name, data in content.items():
            new.writestr(name, data)
    return path


def refusal(path):
    with pytest.raises(archive.ArchiveError) as caught:
        archive.unpack(path)
    return str(caught.value)


@pytest.fixture
def backup(tmp_path):
    path = tmp_path / "backup.zip"
    archive.pack(path, FILES)
    return path


def test_what_was_packed_is_unpacked(backup):
    assert archive.unpack(backup) == FILES


def test_an_older_backup_is_not_overwritten(backup):
    with pytest.raises(FileExistsError):
        archive.pack(backup, {})
    assert archive.unpack(backup) == FILES


@pytest.mark.parametrize(
    "path", ["saves/game.dat", "saves/settings.dat", "saves/game.dat.1.bad", "saves/records.dat", "firmware/board.py"]
)
def test_what_is_a_persons_own(path):
    assert archive.own(path)


@pytest.mark.parametrize(
    "path", ["main.py", "saves/new.tmp", "saves/", "saves/../main.py", "saves/a/b", "/saves/x", "firmware/main.mpy", ""]
)
def test_what_is_not(path):
    assert not archive.own(path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda it: it.update({"saves/game.dat": b"another"}), "saves/game.dat is not what was saved"),
        (lambda it: it.pop("saves/settings.dat"), "saves/settings.dat is missing"),
        (lambda it: it.update({"saves/more.dat": b"x"}), "saves/more.dat is not what was saved"),
        (lambda it: it.update({"../evil.py": b"x"}), "../evil.py is nothing that a backup holds"),
        (lambda it: it.pop("manifest.json"), "not a backup of this game"),
        (lambda it: it.update({"manifest.json": b"[]"}), "not a backup of this game"),
        (lambda it: it.update({"manifest.json": b'{"kind": "x", "version": 1, "files": {}}'}), "not a backup"),
        (
            lambda it: it.update({"manifest.json": it["manifest.json"].replace(b'"version": 1', b'"version": 2')}),
            "made by a newer version",
        ),
        (lambda it: it.update({"saves/game.dat": bytes(1 << 21)}), "would not fit"),
    ],
)
def test_a_changed_backup_is_refused(backup, change, words):
    assert words in refusal(rewritten(backup, change))


def test_files_of_other_kinds_are_refused(tmp_path):
    assert "no file" in refusal(tmp_path / "nothing.zip")
    path = tmp_path / "text.zip"
    path.write_text("hello")
    assert "is not a backup" in refusal(path)


@given(st.data())
def test_a_damaged_file_is_refused_or_is_whole(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("damaged") / "backup.zip"
    archive.pack(path, FILES)
    content = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] ^= data.draw(st.integers(1, 255))
    path.write_bytes(content[: data.draw(st.integers(0, len(content)))] if data.draw(st.booleans()) else content)
    try:
        found = archive.unpack(path)
    except archive.ArchiveError:
        return
    assert found == FILES


def test_the_manifest_says_what_it_is(backup):
    with zipfile.ZipFile(backup) as opened:
        manifest = json.loads(opened.read("manifest.json"))
    assert manifest["kind"] == "pocket-dice backup"
    assert set(manifest["files"]) == set(FILES)
