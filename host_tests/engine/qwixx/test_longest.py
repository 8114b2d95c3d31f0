"""The longest game of Qwixx.

All turns but the last end with at most one row closed and at most three penalties a player, else they were the last. In
each of them the active player takes a penalty, marks a number which isn't the last of its row, or marks only a last
number. A player does the first at most 3 times and the second at most 4 * 10 times. The third is done once in the whole
game: it closes a row, in which nobody marks afterwards. So a game of n players has at most 43 * n + 1 turns before the
last, in every preset. A turn is a roll, n answers to the white sum and the colour action. Each bound is reached by the
game below.
"""

from engine.history import History
from engine.qwixx import PRESETS, State
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.qwixx.sheet import number
from host_tests.support import raises
from tools.rig.qwixx_positions import COLOUR_YELLOW, PASS, WHITE_RED, outcome


def longest(players):
    """The values of a longest game, each roll of which takes three bytes."""
    passes = [PASS] * players
    for mark in range(40):
        row, at = mark // 10, mark % 10
        total = number(row, at)
        first = min(6, total - 1)
        for _ in range(players):
            yield outcome(first, total - first, 1, 1, 1, 6)
            yield 1 + row
            yield from passes
    for _ in range(3 * players):
        yield outcome(3, 4, 1, 1, 1, 6)
        yield from passes
        yield PASS
    yield outcome(6, 6, 1, 1, 1, 6)
    yield WHITE_RED
    yield from passes
    yield outcome(6, 6, 1, 6, 1, 6)
    yield from passes
    yield COLOUR_YELLOW


def play(players, rules):
    """Plays a longest game; how many turns and values it had."""
    state = State(players, rules, 0)
    turns = values = 0
    for value in longest(players):
        assert not state.is_terminal()
        turns += state.current_player() < 0
        values += 1
        state.apply_action(value)
    assert state.is_terminal()
    return turns, values


def test_every_preset_has_a_game_as_long_as_the_bound():
    for rules in PRESETS:
        for players in range(1, 6):
            turns = 43 * players + 2
            assert play(players, rules) == (turns, turns * (players + 2))


def test_a_history_holds_the_longest_game_exactly():
    for preset in range(3):
        history = History(LONGEST)
        history.start(QWIXX, 5, preset, 0)
        for value in longest(5):
            history.append(value)
        assert len(history) == 217 * 7
        raises(ValueError, history.append, 0)
        assert len(history) == 217 * 7
        file = history.to_bytes()
        assert len(file) == 10 + LONGEST + 4
        state = History(LONGEST).load(file)
        assert state.is_terminal()
        assert state.to_bytes() == history.replay().to_bytes()
