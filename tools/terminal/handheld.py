"""A handheld that is switched on: the firmware on a virtual board in real time, with display and buttons on two pipes.

`python -m tools.terminal.handheld [NAME=NUMBER ...] DISPLAY BUTTONS`, on either runtime, with other settings of
board.py, such as BUTTONS=3; the last two are numbers of open files. To DISPLAY go records of 1,026 bytes, the picture
and the frequency that sounds; from BUTTONS come bytes, a place in `NAMES`, plus 8 for a button that is held. The
working directory is the flash. Ends with RESET_CODE when the board resets itself.
"""

import os
import sys
from select import POLLIN, poll

NAMES = ("up", "down", "left", "right", "a", "b", "next")
HELD = 8
RESET_CODE = 75

# A terminal says that a key was pressed, not for how long: milliseconds.
_TAP = 40
_HOLD = 700
_GAP = 25
_PATIENCE = 1000


class Link:
    """What a board does while the firmware sleeps: show its picture and take presses."""

    def __init__(self, board, display, buttons):
        self._board = board
        self._display = display
        self._buttons = buttons
        self._poll = poll()
        self._poll.register(buttons, POLLIN)
        self._transfers = self._tone = -1
        self._free_at = 0
        self._last = -1

    def idle(self, us: int) -> None:
        """Waits for a press, this many microseconds at most."""
        self.show()
        if self._poll.poll((us + 999) // 1000):
            pressed = self._buttons.read(1)
            if not pressed:
                raise SystemExit  # nobody is there any more
            self.press(pressed[0])

    def show(self) -> None:
        """Sends the picture if it may have changed."""
        board = self._board
        if board.transfers != self._transfers or board.tone != self._tone:
            self._transfers, self._tone = board.transfers, board.tone
            self._display.write(bytes(board.display.pixels()) + bytes((board.tone >> 8 & 255, board.tone & 255)))

    def press(self, key: int) -> None:
        """Queues a press. A key that repeats faster than a finger could press doesn't run on when it is let go."""
        now = self._board.us // 1000
        backlog = max(self._free_at - now, 0)
        if backlog > (_TAP + _GAP if key == self._last else _PATIENCE):
            return
        length = _HOLD if key & HELD else _TAP
        self._board.tap(NAMES[key & 7], backlog, length)
        self._free_at = now + backlog + length + _GAP
        self._last = key


class Chance:
    """Bits of this computer's own chance, one at each call."""

    def __init__(self):
        self._byte = self._left = 0

    def __call__(self) -> int:
        """The next bit."""
        if not self._left:
            self._byte = os.urandom(1)[0]
            self._left = 8
        self._left -= 1
        return self._byte >> self._left & 1


def change(settings, changes) -> None:
    """Sets what NAME=NUMBER says; switches take 0 or 1."""
    for name, _, number in [text.partition("=") for text in changes]:
        setattr(settings, name, type(getattr(settings, name))(int(number)))


def main(*arguments: str) -> None:
    """Runs the firmware on a board that is built as its settings say."""
    from firmware import board as settings
    from tools.virtual_board.virtual import Reset, install, wired

    display, buttons = arguments[-2:]
    change(settings, arguments[:-2])
    board = install(wired(settings, real_time=True))
    board.random_bit = Chance()
    with open("/dev/fd/" + display, "wb", 0) as picture, open("/dev/fd/" + buttons, "rb", 0) as presses:
        link = Link(board, picture, presses)
        board.idle = link.idle
        from firmware.main import run

        try:
            run()
        except Reset:
            sys.exit(RESET_CODE)
        link.show()


if __name__ == "__main__":
    main(*sys.argv[1:])
