"""The app: from the title to the menu and into games; a generator that is sent events and draws before every wait."""

from micropython import const

from engine.ui.borrow import borrow, forget, texts
from engine.ui.canvas import CHAR, WIDTH
from engine.ui.settings import FINE, Settings
from engine.ui.widgets import FOOT, Choices, ask, centred, choose, die

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords, Words

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
    language = borrow("engine.ui.words.en")
    console = _App(ports, language.Words(), Settings(ports, language.MenuWords()))
    del language
    return (yield from console.run())


class _App:
    """The menu and what it leads to; the modules of a game are loaded when there is one."""

    def __init__(self, ports: "Ports", words: "Words", settings: Settings) -> None:
        self._ports = ports
        self._words = words
        self._settings = settings
        self._table: GameTable | None = None

    def run(self) -> "Screen":
        if self._settings.refused != FINE:
            yield from self._refuse(texts(self._words).SETTINGS_REFUSED, self._settings.refused)
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
        from engine.history import HistoryError, game_of

        try:
            self._seat(game_of(saved)).resume(saved)
        except HistoryError as error:
            self._ports.protect("game")
            yield from self._refuse(texts(self._words).REFUSED, error.reason)
        return 0

    def _refuse(self, text: str, reason: int) -> "Screen":
        """Say that a file is not taken, and why."""
        return (yield from ask(self._ports, text + texts(self._words).REASONS[reason], self._words.OK))

    def _menu_words(self) -> "MenuWords":
        """The words of a menu, for as long as it is shown."""
        words: MenuWords = texts(self._words).MenuWords()
        return words

    def _seat(self, game: int) -> "GameTable":
        """The table of a game, which is set up when it is first needed, in place of another game's."""
        from engine.history import PACKAGES, package

        table = self._table
        if table is None or table.game != game:
            if table is not None:
                forget(PACKAGES[table.game])
            self._table = table = None  # nobody keeps what is not needed while something else is loaded
            self._table = table = package(game).new_table(self._ports, self._settings.names)
        return table

    def _title(self) -> "Screen":
        words = self._menu_words()
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
        first = _GO_ON if self._waiting() else _NEW_GAME
        line = yield from self._choose(first, entry)
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
            yield from borrow("engine.ui.dice_only").DiceOnly(ports, self._menu_words()).run()
        elif entry == _HOW_TO_PLAY:
            yield from borrow("engine.ui.help").games(ports, self._menu_words(), self._settings.game)
        elif entry == _SETTINGS:
            yield from borrow("engine.ui.options").form(ports, self._menu_words(), self._settings)
        else:
            language = texts(self._words)
            battery = ports.battery()
            charge = "" if battery < 0 else language.BATTERY % battery
            yield from ask(ports, language.ABOUT + ports.build() + charge, self._words.OK)
        return entry

    def _choose(self, first: int, entry: int) -> "Screen":
        """The line that is chosen in the main menu from its entry `first` on."""
        words = self._menu_words()
        entries = Choices(words.ENTRIES[first:], words.ENTRY_NOTES[first:])
        return (yield from choose(self._ports, words.TITLE, entries, max(entry - first, 0)))

    def _new_game(self) -> "Screen":
        """Ask whether the game that waits may be lost, and what the new one shall be; then play it."""
        ports = self._ports
        words = self._menu_words()
        if self._waiting() and not (yield from ask(ports, texts(words).OVERWRITE, words.YES_NEW, words.NO)):
            return 0
        form = borrow("engine.ui.newgame")
        first = yield from form.form(ports, words, self._settings)
        if first >= 0:
            seats = form.seats(self._settings)
            preset = form.preset(self._settings)
            del form, words
            self._seat(self._settings.game).start(seats, preset, first)
            yield from self._play()
        return 0

    def _play(self) -> "Screen":
        if self._table is not None:
            yield from self._table.screens(self._words, self._settings).run()
        return 0
