"""Says why no game can run: on the serial line, on the display, and with three blinks of the LED for board.py."""

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


def report(error: Exception, board: "Any", display: "Display | None", picture: bytearray) -> bool:
    """Prints and shows why no game can run: a module that is missing, or board.py, for which the LED blinks, too.

    False for any other error, of which nothing is said.
    """
    try:
        check(board)
    except BoardError as wrong:
        message = "board.py: %s." % wrong
    else:
        if not isinstance(error, ImportError):
            return False
        message = "The program is not complete: flash it again. %s" % error
        print(message)
        show(message, display, picture)
        return True
    print(message)
    show(message, display, picture)
    try:
        lamp = Pin(board.LED, Pin.OUT, value=0)
    except (AttributeError, TypeError, ValueError):
        return True  # no LED, or its setting is what is wrong
    try:
        _blink(lamp)
    except KeyboardInterrupt:
        lamp(0)
    return True


def b_held(board: "Any", display: "Display", picture: bytearray) -> None:
    """Says that B leads to the prompt, so that whoever has a button that is stuck knows."""
    message = "B is held: no game, but the prompt. Does nobody hold it? Check GP%d." % board.B
    print(message)
    show(message, display, picture)


def show(message: str, display: "Display | None", picture: bytearray) -> None:
    """Writes a message in the plain letters that framebuf has, if there is a display."""
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
