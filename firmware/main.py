"""From power-on to the prompt: the splash, the checks, and the loop between the buttons and the app."""

import gc

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from firmware import board
from firmware.oled import Display

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.widgets import Screen
    from firmware.buttons import Buttons
    from firmware.ports import PicoPorts


def run() -> None:
    """Plays until Ctrl-C and then returns to the prompt, as it does if B is held at power-on; A held tests first."""
    picture = bytearray(1024)
    display = None
    try:
        display = Display(board)
        FrameBuffer(picture, 128, 64, MONO_VLSB).text("Pocket Dice", 20, 28)
        display.show(picture)
        _start(display, picture)
    except KeyboardInterrupt:
        print("Stopped; firmware.main.run() goes on.")
        if display:
            display.sleep(True)
    except (AttributeError, ImportError, TypeError, ValueError) as error:
        from firmware.trouble import told

        if not told(error, board, display, picture):
            raise


def _start(display: Display, picture: bytearray) -> None:
    from engine.ui.borrow import borrow
    from firmware.buttons import Buttons

    borrow("firmware.check").check(board)
    # First, so that a capacitor across a button has charged before B is looked at.
    buttons = Buttons(board)
    from engine.ui.ports import A, B
    from firmware import watchdog

    if buttons.held(B):
        from firmware.trouble import b_held

        b_held(board, display, picture)
        return
    test = buttons.held(A)
    if watchdog.bit():
        borrow("firmware.crash").Crash(display, picture, buttons).watchdog()
    while True:
        try:
            _play(display, picture, buttons, test)
        except ImportError:
            raise
        except Exception as error:
            borrow("firmware.crash").Crash(display, picture, buttons).error(error)
        test = False


def _play(display: Display, picture: bytearray, buttons: "Buttons", test: bool) -> None:
    from firmware.ports import EmptyError, PicoPorts

    ports = PicoPorts(board, display, picture)
    try:
        _loop(display, ports, buttons, test)
    except EmptyError:
        ports.rest()


def _loop(display: Display, ports: "PicoPorts", buttons: "Buttons", test: bool) -> None:
    from firmware import watchdog

    try:
        ports.feed = watchdog.start()
        game = _game(display, ports, buttons, test)
        wait = next(game)
        idle = ports.idle
        while True:
            display.show(ports.canvas.buffer)
            event = buttons.wait(wait, ports.gestures, idle)
            ports.waited = buttons.waited
            wait = game.send(event)
    finally:
        watchdog.stop()
        ports.quiet()


def _game(display: Display, ports: "PicoPorts", buttons: "Buttons", test: bool) -> "Screen":
    """The app, and before it the self-test if that is wanted."""
    if test:
        from engine.ui.borrow import borrow

        yield from borrow("firmware.selftest").SelfTest(ports, board, buttons.held, display).run()
    from engine.ui.app import app

    gc.collect()
    return (yield from app(ports))
