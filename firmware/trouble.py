"""Says why there is no game: on the serial line, on the display, and with three blinks of the LED for board.py."""

from time import sleep_ms

import framebuf
from machine import Pin
from micropython import const

from firmware.check import BoardError, check

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    from firmware.oled import Display

_COLUMNS = const(16)
_LINES = const(8)
_BLINKS = const(3)
_ROUNDS = const(10)


def told(error: Exception, board: "Any", display: "Display | None", picture: bytearray) -> bool:
    """Looks for the cause of an error in board.py; if it is there, prints and shows it and blinks the LED.

    Any other error is shown only, and False: its traceback is for the prompt to print.
    """
    try:
        check(board)
    except BoardError as wrong:
        message = "board.py: %s." % wrong
    else:
        _show("Nothing is lost: switch off and on. %r" % error, display, picture)
        return False
    print(message)
    _show(message, display, picture)
    try:
        lamp = Pin(board.LED, Pin.OUT, value=0)
    except (AttributeError, TypeError, ValueError):
        return True  # no LED, or its setting is what is wrong
    try:
        _blink(lamp)
    except KeyboardInterrupt:
        lamp(0)
    return True


def _show(message: str, display: "Display | None", picture: bytearray) -> None:
    if display is None:
        return
    canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
    canvas.fill(0)
    for number, line in enumerate(wrap(message)[:_LINES]):
        canvas.text(line, 0, 8 * number)
    display.show(picture)


def _blink(lamp: Pin) -> None:
    for _ in range(_ROUNDS):
        for _ in range(_BLINKS):
            lamp(1)
            sleep_ms(200)
            lamp(0)
            sleep_ms(300)
        sleep_ms(1500)


def wrap(message: str) -> "list[str]":
    """The lines of a message, broken between words; a word that is longer than a line is broken too."""
    lines = [""]
    for word in message.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > _COLUMNS:
            lines.append("")
        lines[-1] += " " + word if lines[-1] else word
        while len(lines[-1]) > _COLUMNS:
            lines.append(lines[-1][_COLUMNS:])
            lines[-2] = lines[-2][:_COLUMNS]
    return lines
