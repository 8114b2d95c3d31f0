"""The arena of Qix: games that are the same again, seats in rotation, and a table that is written where it belongs."""

import sys
from concurrent.futures import ThreadPoolExecutor

from tools.bots import qix


def test_a_game_is_the_same_again_and_better_players_win_more():
    wins = [qix.play((2, -1), seed) for seed in range(8)]
    assert wins == [qix.play((2, -1), seed) for seed in range(8)]
    assert sum(wins) >= 6
    assert sum(qix.play((-1, 2), seed) for seed in range(8)) <= 2


def test_the_interval_is_that_of_what_was_won(monkeypatch):
    monkeypatch.setattr(qix, "play", lambda _, seed: float(seed % 4 > 0))
    with ThreadPoolExecutor(1) as pool:
        told = []
        mean, margin = qix.measured(qix.Match((0, 1)), 400, 1, pool, told.append)
    assert told == list(range(1, 401))
    assert mean == 75
    assert abs(margin - 196 * (0.75 * 0.25 / 400) ** 0.5) < 1e-9


def test_the_report_keeps_what_is_around_it(monkeypatch, tmp_path, capsys):
    report = tmp_path / "bots.md"
    report.write_text(f"before\n{qix.HEAD}\nold\n\n{qix.QWIXX_HEAD}\nafter\n", encoding="utf-8")
    monkeypatch.setattr(qix, "REPORT", report)
    monkeypatch.setattr(qix, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(qix, "play", lambda who, seed: 1.0 if who != (1, -1) else float(seed & 1))
    monkeypatch.setattr(sys, "argv", ["arena", "--games", "4"])
    old = report.read_text(encoding="utf-8")
    assert qix.main() == 1, "a target is missed"
    assert report.read_text(encoding="utf-8") == old, "four games are too few to be written down"
    assert qix.TOO_FEW in capsys.readouterr().out
    monkeypatch.setattr(qix, "GAMES", 4)
    assert qix.main() == 1
    text = report.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith(f"{qix.QWIXX_HEAD}\nafter\n")
    assert "old" not in text
    assert text.count("MISSED") == 1
    assert "Hard against Medium | 100.0 ± 0.0 % | ≥ 75 % OK" in text
    assert "MISSED" in capsys.readouterr().out
