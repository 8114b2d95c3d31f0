"""The engine against the plain telling of the rules in reference.py, whose sets need more memory than a Pico has."""

from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.engine.qix.sparring import spar

LOTS, ONE_BOT, BOTS = 0, 2, 3
EVERYWHERE = {
    "the Qix breaks a Stix",
    "the Qix multiplies",
    "the Qix flips",
    "a closing breaks the other Stix",
    "a closing leaves the other Stix",
    "sticks come back from the border",
}
BY_LOT = EVERYWHERE | {"a Stix has no way on", "a player has no start"}


def games(bots, seeds):
    """What was special in some games."""
    seen = set()
    for seed in seeds:
        spar(seed % 2, seed, bots, seen)
    return seen


def test_games_by_lot_are_equal_and_all_that_is_special_occurs():
    assert games(LOTS, range(3)) == BY_LOT


def test_games_of_bots_are_equal():
    assert games(BOTS, range(8)) == EVERYWHERE


def test_games_of_a_bot_and_lots_are_equal():
    assert games(ONE_BOT, range(6)) >= EVERYWHERE


@settings(max_examples=settings().max_examples // 8)
@given(st.integers(0, 2**48 - 1), st.integers(0, 3), st.integers(0, 1))
def test_any_game_is_equal(seed, bots, first):
    spar(first, seed, bots, set())
