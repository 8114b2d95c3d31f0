"""How the Qix moves and flips, and how cards are drawn."""

from engine.qix.cards import GROW, MOVE_1, MOVE_2, MOVE_3, MOVE_AND_DRAW, MULTIPLY, SHUFFLE, TILT
from engine.qix.layout import DOWN, PHASE
from engine.qix.state import DRAW, ROLL_DIE, START
from tools.rig.qix_positions import draw_cards, new, shows
from tools.rig.qix_view import arrow, card, cards_left, rolls


def test_move_rolls_the_die_for_every_move():
    after = """

 . . . . . . . . . . . .
    QQQQQQQQQQQQQQQQQ
 . . . . . . . . . . . .
        qqqqqqqqq
 . . . . . . . . . . . .
          qqqqq
 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .

 . . . . . . . . . . . .

"""
    state = draw_cards(new(), MOVE_2)
    assert state.phase() == ROLL_DIE
    assert rolls(state.data) == 2
    state.apply_action(1)
    assert rolls(state.data) == 1
    state.apply_action(3)
    assert state.phase() == START
    assert shows(state, after, 14, 17)
    for kind, count in ((MOVE_1, 1), (MOVE_3, 3), (MOVE_AND_DRAW, 1)):
        assert rolls(draw_cards(new(), kind).data) == count


def test_at_the_border_the_qix_flips_and_the_rest_of_the_roll_is_lost():
    before = """

 . . . . . .
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""
    flipped = """
    qqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .
    QQQQQ
 . . . . . .

 . . . . . .

 . . . . . .

 . . . . . .

"""
    on = """

 . . . . . .

 . . . . . .
    qqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .
    QQQQQ
 . . . . . .

 . . . . . .

 . . . . . .

 . . . . . .

"""
    state = draw_cards(new(before, 0, 35), MOVE_3)
    state.apply_action(3)
    assert shows(state, flipped, 0, 34)
    state.apply_action(2)
    assert shows(state, on, 0, 32)


def test_it_flips_after_the_last_step_too():
    flipped = """
    qqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .
    QQQQQ
 . . . . . .

 . . . . . .

 . . . . . .

 . . . . . .

"""
    before = """

 . . . . . .
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""
    state = draw_cards(new(before, 0, 35), MOVE_1)
    state.apply_action(2)
    assert shows(state, flipped, 0, 34)


def test_a_roll_that_begins_at_the_border_is_lost():
    before = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
"""
    after = """
    qqqqq
 . . . . . .
  qqqqqqqqq
 . . . . . .
    QQQQQ
"""
    state = draw_cards(new(before, 0, 38), MOVE_1)
    state.apply_action(1)
    assert shows(state, after, 0, 38)
    assert arrow(state.data) == DOWN


def test_no_stick_passes_over_a_captured_square():
    before = """

 . . . . . . .

 . . . . . . .

 1 1 . . . . .
    QQQQQ
 . . . . . . .
  qqqqqqqqq
 . . . . . . .
    qqqqq
 . . . . . . .

"""
    after = """

 . . . . . . .

 . . . . . . .
    qqqqq
 1 1 . . . . .
  qqqqqqqqq
 . . . . . . .
    QQQQQ
 . . . . . . .

 . . . . . . .

"""
    state = draw_cards(new(before), MOVE_1)
    state.apply_action(3)
    assert shows(state, after)


def test_sliding_along_a_wall_stops_nothing():
    before = """

 . . . . . .
  QQQQQ
 . . . . 1 1
  qqqqq
 . . . . 1 1
qqqqqqqqq
 . . . . 1 1

"""
    after = """
  QQQQQ
 . . . . . .
  qqqqq
 . . . . 1 1
qqqqqqqqq
 . . . . 1 1

 . . . . 1 1

"""
    state = draw_cards(new(before), MOVE_1)
    state.apply_action(1)
    assert shows(state, after)


def test_move_and_draw_draws_the_next_card():
    state = draw_cards(new(), MOVE_AND_DRAW)
    state.apply_action(2)
    assert state.phase() == DRAW
    assert state.round() == 0
    state.apply_action(MOVE_AND_DRAW)
    state.apply_action(1)
    assert state.phase() == DRAW
    state.apply_action(SHUFFLE)
    assert state.phase() == START


def test_a_drawn_card_leaves_the_pile_and_shuffle_brings_all_back():
    counts = [2, 1, 4, 3, 4, 3, 2, 1]
    state = new()
    for kind in (GROW, GROW, TILT, MULTIPLY, MOVE_1):
        assert [cards_left(state.data, each) for each in range(8)] == counts
        draw_cards(state, kind)
        counts[kind] -= 1
        assert card(state.data) == kind
    state.data[PHASE] = DRAW
    assert not state.is_legal(GROW)
    assert not state.is_legal(MULTIPLY)
    assert state.is_legal(TILT)
    state.apply_action(SHUFFLE)
    assert [cards_left(state.data, each) for each in range(8)] == [2, 1, 4, 3, 4, 3, 2, 1]
