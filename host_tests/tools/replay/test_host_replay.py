"""A saved game in words, and why one is refused."""

import sys

import pytest

from engine.app.settings import Settings
from engine.qix.cards import MOVE_3, SHUFFLE
from engine.qix.manifest import QIX
from tools.pico import archive
from tools.replay import replay
from tools.rig import qix_games
from tools.rig.handhelds import configure, ports
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import COLOUR_RED, WHITE_RED


def tell(monkeypatch, capsys, path):
    monkeypatch.setattr(sys, "argv", ["replay", str(path)])
    code = replay.main()
    said = capsys.readouterr()
    return code, said.out.splitlines(), said.err


def game():
    """ANNA marks twice, then nobody marks anything."""
    game = QwixxBuilder(2, 1, 1)
    game.roll(1, 2, 4, 1, 1, 1).play(WHITE_RED, 0, COLOUR_RED)
    game.roll(3, 4, 1, 2, 3, 6).play(0, WHITE_RED, 0)
    return game


def settings():
    made = ports()
    configure(made, names=["TOM", "ANNA", "X", "Y", "Z"])
    return made.store["settings"]


def test_a_backup_is_told_with_names(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    archive.pack(path, {"saves/game.dat": game().file(), "saves/settings.dat": settings()})
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    assert lines[:10] == [
        "Qwixx, forum rules, 2 players; ANNA begins.",
        "",
        "Turn 1: ANNA rolls white 1 and 2, red 4, yellow 1, green 1, blue 1",
        "  ANNA marks red 3 by the white dice",
        "  TOM passes",
        "  ANNA marks red 5 by white 1 and red 4",
        "",
        "Turn 2: TOM rolls white 3 and 4, red 1, yellow 2, green 3, blue 6",
        "  TOM passes",
        "  ANNA marks red 7 by the white dice",
    ]
    assert "  TOM marks nothing: a penalty of 5 points" in lines
    assert "The game goes on from here." in lines
    assert lines[lines.index("ANNA: 6 points") + 1].split() == ["red", "6", "3", "5", "7"]
    assert lines[lines.index("TOM: -5 points") + 5].split() == ["penalties", "-5"]


def test_of_a_backup_all_games_are_told_with_their_own_names(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    made = ports(names=["TOM", "ANNA", "X", "Y", "Z"])
    chosen = Settings(made)
    chosen.all_names[QIX][:2] = ["MIA", "ZOE"]
    chosen.save()
    files = {"saves/game.dat": game().file(), "saves/qix.dat": qix_games.begun(7).file()}
    archive.pack(path, {**files, "saves/settings.dat": made.store["settings"]})
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    assert lines[0].startswith("Qwixx, forum rules, 2 players; ANNA begins.")
    second = next(line for line in lines if line.startswith("Qix"))
    assert "MIA" in second
    assert lines[lines.index(second) - 1] == ""


def test_a_game_is_told_beside_one_that_is_refused(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    archive.pack(path, {"saves/game.dat": b"?", "saves/qix.dat": qix_games.begun(7).file()})
    code, lines, error = tell(monkeypatch, capsys, path)
    assert code == 1
    assert "is refused" in error
    assert any(line.startswith("Qix") for line in lines)


def test_a_game_of_qix_is_told(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    game = qix_games.QixBuilder(first=1).play(MOVE_3, 1, 2, 1).lay("0,5 R4", "20,40 D8").play(SHUFFLE)
    archive.pack(path, {"saves/game.dat": game.file(), "saves/settings.dat": settings()})
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    assert lines[:10] == [
        "Qix, TOM and ANNA; ANNA begins.",
        "  The arrow points up",
        "",
        "Round 1",
        "  Card: Move 3",
        "  The die shows 1",
        "  The die shows 2",
        "  The die shows 1",
        "  ANNA starts at 0, 5",
        "  ANNA lays 4 right",
    ]
    assert "The game goes on from here." in lines


def test_a_whole_game_of_qix_is_told(tmp_path, monkeypatch, capsys):
    path = tmp_path / "game.dat"
    game = qix_games.over(bot=True)
    path.write_bytes(game.file())
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    fenced = sum(int(line.split()[2]) for line in lines if "fences off" in line)
    assert fenced == 1600 - game.state.open_squares()
    scores = game.state.returns()
    assert lines[-2:] == [f"PLAYER 1: {scores[0]} points", f"HARD 2: {scores[1]} points"]
    assert not any("HARD 2 passes" in line for line in lines)


def test_a_raw_file_is_told_to_its_end(tmp_path, monkeypatch, capsys):
    from tools.rig.qwixx_scenes import over_tied, over_won

    path = tmp_path / "game.dat"
    path.write_bytes(over_won().file())
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    assert "  PLAYER 2 marks yellow 12 by the white dice, and locks the row" in lines
    assert lines[-1] == "Most points: PLAYER 2"
    path.write_bytes(over_tied().file())
    assert tell(monkeypatch, capsys, path)[1][-1] == "Most points: PLAYER 1 and PLAYER 2"


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "cut short"),
        (b"hello", "not a saved game"),
        (game().file()[:-1], "cut short"),
        (game().file()[:-1] + b"?", "damaged"),
        (game().file()[:3] + b"\x07" + game().file()[4:], "saved by a newer version"),
    ],
)
def test_a_file_that_is_no_game_is_refused(tmp_path, monkeypatch, capsys, data, words):
    path = tmp_path / "game.dat"
    path.write_bytes(data)
    code, lines, error = tell(monkeypatch, capsys, path)
    assert (code, lines) == (1, [])
    assert f"is refused: {words}." in error


def test_a_backup_without_a_game_is_told(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    archive.pack(path, {"saves/settings.dat": settings()})
    code, _, error = tell(monkeypatch, capsys, path)
    assert code == 1
    assert "No game is in" in error


def test_damaged_settings_do_not_keep_a_game_from_being_told(tmp_path, monkeypatch, capsys):
    path = tmp_path / "backup.zip"
    archive.pack(path, {"saves/game.dat": game().file(), "saves/settings.dat": settings()[:-1]})
    code, lines, _ = tell(monkeypatch, capsys, path)
    assert code == 0
    assert lines[0].startswith("The settings are refused")
    assert lines[1] == "Qwixx, forum rules, 2 players; PLAYER 2 begins."
