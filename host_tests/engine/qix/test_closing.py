"""Every way to close a Stix, and what is captured, broken and given back by that."""

from engine.qix.state import DRAW, OVER, START
from tools.rig.qix_positions import can, hand, play, shows, turn

CORNER_OF_FOUR = """

 . . . . . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

"""


QIX_IN_THE_CORNER = """

 . . . . . . . .
      QQQQQ
 . . . . . . . .
    qqqqqqqqq
 . . . . . . . .
      qqqqq
 . . . . . . . .

"""


def test_a_straight_stick_closes():
    pocket = """

 . . . . . .

 . . . . 1 .

 . . . . 1 .

"""
    captured = """

 . . . . . .

 0 0 0 0 1 .

 0 0 0 0 1 .

"""
    state = play(turn(picture=pocket), "0,2 R4")
    assert shows(state, captured)
    assert state.returns() == [8, 2]
    assert state.open_squares() == 1590
    assert hand(state, 0) == [20, 9, 6, 1, 0]
    assert state.phase() == START
    assert state.current_player() == 1


def test_a_stix_with_a_corner_closes():
    state = turn("a 4,0 U4")
    open_stix = """

 . . . . . .
        a
 . . . .a. .
        a
 . . . .a. .
        a
 . . . .a. .
        a
 . . . .a. .
        a
"""
    assert shows(state, open_stix)
    assert hand(state, 0) == [20, 9, 6, 0, 1]
    play(state, "L4")
    assert shows(state, CORNER_OF_FOUR)
    assert state.returns() == [16, 0]
    assert hand(state, 0) == [20, 8, 6, 2, 0]


def test_what_overshoots_the_border_is_ignored():
    state = play(turn("a 4,0 U4"), "L8")
    assert shows(state, CORNER_OF_FOUR)
    assert hand(state, 0) == [20, 9, 5, 2, 0]


def test_an_earlier_stix_is_border():
    state = turn("a 2,0 U2 L8", "a 4,0 U2")
    before = """

 . . . . . .
        a
 0 0 . .a. .
        a
 0 0 . .a. .
        a
"""
    after = """

 . . . . . .

 0 0 0 0 . .

 0 0 0 0 . .

"""
    assert shows(state, before)
    assert hand(state, 0) == [18, 10, 5, 2, 1]
    play(state, "L8")
    assert shows(state, after)
    # The upright stick of the earlier Stix is no border any more and comes back.
    assert hand(state, 0) == [19, 10, 4, 3, 0]


def test_a_buried_stix_goes_back_to_those_who_laid_it():
    own = play(turn("a 2,0 U2 L8", "a 4,0 U4"), "L8")
    assert shows(own, CORNER_OF_FOUR)
    assert hand(own, 0) == [20, 9, 5, 2, 0]
    state = turn("b 2,0 U2 L8", "a 4,0 U4")
    after = """

 . . . . . .

 0 0 0 0 . .

 0 0 0 0 . .

 1 1 0 0 . .

 1 1 0 0 . .

"""
    assert hand(state, 1) == [19, 10, 5, 2, 0]
    play(state, "L8")
    assert shows(state, after)
    assert state.returns() == [12, 4]
    assert hand(state, 1) == [20, 10, 6, 0, 0]


def test_a_stick_stays_as_long_as_a_part_of_it_is_border():
    state = turn("b 4,0 U2 L8", "a 2,2 U2")
    play(state, "L2")
    after = """

 . . . . . .

 0 0 . . . .

 0 0 . . . .

 1 1 1 1 . .

 1 1 1 1 . .

"""
    assert shows(state, after)
    assert hand(state, 1) == [19, 10, 5, 2, 0]


def test_a_stix_in_the_captured_part_breaks():
    state = turn("a 4,0 U4", "b 2,0 U2")
    before = """

 . . . . . .
        a
 . . . .a. .
        a
 . . . .a. .
    b   a
 . .b. .a. .
    b   a
 . .b. .a. .
    b   a
"""
    assert shows(state, before)
    play(state, "L8")
    assert shows(state, CORNER_OF_FOUR)
    assert hand(state, 1) == [20, 10, 6, 0, 0]
    # Player 1 hasn't laid yet in this round, and starts anew.
    assert state.current_player() == 1
    assert state.phase() == START


def test_who_has_laid_before_the_stix_broke_starts_anew_in_the_next_round():
    state = play(turn("a 6,0 U4", "b 2,0 U2", first=1), "R2", "L8")
    assert hand(state, 1) == [20, 10, 6, 0, 0]
    assert state.phase() == DRAW


def test_a_stix_beside_the_captured_part_goes_on():
    state = play(turn("a 4,0 U4", "b 6,0 U2"), "L8")
    after = """

 . . . . . . . .

 0 0 0 0 . . . .

 0 0 0 0 . . . .
            b
 0 0 0 0 . .b. .
            b
 0 0 0 0 . .b. .
            b
"""
    assert shows(state, after)
    assert can(state, "R2")


def test_a_start_on_the_rim_is_still_a_start():
    state = turn("b 2,0 U2 L8", "a 2,2 R4", "b 2,2 U4")
    before = """

 . . . . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    baaaaaaaa
 1 1 . . . . . .

 1 1 . . . . . .

"""
    after = """

 . . . . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    b
 . .b. . . . . .
    b
 1 1 0 0 0 0 . .

 1 1 0 0 0 0 . .

"""
    assert shows(state, before)
    play(state, "D2")
    assert shows(state, after)
    assert hand(state, 1) == [20, 9, 5, 1, 1]


def test_a_stix_with_the_same_start_breaks_in_the_captured_part():
    state = turn("b 2,0 U2 L8", "a 2,2 R4 U4", "b 2,2 U2")
    before = """

 . . . . . . . .
            a
 . . . . . .a. .
            a
 . . . . . .a. .
    b       a
 . .b. . . .a. .
    b       a
 . .b. . . .a. .
    baaaaaaaa
 1 1 . . . . . .

 1 1 . . . . . .

"""
    assert shows(state, before)
    play(state, "L8")
    assert state.returns() == [24, 4]
    assert hand(state, 1) == [19, 10, 6, 1, 0]


def test_the_part_without_the_qix_is_captured_be_it_the_larger_one_and_the_game_is_over():
    state = turn("a 8,0 U4", picture=QIX_IN_THE_CORNER)
    play(state, "L8")
    after = """

 0 0 0 0 0 0 0 0 0

 . . . . . . . . 0
      QQQQQ
 . . . . . . . . 0
    qqqqqqqqq
 . . . . . . . . 0
      qqqqq
 . . . . . . . . 0

"""
    assert shows(state, after)
    assert state.returns() == [1568, 0]
    assert state.phase() == OVER
    assert state.is_terminal()
    assert state.current_player() == -4
    assert state.legal_actions() == []
    assert state.winners() == 1


def test_less_than_a_quarter_of_the_board_is_the_end():
    # Of the lowest rows, ten and a part of the eleventh are open; the Stix takes 4 squares.
    for part, over in ((4, False), (3, True)):
        rows = [" ." * part + " 1" * (40 - part)] + [" ." * 40] * 10
        rows[8:] = [rows[8], " " * 46 + "QQQQQ", rows[9], " " * 44 + "qqqqqqqqq", rows[10], " " * 46 + "qqqqq"]
        picture = "\n\n" + "\n\n".join(rows[:9]) + "\n" + "\n".join(rows[9:]) + "\n"
        state = turn("a 40,2 L2", picture=picture, rest=1)
        assert state.open_squares() == 400 + part
        play(state, "D2")
        assert state.open_squares() == 396 + part
        assert state.is_terminal() == over
        assert (state.phase() == OVER) == over
