"""Expert on an emulated Pico thinks in machine code, and finds all actions worth what the plain net says on CPython."""

import pytest

pytest.importorskip("host_tests.device.handheld")

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx import PRESETS, State
from engine.qwixx.bots import EXPERT, Bot, net, worth
from host_tests.engine.qwixx.sparring import EAGER, choose, draw
from tools.emulator.instruments import Device
from tools.figures import budgets
from tools.rig.decide import decide
from tools.rig.seeded import Seeded

TENTHS = (1, 6, 9)  # of a game


def decisions(players, preset):
    """A game's states in which there is something to mark."""
    dice = Dice(Seeded(10 * players + preset))
    state = State(players, PRESETS[preset], 0)
    found = []
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(draw(state, dice, loaded=True))
            continue
        if state.has_mark():
            found.append(State(players, PRESETS[preset], 0))
            found[-1].copy_from(state)
        state.apply_action(choose(state, EAGER, dice))
    return found


def early_and_late(players):
    """Some decisions of a game by each of the rules."""
    games = [decisions(players, preset) for preset in range(len(PRESETS))]
    return [game[len(game) * tenths // 10] for game in games for tenths in TENTHS]


def worths(bot, state):
    """What the legal actions are worth."""
    decide(bot, state)
    return [bot.worth(a) for a in state.legal_actions()]


def test_machine_code_finds_actions_worth_the_same():
    assert worth.forward is net.forward
    states = [state for players in (1, 2, 3) for state in early_and_late(players)]
    moments = [(state.players, state.rules.index, state.to_bytes()) for state in states]
    device = Device(frozen=budgets.frozen())
    native, *lines = device.do(f"import probe\nprobe.worths({EXPERT}, {moments})").splitlines()
    assert native == "True"
    found = [[int(each) for each in line.split()] for line in lines]
    assert found == [worths(Bot(EXPERT, state.players), state) for state in states]
