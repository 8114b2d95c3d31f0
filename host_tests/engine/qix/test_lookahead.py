"""What is foreseen of a stick: what it closes, and the cards that could break it."""

from engine.qix.cards import MOVE_2
from engine.qix.lookahead import Lookahead
from tools.rig.qix_positions import draw_cards, new, shows, stick, stix, turn


def threats(state, player=0):
    lookahead = Lookahead()
    lookahead.after.copy_from(state)
    return lookahead.threats(player)


def with_stix(*paths):
    state = new()
    stix(state, *paths)
    return state


def test_a_stick_is_tried_without_being_laid():
    state = turn("a 4,0 U4", "b 2,0 U2")
    before = state.to_bytes()
    lookahead = Lookahead()
    assert lookahead.try_out(state, stick(state, "L", 4)) == 16
    after = """

 . . . . . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

 0 0 0 0 . .

"""
    assert shows(lookahead.after, after)
    assert lookahead.try_out(state, stick(state, "L", 2)) == 0
    assert state.to_bytes() == before


def test_the_farther_the_fewer_cards_threaten():
    # The large stick leads at y = 21, from 16 on. One roll carries it 3 squares, 3 rolls carry it 9.
    one_roll, two_rolls, three_rolls = 3 + 2, 4, 3
    for y, cards in (
        (23, one_roll + two_rolls + three_rolls),
        (24, one_roll + two_rolls + three_rolls),
        (25, two_rolls + three_rolls),
        (27, two_rolls + three_rolls),
        (28, three_rolls),
        (30, three_rolls),
        (31, 0),
    ):
        assert threats(with_stix("a 0,%d R8 R8" % y)) == cards, y
        assert threats(with_stix("a 0,%d R8 R8" % y), 1) == 0


def test_only_cards_of_the_pile_threaten():
    state = draw_cards(new(), MOVE_2, MOVE_2)
    stix(state, "a 0,25 R8 R8")
    assert threats(state) == 2 + 3


def test_turning_growing_and_multiplying_threaten():
    turning, growing, shuffling = 4, 2, 1
    # The right end of the large stick comes down to 21,16.
    assert threats(with_stix("a 21,0 U8 U8")) == turning
    assert threats(with_stix("a 21,0 U8 U4 U2")) == 0
    # The small stick, grown, reaches 18,19.
    assert threats(with_stix("a 0,19 R8 R8 R2")) == growing
    # Before the leading stick nothing is safe from anything but growth.
    assert threats(with_stix("a 20,40 D8 D8 D2")) == 20 - growing - shuffling


def test_the_qix_may_come_back_from_the_border():
    # The first roll is lost, as it stands at the border; the second one carries it 3 squares, the third 3 more.
    picture = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""
    for y, cards in ((35, 4 + 3), (34, 3), (32, 3), (31, 0)):
        state = new(picture, 10, 37)
        stix(state, "a 0,%d R8 R4" % y)
        assert threats(state) == cards, y
