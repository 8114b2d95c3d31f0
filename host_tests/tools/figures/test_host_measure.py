"""Measurements are made once, in other processes if told ahead, and what can't be measured says so each time."""

import os
from collections.abc import Iterator

import pytest

from tools.figures import measure
from tools.figures.measure import Measurement, Row, SkippedError, ahead, measured, measured_rows


@measured
def process(_number: int) -> int:
    return os.getpid()


@measured
def nothing() -> int:
    raise SkippedError("no scales")


@measured_rows
def rows(what: str) -> Iterator[Row]:
    yield what, str(os.getpid()), ""


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "_found", {})


def test_what_is_told_ahead_is_measured_elsewhere_and_once(capsys: pytest.CaptureFixture[str]) -> None:
    ahead(
        [
            Measurement("a process", process, (1,)),
            Measurement("nothing", nothing),
            Measurement("rows", rows, ("heap",)),
        ]
    )
    said = capsys.readouterr().out.splitlines()
    assert sorted(line.split(": ")[0].split("/3 ")[1] for line in said) == ["a process", "nothing", "rows"]
    assert process(1) != os.getpid()
    assert process(2) == os.getpid()
    assert rows("heap")[0][1] != str(os.getpid())
    for _ in range(2):
        with pytest.raises(SkippedError, match="no scales"):
            nothing()


def test_a_measurement_is_made_once() -> None:
    count: list[int] = []

    @measured
    def weigh(number: int) -> int:
        count.append(number)
        return number

    assert [weigh(3), weigh(3), weigh(4)] == [3, 3, 4]
    assert count == [3, 4]
