"""Of two presses in quick succession the second one changes no game, whatever the first has brought up."""

import sys

from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from host_tests.pairs import Pairs

GAMES = 8 if sys.implementation.name == "micropython" else 4  # ten thousand in `make soak`
SEED = 5


def test_the_second_of_two_quick_presses_changes_no_game():
    pairs = Pairs(SEED)
    for game in range(GAMES):
        pairs.play(QIX if game % 4 == 3 else QWIXX)
    assert pairs.finished == GAMES
    assert 2 * pairs.judged > pairs.pairs, "most pairs begin with a press that does something"
