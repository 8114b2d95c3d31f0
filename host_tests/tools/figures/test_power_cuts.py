"""Whatever the game keeps is as before or as after, at whichever operation on the flash the power goes."""

import sys

MICROPYTHON = sys.implementation.name == "micropython"
if MICROPYTHON:
    from tools.figures import power_cuts
    from tools.virtual_board.disk import Disk


def test_every_cut_is_survived():
    if MICROPYTHON:
        for name, before, steps in power_cuts.CASES:
            assert power_cuts.tried(before, steps) >= 2, name


def test_the_cases_do_what_they_say():
    if MICROPYTHON:
        erased = {}
        blocks = {}
        for name, before, steps in power_cuts.CASES:
            chip = power_cuts.prepared(before)
            erases, unused = sum(chip.erases), chip.erases.count(0)
            with Disk(chip):
                for do, arguments in steps:
                    do(*arguments)
            erased[name] = sum(chip.erases) - erases
            blocks[name] = unused - chip.erases.count(0)
        assert erased["saves until a block is full"] >= 1
        assert blocks["saves until the folder moves"] == 1
        assert erased["a save"] == 0


def test_a_save_in_place_is_not_survived():
    if MICROPYTHON:

        def in_place(data):
            with open("saves/game.dat", "wb") as file:
                file.write(data[:20])
                file.flush()
                file.write(data[20:])

        _, before, _ = power_cuts.CASES[2]
        try:
            power_cuts.tried(before, ((in_place, (b"half a save " * 9,)),))
        except AssertionError:
            return
        raise AssertionError("the matrix finds nothing")
