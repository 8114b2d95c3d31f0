"""The quarter turn of the Qix, drawn before and after."""

from engine.qix.cards import MULTIPLY, TILT
from engine.qix.layout import RIGHT, UP
from tools.rig.qix_positions import draw_cards, new, shows
from tools.rig.qix_view import arrow


def test_tilt_turns_clockwise_about_the_middle_stick():
    after = """

 . . . . . . . . . . . .

 . . . . . . . . . . . .
              Q
 . . . . . . .Q. . . . .
              Q
 . . . . . . .Q. . . . .
            q Q
 . . . . . .q.Q. . . . .
          q q Q
 . . . . .q.q.Q. . . . .
          q q Q
 . . . . .q.q.Q. . . . .
          q q Q
 . . . . . .q.Q. . . . .
            q Q
 . . . . . . .Q. . . . .
              Q
 . . . . . . .Q. . . . .
              Q
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    state = draw_cards(new(), TILT)
    assert shows(state, after, 14, 14)
    assert arrow(state.data) == RIGHT


def test_of_two_middle_sticks_the_leading_one_is_the_pivot():
    after = """

 . . . . . . . . . . . .
            q
 . . . . . .q. . . . . .
            q
 . . . . . .q. . . . . .
          q q
 . . . . .q.q. . . . . .
        q q q Q
 . . . .q.q.q.Q. . . . .
        q q q Q
 . . . .q.q.q.Q. . . . .
        q q q Q
 . . . . .q.q. . . . . .
          q q
 . . . . . .q. . . . . .
            q
 . . . . . .q. . . . . .
            q
 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    assert shows(draw_cards(new(), MULTIPLY, TILT), after, 14, 14)


def test_what_turns_out_of_the_board_is_shifted():
    before = """

 . . . . . .
  q
 . . . . . .
q q Q
 . . . . . .
q q Q
 . . . . . .
q q Q
 . . . . . .
  q
 . . . . . .

"""
    after = """

 . . . . . .

 . . . . . .
  qqqqq
 . . . . . .
qqqqqqqqq
 . . . . . .
  QQQQQ
 . . . . . .

 . . . . . .

"""
    assert shows(draw_cards(new(before, 0, 10, RIGHT), TILT), after, 0, 10)


def test_of_equally_short_shifts_the_topmost_is_made():
    before = """

 . . . . . . . . . .
          q
 . . . . . . . . . .
          q
 . . . . . . . . . .
          q Q
 . . . . . . . . . .
        q q Q
 . . . . . . . . . .
        q q Q
 0 0 0 0 . . . . . .
        q q Q
 . . . . . . . . . .
          q Q
 . . . . . . . . . .
          q
 . . . . . . . . . .
          q
 . . . . . . . . . .

"""
    after = """

 . . . . . . . . . .

 . . . . . . . . . .

 . . . . . . . . . .
        qqqqq
 . . . . . . . . . .
  qqqqqqqqqqqqqqqqq
 . . . . . . . . . .
      QQQQQQQQQ
 0 0 0 0 . . . . . .

 . . . . . . . . . .

 . . . . . . . . . .

 . . . . . . . . . .

 . . . . . . . . . .

"""
    # One square to the right would do as well.
    assert shows(draw_cards(new(before, 0, 0, RIGHT), TILT), after)


def test_then_the_rightmost():
    before = """

 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .
          QQQQQ
 . . . . . . . . . . . .
    qqqqqqqqqqqqqqqqq
 . . . . . . . . . . . .
    qqqqqqqqqqqqqqqqq
 . . . . . . . . . . . .
          qqqqq
 . . . . . 0 . . . . . .

 . . . . . 0 . . . . . .

 . . . . . 0 . . . . . .

 . . . . . 0 . . . . . .

"""
    after = """

 . . . . . . . . . . . .
            q q
 . . . . . .q.q. . . . .
            q q
 . . . . . .q.q. . . . .
            q q
 . . . . . .q.q. . . . .
          q q q Q
 . . . . .q.q.q.Q. . . .
          q q q Q
 . . . . .q.q.q.Q. . . .
          q q q Q
 . . . . . .q.q. . . . .
            q q
 . . . . . 0q.q. . . . .
            q q
 . . . . . 0q.q. . . . .
            q q
 . . . . . 0 . . . . . .

 . . . . . 0 . . . . . .

"""
    # One square to the left would do as well, and only two upwards.
    assert shows(draw_cards(new(before), TILT), after)


def test_what_finds_no_room_doesnt_turn():
    room = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
"""
    state = draw_cards(new(room, 10, 10, rest=1), TILT)
    assert shows(state, room, 10, 10)
    assert arrow(state.data) == UP
