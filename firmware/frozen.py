"""The main.py of a Pico with the game frozen into its firmware; whatever is on its flash comes first.

MicroPython runs a frozen main.py and leaves one on the flash alone, so this looks for it.
"""

import os
import sys


def _on_flash(path: str) -> bool:
    try:
        os.stat(path)
    except OSError:
        return False
    return True


if _on_flash("main.py"):
    execfile("main.py")
else:
    if _on_flash("firmware/board.py"):
        import firmware.board

        # It is in a folder of the flash, where nothing else of the package is.
        firmware.__path__ = ".frozen/firmware"
    # Before the flash, whose folders would hide the frozen ones of their name.
    sys.path.insert(0, ".frozen")
    from firmware.main import run

    run()
