"""The report of `make bench` is old once what it measures has changed, and only then."""

from functools import cache
from pathlib import Path

import pytest

from tools.figures import report

PROGRAM = """
GAP = 3


def gap():
    return "# no comment", GAP
"""


def test_comments_and_docstrings_are_no_part_of_a_program() -> None:
    told = PROGRAM.replace("GAP = 3", '"""A module."""\n\nGAP = 3  # squares').replace(
        "gap():", 'gap():\n    """A gap."""'
    )
    assert report.program(told) == report.program(PROGRAM)
    assert report.program(PROGRAM.replace("3", "4")) != report.program(PROGRAM)
    assert report.program(PROGRAM.replace("# no", "# a")) != report.program(PROGRAM)


def test_a_report_is_of_these_sources_or_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "program", cache(report.program))  # it is asked for the same sources again and again
    assert report.stale(report.head("frozen")) == ""
    old = report.head("frozen").replace(report.checksum(), "00000000")
    assert (
        report.stale(old)
        == report.stale("")
        == ("tools/figures/bench.md is older than what it measures: run make bench, and commit it.")
    )
    written = report.head("frozen")
    monkeypatch.setattr(report, "sources", lambda: [Path("engine/dice.py")])
    assert report.stale(written)


def test_what_is_measured_counts_but_no_test_and_no_words() -> None:
    names = {path.as_posix() for path in report.sources()}
    assert {"engine/dice.py", "firmware/oled.py", "tools/emulator/probe.py", "tools/build/image.py"} <= names
    assert not [name for name in names if name.startswith(("host_tests/", "engine/ui/words/"))]


def test_an_old_report_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(report, "checksum", lambda: "00000000")
    assert report.main() == 1
    assert "run make bench" in capsys.readouterr().err
