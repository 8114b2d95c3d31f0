"""The app: from the title to the menu and into games; a generator that is sent events and draws before every wait."""

from micropython import const

from engine import games
from engine.app.options import FINE, MATCH, MATCHES
from engine.app.ports import PLACES
from engine.app.settings import Settings
from engine.loading import import_once, load_words, unload
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen


def app(ports: "Ports") -> "Screen":
    """Run the console for ever.

    Yields how many milliseconds to wait at most, 0 for as long as it takes, and expects to be sent the event that ended
    the wait (`engine.app.ports`), with `ports.waited` set to how long it lasted.
    """
    return (yield from App(ports).run())


class App:
    """The menu and the games: the modules of either are loaded when they are needed.

    table: that of the game which was played last, or None.
    """

    def __init__(self, ports: "Ports") -> None:
        self._ports = ports
        ports.places = bytearray(PLACES)
        self._settings = Settings(ports)
        self.table: GameTable | None = None

    def run(self) -> "Screen":
        """Run the console for ever."""
        ports = self._ports
        if self._settings.unknown:
            yield from import_once("engine.app.settings_form").first(ports, self._settings)
            if self._settings.refused == FINE:  # else somebody has played before
                words = load_words(self._settings.language).Words()
                yield from import_once("engine.app.help").lesson(ports, words, self._settings)
        if self._settings.refused != FINE:
            yield from self._refuse(load_words(self._settings.language).SETTINGS_REFUSED, self._settings.refused)
        yield from self._resume()
        title = not self._waiting()
        if not title:
            yield from self._play()
        while True:
            starter = yield from import_once("engine.app.menu").visit(ports, self._settings, self._waiting(), title)
            title = False
            if starter >= 0:
                game, players, preset, first, seats = import_once("engine.app.new_game").header(self._settings, starter)
                match = MATCHES[self._settings.options[MATCH]]
                table = self._seat(game)
                import_once("engine.app.match").start(self._ports, match, table, players, preset, first, seats)
            yield from self._play()

    def _waiting(self) -> bool:
        return self.table is not None and self.table.playing

    def _resume(self) -> "Screen":
        """Take up the saved game, if there is one, or say why it can't be."""
        saved = self._ports.load("game")
        if saved is None:
            return 0
        from engine.record import HistoryError

        try:
            self._seat(import_once("engine.history").check(saved)).resume(saved)
        except HistoryError as error:
            self._ports.protect("game")
            yield from self._refuse(load_words(self._settings.language).REFUSED, error.reason)
        return 0

    def _refuse(self, text: str, reason: int) -> "Screen":
        """Say that a file is not taken, and why."""
        language = load_words(self._settings.language)
        return (yield from ask(self._ports, text + language.REASONS[reason], language.Words().OK))

    def _seat(self, game: int) -> "GameTable":
        """The table of a game, which is set up when it is first needed, in place of another game's."""
        table = self.table
        if table is None or table.game != game:
            if table is not None:
                unload(games.PACKAGES[table.game])
            self.table = table = None  # nobody keeps what is not needed while something else is loaded
            self.table = table = games.package(game).new_table(self._ports)
        return table

    def _play(self) -> "Screen":
        """Play the game on the table, if there is one, until it is left."""
        table = self.table
        if table is not None:
            yield from games.package(table.game).new_screens(self._ports, self._settings, table).run()
        return 0
