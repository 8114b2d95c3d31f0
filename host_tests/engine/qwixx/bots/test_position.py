"""What a bot thinks on plays by the rules: random games on the engine and on a position, side by side."""

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx import PRESETS, State
from engine.qwixx.bots import position
from engine.qwixx.state import OVER, ROLL
from host_tests.engine.qwixx.sparring import EAGER, RANDOM, choose, draw
from tools.rig.seeded import Seeded


def same(state, p, fresh):
    """Asserts that a position is what a state would be read as, where it is not a roll or the end."""
    assert p[position.PHASE] == state.phase()
    for player in range(state.players):
        assert position.score(p, player) == state.score(player)
        assert p[position.SHEETS + position.SHEET * player + position.PENALTY_BOXES] == state.penalties(player)
    if state.phase() not in (ROLL, OVER):
        position.read(state, fresh)
        assert p == fresh


def spar(players, preset, seed):
    """Plays a game on both; what is legal has to agree every time."""
    dice = Dice(Seeded(seed))
    state = State(players, PRESETS[preset], seed % players)
    p = bytearray(position.LENGTH)
    fresh = bytearray(position.LENGTH)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(draw(state, dice, seed & 1))
            position.read(state, fresh)
            if any(p):
                # The sheets and the closed rows are as they were before the roll.
                p[position.PHASE : position.NEEDED] = fresh[position.PHASE : position.NEEDED]
                p[position.DICE : position.SHEETS] = fresh[position.DICE : position.SHEETS]
                assert p == fresh
            p[:] = fresh
            continue
        legal = [a for a in range(position.ACTIONS) if position.is_legal(p, a)]
        assert legal == state.legal_actions()
        for a in legal[1 if legal[0] == position.PASS else 0 :]:
            assert position.row_of(a) == state.row_of(a)
            assert position.place_of(p, a) == state.position_of(a)
        a = choose(state, RANDOM if seed & 2 else EAGER, dice)
        state.apply_action(a)
        position.play(p, a)
        same(state, p, fresh)


def test_games_of_any_number_of_players_by_all_rules_agree():
    for seed in range(4):
        for preset in range(3):
            for players in range(1, 6):
                spar(players, preset, 100 * seed + 10 * preset + players)
