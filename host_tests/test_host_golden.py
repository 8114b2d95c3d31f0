"""The folder of the golden frames holds what it should, and a difference is shown so that it can be judged."""

from pathlib import Path

from host_tests import golden
from host_tests.support import raises
from tools.rig.scenes import SCENES

FOLDER = Path(golden.FOLDER)
BLANK = bytes(1024)
DOT = b"\x01" + bytes(1023)


def test_every_file_is_compared():
    known = {f"{name}.txt" for name, _ in SCENES} | {"game.txt"}
    stale = sorted(path.name for path in FOLDER.iterdir() if path.name not in known)
    assert not stale, f"no scene makes these any more, remove them from {FOLDER}: {', '.join(stale)}"


def test_the_folder_stays_small():
    size = sum(path.stat().st_size for path in FOLDER.iterdir())
    assert size < 700_000, f"{size} bytes of golden frames: shorten the script in tools/rig/script.py"


def test_a_written_file_holds_the_pictures(tmp_path, monkeypatch):
    monkeypatch.setattr(golden, "FOLDER", f"{tmp_path}/")
    pictures = [("first", BLANK), ("second", DOT), ("third", DOT)]
    golden.write("some", pictures)
    golden.check("some", pictures)


def test_a_difference_is_shown(tmp_path, monkeypatch):
    monkeypatch.setattr(golden, "FOLDER", f"{tmp_path}/")
    golden.write("some", [("first", BLANK), ("second", DOT)])
    for pictures, message in (
        ([("first", DOT), ("second", DOT)], "'first' has changed"),
        ([("first", BLANK), ("second", BLANK)], "'second' has changed"),
        ([("first", BLANK), ("other", DOT)], "'second', not 'other'"),
        ([("first", BLANK)], "more pictures, from 'second' on"),
        ([("first", BLANK), ("second", DOT), ("third", DOT)], "has '', not 'third'"),
    ):
        error = raises(AssertionError, golden.check, "some", pictures)
        assert message in str(error)
        assert golden.RENEW in str(error)


def test_a_missing_file_is_told():
    error = raises(AssertionError, golden.check, "none such", [])
    assert "there is no frames/none such.txt" in str(error)
