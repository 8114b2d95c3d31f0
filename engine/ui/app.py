"""The app: from the title to the menu and into games; a generator that is sent events and draws before every wait."""

from micropython import const

from engine.history import HistoryError
from engine.qwixx.screens import session
from engine.qwixx.table import SAVED, Table
from engine.ui.borrow import borrow
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.settings import Settings
from engine.ui.widgets import FOOT, Choices, ask, centred, choose, die, notice

TYPE_CHECKING = False
if TYPE_CHECKING:
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
    settings = Settings(ports, words)
    table = Table(ports, settings.names)
    saved = ports.load(SAVED)
    if saved:
        try:
            table.resume(saved)
        except HistoryError as error:
            reason = words.REASONS[error.reason]
            yield from notice(ports, words.REFUSED, words.REFUSED_TEXT + "\n" + reason, words.OK)
    if table.playing:
        yield from session.go_on(ports, words, settings, table)
    else:
        yield from _title(ports, words)
    entry = _GO_ON
    while True:
        entry = yield from _menu(ports, words, settings, table, entry)


def _title(ports: "Ports", words: "Words") -> "Screen":
    canvas = ports.canvas
    canvas.clear()
    for i in range(len(_TITLE_FACES)):
        die(canvas, _TITLE_FACES[i], _DICE_LEFT + i * _DICE_PITCH, _DICE_TOP, i < 2)
    centred(canvas, words.PRESS, FOOT)
    canvas.large(words.TITLE, (WIDTH - 2 * CHAR * len(words.TITLE)) // 2 + 1, _TITLE_TOP)
    ports.gestures = 0
    yield 0
    return 0


class _Menu(Choices):
    """The main menu, of which the first entries may be left out."""

    def __init__(self, words: "Words", first: int) -> None:
        labels = (words.GO_ON, words.NEW_GAME, words.DICE_ONLY, words.HOW_TO_PLAY, words.SETTINGS, words.ABOUT)
        super().__init__(labels[first:])
        self._notes = words.MENU_NOTES[first:]

    def note(self, line: int) -> str:
        return self._notes[line]


def _menu(ports: "Ports", words: "Words", settings: Settings, table: Table, entry: int) -> "Screen":
    """Show the main menu with the cursor on `entry` and do what was chosen; returns the entry."""
    first = _GO_ON if table.playing else _NEW_GAME
    line = yield from choose(ports, words.TITLE, _Menu(words, first), max(entry - first, 0))
    if line < 0:
        yield from _title(ports, words)
        return entry
    entry = line + first
    if entry == _GO_ON:
        yield from session.go_on(ports, words, settings, table)
    elif entry == _NEW_GAME:
        yield from _new_game(ports, words, settings, table)
        return _GO_ON
    elif entry == _DICE_ONLY:
        yield from borrow("engine.qwixx.screens.dice_only").DiceOnly(ports, words).run()
    elif entry == _HOW_TO_PLAY:
        yield from borrow("engine.qwixx.screens.help").pages(ports, words)
    elif entry == _SETTINGS:
        yield from borrow("engine.ui.options").form(ports, words, settings)
    elif entry == _ABOUT:
        yield from notice(ports, words.ABOUT, ports.build + "\n" + words.ABOUT_TEXT, words.OK)
    return entry


def _new_game(ports: "Ports", words: "Words", settings: Settings, table: Table) -> "Screen":
    if table.playing and not (yield from ask(ports, words.NEW_GAME, words.OVERWRITE_TEXT, words.YES_NEW, words.NO)):
        return 0
    if (yield from borrow("engine.qwixx.screens.newgame").form(ports, words, settings)):
        yield from session.new(ports, words, settings, table)
    return 0
