"""A board without a Pico: MicroPython that does what it is told line by line, on a file system that can lose power.

`micropython -m tools.figures.cut_pico`. Each line is a list in JSON: ["run", code]; ["cut", operations, halved], with
the chip as it was kept; ["keep"], the chip as it is; ["on"], power comes back. What a line prints ends in END and how
it went.
"""

import gc
import json
import sys

import vfs

from tools.virtual_board.disk import Disk
from tools.virtual_board.flash import PowerCut

END = "\x04"
_BLOCKS = 24


def main() -> None:
    """Serves until the input ends."""
    vfs.umount("/")  # from here on there are no files but the board's
    disk = Disk(blocks=_BLOCKS, at="/")
    disk.__enter__()
    kept = disk.flash.copy()
    names: dict = {}
    for line in sys.stdin:
        order = json.loads(line)
        said = ""
        try:
            if order[0] == "run":
                exec(order[1], names)
            elif order[0] == "keep":
                kept = disk.flash.copy()
            else:
                names = {}
                chip = disk.flash.restore_power() if order[0] == "on" else kept.copy()
                disk.__exit__()
                gc.collect()  # closes what was open, and prints that this is too late
                disk = Disk(chip, at="/")
                disk.__enter__()
                if order[0] == "cut":
                    disk.flash.cut_power_after(order[1], order[2])
        except PowerCut:
            said = "power cut"
        except OSError as error:
            said = "OSError: %s" % error
        print(END + said)


if __name__ == "__main__":
    main()
