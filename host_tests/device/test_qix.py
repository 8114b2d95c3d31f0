"""Qix on the emulated Pico: the room that its code takes, and the time of an action, a history and a bot's move."""

from binascii import crc32

import pytest

pytest.importorskip("host_tests.device.handheld")

from engine.dice import Dice, Seeded
from engine.history import QIX, History
from engine.protocol import CHANCE
from engine.qix.state import LONGEST
from host_tests.engine.qix.sparring import by_lot
from tools.device import Device

# A game of as many rounds as one in a hundred of those which are played by lot.
SEED, ROUNDS = 0, 180

LONGEST_ACTION, LONGEST_HISTORY = 500_000, 5_000_000  # microseconds

# What the board runs instead of the game: it prints names and numbers.
PROGRAM = f"""
import gc
import time


def spent(name, start):
    print(name, time.ticks_diff(time.ticks_us(), start))


gc.collect()
before = gc.mem_alloc()
from engine.qix import State

state = State(2, None, 0)
gc.collect()
print("heap", gc.mem_alloc() - before)

from binascii import crc32
from engine.history import History

history = History({LONGEST})
start = time.ticks_us()
history.load(data)
spent("history", start)

values = history.values()
next(values), next(values), next(values)
state = State(2, None, next(values))
for value in values:
    start = time.ticks_us()
    state.apply_action(value)
    spent("action", start)
print("crc", crc32(state.to_bytes()))

state = State(2, None, 0)
state.apply_action(0)
state.apply_action(7)
start = time.ticks_us()
state.legal_actions()
spent("list", start)

from engine.qix import Bot  # all of the game is one module there

bot = Bot()
for _ in range(4):
    start = time.ticks_us()
    action = bot.choose(state)
    spent("bot", start)
    state.apply_action(action)
print("done")
"""


def played():
    """A long game, and its history."""
    dice = Dice(Seeded(SEED))
    history = History(LONGEST)
    state = history.start(QIX, 2, 0, 0)
    while not state.is_terminal() and state.round() < ROUNDS:
        a = state.chance(dice) if state.current_player() == CHANCE else by_lot(state, dice)
        state.apply_action(a)
        history.append(a)
    return state, history


def test_time_and_room_on_the_device():
    state, history = played()
    figures = {}
    said = Device().do(f"data = {bytes(history.to_bytes())!r}\n" + PROGRAM)
    for line in said.splitlines()[:-1]:
        name, number = line.split()
        figures.setdefault(name, []).append(int(number))
    print({name: max(numbers) for name, numbers in figures.items()}, "rounds", state.round())
    assert figures["crc"] == [crc32(state.to_bytes())], "the device plays another game"
    assert max(figures["action"] + figures["list"] + figures["bot"]) < LONGEST_ACTION
    assert max(figures["history"]) < LONGEST_HISTORY
