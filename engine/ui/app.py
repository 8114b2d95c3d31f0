"""The app: from the title to the menu and into games; a generator that is sent events and draws before every wait."""

from micropython import const

from engine.ui.borrow import borrow
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.settings import FINE, Settings
from engine.ui.widgets import FOOT, Choices, ask, centred, choose, die

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType

    from engine.qwixx.table import Table
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

# The entries of the main menu; the first one only while a game waits.
_GO_ON = const(0)
_NEW_GAME = const(1)
_DICE_ONLY = const(2)
_HOW_TO_PLAY = const(3)
_SETTINGS = const(4)
_ABOUT = const(5)

_TITLE_TOP = const(31)
_TITLE_FACES = b"\x05\x02\x01\x06\x03\x04"
_DICE_LEFT = const(5)
_DICE_PITCH = const(20)
_DICE_TOP = const(7)


def app(ports: "Ports") -> "Screen":
    """Run the console for ever.

    Yields how many milliseconds to wait at most, 0 for as long as it takes, and expects to be sent the event that ended
    the wait (`engine.ui.ports`), with `ports.waited` set to how long it lasted.
    """
    words: Words = borrow("engine.ui.words.en").Words()
    return (yield from _App(ports, words).run())


class _App:
    """The menu and what it leads to; the modules of a game are loaded when there is one."""

    def __init__(self, ports: "Ports", words: "Words") -> None:
        self._ports = ports
        self._words = words
        self._settings = Settings(ports, words)
        self._table: Table | None = None

    def run(self) -> "Screen":
        if self._settings.refused != FINE:
            yield from self._refuse(self._texts().SETTINGS_REFUSED, self._settings.refused)
        yield from self._resume()
        if self._waiting():
            yield from self._play()
        else:
            yield from self._title()
        entry = _GO_ON
        while True:
            entry = yield from self._menu(entry)

    def _waiting(self) -> bool:
        return self._table is not None and self._table.playing

    def _resume(self) -> "Screen":
        """Take up the saved game, if there is one, or say why it can't be."""
        saved = self._ports.load("game")
        if saved is None:
            return 0
        from engine.history import HistoryError

        try:
            self._seat().resume(saved)
        except HistoryError as error:
            self._ports.protect("game")
            yield from self._refuse(self._texts().REFUSED, error.reason)
        return 0

    def _refuse(self, text: str, reason: int) -> "Screen":
        """Say that a file is not taken, and why."""
        return (yield from ask(self._ports, text + self._texts().REASONS[reason], self._words.OK))

    def _texts(self) -> "ModuleType":
        """The pages that are not among the words that a game keeps."""
        return borrow("engine.ui.words." + self._words.CODE)

    def _seat(self) -> "Table":
        """The table, which is set up when it is first needed."""
        if self._table is None:
            from engine.qwixx.table import Table

            self._table = Table(self._ports, self._settings.names)
        return self._table

    def _title(self) -> "Screen":
        words = self._words
        canvas = self._ports.canvas
        canvas.clear()
        for i in range(len(_TITLE_FACES)):
            die(canvas, _TITLE_FACES[i], _DICE_LEFT + i * _DICE_PITCH, _DICE_TOP, i < 2)
        centred(canvas, words.PRESS, FOOT)
        canvas.large(words.TITLE, (WIDTH - 2 * CHAR * len(words.TITLE)) // 2 + 1, _TITLE_TOP)
        self._ports.gestures = 0
        yield 0
        return 0

    def _menu(self, entry: int) -> "Screen":
        """Show the main menu with the cursor on `entry` and do what is chosen; returns the entry to come back to."""
        ports = self._ports
        words = self._words
        first = _GO_ON if self._waiting() else _NEW_GAME
        line = yield from choose(
            ports, words.TITLE, Choices(words.ENTRIES[first:], words.ENTRY_NOTES[first:]), max(entry - first, 0)
        )
        if line < 0:
            yield from self._title()
            return entry
        entry = line + first
        if entry == _GO_ON:
            yield from self._play()
        elif entry == _NEW_GAME:
            yield from self._new_game()
            entry = _GO_ON
        elif entry == _DICE_ONLY:
            yield from borrow("engine.qwixx.screens.dice_only").DiceOnly(ports, words).run()
        elif entry == _HOW_TO_PLAY:
            yield from borrow("engine.qwixx.screens.help").pages(ports, words)
        elif entry == _SETTINGS:
            yield from borrow("engine.ui.options").form(ports, words, self._settings)
        else:
            yield from ask(ports, self._texts().ABOUT + ports.build(), words.OK)
        return entry

    def _new_game(self) -> "Screen":
        ports = self._ports
        words = self._words
        if self._waiting() and not (yield from ask(ports, self._texts().OVERWRITE, words.YES_NEW, words.NO)):
            return 0
        if (yield from borrow("engine.qwixx.screens.newgame").form(ports, words, self._settings)):
            from engine.qwixx.screens.play import new

            yield from new(ports, words, self._settings, self._seat())
        return 0

    def _play(self) -> "Screen":
        from engine.qwixx.screens.play import Play

        return (yield from Play(self._ports, self._words, self._settings, self._seat()).run())
