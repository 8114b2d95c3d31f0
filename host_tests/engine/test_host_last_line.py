"""Many more games and walks of a child that presses what the screen names; for `make soak`."""

import pytest

from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from host_tests.engine.test_last_line import plays, wanders

SEEDS = range(100, 120)
WANDERING = 2000  # presses


@pytest.mark.long
@pytest.mark.parametrize("buttons", [6, 3])
@pytest.mark.parametrize("game", [QWIXX, QIX])
@pytest.mark.parametrize("seed", SEEDS)
def test_many_games(game, seed, buttons):
    plays(game, seed, seed % 2 == 0, buttons)
    wanders(game, seed, WANDERING, buttons)
