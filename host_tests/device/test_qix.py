"""Qix on the emulated Pico: what its code takes of the heap, and how long actions and a history take."""

from binascii import crc32

from engine.dice import Dice
from engine.history import History
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.manifest import QIX
from engine.qix.state import LONGEST, ROUNDS
from tools.emulator.instruments import Device
from tools.figures import budgets
from tools.rig.qix_players import choose
from tools.rig.seeded import Seeded

SEED = 163  # of a game that is played by lot and lasts as long as the rules let it


def long_game() -> tuple[History, int]:
    """The history of a long game, and the checksum of how it ends."""
    dice, bot = Dice(Seeded(SEED)), Bot(HARD, 2)
    history = History(LONGEST)
    history.start(QIX, 2, 0, SEED & 1)
    state = State(2, None, SEED & 1)
    while not state.is_terminal():
        a = choose(state, dice, bot, 0)
        state.apply_action(a)
        history.append(a)
    assert state.round() == ROUNDS
    return history, crc32(state.to_bytes())


def test_qix_has_room_and_is_quick_on_a_pico() -> None:
    history, end = long_game()
    figures: dict[str, list[int]] = {}
    device = Device(frozen=budgets.frozen())
    for line in device.do(f"import probe\nprobe.rules({bytes(history.to_bytes())!r}, {LONGEST})").splitlines():
        name, number = line.split()
        figures.setdefault(name, []).append(int(number))
    print(figures)
    assert figures["end"] == [end]
    assert max(figures["heap"]) < 32 * 1024
    assert max(figures["history"]) < 5000
    assert max(figures["action"]) < 500
    assert max(figures["list"]) < 500
    assert max(figures["bot"]) < 500
