"""All that changed between two pictures is found, and in machine code just the same."""

import sys

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from firmware import changes, oled
from firmware.changes import STEP

WIDTH, SIZE, GAP = 128, 1024, 7


def pictures(chance):
    """Two pictures that differ in some columns."""
    old = bytearray(chance.below(256) for _ in range(SIZE))
    new = bytearray(old)
    for _ in range(chance.below(12)):
        at = chance.below(SIZE)
        for place in range(at, min(at + chance.below(40) * chance.below(2) + 1, SIZE)):
            new[place] = chance.below(256)
    return new, old


def runs(find, new, old):
    """All runs: where each starts, how long it is and what it holds."""
    line = bytearray(WIDTH)
    found = []
    run = find(new, old, line, 0, False)
    while run:
        at, count = run & SIZE - 1, (run >> 10) * STEP
        found.append((at, count, bytes(line[:count])))
        run = find(new, old, line, at + count, False)
    return found


def test_only_where_there_is_machine_code_it_is_used():
    native = sys.implementation.name == "micropython" and sys.platform == "linux"
    assert (oled.next_run is not changes.next_run) == native


def test_both_find_the_same_and_all_of_it():
    chance = hardware.Chance()
    for _ in range(300):
        new, old = pictures(chance)
        plain, fast = bytearray(old), bytearray(old)
        found = runs(changes.next_run, new, plain)
        assert runs(oled.next_run, new, fast) == found
        assert plain == fast == new
        for at, count, line in found:
            assert at // WIDTH == (at + count - 1) // WIDTH
            assert line == new[at : at + count]


def test_equal_pictures_have_no_run():
    assert runs(oled.next_run, bytearray(SIZE), bytearray(SIZE)) == []


def test_runs_are_joined_over_a_gap_that_is_not_worth_an_address():
    for gap in range(1, 20):
        new = bytearray(SIZE)
        new[200] = new[201 + gap] = 1
        assert len(runs(oled.next_run, new, bytearray(SIZE))) == (1 if gap <= GAP else 2), gap


def test_a_run_ends_with_its_page():
    new = bytearray(SIZE)
    new[WIDTH - 1] = new[WIDTH] = 1
    found = runs(oled.next_run, new, bytearray(SIZE))
    assert [run[:2] for run in found] == [(WIDTH - STEP, STEP), (WIDTH, STEP)]


def test_a_whole_page_is_taken_whatever_differs():
    new = bytearray(i & 255 for i in range(SIZE))
    for find in changes.next_run, oled.next_run:
        old, line = bytearray(new), bytearray(WIDTH)
        assert find(new, old, line, 3 * WIDTH, True) == 3 * WIDTH | WIDTH // STEP << 10
        assert line == new[3 * WIDTH : 4 * WIDTH]
        assert old == new
