"""The eye that looks for touching texts sees each fault that it is there for."""

import pytest

from host_tests.engine.ui.ink import Inked


def faults(*calls):
    """What is wrong after some calls of a canvas, each a name and its arguments."""
    canvas = Inked()
    canvas.clear()
    for name, *arguments in calls:
        getattr(canvas, name)(*arguments)
    return canvas.faults()


@pytest.mark.parametrize(
    ("calls", "words"),
    [
        ([("write", "Ab", 0, 9)], "cut off"),
        ([("write", "Ab", 119, 9)], "cut off"),
        ([("write", "g", 9, 56)], "cut off"),
        ([("large", "ABCDEFG", 70, 9)], "cut off"),
        ([("write", "A", 9, 9), ("write", "B", 12, 12)], "touches"),
        ([("write", "A", 9, 9), ("write", "g", 9, 2)], "touches"),
        ([("small", 8, 9, 9), ("small", 8, 11, 9)], "touches"),
        ([("write", "A", 9, 9), ("hline", 2, 16, 40, 1)], "touches"),
        ([("rect", 8, 8, 9, 9, 1), ("small", 4, 9, 10)], "touches"),
        ([("fill_rect", 8, 9, 12, 8, 1), ("write", "A", 8, 9, 0)], "no lit margin"),
        ([("write", "A", 9, 9, 0)], "no lit margin"),
        ([("write", "AAA", 9, 9), ("fill_rect", 12, 9, 20, 9, 1)], "partly painted over"),
        ([("write", "A", 9, 9), ("pixel", 9, 13, 0)], "not wholly lit"),
    ],
)
def test_a_fault_is_seen(calls, words):
    found = faults(*calls)
    assert any(words in fault for fault in found), found


@pytest.mark.parametrize(
    "calls",
    [
        [("write", "Ag", 1, 1)],
        [("write", "A", 9, 9), ("write", "B", 14, 9)],
        [("write", "=", 9, 9), ("number", 12, 14, 9)],
        [("write", "g", 9, 1), ("write", "A", 9, 9)],
        [("fill_rect", 0, 0, 128, 10, 1), ("write", "gAy", 9, 1, 0)],
        [("write", "A", 9, 9), ("fill_rect", 5, 5, 20, 20, 1), ("write", "B", 9, 9, 0)],
        [("rect", 8, 8, 9, 9, 1), ("small", 4, 11, 10)],
        [("large", "WWWWWWWW", 24, 12)],
    ],
)
def test_what_is_well_is_let_be(calls):
    assert faults(*calls) == []
