"""Cuts the power at every operation on the flash of all that the game keeps there, and looks what is found afterwards.

`micropython -m tools.figures.power_cuts` prints how many cuts were tried. Each is tried twice: the operation is not
done at all, or by half.
"""

import os

from firmware import storage
from firmware.set_aside import put_aside
from tools.virtual_board.disk import Disk

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.virtual_board.flash import Flash

    Step = tuple[Callable[..., object], tuple[object, ...]]
    Steps = tuple[Step, ...]

_SHORT = b"short game " * 9
_SHORTER = b"one action less " * 6
_LONG = bytes(range(250)) * 5  # more than littlefs keeps within a folder's own blocks
_SETTINGS = b"settings and names" * 3
_RECORDS = bytes(range(256)) * 8  # as many as they can be


def _save(name: str, data: bytes) -> "Step":
    return storage.save, (name, data)


_PLAYED = (_save("settings", _SETTINGS), _save("game", _SHORTER))
_COUNTED = _PLAYED + (_save("records", _RECORDS),)
# After fifty erases of each of its two blocks littlefs moves a folder to others, for even wear: some saves later.
_WORN = _PLAYED + (_save("game", _SHORTER),) * 488

# What is done, after what.
CASES: "tuple[tuple[str, Steps, Steps], ...]" = (
    ("the first save of all", (), (_save("game", _SHORT),)),
    ("the first settings", (), (_save("settings", _SETTINGS),)),
    ("a save", _PLAYED, (_save("game", _SHORT),)),
    ("saves until a block is full", _PLAYED, (_save("game", _SHORT), _save("game", _SHORTER)) * 4),
    ("saves until the folder moves", _WORN, (_save("game", _SHORT), _save("game", _SHORTER)) * 4),
    ("a save of a long game", _PLAYED, (_save("game", _LONG),)),
    ("a save after a long game", _PLAYED + (_save("game", _LONG),), (_save("game", _SHORT),)),
    ("other settings", _PLAYED, (_save("settings", _SETTINGS[:40]),)),
    ("the first records", _PLAYED, (_save("records", _RECORDS[:90]), (storage.remove, ("game",)))),
    ("other records, and a rematch", _COUNTED, (_save("records", _RECORDS[1000:]), _save("game", _SHORT))),
    ("refused records put aside, and new ones", _COUNTED, ((put_aside, ("records",)), _save("records", _RECORDS[:90]))),
    ("a game of another kind, and one of each", _PLAYED, (_save("qix", _LONG), _save("game", _SHORT))),
    ("a game in another one's place", _PLAYED, (_save("qix", _SHORTER), (storage.remove, ("game",)))),
    ("a game forgotten", _PLAYED, ((storage.remove, ("game",)),)),
    ("a refused game put aside, and a new one", _PLAYED, ((put_aside, ("game",)), _save("game", _SHORT))),
)


class _Work:
    """Steps one after the other; `done` is how many are."""

    def __init__(self, steps: "Steps") -> None:
        self._steps = steps
        self.done = 0

    def __call__(self) -> None:
        self.done = 0
        for do, arguments in self._steps:
            do(*arguments)
            self.done += 1


def _found() -> "dict[str, bytes]":
    """All that is kept, by the name of its file."""
    found = {}
    for name in os.listdir("saves") if "saves" in os.listdir() else ():
        if name != "new.tmp":
            with open("saves/" + name, "rb") as file:
                found[name] = file.read()
    return found


def prepared(before: "Steps") -> "Flash":
    """The chip of a handheld on which some steps were done."""
    with Disk() as disk:
        _Work(before)()
    return disk.flash


def tried(before: "Steps", steps: "Steps") -> int:
    """How many cuts were survived: each left what there was before or after the step that it was in."""
    chip = prepared(before)
    states = []
    with Disk(chip.copy()):
        states.append(_found())
        for step in steps:
            _Work((step,))()
            states.append(_found())
    return _cuts(chip, _Work(steps), states, False) + _cuts(chip, _Work(steps), states, True)


def _cuts(chip: "Flash", work: _Work, states: "list[dict[str, bytes]]", halved: bool) -> int:
    cuts = 0
    while True:
        with Disk(chip.copy()) as disk:
            if not disk.cut(cuts, halved, work):
                return cuts
            found = _found()
            assert found in (states[work.done], states[work.done + 1]), (cuts, halved, found)
            assert storage.save("game", b"next"), "what the cut left stands in the way"
            assert storage.load("game") == b"next"
        cuts += 1


def main() -> None:
    """Tries everything and prints how much that was."""
    for name, before, steps in CASES:
        print("%d\t%s" % (tried(before, steps), name))


if __name__ == "__main__":
    main()
