"""What screens and bots call in their inner loops takes nothing from the heap, which is locked meanwhile."""

from micropython import heap_lock, heap_unlock

from engine.dice import Dice
from engine.qwixx import PRESETS, State
from host_tests.support import needs_heap
from tools.rig.seeded import Seeded


def look(state, copy):
    """Reads all that there is to read, and takes a copy."""
    copy.copy_from(state)
    seen = state.current_player() + state.is_terminal() + state.phase() + state.closed() + state.locking()
    seen += state.first_player() + state.active_player() + state.white_sum() + state.marked() + state.winners()
    seen += state.has_mark() + state.can_pass() + state.pass_is_penalty()
    for i in range(6):
        seen += state.die(i)
    for player in range(state.players):
        seen += state.score(player) + state.penalties(player)
        for row in range(4):
            seen += state.row_bits(player, row) + state.last(player, row) + state.marks(player, row)
            seen += state.row_points(player, row)
    for a in range(13):
        if state.is_legal(a) and a:
            seen += state.row_of(a) + state.position_of(a) + state.passed_over(a) + state.locks(a)
    return seen


@needs_heap
def test_a_game_takes_nothing_from_the_heap():
    dice = Dice(Seeded(1))
    for game in range(9):
        players = game % 5 + 1
        state = State(players, PRESETS[game % 3], 0)
        copy = State(players, PRESETS[game % 3], 0)
        while not state.is_terminal():
            roll = state.current_player() < 0
            a = state.chance(dice) if roll else state.legal_actions()[-1]
            heap_lock()
            try:
                look(state, copy)
                state.apply_action(a)
                look(state, copy)
            finally:
                heap_unlock()
