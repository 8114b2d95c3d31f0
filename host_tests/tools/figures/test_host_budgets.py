"""The table of budgets: what is kept, what is missed, what cannot be measured here."""

import pytest

from tools.build.firmware import MissingError
from tools.figures import budgets, footprint
from tools.figures.budgets import Budget
from tools.figures.measure import SkippedError
from tools.figures.subjects import GAMES


def unmeasured() -> float:
    raise SkippedError("no scales")


def test_rows() -> None:
    row = budgets.row(Budget("heap", "KB", 64, lambda: 64))
    assert str(row).split() == ["heap", "64", "KB", "≤", "64", "KB", "OK"]
    assert not row.missed
    assert budgets.row(Budget("heap", "KB", 64, lambda: 65)).missed
    assert budgets.row(Budget("free", "", 96, lambda: 95, at_least=True)).missed
    assert not budgets.row(Budget("free", "", 96, lambda: 96, at_least=True)).missed
    row = budgets.row(Budget("free", "", 96, unmeasured))
    assert str(row).endswith("skipped: no scales")
    assert not row.missed


def test_a_miss_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(budgets, "BUDGETS", (Budget("one", "", 1, lambda: 2), Budget("two", "", 2, lambda: 2)))
    assert budgets.main() == 1
    assert [line.split()[-1] for line in capsys.readouterr().out.splitlines()] == ["limit", "MISSED", "OK"]


def test_each_file_takes_whole_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(footprint, "flash_sizes", lambda: {"a": 512, "b": 4096, "c": 5120})
    assert budgets.flash_kilobytes() == 4 + 4 + 8


def test_a_device_is_measured_in_both_ways() -> None:
    limits = {budget.what: (budget.limit, budget.at_least) for those in budgets.DEVICE for budget in those}
    for game in GAMES:
        for way, limit in (("frozen", 56), ("by mpremote", 112)):
            assert limits[f"heap in {game.name}, {way}"] == (limit, False)
            assert limits[f"largest free block in {game.name}, {way}"] == (96, True)


def test_without_a_toolchain_the_frozen_game_is_skipped_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "emulated", lambda: None)

    def missing() -> None:
        raise MissingError("no compiler")

    monkeypatch.setattr(budgets.firmware, "build", missing)
    assert not budgets.frozen()
    assert budgets.row(budgets.DEVICE[0][0]).verdict == "skipped: no compiler"
