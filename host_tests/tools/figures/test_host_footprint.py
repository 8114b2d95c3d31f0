"""The figures of heap, flash and code, and what is said where this machine cannot measure them."""

import pytest

from tools.figures import bench, footprint, measure


def test_the_heap_does_not_grow() -> None:
    try:
        figures = footprint.heap(50)
    except measure.SkippedError as reason:
        pytest.skip(str(reason))
    assert figures["growth"] == figures["frame"] == 0
    assert figures["switch"] <= 0, "something of one game stays in memory while the other is played"
    assert 0 < figures["menu"] < min(figures["game"], figures["qix"])
    assert len(list(footprint.heap_rows(50))) == len(figures)


def test_folders_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(footprint, "flash_sizes", lambda: {"main.py": 10, "engine/a.mpy": 20, "engine/b.mpy": 70})
    rows = list(footprint.flash_rows())
    assert rows == [
        ("flash: /", "10 B", "10%"),
        ("flash: engine", "90 B", "90%"),
        ("flash: all", "100 B", "3 files; 12 KB in whole blocks"),
    ]


def test_code() -> None:
    rows = {what: int(lines.replace(",", "")) for what, lines, _ in footprint.code_rows()}
    assert len(rows) == 4
    assert all(lines > 500 for lines in rows.values())


def test_without_micropython(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(footprint, "which", lambda *_, **__: None)
    monkeypatch.setattr(measure, "_found", {})
    bench.table("Heap", lambda: footprint.heap_rows(50))
    assert capsys.readouterr().out == "\nHeap\n  skipped: no MicroPython for this machine\n"
