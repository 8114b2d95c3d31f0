"""From the first picture to the game: the checks, the loop between buttons and app, and what follows if it fails."""

import gc

from micropython import const

from engine.ui.borrow import borrow
from engine.ui.ports import A, B
from firmware import board, watchdog
from firmware.buttons import Buttons

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.widgets import Screen
    from firmware.oled import Display
    from firmware.ports import PicoPorts

# Bytes that are allocated from one collection to the next: what is borrowed is soon free, and what stays lies close by.
_OFTEN = const(16384)


def play(display: "Display", picture: bytearray) -> None:
    """Plays, again after every crash and every empty battery; returns if B is held, which is for the prompt."""
    borrow("firmware.check").check(board)
    # Before the ports are loaded, so that a capacitor across a button has charged when it is looked at.
    buttons = Buttons(board)
    from firmware.ports import PicoPorts

    if buttons.held(B):
        from firmware.trouble import b_held

        b_held(board, display, picture)
        return
    test = buttons.held(A)
    if watchdog.bit():
        borrow("firmware.crash").Crash(display, picture, buttons).watchdog()
    while True:
        try:
            _play(PicoPorts(board, display, picture), display, buttons, test)
        except ImportError:
            raise
        except Exception as error:
            borrow("firmware.crash").Crash(display, picture, buttons).error(error)
        test = False


def _play(ports: "PicoPorts", display: "Display", buttons: Buttons, test: bool) -> None:
    from firmware.ports import EmptyError

    try:
        _loop(ports, display, buttons, test)
    except EmptyError:
        ports.rest()


def _loop(ports: "PicoPorts", display: "Display", buttons: Buttons, test: bool) -> None:
    try:
        ports.feed = watchdog.start()
        game = _game(ports, display, buttons, test)
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


def _game(ports: "PicoPorts", display: "Display", buttons: Buttons, test: bool) -> "Screen":
    """The app, and before it the self-test if that is wanted."""
    if test:
        yield from borrow("firmware.selftest").SelfTest(ports, board, buttons.held, display).run()
    from engine.ui.app import app

    gc.collect()
    gc.threshold(_OFTEN)
    return (yield from app(ports))
