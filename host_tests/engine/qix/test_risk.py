"""The chance that the next card breaks a line: of some positions by hand, and of small piles by all that can come."""

from engine.qix.cards import KINDS, MOVE_1, MOVE_2, MOVE_3, MOVE_AND_DRAW, SHUFFLE, TILT
from engine.qix.layout import DOWN, PILE
from host_tests.engine.qix.chances import agrees, risk_of
from tools.rig.qix_games import QixBuilder
from tools.rig.qix_positions import new, stix

AT_THE_EDGE = """
    QQQQQ
 . . . . . .
  qqqqqqqqq
 . . . . . .
    qqqqq
 . . . . . .

"""


def with_pile(state, *kinds):
    """The state with these cards in the pile, and Shuffle."""
    for kind in range(KINDS):
        state.data[PILE + kind] = kinds.count(kind) + (kind == SHUFFLE)
    return state


def with_stix(*paths):
    state = new()
    stix(state, *paths)
    return state


def is_chance(state, part, whole, player=0):
    risk = risk_of(state, player)
    return risk.parts * whole == part * risk.whole


def test_one_roll_is_as_the_die_falls():
    # The large stick leads at y = 21, from 16 on; of six faces three show 1, two 2, one 3.
    for y, faces in ((22, 6), (23, 3), (24, 1), (25, 0)):
        state = with_pile(with_stix("a 0,%d R8 R8" % y), MOVE_1)
        assert is_chance(state, faces, 2 * 6), y
        assert is_chance(state, 0, 1, 1)


def test_three_rolls_are_as_the_dice_fall():
    state = with_pile(with_stix("a 0,30 R8 R8"), MOVE_3)
    assert is_chance(state, 1, 2 * 216)
    assert is_chance(with_pile(with_stix("a 0,31 R8 R8"), MOVE_3), 0, 1)


def test_what_a_card_draws_is_counted():
    # Of three cards Move 1 + Draw, then of two Move 1, each with a 3.
    state = with_pile(with_stix("a 0,27 R8 R8"), MOVE_AND_DRAW, MOVE_1)
    assert is_chance(state, 1, 3 * 6 * 2 * 6)
    # Two that draw on, with 3 and 3, then a Move 3 with 3, 3, 3: 15 squares.
    state = with_pile(with_stix("a 0,36 R8 R8"), MOVE_AND_DRAW, MOVE_AND_DRAW, MOVE_3)
    assert is_chance(state, 2, 4 * 6 * 3 * 6 * 2 * 216)
    assert is_chance(with_pile(with_stix("a 0,37 R8 R8"), MOVE_AND_DRAW, MOVE_AND_DRAW, MOVE_3), 0, 1)


def test_turning_after_a_move_is_counted():
    state = with_pile(with_stix("a 21,0 U8 U8"), MOVE_AND_DRAW, TILT)
    assert agrees(state, 0)


def test_little_is_not_nothing():
    state = QixBuilder(arrow=DOWN).play(SHUFFLE).lay("16,0 U8", "0,39 R2").state
    risk = risk_of(state, 0)
    assert 0 < 1000 * risk.parts < risk.whole
    assert risk.per_cent() == 0
    assert agrees(state, 0)
    assert not risk_of(state, 1).parts


def test_all_is_all():
    state = with_pile(with_stix("a 20,40 D8 D8 D2"))
    state.data[PILE + SHUFFLE] = 0
    state.data[PILE + MOVE_1] = 1
    assert risk_of(state, 0).per_cent() == 100


def test_small_piles_at_the_border_and_on_the_way():
    positions = [with_stix("a 0,%d R8 R8" % y) for y in (23, 27)] + [with_stix("a 21,0 U8 U8")]
    for y in (35, 31):
        state = new(AT_THE_EDGE, 10, 37)
        stix(state, "a 0,%d R8 R4" % y)
        positions.append(state)
    for state in positions:
        for kinds in ((MOVE_2,), (MOVE_AND_DRAW, MOVE_2, TILT), (MOVE_AND_DRAW, MOVE_AND_DRAW, MOVE_3, TILT, 0, 1)):
            assert agrees(with_pile(state, *kinds), 0), kinds
