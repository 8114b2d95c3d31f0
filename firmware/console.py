"""From the first picture to the game: the checks, the loop between buttons and app, and what follows if it fails."""

import gc

from micropython import const

from engine.app.ports import LIT, A, B
from engine.loading import import_once
from firmware import board, watchdog
from firmware.buttons import Buttons

# Bytes of it after which it is collected, so that modules which come and go leave the memory above them in one piece.
_GARBAGE = const(16384)

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.widgets import Screen
    from firmware.oled import Display
    from firmware.ports import PicoPorts

_ALL = const(6)


def play(display: "Display", picture: bytearray) -> None:
    """Plays, again after every crash and every empty battery; returns if B is held, which is for the prompt."""
    import_once("firmware.check").check(board)
    # Before the ports are loaded, so that a capacitor across a button has charged when it is looked at.
    if board.BUTTONS == _ALL:
        buttons = Buttons(board)
    else:
        from firmware.three import ThreeButtons

        buttons = ThreeButtons(board)
    from firmware.ports import PicoPorts

    if buttons.held(B):
        from firmware.trouble import b_held

        b_held(board, display, picture)
        return
    test = buttons.held(A)
    if watchdog.bit():
        import_once("firmware.crash").Crash(display, picture, buttons).watchdog()
    while True:
        try:
            _play(PicoPorts(board, display, picture), display, buttons, test)
        except ImportError:
            raise
        except Exception as error:
            import_once("firmware.crash").Crash(display, picture, buttons).error(error)
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
        ports.light(LIT)


def _game(ports: "PicoPorts", display: "Display", buttons: Buttons, test: bool) -> "Screen":
    """The app, and before it the self-test if that is wanted."""
    if test:
        yield from import_once("firmware.selftest").SelfTest(ports, board, buttons.held, display).run()
    from engine.app.dimming import with_dimming
    from engine.app.flow import app

    gc.collect()
    gc.threshold(_GARBAGE)
    return (yield from with_dimming(ports, app(ports)))
