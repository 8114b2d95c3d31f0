"""Qix on the emulated Pico: the room that its code takes, and the time of an action, a history and a bot's move."""


from engine.qix.state import LONGEST

# A game of as many rounds as one in a hundred of those which are played by lot.
SEED, ROUNDS = 0, 180

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

with open("history", "rb") as file:
    data = file.read()
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

from engine.qix.bots import Bot

bot = Bot()
for _ in range(4):
    start = time.ticks_us()
    action = bot.choose(state)
    spent("bot", start)
    state.apply_action(action)
print("done")
"""
