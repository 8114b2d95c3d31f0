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
        __import__("firmware.board")  # that of the flash, where imports look first
        del sys.modules["firmware"]  # all else of which is frozen
    # From here on before the flash, whose folders would hide the frozen ones of their name.
    sys.path.insert(0, ".frozen")
    from firmware.main import run

    run()
