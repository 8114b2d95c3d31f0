"""Dice only: the handheld rolls for a table that plays on paper."""

from micropython import const

from engine.app.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B
from engine.dice import Dice
from engine.ui import tunes
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.faces import DICE, SUM, fall, roll
from engine.ui.phrases import centred_phrase
from engine.ui.widgets import BAR, keys_hint, roll_or_retry, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

_WHITE = const(2)
_THREE = const(3)  # buttons, for which there is a hint of its own
_DICE_ONLY = const(2)  # its entry in the main menu
_CURSOR_LEFT = const(5)
_CURSOR_PITCH = const(20)
_CURSOR_TOP = const(40)
_CURSOR_WIDTH = const(17)
_OUT = const(12)  # in the tray, behind the faces of two rolls


class DiceOnly:
    """Rolls the dice in play; left and right go to a colour die, up and down take it out or put it back.

    tray: the faces of the last roll and of the one before, 0 for none, then a bit for each die that is out. It is the
    owner's, so that all is as it was left when the dice are wanted again.
    """

    def __init__(self, ports: "Ports", words: "MenuWords", tray: bytearray) -> None:
        self._ports = ports
        self._words = words
        self._dice = Dice(ports.random_bytes)
        self._tray = tray
        self._cursor = _WHITE

    def run(self) -> "Screen":
        """Roll until B; returns 0."""
        ports = self._ports
        tray = self._tray
        while True:
            self._draw(DICE)
            ports.gestures = REPEATS
            event = yield 0
            if event == A:
                yield from self._roll()
            elif event == LEFT:
                self._cursor = (self._cursor - _WHITE - 1) % (DICE - _WHITE) + _WHITE
            elif event == RIGHT:
                self._cursor = (self._cursor - _WHITE + 1) % (DICE - _WHITE) + _WHITE
            elif event in (UP, DOWN):
                tray[_OUT] ^= 1 << self._cursor
            elif event == B:
                return 0

    def _roll(self) -> "Screen":
        ports = self._ports
        if (yield from roll_or_retry(ports, self._words, self._throw, self._dice)) < 0:
            return 0
        ports.sound(tunes.ROLL)
        return (yield from fall(self._draw, DICE - 1))

    def _throw(self, dice: Dice) -> int:
        tray = self._tray
        faces = [0 if tray[_OUT] >> i & 1 else dice.below(6) + 1 for i in range(DICE)]
        tray[DICE:_OUT] = tray[:DICE]
        tray[:DICE] = bytes(faces)
        return 0

    def _draw(self, shown: int) -> None:
        canvas = self._ports.canvas
        words = self._words
        tray = self._tray
        canvas.clear()
        if tray[DICE]:
            self._before()
        else:
            title_bar(canvas, words.ENTRIES[_DICE_ONLY])
        roll(canvas, words, shown, tray, tray[_OUT])
        if shown < DICE:
            return
        canvas.hline(_CURSOR_LEFT + self._cursor * _CURSOR_PITCH, _CURSOR_TOP, _CURSOR_WIDTH, 1)
        if tray[0]:
            centred_phrase(canvas, words.WHITE_SUM, tray[0] + tray[1], SUM)
        else:
            canvas.write(words.DIE_HINTS[self._ports.buttons == _THREE], 1, SUM)
        keys_hint(canvas, words.ROLL, words.BACK)

    def _before(self) -> None:
        """In place of the title, the roll before, in the order of the dice, so that a hasty press hides nothing."""
        canvas = self._ports.canvas
        tray = self._tray
        text = self._words.BEFORE
        canvas.fill_rect(0, 0, WIDTH, BAR, 1)
        x = canvas.write(text, (WIDTH - (len(text) + 2 * DICE) * CHAR) // 2, 1, 0)
        for i in range(DICE):
            canvas.write(" -123456"[tray[DICE + i] + 1], x + (2 * i + 1) * CHAR, 1, 0)
