"""The Qix at the start, and how it grows and multiplies, drawn before and after."""

from engine.qix.cards import GROW, MULTIPLY, SHUFFLE
from engine.qix.layout import DOWN
from engine.qix.state import START, State
from tools.rig.qix_positions import draw_cards, new, qix_hand, shows
from tools.rig.qix_view import arrow


def test_the_set_up_is_as_drawn():
    upwards = """

 . . . . . . . . . . . .

 . . . . . . . . . . . .
    QQQQQQQQQQQQQQQQQ
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
          qqqqq
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    downwards = """

 . . . . . . . . . . . .

 . . . . . . . . . . . .
          qqqqq
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
    QQQQQQQQQQQQQQQQQ
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    assert shows(new(), upwards, 14, 17)
    assert qix_hand(new()) == [1, 2, 2]
    state = State(2, None, 0)
    state.apply_action(DOWN)
    assert shows(state, downwards, 14, 17)
    assert arrow(state.data) == DOWN


def test_the_smallest_stick_grows():
    after = """

 . . . . . . . . . . . .

 . . . . . . . . . . . .
    QQQQQQQQQQQQQQQQQ
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    state = draw_cards(new(), GROW)
    assert shows(state, after, 14, 17)
    assert qix_hand(state) == [2, 1, 2]
    assert state.phase() == START


def test_of_equal_sticks_the_leading_one_grows():
    after = """

 . . . . . . . . . . . .
        QQQQQQQQQ
 . . . . . . . . . . . .
    qqqqqqqqqqqqqqqqq
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
          qqqqq
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    state = draw_cards(new(), MULTIPLY, GROW)
    assert shows(state, after, 14, 17)
    assert qix_hand(state) == [1, 1, 2]


def test_without_a_medium_stick_left_the_next_smallest_grows():
    before = """

 . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . .
        QQQQQ
 . . . . . . . . .

"""
    after = """

 . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . .
  qqqqqqqqqqqqqqqqq
 . . . . . . . . .
        QQQQQ
 . . . . . . . . .

"""
    state = draw_cards(new(before, 10, 20, DOWN), GROW)
    assert shows(state, after, 10, 20)
    assert qix_hand(state) == [1, 1, 2]


def test_nothing_grows_without_sticks_of_the_next_size():
    all_used = """

 . . . . . . . . . .
  QQQQQQQQQQQQQQQQQ
 . . . . . . . . . .
  qqqqqqqqqqqqqqqqq
 . . . . . . . . . .
  qqqqqqqqqqqqqqqqq
 . . . . . . . . . .
        qqqqq
 . . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . . .
      qqqqqqqqq
 . . . . . . . . . .

"""
    state = draw_cards(new(all_used, 10, 20), GROW)
    assert shows(state, all_used, 10, 20)
    assert qix_hand(state) == [1, 0, 0]


def test_what_grows_out_of_the_board_is_shifted():
    before = """

 . . . . . . . .
    QQQQQ
 . . . . . . . .
  qqqqqqqqq
 . . . . . . . .
  qqqqqqqqq
 . . . . . . . .
  qqqqqqqqq
 . . . . . . . .

"""
    after = """

 . . . . . . . .
      QQQQQ
 . . . . . . . .
qqqqqqqqqqqqqqqqq
 . . . . . . . .
    qqqqqqqqq
 . . . . . . . .
    qqqqqqqqq
 . . . . . . . .

"""
    state = draw_cards(new(before, 0, 20), GROW)
    assert shows(state, after, 0, 20)
    assert qix_hand(state) == [1, 1, 2]


def test_what_finds_no_room_doesnt_grow():
    room = """

 . . . . .
  QQQQQQQQQ
 . . . . .
  qqqqqqqqq
 . . . . .
  qqqqqqqqq
 . . . . .

"""
    state = draw_cards(new(room, 10, 10, rest=1), GROW)
    assert shows(state, room, 10, 10)
    assert qix_hand(state) == [2, 0, 3]


def test_multiply_adds_a_small_stick_in_front():
    after = """

 . . . . . . . . . . . .
          QQQQQ
 . . . . . . . . . . . .
    qqqqqqqqqqqqqqqqq
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
          qqqqq
 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    state = draw_cards(new(), MULTIPLY)
    assert shows(state, after, 14, 17)
    assert qix_hand(state) == [0, 2, 2]
    # There is only one small stick left.
    assert shows(draw_cards(state, SHUFFLE, MULTIPLY), after, 14, 17)


def test_without_room_nothing_is_added():
    at_the_top = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .

"""
    state = draw_cards(new(at_the_top, 0, 37), MULTIPLY)
    assert shows(state, at_the_top, 0, 37)
    assert qix_hand(state) == [1, 1, 3]
