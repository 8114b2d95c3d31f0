"""Qix on the emulated Pico: what its code takes of the heap, and how long actions and a history take."""

import shutil
from binascii import crc32
from pathlib import Path

from engine.dice import Dice
from engine.history import History
from engine.qix import State
from engine.qix.bots import Bot
from engine.qix.outlook import Outlook
from engine.qix.state import LONGEST
from engine.record import QIX
from host_tests.device.handheld import Handheld, built
from host_tests.engine.qix.sparring import choose
from tools.emulator import file_system
from tools.join import home
from tools.seeded import Seeded

# The longest of two hundred games that are played by lot.
SEED, ROUNDS = 163, 210

# What the board runs instead of the handheld's game: it prints names and numbers, times in milliseconds.
PROGRAM = f"""
import gc
from time import ticks_diff, ticks_ms


def time(name, function, *arguments):
    begin = ticks_ms()
    result = function(*arguments)
    print(name, ticks_diff(ticks_ms(), begin))
    return result


gc.collect()
before = gc.mem_alloc()
from engine.qix import State

state = State(2, None, 0)
gc.collect()
print("heap", gc.mem_alloc() - before)

from binascii import crc32
from engine.history import History

history = History({LONGEST})
with open("history", "rb") as file:
    data = file.read()
state = time("history", history.load, data)
print("end", crc32(state.to_bytes()))

gc.collect()
before = gc.mem_alloc()
from {home("engine.qix.bots")} import Bot

bot = Bot(Outlook())
gc.collect()
print("heap of the bot", gc.mem_alloc() - before)
state = State(2, None, 0)
for action in (0, 7, None, None, None, None, 2, 7, None, None):
    if action is None:
        time("list", state.legal_actions)
        action = time("bot", bot.choose, state)
    time("action", state.apply_action, action)
print("done")
"""


def long_game() -> tuple[History, int]:
    """The history of a long game, and the checksum of how it ends."""
    dice, bot = Dice(Seeded(SEED)), Bot(Outlook())
    history = History(LONGEST)
    history.start(QIX, 2, 0, SEED & 1)
    state = State(2, None, SEED & 1)
    while not state.is_terminal():
        a = choose(state, dice, bot, 0)
        state.apply_action(a)
        history.append(a)
    assert state.round() == ROUNDS
    return history, crc32(state.to_bytes())


def test_qix_has_room_and_is_quick_on_a_pico(tmp_path: Path) -> None:
    history, end = long_game()
    folder = shutil.copytree(built(), tmp_path / "flash")
    (folder / "main.py").write_text(PROGRAM, encoding="utf-8")
    (folder / "history").write_bytes(history.to_bytes())
    handheld = Handheld(file_system(folder))
    handheld.wait(b"done", 20_000)
    figures: dict[str, list[int]] = {}
    for line in handheld.pico.serial.decode().splitlines():
        name, _, number = line.rpartition(" ")
        if name:
            figures.setdefault(name, []).append(int(number))
    print(figures)
    assert figures["end"] == [end]
    assert max(figures["heap"]) < 20 * 1024
    assert max(figures["history"]) < 5000
    assert max(figures["action"]) < 500
    assert max(figures["list"]) < 500
    assert max(figures["bot"]) < 500
