"""From power-on to the prompt: the splash, the checks, and the loop between the buttons and the app."""

import gc

from framebuf import MONO_VLSB, FrameBuffer

from firmware import board
from firmware.oled import Display


def run() -> None:
    """Plays until Ctrl-C and then returns to the prompt, as it does if B is held at power-on."""
    picture = bytearray(1024)
    display = None
    try:
        display = Display(board)
        FrameBuffer(picture, 128, 64, MONO_VLSB).text("Pocket Dice", 20, 28)
        display.show(picture)
        _play(display, picture)
    except KeyboardInterrupt:
        print("Stopped; firmware.main.run() goes on.")
        if display:
            display.sleep(True)
    except Exception as error:
        from firmware.trouble import told

        if not told(error, board, display, picture):
            raise


def _play(display: Display, picture: bytearray) -> None:
    from engine.ui.borrow import borrow
    from firmware.buttons import Buttons

    borrow("firmware.check").check(board)
    # First, so that a capacitor across a button has charged before B is looked at.
    buttons = Buttons(board)
    from engine.ui.ports import B
    from firmware.ports import PicoPorts

    ports = PicoPorts(board, display, picture)
    if buttons.held(B):
        raise KeyboardInterrupt
    try:
        from engine.ui.app import app

        gc.collect()
        game = app(ports)
        wait = next(game)
        idle = ports.idle
        while True:
            display.show(picture)
            event = buttons.wait(wait, ports.gestures, idle)
            ports.waited = buttons.waited
            wait = game.send(event)
    finally:
        ports.quiet()
