"""From power-on to the first picture, and from the end of the game to the prompt."""

from framebuf import MONO_VLSB, FrameBuffer

from firmware import board
from firmware.oled import Display


def run() -> None:
    """Plays until Ctrl-C and then returns to the prompt, as it does if B is held at power-on; A held tests first."""
    picture = bytearray(1024)
    display = None
    try:
        display = Display(board)
        FrameBuffer(picture, 128, 64, MONO_VLSB).text("Pocket Dice", 20, 28)
        display.show(picture)
        # Only now, as to load them takes longer than to show the first picture.
        from firmware.console import play

        play(display, picture)
    except KeyboardInterrupt:
        print("Stopped; firmware.main.run() goes on.")
        if display:
            display.sleep(True)
    except (AttributeError, ImportError, TypeError, ValueError) as error:
        from firmware.trouble import report

        if not report(error, board, display, picture):
            raise
