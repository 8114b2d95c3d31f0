"""The title, the main menu, and what it leads to but for a game; loaded while there is none on the screen."""

from micropython import const

from engine import games
from engine.games import NOTHING
from engine.loading import import_once, load_words
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.faces import die
from engine.ui.lists import Choices, battery, choose
from engine.ui.widgets import FOOT, ask, centred

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

# The entries of the main menu; the first one for each game that waits.
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


def visit(ports: "Ports", settings: "Settings", waiting: "list[int]", unsafe: int, title: bool) -> "Screen":
    """Show the title or at once the menu, until a game is wanted.

    waiting: the games that wait, the one that was played last first; unsafe: that of them which could not be saved.
    Returns the starting player of a new game, or -1 - game to go on with one.
    """
    return (yield from _Menu(ports, settings, waiting, unsafe).run(title))


class _Menu:
    """The main menu."""

    def __init__(self, ports: "Ports", settings: "Settings", waiting: "list[int]", unsafe: int) -> None:
        self._ports = ports
        self._settings = settings
        self._waiting = waiting
        self._abouts = [games.manifest(game).words + "About" for game in waiting]
        self._unsafe = unsafe
        self._speak()

    def _speak(self) -> None:
        """Take up the language of the settings."""
        language = load_words(self._settings.language)
        self._words: MenuWords = language.MenuWords()
        self._names = [getattr(language, about).NAME for about in self._abouts]

    def run(self, title: bool) -> "Screen":
        ports = self._ports
        line = 0
        while True:
            if title:
                yield from self._title()
                line = 0
            words = self._words
            line = yield from choose(ports, words.TITLE, self._entries(), line)
            title = line < 0
            if title:
                continue
            entry = line - len(self._waiting) + _NEW_GAME
            if entry > _NEW_GAME:
                yield from self._open(entry)
                continue
            if entry == _NEW_GAME:
                form = import_once("engine.app.new_game").form
                chosen: int = yield from form(ports, words, self._settings, self._waiting, self._unsafe)
                del form
                if chosen >= 0:
                    return chosen
                continue
            game = self._waiting[line]
            if self._unsafe in (NOTHING, game) or (
                yield from import_once("engine.app.new_game").give_up(ports, words, self._unsafe)
            ):
                return -1 - game

    def _entries(self) -> Choices:
        """Go on, with each game that waits, and all else."""
        words = self._words
        labels = [words.OF_GAME % (words.ENTRIES[_GO_ON], name) for name in self._names]
        notes = [words.ENTRY_NOTES[_GO_ON]] * len(labels)
        return Choices(labels + list(words.ENTRIES[_NEW_GAME:]), notes + list(words.ENTRY_NOTES[_NEW_GAME:]))

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

    def _open(self, entry: int) -> "Screen":
        """What is neither a game nor a new one."""
        ports = self._ports
        words = self._words
        if entry == _DICE_ONLY:
            yield from import_once("engine.app.dice_only").DiceOnly(ports, words, self._settings.tray).run()
        elif entry == _HOW_TO_PLAY:
            yield from import_once("engine.app.help").contents(ports, words, self._settings)
        elif entry == _SETTINGS:
            yield from import_once("engine.app.settings_form").form(ports, words, self._settings)
            self._speak()
        elif entry == _RECORDS:
            yield from import_once("engine.app.scores_screen").visit(ports, words)
        else:
            language = load_words(words.language)
            battery = ports.battery()
            charge = "" if battery < 0 else language.BATTERY % battery
            yield from ask(ports, language.ABOUT + ports.build() + charge, words.OK)
        return 0
