"""Every way in which a Stix breaks, and how near the Qix may come to it."""

from engine.qix.cards import GROW, MOVE_1, MULTIPLY, SHUFFLE, TILT
from engine.qix.layout import RIGHT
from engine.qix.state import DRAW, PASS, START, STICK
from tools.rig.qix_positions import can, draw_cards, hand, in_border, new, play, shows, stix, turn

ALL = [20, 10, 6, 0, 0]

SMALL_QIX = """

 . . . . . .
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""

TURNING = """

 . . . . . . . . . . .
  QQQQQQQQQQQQQQQQQ
 . . . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . . . .
        qqqqq
 . . . . . . . . . . .

"""


def with_stix(picture, x, y, *paths, arrow=0, rest=None):
    state = new(picture, x, y, arrow, rest=rest)
    stix(state, *paths)
    return state


def test_a_move_breaks_at_any_point_of_its_way():
    state = with_stix(SMALL_QIX, 10, 10, "a 0,15 R8 R4")
    before = """

 . . . . . .
aaaaa
 . . . . . .

 . . . . . .
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""
    assert shows(state, before, 10, 10)
    draw_cards(state, MOVE_1).apply_action(1)
    assert hand(state, 0) == [20, 9, 5, 0, 2]
    draw_cards(state, MOVE_1).apply_action(3)
    after = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""
    assert shows(state, after, 10, 14)
    assert hand(state, 0) == ALL


def test_the_qix_carries_on_and_may_break_both():
    state = with_stix(SMALL_QIX, 10, 10, "a 0,15 R8 R4", "b 40,14 L8 L8 L8 L2")
    draw_cards(state, MOVE_1).apply_action(2)
    assert hand(state, 0) == hand(state, 1) == ALL


def test_a_stix_is_touched_where_it_starts_too():
    before = """

 1 1 1 1 . . .
        bbbbb
 . . . . . . .
QQQQQQQQQ
 . . . . . . .
  qqqqq
 . . . . . . .
  qqqqq
"""
    state = with_stix(before.replace("b", " "), 0, 10, "b 4,13 R2")
    assert shows(state, before, 0, 10)
    draw_cards(state, MOVE_1).apply_action(1)
    assert hand(state, 1) == ALL


def test_a_turn_breaks_in_the_sector_that_is_swept_and_only_there():
    turned = """
            Q
 . . . . . .Q. . . .
            Q
 . . . . . .Q. . . .
          q Q
 . . . . .q.Q. . . .
        q q Q
 . . . .q.q.Q. . . .
        q q Q
 . . . .q.q.Q. . . .
        q q Q
 . . . . .q.Q. . . .
          q Q
 . . . . . .Q. . . .
            Q
 . . . . . .Q. . . .
            Q
"""
    assert shows(draw_cards(new(TURNING, 10, 10), TILT), turned, 10, 8)

    def left(owner, path):
        return hand(draw_cards(with_stix(TURNING, 10, 10, "ab"[owner] + " " + path), TILT), owner)

    # The left end of the large stick sweeps 14,15, where it lies neither before nor after, but not 12,15.
    assert left(0, "0,15 R8 R4 R2") == ALL
    assert left(0, "0,15 R8 R4") == [20, 9, 5, 0, 2]
    # The right end goes down over 18,11, and away from 17,14.
    assert left(1, "40,11 L8 L8 L4 L2") == ALL
    assert left(1, "17,40 D8 D8 D8 D2") == [19, 10, 3, 0, 4]


def test_a_growing_stick_breaks():
    state = draw_cards(with_stix(SMALL_QIX, 11, 10, "a 0,13 R8 R4", "b 40,13 L8 L8 L4 L2"), GROW)
    assert hand(state, 0) == ALL
    assert hand(state, 1) == [19, 9, 4, 0, 4]


def test_an_added_stick_breaks():
    picture = SMALL_QIX.replace("    qqqqq", "  qqqqqqqqq")
    state = draw_cards(with_stix(picture, 10, 10, "a 0,14 R8 R4", "b 40,15 L8 L8 L8 L2"), MULTIPLY)
    assert hand(state, 0) == ALL
    assert hand(state, 1) == [19, 10, 3, 0, 4]


AT_THE_EDGE = """

 . . . . . . . . .
  q
 . . . . . . . . .
  q
 . . . . . . . . .
  q
 . . . . . . . . .
q q Q
 . . . . . . . . .
q q Q
 . . . . . . . . .
q q Q
 . . . . . . . . .
  q
 . . . . . . . . .
  q
 . . . . . . . . .
  q
 . . . . . . . . .

"""


def test_a_shifted_qix_breaks_where_it_ends():
    state = with_stix(AT_THE_EDGE, 0, 15, "a 40,22 L8 L8 L8 L8 L2", "b 40,20 L8 L8 L8 L8", arrow=RIGHT)
    draw_cards(state, TILT)
    # 6,22 is farther away than the turn sweeps; 8,20 too, but the Qix has to be shifted by three squares.
    after = """

 . . . . . . . .
            aaaaa
 . . . . . . . .
      qqqqq
 . . . . . . . .
qqqqqqqqqqqqqqqqq
 . . . . . . . .
      QQQQQ
 . . . . . . . .

"""
    assert shows(state, after, 0, 18)
    assert hand(state, 0) == [19, 10, 2, 0, 5]
    assert hand(state, 1) == ALL


def test_a_card_without_effect_breaks_nothing():
    # In this room the large stick can't turn; in a larger one it would sweep 19,11.
    state = with_stix(TURNING, 10, 10, "b 21,11 L2", rest=1)
    assert shows(draw_cards(state, TILT), TURNING.replace("        qqqqq", "        qqqqq     bbbbb"), 10, 10)
    assert hand(state, 1) == [19, 10, 6, 0, 1]
    assert hand(draw_cards(with_stix(TURNING, 10, 10, "b 21,11 L2"), TILT), 1) == ALL


def test_who_loses_a_stix_before_laying_starts_anew_in_the_same_round():
    state = with_stix(SMALL_QIX, 10, 10, "a 0,14 R8 R4")
    draw_cards(state, MOVE_1).apply_action(1)
    assert state.current_player() == 0
    assert state.phase() == START
    play(state, "0,14 R8")
    assert hand(state, 0) == [20, 10, 5, 0, 1]


def test_a_stix_without_a_legal_stick_breaks_and_starts_anew_in_the_next_round():
    state = turn("a 0,10 R8 U4 L4 D2 R2", "b 40,10 L8")
    spiral = """

 . . . . . . . .
        aaaaaaaaa
 . . . .a. . . .a
        a       a
 . . . .a. . . .a
        aaaaa   a
 . . . . . . . .a
                a
 . . . . . . . .a
aaaaaaaaaaaaaaaaa
"""
    assert shows(state, spiral, 0, 10)
    assert hand(state, 0) == [18, 8, 5, 0, 5]
    assert state.can_pass()
    assert state.legal_actions() == [PASS]
    state.apply_action(PASS)
    assert hand(state, 0) == ALL
    assert state.current_player() == 1
    assert state.phase() == STICK
    play(state, "U2")
    assert state.phase() == DRAW
    state.apply_action(SHUFFLE)
    play(state, "U2")
    assert (state.current_player(), state.phase()) == (0, START)
    assert can(state, "0,10 R")


NO_START = """
  QQQQQ
 . . . .
qqqqqqqqq
 . . . .
  qqqqq
"""


def test_who_can_not_start_takes_the_sticks_in_the_border_back():
    state = new(NO_START, 10, 10, rest=1)
    in_border(state, 0, "10,10 U2", "14,10 U2", "14,10 U4")
    in_border(state, 1, "10,12 R4")
    state.apply_action(SHUFFLE)
    assert hand(state, 0) == [18, 9, 6, 3, 0]
    assert state.legal_actions() == [PASS]
    state.apply_action(PASS)
    assert hand(state, 0) == ALL
    assert hand(state, 1) == [20, 9, 6, 1, 0]
    assert shows(state, NO_START, 10, 10)
    assert state.current_player() == 1
    state.apply_action(PASS)
    assert hand(state, 1) == ALL
    assert state.phase() == DRAW


def test_when_all_sticks_are_in_the_border_they_come_back_and_the_game_goes_on():
    state = new()
    for player in range(2):
        in_border(state, player, *["0,10 U2"] * 20, *["0,10 U4"] * 10, *["0,10 U8"] * 6)
        assert hand(state, player) == [0, 0, 0, 36, 0]
    for _ in range(2):
        state.apply_action(SHUFFLE)
        for _ in range(2):
            if state.round():
                assert not state.can_pass()
                play(state, "0,10 R8" if state.current_player() else "0,30 R8")
            else:
                assert state.legal_actions() == [PASS]
                state.apply_action(PASS)
    assert hand(state, 0) == hand(state, 1) == [20, 10, 5, 0, 1]
