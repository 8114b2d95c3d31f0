"""The title, the main menu, and what it leads to but for a game; loaded while there is none on the screen."""

from micropython import const

from engine.app import new_game, settings_form
from engine.app.dice_only import DiceOnly
from engine.app.ports import MAIN
from engine.loading import import_once, load_words
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.faces import die
from engine.ui.lists import Choices, battery, choose, recall
from engine.ui.widgets import FOOT, ask, centred

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

GO_ON = const(-1)  # what the menu ends in, if not in the starting player of a new game

# The entries of the main menu; the first one only while a game waits.
_GO_ON = const(0)
_NEW_GAME = const(1)
_DICE_ONLY = const(2)
_HOW_TO_PLAY = const(3)
_SETTINGS = const(4)
_RECORDS = const(5)

_TITLE_TOP = const(31)
_TITLE_FACES = b"\x05\x02\x01\x06\x03\x04"
_DICE_LEFT = const(5)
_DICE_PITCH = const(20)
_DICE_TOP = const(7)


def visit(ports: "Ports", settings: "Settings", waiting: bool, title: bool) -> "Screen":
    """Show the title or at once the menu, until a game is wanted: GO_ON, or the starting player of a new one."""
    return (yield from _Menu(ports, settings, waiting).run(title))


class _Menu:
    """The main menu; waiting is whether a game is there to go on with."""

    def __init__(self, ports: "Ports", settings: "Settings", waiting: bool) -> None:
        self._ports = ports
        self._words: MenuWords = load_words(settings.language).MenuWords()
        self._settings = settings
        self._waiting = waiting

    def run(self, title: bool) -> "Screen":
        hidden = _GO_ON if self._waiting else _NEW_GAME
        ports = self._ports
        while True:
            if title:
                yield from self._title()
            words = self._words
            entries = Choices(words.ENTRIES[hidden:], words.ENTRY_NOTES[hidden:])
            line = yield from choose(ports, words.TITLE, entries, recall(ports, MAIN, entries.count()), MAIN)
            title = line < 0
            if title:
                continue
            entry = line + hidden
            if entry > _NEW_GAME:
                yield from self._open(entry)
                continue
            starter: int = GO_ON if entry == _GO_ON else (yield from self._new_game())
            if starter >= 0 or entry == _GO_ON:
                ports.places[MAIN] = 0  # the game is what the next menu begins with
                return starter

    def _title(self) -> "Screen":
        words = self._words
        canvas = self._ports.canvas
        canvas.clear()
        for i in range(len(_TITLE_FACES)):
            die(canvas, _TITLE_FACES[i], _DICE_LEFT + i * _DICE_PITCH, _DICE_TOP, i < 2, i - 2)
        centred(canvas, words.PRESS, FOOT)
        battery(canvas, self._ports.battery(), 0, 1)
        canvas.large(words.TITLE, (WIDTH - 2 * CHAR * len(words.TITLE)) // 2 + 1, _TITLE_TOP)
        self._ports.gestures = 0
        yield 0
        return 0

    def _new_game(self) -> "Screen":
        """Ask whether the game that waits may be lost, and what the new one shall be; -1 to stay here."""
        ports = self._ports
        words = self._words
        if self._waiting and not (yield from ask(ports, load_words(words.language).OVERWRITE, words.YES_NEW, words.NO)):
            return -1
        starter: int = yield from new_game.form(ports, words, self._settings)
        return starter

    def _open(self, entry: int) -> "Screen":
        """What is neither a game nor a new one."""
        ports = self._ports
        words = self._words
        if entry == _DICE_ONLY:
            yield from DiceOnly(ports, words).run()
        elif entry == _HOW_TO_PLAY:
            yield from import_once("engine.app.help").contents(ports, words, self._settings)
        elif entry == _SETTINGS:
            yield from settings_form.form(ports, words, self._settings)
            self._words = load_words(self._settings.language).MenuWords()  # the language may be another one
        elif entry == _RECORDS:
            yield from import_once("engine.app.scores_screen").visit(ports, words)
        else:
            language = load_words(words.language)
            battery = ports.battery()
            charge = "" if battery < 0 else language.BATTERY % battery
            yield from ask(ports, language.ABOUT + ports.build() + charge, words.OK)
        return 0
