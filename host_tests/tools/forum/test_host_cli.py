"""The commands as a game master types them, a whole game of the French kind among them."""

import os
import re

import pytest

from host_tests.tools.forum.tables import Desk
from tools.forum import store
from tools.forum.simulated import HOUR


@pytest.fixture
def desk(tmp_path, monkeypatch):
    return Desk(tmp_path, monkeypatch)


def test_a_whole_game_of_five_in_french(desk):
    desk.do("new", "Anna", "Ben", "Chloé", "Dmitri", "Eva", "--language", "fr", "--zone", "Europe/Paris")
    first = desk.do("post")
    assert "par tirage au sort" in first
    commitment = re.search(r"\n([0-9a-f]{64})\n", first).group(1)
    path = desk.folder / "forum.qwixx"
    absent, turns = 0, 0
    while True:
        desk.do("roll")
        turns += 1
        shown = desk.do("post")
        assert f"Tour {turns} : " in shown
        # Each answers with the first thing that the post lists, in an order of their own; Eva never does.
        lines = re.findall(r"^\[\*\](.*?) : (?!ne peut)(.*)$", shown.rpartition("vous pouvez")[2], re.MULTILINE)
        for names, choices in reversed(lines):
            parts = [part.split(" : ")[-1].split(", ")[0] for part in choices.split("; ")]
            text = parts[0] if len(parts) == 1 else f"blancs : {parts[0]} ; couleur : passe"
            for name in re.findall(r"\[b\](\w+)\[/b\]", names):
                if name != "Eva":
                    assert desk.do("answer", name.upper(), text).startswith(name)
        status = desk.do("status")
        if "Eva" in status.partition("Still to answer:")[2]:
            absent += 1
            assert "Eva may still answer" in desk.fail("close")
            assert "Time left: 48 h 00 min" in status
            desk.now += 48 * HOUR
            assert "The time was over" in desk.do("status")
        if "It is the last" in desk.do("close"):
            break
        assert "Turn" in desk.fail("answer", "Anna", "passe") or "roll first" in desk.fail("answer", "Anna", "passe")
        desk.now += HOUR
    assert absent > 5
    shown = desk.do("post")
    assert "pas de réponse" in path.read_text() or "l'emporte" in shown
    seed = store.read(path).seed.hex()
    assert seed not in shown
    assert seed not in desk.do("log")
    desk.do("reveal")
    assert seed in desk.do("post")
    log = desk.do("log")
    assert seed in log
    (desk.folder / "all.log").write_text(log)
    checked = desk.do("verify", "--game", "all.log", "--commitment", commitment)
    assert "WRONG" not in checked
    assert "Nothing is wrong." in checked
    assert checked.count("follow from the seed") == turns


def test_the_game_s_file_is_private_and_no_new_game_replaces_it(desk):
    desk.do("new", "Anna", "Ben")
    path = desk.folder / "forum.qwixx"
    assert path.stat().st_mode & 0o077 == 0
    before = path.read_bytes()
    assert "is there already" in desk.fail("new", "Eva", "Ben")
    assert path.read_bytes() == before


def test_what_everybody_may_see_can_be_read_by_others(desk):
    desk.do("new", "Anna", "Ben")
    usual = os.umask(0o022)
    try:
        desk.do("log", "--output", "game.log")
        desk.do("post", "--png", "game.png")
        desk.do("roll")
    finally:
        os.umask(usual)
    modes = [(desk.folder / name).stat().st_mode & 0o777 for name in ("game.log", "game.png", "forum.qwixx")]
    assert modes == [0o644, 0o644, 0o600]


def test_no_log_or_picture_replaces_a_game_by_another_name(desk):
    desk.do("new", "Anna", "Ben")
    game = desk.folder / "forum.qwixx"
    (desk.folder / "link.png").symlink_to("forum.qwixx")
    before = game.read_bytes()
    for name in ("link.png", "other.QWIXX"):
        assert "would replace a game" in desk.fail("post", "--png", name)
    game.rename(desk.folder / "game.txt")
    assert "would replace a game" in desk.fail("log", "-g", "game.txt", "--output", "game.txt")
    assert (desk.folder / "game.txt").read_bytes() == before


def test_games_side_by_side_are_told_apart(desk):
    assert "There is no game in this folder" in desk.fail("status")
    desk.do("new", "Anna", "Ben", "--game", "friday")
    desk.do("status")
    desk.do("new", "Anna", "Ben", "--game", "sunday.qwixx")
    assert "Which game? Add --game and one of friday.qwixx, sunday.qwixx." in desk.fail("roll")
    desk.do("roll", "-g", "friday")
    assert "turn 1" in desk.do("status", "-g", "friday.qwixx")
    assert "turn 0" in desk.do("status", "-g", "sunday")
    assert "There is no game monday" in desk.fail("status", "-g", "monday")
    assert "There is no game monday" in desk.fail("roll", "-g", "monday")
    assert sorted(path.name for path in desk.folder.iterdir() if "monday" in path.name) == []


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ([], "COMMAND"), (["dance"], "invalid choice"), (["new"], "NAME"), (["new", "Anna"], "2 to 5 players"),
        (["answer"], "NAME, TEXT"), (["answer", "Zoe", "pass"], "No player is called Zoe"),
        (["answer", "Ben", "red 9"], "The dice don't give red 9"),
        (["answer", "Ben", "x", "--at", "soon"], "is no time"),
        (["answer", "Ben", "pass", "--at", "2026-04-01 10:00"], "is in the future"),
        (["roll", "--dice", "1,2"], "not closed yet"), (["roll", "--dice", "a"], "is no roll"),
        (["roll", "--dice", "1,2,3,4,5,6", "--from", "x"], "not allowed with"), (["extend", "x"], "invalid int"),
        (["post", "--format", "html"], "invalid choice"), (["export", "x.txt"], "FILE.zip"),
        (["close"], "may still answer"),
        (["log", "--output", "forum.qwixx"], "would replace a game"),
        (["post", "--png", "forum.qwixx"], "would replace a game"),
        (["log", "--output", "no/where"], "No such file"), (["post", "--png", "no/where.png"], "No such file"),
        (["import", "nothing.zip"], "nothing.zip"), (["reveal"], "isn't over"), (["undo", "x"], "Unrecognized"),
        (["answer", "Ben", "\udcff"], "is not understood"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_and_changes_nothing(desk, command, why):
    desk.do("new", "Anna", "Ben", "--starter", "Anna", "--zone", "UTC")
    desk.do("roll", "--dice", "3,4,1,2,6,5")
    before = (desk.folder / "forum.qwixx").read_bytes()
    if command and command[0] == "new":
        command = [*command, "--game", "other"]
    said = desk.fail(*command)
    assert why in said
    assert len(said.splitlines()) <= 3
    assert (desk.folder / "forum.qwixx").read_bytes() == before


def test_an_answer_may_be_posted_earlier_than_it_is_typed(desk):
    desk.do("new", "Anna", "Ben", "--starter", "Anna", "--zone", "Europe/Paris")
    desk.do("roll", "--dice", "3,4,1,2,6,5")
    desk.now += 50 * HOUR
    assert "The time was over" in desk.fail("answer", "Ben", "red 7")
    desk.do("answer", "Ben", "red 7", "--at", "2026-03-30 14:00")
    assert desk.do("close").startswith("Turn 1 is closed")
    assert "Ben[/b]: marks red 7" in desk.do("post")


def test_a_link_to_a_game_stays_one(desk):
    (desk.folder / "games").mkdir()
    desk.do("new", "Anna", "Ben", "--game", "games/friday.qwixx")
    (desk.folder / "link.qwixx").symlink_to("games/friday.qwixx")
    desk.do("roll")
    assert (desk.folder / "link.qwixx").is_symlink()
    assert "turn 1" in desk.do("status", "-g", "games/friday.qwixx")


def test_an_answer_can_be_piped_in(desk, monkeypatch):
    import io

    desk.do("new", "Anna", "Ben", "--starter", "Anna")
    desk.do("roll", "--dice", "3,4,1,2,6,5")
    monkeypatch.setattr("sys.stdin", io.StringIO("> what Anna wrote\n\nred 7, then blue 8"))
    assert desk.do("answer", "Anna", "-") == (
        "Anna: white: red 7; colour: white 3 + blue 5 = 8\nStill to answer: Ben.\n"
    )


def test_answers_are_not_shown_before_the_turn_is_closed(desk):
    desk.do("new", "Anna", "Ben", "--starter", "Anna")
    desk.do("roll", "--dice", "3,4,1,2,6,5")
    before = desk.do("post")
    desk.do("answer", "Ben", "green 7")
    assert desk.do("post") == before
    assert "green 7" not in desk.do("log")
    assert "green" not in desk.do("status")


def test_the_help_has_examples_that_work(desk):
    with pytest.raises(SystemExit):
        desk.type("--help")
    desk.do("new", "Anna", "Ben", "Chloé", "--language", "fr", "--zone", "Europe/Paris", "--starter", "Anna")
    desk.do("roll", "--dice", "3,4,1,2,6,5")
    desk.do("answer", "Anna", "rouge 7 puis bleu 8")
    desk.now += 100 * HOUR
    desk.do("answer", "Ben", "je passe", "--at", "2026-03-28 20:15")
    desk.do("close")
    desk.do("post", "--format", "markdown", "--png", "turn.png")
    assert (desk.folder / "turn.png").read_bytes().startswith(b"\x89PNG")
