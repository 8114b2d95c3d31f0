"""A game is kept whole whatever happens: kills at every write, full disks, two masters, damaged and newer files."""

import errno
import hashlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.tools.forum.tables import Desk, new
from tools.forum import ForumError, store, text
from tools.forum.simulated import simulate

ROOT = Path(__file__).parents[3]
HOLDS = """
import sys
from pathlib import Path
from tools.virtual_board import virtual
virtual.install()
from tools.forum import store
with store.locked(Path(sys.argv[1])):
    print("holds", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def desk(tmp_path, monkeypatch):
    made = Desk(tmp_path, monkeypatch)
    made.do("new", "Anna", "Ben", "Chloé", "--starter", "Anna")
    made.do("roll", "--dice", "3,4,1,2,6,5")
    return made


def killed(folder, count, how, *command):
    """The exit code of a command that is killed at its n-th change of the disk, or runs to its end."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    script = [sys.executable, str(Path(__file__).with_name("dies.py")), str(count), how, *command]
    return subprocess.run(script, cwd=folder, env=environment, check=False, capture_output=True).returncode


@pytest.mark.parametrize("how", ["whole", "torn"])
def test_a_command_that_is_killed_leaves_the_old_game_or_the_new_one(desk, how):
    path = desk.folder / "forum.qwixx"
    before = path.read_bytes()
    seen = set()
    count = 0
    while killed(desk.folder, count, how, "answer", "Ben", "red 7") == -signal.SIGKILL:
        after = path.read_bytes()
        seen.add(after == before)
        answers = store.read(path).turns[0].answers
        assert len(answers) == (after != before)
        assert desk.do("status").startswith("forum.qwixx")
        path.write_bytes(before)
        count += 1
    assert count >= 6  # the lock; open, write, sync, replace; the folder's
    assert seen == {True, False}
    assert len(store.read(path).turns[0].answers) == 1


def test_a_new_game_that_is_killed_is_there_or_not(tmp_path, monkeypatch):
    desk = Desk(tmp_path, monkeypatch)
    count = 0
    while killed(tmp_path, count, "torn", "new", "Anna", "Ben") == -signal.SIGKILL:
        path = tmp_path / "forum.qwixx"
        if path.exists():
            assert store.read(path).names == ["Anna", "Ben"]
            path.unlink()
        count += 1
    assert count >= 6
    assert "turn 0" in desk.do("status")


@pytest.mark.parametrize("name", ["write", "fsync", "replace"])
def test_a_full_or_broken_disk_is_told_and_nothing_is_lost(desk, monkeypatch, name):
    before = (desk.folder / "forum.qwixx").read_bytes()

    def fails(*_):
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, name, fails)
        assert desk.fail("answer", "Ben", "red 7") == "forum.qwixx: No space left on device. Nothing was changed."
    assert (desk.folder / "forum.qwixx").read_bytes() == before
    desk.do("answer", "Ben", "red 7")


def test_two_masters_at_once_are_told_and_a_killed_one_does_not_block(desk):
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", HOLDS, "forum.qwixx"]
    with subprocess.Popen(
        command, cwd=desk.folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout.readline() == b"holds\n"
        said = desk.fail("answer", "Ben", "red 7")
        assert said == "Another game master is at work on forum.qwixx just now. Try it again soon."
        assert "Answered: nobody" in desk.do("status")
        other.kill()
    desk.do("answer", "Ben", "red 7")


def test_many_masters_lose_no_answer(desk):
    script = [sys.executable, str(Path(__file__).with_name("dies.py")), "-1", "whole", "answer"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    masters = [
        subprocess.Popen([*script, name, "red 7"], cwd=desk.folder, env=environment, stderr=subprocess.DEVNULL)
        for name in ("Anna", "Ben", "Chloé")
    ]
    done = [master.wait() == 0 for master in masters]
    given_answers = store.read(desk.folder / "forum.qwixx").turns[0].answers
    assert len(given_answers) == sum(done) >= 1


def refused(data):
    with pytest.raises(text.RefusedError) as caught:
        text.parse(data)
    return str(caught.value)


def test_a_file_that_is_no_game_is_refused():
    data = text.compose(new()).encode()
    assert refused(b"") == "not a game on a forum"
    assert refused(b"hello = 1\n") == "not a game on a forum"
    assert refused(bytes(range(256))) == "not a game on a forum"
    assert refused(b"a = " + b"9" * 5000) == "not a game on a forum"
    assert refused(b"a = " + b"[" * 5000) == "not a game on a forum"
    assert "newer version" in refused(data.replace(b"version = 1", b"version = 2"))
    assert "damaged" in refused(data.replace(b"Anna", b"Anne"))
    assert "cut short" in refused(data[: data.rindex(b"# checksum")])
    assert "damaged" in refused(data[:-10])


def signed(source):
    """A text with a right checksum, however wrong the rest may be."""
    body = source.rpartition("# checksum")[0]
    return f"{body}# checksum {hashlib.sha256(body.encode()).hexdigest()}\n".encode()


@pytest.mark.parametrize(
    ("old", "new_text"),
    [
        ('names = ["Anna", "Ben"]', 'names = ["Anna"]'),
        ('names = ["Anna", "Ben"]', 'names = ["Anna", "ANNA"]'),
        ('language = "en"', 'language = "xx"'),
        ("hours = 48", "hours = 0"),
        ("hours = 48", 'hours = "x"'),
        ("first = 0", "first = 3"),
        ("revealed = false", "revealed = 1"),
        ("made = 2026-03-28T12:13:00Z", "made = 2026-03-28T12:13:00"),
        ("made = 2026-03-28T12:13:00Z", "made = 1"),
        ('rules = "forum"', ""),
        ("dice = [6, ", "dice = [7, "),
        ("played = [", "played = [9, "),
        ("white = ", "white = 7"),
        ('source = "seed"', 'source = "air"'),
    ],
)
def test_a_game_that_can_not_be_is_refused(old, new_text):
    source = next(
        written
        for seed in range(200)
        if old in (written := text.compose(simulate(seed, 2, turns=3))) and "[[turn.answer]]" in written
    )
    assert "it is not a legal game" in refused(signed(source.replace(old, new_text, 1)))
    assert text.parse(signed(source))


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(2, 5), st.integers(1, 40), st.sampled_from(("classic", "forum", "family")))
def test_what_is_written_is_read(seed, players, turns, rules):
    game = simulate(seed, players, "fr", rules, turns)
    assert text.parse(text.compose(game).encode()) == game
    assert text.parse(text.compose(game).replace("\n", "\r\n").encode("utf-8-sig")) == game


@given(st.data())
def test_a_damaged_game_is_refused(data):
    source = bytearray(text.compose(simulate(3, 2, turns=4)).encode())
    at = data.draw(st.integers(0, len(source) - 2))
    source[at] ^= 1 << data.draw(st.integers(0, 7))
    with pytest.raises(text.RefusedError):
        text.parse(bytes(source))


def test_the_log_hides_the_seed_and_the_answers_to_an_open_turn():
    game = simulate(5, 3, turns=4)
    game.turns[-1].answers = game.turns[0].answers
    log = text.compose(text.public(game))
    assert game.seed.hex() not in log
    assert log.count("[[turn.answer]]") == sum(len(turn.answers) for turn in game.turns[:-1])
    assert text.parse(log.encode()).commitment == game.commitment
    assert len(game.turns[-1].answers) == len(game.turns[0].answers)


def test_a_refused_file_is_told_by_the_commands_and_stays(desk):
    path = desk.folder / "forum.qwixx"
    path.write_text(path.read_text().replace('"Ben"', '"Bea"'))
    before = path.read_bytes()
    for command in (["status"], ["roll"], ["undo"], ["post"], ["answer", "Anna", "pass"], ["verify"]):
        assert "forum.qwixx is refused: it is damaged or was changed by hand" in desk.fail(*command)
    assert path.read_bytes() == before
    path.write_bytes(b"x" * ((1 << 22) + 1))
    assert "too long" in desk.fail("status")


def test_a_folder_that_can_not_be_written_is_told(tmp_path):
    with pytest.raises(ForumError, match="No such file"):
        store.create(tmp_path / "missing" / "a.qwixx", new())
    with pytest.raises(ForumError, match="Is a directory"):
        store.read(tmp_path)
