"""The players of the arena, compiled: the bots' own code, and the fixed opponents."""

from functools import cache
from types import SimpleNamespace

from engine.qwixx import moves, sheet
from engine.qwixx.bots import gaps, net, search, worth
from tools.bots import game, learn, yardsticks
from tools.bots import net as learning
from tools.bots.compiled import Linker


def linked() -> Linker:
    """What plays by the rules, and bots and yardsticks think with."""
    linker = Linker()
    for module in (sheet, moves, net, worth, gaps):
        linker.add(module)
    fixed = linker.add(yardsticks)
    linker.add(search, worth=fixed.table_worth)
    linker.add(yardsticks)
    linker.add(search)
    return linker


@cache
def arena() -> SimpleNamespace:
    """The names of tools.bots.game."""
    return linked().add(game)


@cache
def school() -> SimpleNamespace:
    """The names of tools.bots.learn, whose players think with nets that still learn."""
    linker = linked()
    forward = linker.add(learning).forward
    linker.add(worth, forward=forward)
    for module in (search, game):
        linker.add(module)
    return linker.add(learn)
