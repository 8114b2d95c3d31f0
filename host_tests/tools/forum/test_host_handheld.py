"""Games go between a forum and a handheld, and nothing is lost on the way."""

import subprocess
import sys
from pathlib import Path

import pytest

from engine.app import settings_file
from engine.app.ports import Ports
from engine.app.settings import Settings
from host_tests.tools.forum.tables import Desk
from tools.forum import handheld, store
from tools.forum.simulated import HOUR, simulate
from tools.pico import archive
from tools.rig.handhelds import resume
from tools.rig.qix_games import begun
from tools.rig.qwixx_games import QwixxBuilder

ROOT = Path(__file__).parents[3]


@pytest.fixture
def desk(tmp_path, monkeypatch):
    return Desk(tmp_path, monkeypatch)


def replay(path):
    """What `make replay` tells of a file."""
    command = [sys.executable, "-m", "tools.replay.replay", str(path)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def keep(desk, game):
    store.write(desk.folder / "forum.qwixx", game)


def test_a_game_opens_in_the_replay_with_its_names(desk):
    game = simulate(4, 3, "ru", "family")
    keep(desk, game)
    desk.do("export", "game.zip")
    desk.do("export", "game.dat")
    told = replay(desk.folder / "game.zip")
    assert told.startswith("Qwixx, family rules, 3 players;")
    assert "CHLOE" in told
    assert told.count("Turn ") == len(game.turns)
    assert "The game is over." in told
    assert replay(desk.folder / "game.dat").count("Turn ") == len(game.turns)


def test_the_log_is_exported_too(desk):
    keep(desk, simulate(4, 2))
    desk.do("log", "--output", "all.log")
    desk.do("export", "log.zip", "-g", "all.log")
    assert "The game is over." in replay(desk.folder / "log.zip")


def test_a_game_goes_on_a_handheld_where_it_stands(desk):
    game = simulate(6, 3, turns=5)
    keep(desk, game)
    desk.do("export", "game.zip")
    saved = QwixxBuilder()
    saved.history.load(archive.unpack(desk.folder / "game.zip")["saves/game.dat"])
    driver = resume(saved)
    assert driver.state.to_bytes() == game.state().to_bytes()


def test_a_backup_is_never_replaced(desk):
    keep(desk, simulate(6, 3, turns=5))
    for name in ("game.zip", "game.dat"):
        desk.do("export", name)
        assert "is there already" in desk.fail("export", name)
    assert "FILE.zip" in desk.fail("export", "game.txt")


def test_a_game_from_a_handheld_goes_on_in_a_forum(desk):
    saved = QwixxBuilder(2, 1, 1)
    saved.roll(1, 2, 4, 1, 1, 1).play(1, 0, 5)
    saved.roll(3, 4, 1, 2, 3, 6).play(0, 1)
    (desk.folder / "game.dat").write_bytes(saved.file())
    said = desk.do("import", "game.dat", "Anna", "Ben", "--language", "fr")
    assert "its dice stay" in said
    assert "before you roll" in said
    assert "Anna passes; Ben marks red 7 by the white dice" in said
    assert "Joué sur la console." in desk.do("post")
    assert "[b]Ben[/b] : coche rouge 3; coche rouge 5 (blanc 1 + rouge 4)" in desk.do("post")
    desk.do("answer", "Ben", "rouge 7")
    desk.now += 48 * HOUR
    desk.do("close")
    game = store.read(desk.folder / "forum.qwixx")
    assert game.commitment in desk.do("post")
    desk.do("roll")
    assert game.commitment not in desk.do("post")
    assert "Nothing is wrong." in desk.do("verify")
    game = store.read(desk.folder / "forum.qwixx")
    assert [turn.source for turn in game.turns] == ["handheld", "hand", "seed"]
    assert game.rules == "forum"


def test_a_game_between_two_turns_goes_on_with_a_roll(desk):
    saved = QwixxBuilder(2, 0, 0)
    saved.roll(1, 2, 4, 1, 1, 1).play(1, 0, 5)
    (desk.folder / "game.dat").write_bytes(saved.file())
    desk.do("import", "game.dat", "Anna", "Ben")
    assert "it stays" in desk.fail("undo")
    assert store.read(desk.folder / "forum.qwixx").commitment in desk.do("post")
    desk.do("roll")
    assert "right  Turn 2: the dice" in desk.do("verify")


def test_a_whole_game_goes_there_and_back(desk):
    game = simulate(9, 4, rules="classic")
    keep(desk, game)
    desk.do("export", "game.zip")
    said = desk.do("import", "game.zip", "--game", "back")
    assert "ANNA, BEN, CHLOE, DMITRI" in said
    back = store.read(desk.folder / "back.qwixx")
    assert back.values() == game.values()
    assert "The game is over" in desk.do("status", "-g", "back")
    assert back.commitment not in desk.do("post", "-g", "back")
    assert "before you roll" not in said


def test_of_two_games_on_a_handheld_that_of_qwixx_is_taken(desk):
    saved = QwixxBuilder(2, 0, 0)
    saved.roll(1, 2, 4, 1, 1, 1).play(1, 0, 5)
    files = {"saves/game.dat": saved.file(), "saves/qix.dat": begun(7).file()}
    archive.pack(desk.folder / "both.zip", files)
    desk.do("import", "both.zip", "Anna", "Ben")
    assert store.read(desk.folder / "forum.qwixx").values() == list(saved.history.values())
    archive.pack(desk.folder / "qix.zip", {"saves/qix.dat": begun(7).file()})
    assert "is not Qwixx" in desk.fail("import", "qix.zip", "Anna", "Ben", "--game", "other")


def test_games_that_can_not_go_on_are_told(desk):
    (desk.folder / "one.dat").write_bytes(QwixxBuilder(1, 0, 0).roll(1, 2, 1, 1, 1, 1).file())
    assert "2 to 5 players, not 1" in desk.fail("import", "one.dat", "Anna")
    assert "That game has 1 player, not 2." in desk.fail("import", "one.dat", "Anna", "Ben")
    (desk.folder / "bad.dat").write_bytes(b"hello")
    assert "not a saved game" in desk.fail("import", "bad.dat", "Anna", "Ben")
    assert [path.name for path in desk.folder.glob("*.qwixx")] == []


def test_dice_are_rolled_on_the_handheld_in_this_very_game(desk):
    desk.do("new", "Anna", "Ben", "--starter", "Anna")
    desk.do("export", "game.dat")
    assert "No dice were rolled" in desk.fail("roll", "--from", "game.dat")
    saved = QwixxBuilder(2, 1, 0).roll(5, 6, 1, 2, 3, 4)
    (desk.folder / "rolled.dat").write_bytes(saved.play(0).file())
    assert "Turn 1: 5 6 1 2 3 4" in desk.do("roll", "--from", "rolled.dat")
    desk.now += 48 * HOUR
    desk.do("close")
    assert "No dice were rolled" not in desk.fail("roll", "--from", "rolled.dat")
    (desk.folder / "other.dat").write_bytes(QwixxBuilder(2, 0, 0).roll(5, 6, 1, 2, 3, 4).file())
    assert "has another game" in desk.fail("roll", "--from", "other.dat")


def test_robots_of_a_handheld_are_called_so(desk):
    (desk.folder / "robots.dat").write_bytes(QwixxBuilder(3, bots=(0, 1, 4)).roll(5, 6, 1, 2, 3, 4).file())
    assert "game of PLAYER 1, EASY 2, EXPERT 3" in desk.do("import", "robots.dat", "-g", "b")


def test_a_name_with_a_dash_on_a_handheld_is_taken_without(desk):
    game = simulate(6, 3, turns=5)
    keep(desk, game)
    settings = Settings(Ports())
    settings.names = ["-ZOE", "--", "BEN", *settings.names[3:]]
    data = bytes(game.history().to_bytes())
    archive.pack(desk.folder / "b.zip", {"saves/game.dat": data, "saves/settings.dat": settings_file.write(settings)})
    assert handheld.load(desk.folder / "b.zip")[1] == ["ZOE", "--", "BEN"]
    assert "begins with a dash" in desk.fail("import", "b.zip", "-g", "b")
    assert "game of Zoe, Al, Ben" in desk.do("import", "b.zip", "Zoe", "Al", "Ben", "-g", "b")


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (["Anna", "Chloé"], ["ANNA", "CHLOE"]),
        (["Щукин", "Жанна"], ["SCHUKIN", "ZHANNA"]),
        (["Wilhelmina1", "Wilhelmina2"], ["WILHELMI", "WILHELM2"]),
        (["π-Ж-Ж", "%-"], ["ZH-ZH", "PLAYER 2"]),
        (["東京", "Ben"], ["PLAYER 1", "BEN"]),
    ],
)
def test_names_are_written_with_a_handheld_s_letters(names, short):
    usual = [f"PLAYER {i}" for i in range(1, 6)]
    assert handheld.short_names(names, usual)[:2] == short
