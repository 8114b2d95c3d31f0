"""Where a stick may be laid, and where not."""

from engine.qix.grid import x_of, y_of
from engine.qix.layout import SUPPLY
from engine.qix.state import PASS, START, STICK
from tools.rig.qix_positions import HEADINGS, can, play, turn

BLOCK = """

 . . . .

 1 1 . .

 1 1 . .

"""


def where(state, a):
    """A start in words."""
    p = state.point_of(a)
    return "%d,%d %s" % (x_of(p), y_of(p), HEADINGS[state.heading_of(a)])


def around(state, a, hand):
    """All legal starts from one on, along the border."""
    found = [a]
    while True:
        a = state.next_start(a, hand)
        if a == found[0]:
            return found
        found.append(a)


def test_a_stix_starts_at_a_right_angle_to_the_border():
    state = turn()
    for start_, legal in (
        ("10,0 U", True),
        ("10,0 L", False),
        ("10,0 R", False),
        ("10,0 D", False),
        ("0,10 R", True),
        ("40,10 L", True),
        ("10,40 D", True),
        ("0,0 U", False),
        ("0,0 R", False),
        ("10,10 U", False),
    ):
        assert can(state, start_) == legal, start_


def test_at_an_inner_corner_both_directions_are_right():
    state = turn(picture=BLOCK)
    assert can(state, "2,2 U")
    assert can(state, "2,2 R")
    assert not can(state, "2,2 L")
    assert not can(state, "2,2 D")
    assert can(state, "1,2 U")
    assert can(state, "2,1 R")
    assert not can(state, "2,1 U")
    assert not can(state, "0,1 R")
    assert not can(state, "0,0 U")


def test_the_starts_come_one_after_the_other_along_the_border():
    state = turn(picture=BLOCK)
    starts = around(state, state.next_start(PASS, 1), 1)
    assert [where(state, a) for a in starts[:2]] == ["1,40 D", "2,40 D"]
    assert len(starts) == 4 * 39
    assert [where(state, a) for a in starts if x_of(state.point_of(a)) <= 3 and y_of(state.point_of(a)) <= 3] == [
        "3,0 U",
        "2,1 R",
        "2,2 R",
        "2,2 U",
        "1,2 U",
        "0,3 R",
    ]
    assert around(state, starts[0], -1) == [starts[0]] + starts[:0:-1]
    assert state.legal_actions() == sorted(starts)


def test_a_start_is_followed_by_a_stick_straight_ahead():
    state = turn()
    play(state, "10,0 U")
    assert state.phase() == STICK
    assert state.legal_actions() == [1, 2, 3]
    assert [state.size_of(a) for a in (1, 2, 3)] == [0, 1, 2]


def test_a_stix_goes_on_straight_or_to_either_side():
    state = turn("a 10,0 U2")
    assert state.legal_actions() == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [HEADINGS[state.heading_of(a)] for a in state.legal_actions()] == list("UUURRRLLL")
    assert can(state, "U2")
    assert can(state, "R4")
    assert can(state, "L8")


def test_only_sticks_at_hand_are_laid():
    state = turn("a 10,0 U2")
    for size, left in enumerate(([2, 3, 5, 6, 8, 9], [3, 6, 9])):
        state.data[SUPPLY + size] = 0
        assert state.legal_actions() == left
    state.data[SUPPLY + 2] = 0
    assert state.legal_actions() == [PASS]
    state = turn()
    state.data[SUPPLY : SUPPLY + 3] = bytes(3)
    assert state.phase() == START
    assert state.legal_actions() == [PASS]
    assert state.can_pass()


def test_no_point_may_touch_the_qix():
    # Its lowest stick is at y = 19, from 19 to 21; the large one at y = 21, from 16 to 24.
    state = turn("a 20,0 U8 U8")
    assert can(state, "U2")
    assert not can(state, "U4")
    state = turn("a 24,0 U8 U8 U2")
    assert can(state, "U2")
    assert not can(state, "U4"), "its last point is an end of the Qix"
    assert not can(state, "U8"), "another point is"
    assert can(turn("a 25,0 U8 U8 U2"), "U8")


def test_no_stix_starts_on_the_qix():
    edge = """

 . . . . . .
    qqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .
    QQQQQ
"""
    state = turn(picture=edge, x=10, arrow=2)
    assert not can(state, "11,0 U"), "its second point would touch it"
    assert not can(state, "12,0 U")
    assert not can(state, "13,0 U")
    assert can(state, "10,0 U")


def test_no_point_but_the_start_may_touch_a_stix():
    state = turn("a 4,0 U2", "b 0,6 R8")
    assert can(state, "U2")
    assert not can(state, "U4"), "touching counts as crossing"
    assert not can(state, "U8")
    # One's own: this one comes back to itself.
    state = turn("a 10,0 U8 R4 D4")
    assert can(state, "R8")
    assert can(state, "L2")
    assert not can(state, "L4")


def test_no_stix_is_closed_where_one_starts():
    own = turn("a 2,2 R4 U4 L4", picture=BLOCK)
    other = turn("a 0,6 R2", "b 2,2 R4", picture=BLOCK)
    free = turn("a 0,6 R2", picture=BLOCK)
    for state in (own, other, free):
        assert can(state, "D2")
    assert not can(own, "D4")
    assert not can(other, "D4")
    assert can(free, "D4")


def test_from_the_same_inner_corner_two_may_start():
    state = turn("b 2,2 U4", picture=BLOCK)
    assert can(state, "2,2 R")
    assert not can(state, "2,2 U")
    play(state, "2,2 R8")


def test_what_lies_beyond_the_border_is_ignored():
    wall = """

 . . . . . .

 . . . 1 . .

 . . . 1 . .

 . . . 1 . .

"""
    state = turn("b 4,2 R2", "a 0,2 R2", picture=wall)
    assert can(state, "R2")
    assert can(state, "R4")
    assert can(state, "R8"), "the other Stix is behind the wall"
    assert not can(turn("b 3,3 U2", "a 0,3 R2", picture=wall), "R2"), "the other Stix starts where it would end"


def test_the_first_unit_must_not_lie_along_the_border():
    notch = """

 1 1 1 1

 . . . .

 1 1 1 1

"""
    state = turn(picture=notch)
    assert not can(state, "4,2 L")
    assert not can(state, "4,1 L")
    assert can(state, "3,1 U")
    play(state, "3,1 U8")
    assert state.returns() == [3, 8]
