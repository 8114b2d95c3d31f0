"""The engine against the plain telling of the rules in reference.py."""

from host_tests.engine.qwixx.sparring import spar

# Seeds of games in which even the rarest of these occur.
SEEDS = range(480, 600)
EVERYWHERE = {"four penalties", "two rows closed", "three rows closed"}
CLASSIC = EVERYWHERE | {"locks a locked row in the white action", "ends after the white action"}
FORUM = EVERYWHERE | {
    "must mark in the white action",
    "must mark in the colour action",
    "locks a locked row in the white action",
    "marks a locked row in the colour action",
    "locks a locked row in the colour action",
    "two rows closed and a penalty",
}
FAMILY = EVERYWHERE | {"asked after two rows have closed", "two rows closed and a penalty"}


def games(preset):
    """What was special in some games with all numbers of players."""
    seen = set()
    for seed in SEEDS:
        players = 1 + seed % 5
        spar(players, preset, seed % players, seed, seen)
    return seen


def test_classic_games_are_equal_and_all_that_is_special_occurs():
    assert games(0) == CLASSIC


def test_forum_games_are_equal_and_all_that_is_special_occurs():
    assert games(1) == FORUM


def test_family_games_are_equal_and_all_that_is_special_occurs():
    assert games(2) == FAMILY
