"""From power-on to the prompt: the splash, the checks, and the loop between the buttons and the app."""

import gc

from firmware import board
from firmware.check import BoardError, check, check_display
from firmware.oled import Display
from framebuf import MONO_VLSB, FrameBuffer


def run() -> None:
    """Plays until Ctrl-C and then returns to the prompt, as it does if B is held at power-on."""
    picture = bytearray(1024)
    display = None
    try:
        check_display(board)
        display = Display(board)
        FrameBuffer(picture, 128, 64, MONO_VLSB).text("Pocket Dice", 20, 28)
        display.show(picture)
        check(board)
        _play(display, picture)
    except KeyboardInterrupt:
        print("Stopped; firmware.main.run() goes on.")
    except BoardError as error:
        from firmware.trouble import blink, tell

        tell("board.py: %s." % error, display, picture)
        return blink(board)
    except Exception as error:
        from firmware.trouble import tell

        tell("Nothing is lost: switch off and on. %r" % error, display, picture)
        raise
    display.sleep(True)


def _play(display: Display, picture: bytearray) -> None:
    from engine.ui.keys import B
    from firmware.buttons import Buttons
    from firmware.ports import PicoPorts

    buttons = Buttons(board)
    ports = PicoPorts(board, display, picture)
    if buttons.held(B):
        return print("B is held, so there is no game; firmware.main.run() starts it.")
    if not display.answers:
        print("The display does not answer; the game goes on. Check its wires, and its address in board.py.")
    try:
        from engine.ui.app import app

        gc.collect()
        game = app(ports)
        wait = next(game)
        idle = ports.idle
        while True:
            display.show(picture)
            buttons.gestures = ports.gestures
            event = buttons.wait(wait, idle)
            ports.waited = buttons.waited
            wait = game.send(event)
    finally:
        ports.quiet()
