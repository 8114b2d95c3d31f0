"""The same seeds give the same games on every runtime: the engine, the bot and the dice agree bit by bit."""

from binascii import crc32

from engine.dice import Dice
from engine.qix import State
from engine.qix.bots import HARD, Bot
from tools.rig.qix_players import choose
from tools.rig.seeded import Seeded


def digest(seed, bots):
    """A checksum over every state of a game."""
    dice = Dice(Seeded(seed))
    bot = Bot(HARD, 2)
    state = State(2, None, seed & 1)
    crc = 0
    while not state.is_terminal():
        a = choose(state, dice, bot, bots)
        state.apply_action(a)
        crc = crc32(state.to_bytes(), crc)
    return crc


def test_games_are_the_same_everywhere():
    games = [digest(seed, bots) for seed, bots in ((1, 3), (2, 3), (3, 1), (4, 0))]
    assert games == [2682570246, 4114815552, 539918009, 3200514148]
