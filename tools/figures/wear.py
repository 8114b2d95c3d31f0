"""Counts what games erase on a Pico's flash: `micropython -m tools.figures.wear GAMES FILES`, on a flash as large.

FILES: how many blocks of it are taken by files that stay as they are.

For games of two and of five prints, with tabs between: players, games, saves, writes, erases, blocks that are free for
them, and the erases of the most worn block. Before every game the board is switched off and on.
"""

import sys

from engine.dice import Dice
from engine.history import History
from engine.protocol import CHANCE
from engine.qwixx import PRESETS
from engine.qwixx.manifest import LONGEST, QWIXX
from firmware import storage
from tools.rig.seeded import Seeded
from tools.virtual_board.disk import BLOCK, Disk, formatted
from tools.virtual_board.flash import Flash

BLOCKS = 352  # MicroPython's part of a Pico's 2 MB


class _Chip(Flash):
    """A chip that is fast, as all its operations are whole."""

    def readblocks(self, n, buf, offset=0):
        start = n * BLOCK + offset
        buf[:] = memoryview(self._data)[start : start + len(buf)]
        return 0

    def writeblocks(self, n, buf, offset=None):
        if offset is None:
            offset = self.ioctl(6, n)
        self.writes += 1
        start = n * BLOCK + offset
        self._data[start : start + len(buf)] = buf
        return 0

    def ioctl(self, op, arg):
        if op != 6:
            return super().ioctl(op, arg)
        self.erases[arg] += 1
        return 0


def _play(players: int, dice: Dice) -> int:
    """A game of people who mark what they can, mostly; how many saves it took."""
    history = History(LONGEST)
    state = history.start(QWIXX, players, PRESETS[0].index, 0)
    storage.save("game", history.to_bytes())
    saves = 1
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            action = state.chance(dice)
        else:
            actions = state.legal_actions()
            marks = len(actions) - 1
            action = actions[1 + dice.below(marks)] if marks and dice.below(3) else actions[0]
        state.apply_action(action)
        history.append(action)
        storage.save("game", history.to_bytes())
        saves += 1
    return saves


def main(games: int, files: int) -> None:
    """Plays so many games of two, then of five, on a flash with so many files of a block."""
    for players in (2, 5):
        dice = Dice(Seeded(players))
        chip = _Chip(BLOCKS, BLOCK)
        with Disk(formatted(chip)):
            for i in range(files):
                with open("%d.mpy" % i, "wb") as file:
                    file.write(bytes(BLOCK))
        free = chip.erases.count(0)
        before, written = list(chip.erases), chip.writes
        saves = 0
        for _ in range(games):
            with Disk(chip):
                saves += _play(players, dice)
        worn = [chip.erases[i] - before[i] for i in range(BLOCKS)]
        figures = (saves, chip.writes - written, sum(worn), free, max(worn))
        print("\t".join([str(figure) for figure in (players, games) + figures]))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
