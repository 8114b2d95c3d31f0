"""What a person has on a board is saved and put back; nothing is replaced without a yes, and never without a copy."""

import sys

import pytest

pytest.importorskip("mpremote", reason="mpremote is not installed")

from engine.app.match import SAVED as MATCH
from engine.games import SAVES
from tools.figures import flash_cuts
from tools.figures.measure import SkippedError
from tools.pico import archive, backup, deploy

OWN = {
    "saves/game.dat": b"a game" * 300,
    "saves/settings.dat": b"names",
    "saves/records.dat": b"wins" * 500,
    "firmware/board.py": b"A = 14\n",
}
OTHER = {"main.py": b"1\n", "firmware/main.mpy": b"M", "notes.txt": b"mine"}


@pytest.fixture
def board(monkeypatch, tmp_path):
    """A board with files, that `tools.pico.backup` finds at the port `cut`; the current folder is an empty one."""
    try:
        with flash_cuts.empty() as made:
            monkeypatch.setattr(deploy, "RemotePico", lambda port: made if port == "cut" else None)
            monkeypatch.setattr(made, "restart", lambda: None)
            for path, data in {**OWN, **OTHER}.items():
                made.write(path, data)
            monkeypatch.chdir(tmp_path)
            yield made
    except SkippedError as error:
        pytest.skip(str(error))


def run(monkeypatch, capsys, *arguments, answer=None):
    """The exit code, and what is printed; `answer` is typed at a terminal, if it isn't None."""
    monkeypatch.setattr(sys, "argv", ["backup", *arguments, "--port", "cut"])
    monkeypatch.setattr(sys.stdin, "isatty", lambda: answer is not None, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: answer)
    code = backup.main()
    said = capsys.readouterr()
    return code, said.out + said.err


def backups(folder):
    return sorted(folder.glob("pocket-dice-*.zip"))


def test_all_that_is_a_persons_own_is_saved(board, monkeypatch, capsys, tmp_path):
    board.write("saves/new.tmp", b"half")
    code, said = run(monkeypatch, capsys, "save")
    (path,) = backups(tmp_path)
    assert (code, said) == (0, f"4 files are saved in {path.name}.\n")
    assert archive.unpack(path) == OWN
    code, said = run(monkeypatch, capsys, "save", "--file", path.name)
    assert code == 1
    assert "not overwritten" in said


def test_a_board_without_anything_saves_nothing(board, monkeypatch, capsys, tmp_path):
    for path in OWN:
        board.remove(path)
    code, said = run(monkeypatch, capsys, "save")
    assert (code, backups(tmp_path)) == (0, [])
    assert "nothing is saved" in said


def test_what_is_missing_is_put_back_without_asking(board, monkeypatch, capsys, tmp_path):
    run(monkeypatch, capsys, "save", "--file", "mine.zip")
    board.remove("saves/game.dat")
    code, said = run(monkeypatch, capsys, "restore", "--file", "mine.zip")
    assert code == 0, said
    assert "Put back 1 of 4 files" in said
    assert flash_cuts.found(board) == {**OWN, **OTHER}
    assert "nothing to put back" in run(monkeypatch, capsys, "restore", "--file", "mine.zip")[1]
    assert backups(tmp_path) == []


@pytest.mark.parametrize(("answer", "yes"), [("y", ()), (None, ("--yes",))])
def test_what_is_replaced_is_saved_first(board, monkeypatch, capsys, tmp_path, answer, yes):
    run(monkeypatch, capsys, "save", "--file", "mine.zip")
    board.write("saves/game.dat", b"another")
    board.write("saves/more.dat", b"more")
    code, said = run(monkeypatch, capsys, "restore", "--file", "mine.zip", *yes, answer=answer)
    assert code == 0, said
    assert flash_cuts.found(board) == {**OWN, **OTHER, "saves/more.dat": b"more"}
    assert archive.unpack(backups(tmp_path)[0])["saves/game.dat"] == b"another"


def test_a_game_without_a_match_is_put_back_without_one(board, monkeypatch, capsys, tmp_path):
    kinds = range(len(SAVES))
    by_game = {f"saves/{SAVES[kind]}.dat": f"saves/{MATCH}{kind}.dat" for kind in kinds}
    assert by_game == archive.MATCHES
    run(monkeypatch, capsys, "save", "--file", "mine.zip")
    for kind in kinds:
        board.write(f"saves/{MATCH}{kind}.dat", b"a match")
    code, said = run(monkeypatch, capsys, "restore", "--file", "mine.zip", answer="n")
    assert "Nothing was changed." in said
    code, said = run(monkeypatch, capsys, "restore", "--file", "mine.zip", "--yes")
    assert code == 0, said
    assert flash_cuts.found(board) == {**OWN, **OTHER, f"saves/{MATCH}1.dat": b"a match"}
    assert archive.unpack(backups(tmp_path)[0])[f"saves/{MATCH}0.dat"] == b"a match"


@pytest.mark.parametrize("answer", ["", "n", None])
def test_without_a_yes_nothing_is_replaced(board, monkeypatch, capsys, answer):
    run(monkeypatch, capsys, "save", "--file", "mine.zip")
    board.write("saves/game.dat", b"another")
    board.remove("saves/settings.dat")
    before = flash_cuts.found(board)
    code, said = run(monkeypatch, capsys, "restore", "--file", "mine.zip", answer=answer)
    assert code == 0
    assert "Nothing was changed." in said
    assert flash_cuts.found(board) == before


def test_a_damaged_backup_changes_nothing(board, monkeypatch, capsys, tmp_path):
    (tmp_path / "bad.zip").write_bytes(b"PK")
    before = flash_cuts.found(board)
    for path, words in (("bad.zip", "is not a backup"), ("none.zip", "There is no file"), ("", "Say what to put back")):
        code, said = run(monkeypatch, capsys, "restore", "--file", path, "--yes")
        assert code == 1
        assert words in said
    assert flash_cuts.found(board) == before


def test_every_power_cut_of_a_restore_leaves_each_file_old_or_new(board):
    board.order("keep")
    new = {name: data + b"new" for name, data in OWN.items()}
    count = 0
    for files in flash_cuts.cuts(board, lambda: backup.put_back(board, new, list(new))):
        for name, data in OWN.items():
            assert files[name] in (data, new[name]), name
        count += 1
    assert count > 10
