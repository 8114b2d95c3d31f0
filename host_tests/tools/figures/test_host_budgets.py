"""The table of budgets: what is kept, what is missed, what cannot be measured here."""

import pytest

from tools.figures import budgets
from tools.figures.budgets import Budget
from tools.figures.measure import SkippedError


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


def test_files_on_flash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(budgets, "flash_sizes", lambda: {"a": 512, "b": 4096, "c": 5120})
    assert budgets.flash_files() == 3
    assert budgets.flash_kilobytes() == 9.5
