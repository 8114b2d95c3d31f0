"""Says what is wrong when there is no game to say it: on the serial line, on the display and with the LED."""

from time import sleep_ms

import framebuf
from machine import Pin
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType

    from firmware.oled import Display

_COLUMNS = const(16)
_LINES = const(8)
_BLINKS = const(3)
_ROUNDS = const(10)


def tell(message: str, display: "Display | None", picture: bytearray) -> None:
    """Prints a message and, if there is a display, shows it there."""
    print(message)
    if display is not None:
        canvas = framebuf.FrameBuffer(picture, 128, 64, framebuf.MONO_VLSB)
        canvas.fill(0)
        for number, line in enumerate(wrap(message)[:_LINES]):
            canvas.text(line, 0, 8 * number)
        display.show(picture)


def blink(board: "ModuleType") -> None:
    """Blinks the LED three times, again and again for half a minute."""
    try:
        lamp = Pin(board.LED, Pin.OUT, value=0)
    except (AttributeError, TypeError, ValueError):
        return  # no LED, or its setting is what is wrong
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
        while word:
            room = _COLUMNS - len(lines[-1]) - (1 if lines[-1] else 0)
            if len(word) > room and lines[-1]:
                lines.append("")
                continue
            lines[-1] += (" " if lines[-1] else "") + word[:room]
            word = word[room:]
    return lines
