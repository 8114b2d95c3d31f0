"""A state adds nothing to the rules: random games on a state and on a bare sequence, side by side."""

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx import PRESETS, State, moves
from engine.qwixx.layout import PENALTY_BOXES, PHASE, SHEET, SHEETS, SIZE
from host_tests.engine.qwixx.sparring import EAGER, RANDOM, choose, draw
from tools.rig.seeded import Seeded


def same(state, p):
    """Asserts that a position is that of a state."""
    assert bytes(p) == state.to_bytes()
    assert p[PHASE] == state.phase()
    for player in range(state.players):
        assert moves.score(p, player) == state.score(player)
        assert p[SHEETS + SHEET * player + PENALTY_BOXES] == state.penalties(player)


def spar(players, preset, seed):
    """Plays a game on both; what is legal has to agree every time."""
    dice = Dice(Seeded(seed))
    rules = PRESETS[preset]
    state = State(players, rules, seed % players)
    p = bytearray(SIZE)
    moves.begin(p, players, seed % players, rules.needed, rules.closing, rules.ending, rules.must_mark)
    same(state, p)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            a = draw(state, dice, seed & 1)
            assert moves.is_legal(p, a)
        else:
            legal = [a for a in range(moves.ACTIONS) if moves.is_legal(p, a)]
            assert legal == state.legal_actions()
            for a in legal[1 if legal[0] == moves.PASS else 0 :]:
                assert moves.row_of(a) == state.row_of(a)
                assert moves.position_of(p, a) == state.position_of(a)
            a = choose(state, RANDOM if seed & 2 else EAGER, dice)
        state.apply_action(a)
        moves.apply(p, a)
        same(state, p)


def test_games_of_any_number_of_players_by_all_rules_agree():
    for seed in range(4):
        for preset in range(3):
            for players in range(1, 6):
                spar(players, preset, 100 * seed + 10 * preset + players)
