"""The app: from the title to the menu and into games; a generator that is sent events and draws before every wait."""

from micropython import const

from engine import games
from engine.app.guard import with_guard
from engine.app.options import FINE, MATCH, MATCHES
from engine.app.settings import Settings
from engine.dice import Dice
from engine.games import NOTHING
from engine.loading import import_once, load_words, unload
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.record import HistoryError
    from engine.ui.widgets import Screen, Timer


def app(ports: "Ports") -> "Screen":
    """Run the console for ever.

    Yields how many milliseconds to wait at most, 0 for as long as it takes, and expects to be sent the event that ended
    the wait (`engine.app.ports`), with `ports.waited` set to how long it lasted.
    """
    return (yield from App(ports).run())


class App:
    """The menu and the games: the modules of either are loaded when they are needed, and let go of afterwards.

    table: that of the game which is played, or which was left and can't be saved, or None.
    """

    def __init__(self, ports: "Ports") -> None:
        self._ports = ports
        self._settings = Settings(ports)
        self._dice = Dice(ports.random_bytes)  # of all tables, so that to leave a game changes no roll
        self._clocks: dict[int, Timer] = {}  # by game, so that one which is left keeps the time that is left
        self._kept: dict[int, str] = {}  # the games that wait: what each is saved under
        self.table: GameTable | None = None

    def run(self) -> "Screen":
        """Run the console for ever; presses count once they can be meant."""
        return with_guard(self._ports, self._run())

    def _run(self) -> "Screen":
        ports = self._ports
        settings = self._settings
        if settings.unknown:
            yield from import_once("engine.app.first_start").run(ports, settings)
        if settings.refused != FINE:
            yield from self._refuse(load_words(settings.language).SETTINGS_REFUSED, settings.refused)
        for name in games.SAVES:
            yield from self._find(name)
        for game in self._waiting():
            if self.table is None:
                yield from self._take_up(game)
        title = self.table is None
        while True:
            if self.table is not None:
                yield from self._play(self.table)
                self._put_away(self.table)
            unsafe = NOTHING if self.table is None else self.table.game
            menu = import_once("engine.app.menu")
            chosen = yield from menu.visit(ports, settings, self._waiting(), unsafe, title)
            del menu
            title = False
            if chosen >= 0:
                self._begin(chosen)
            else:
                yield from self._take_up(-1 - chosen)

    def _begin(self, first: int) -> None:
        """Begin the game of the form, and a match if it is one.

        Not in `_run`, as a generator on MicroPython keeps what it has passed on: a game that is to be let go of.
        """
        settings = self._settings
        game, players, preset, first, seats = import_once("engine.app.new_game").header(settings, first)
        best_of = MATCHES[settings.options[MATCH]]
        table = self._seat(game)
        import_once("engine.app.match").start(self._ports, best_of, table, players, preset, first, seats)

    def _waiting(self) -> "list[int]":
        """The games that can be resumed, the one that was played last first."""
        waiting = sorted(self._kept) if self.table is None else [self.table.game] + sorted(self._kept)
        last = self._settings.game
        if last in waiting:
            waiting.remove(last)
            waiting.insert(0, last)
        return waiting

    def _find(self, name: str) -> "Screen":
        """Look for a game under a name, or say why it is refused.

        One that is kept in another's place, where version 0.1.0 kept all, moves to its own: it is in both before it
        leaves the old one. Where its own place is taken, it stays, and is set aside before anything else gets there.
        """
        ports = self._ports
        data = ports.load(name)
        if data is None:
            return 0
        from engine.record import HistoryError

        try:
            game: int = import_once("engine.history").check(data)
        except HistoryError as error:
            return (yield from self._refuse_game(name, error))
        own = games.SAVES[game]
        if own != name:
            if ports.load(own) in (None, data) and ports.save(own, data):
                ports.remove(name)
            else:
                ports.protect(name)
                if ports.load(own) is not None:
                    return 0
                own = name  # nothing can be saved: it is played from where it is
        self._kept[game] = own
        return 0

    def _take_up(self, game: int) -> "Screen":
        """Put a game that waits on the table, if it is not there already, or say why it is refused."""
        name = self._kept.pop(game, "")
        if name:
            from engine.record import HistoryError

            table = self._seat(game)
            try:
                yield from import_once("engine.app.resuming").resume(self._ports, table, name)
                table.safe = name == games.SAVES[game]
            except HistoryError as error:
                self._put_away(table)
                return (yield from self._refuse_game(name, error))
        return 0

    def _refuse_game(self, name: str, error: "HistoryError") -> "Screen":
        """Say why a saved game is refused, and keep its file."""
        self._ports.protect(name)
        return (yield from self._refuse(load_words(self._settings.language).REFUSED, error.reason))

    def _refuse(self, text: str, reason: int) -> "Screen":
        """Say that a file is not taken, and why."""
        language = load_words(self._settings.language)
        return (yield from ask(self._ports, text + language.REASONS[reason], language.Words().OK))

    def _seat(self, game: int) -> "GameTable":
        """A new table of a game, in place of one that can't be saved and is given up."""
        self._clear_table()
        table: GameTable = games.package(game).new_table(self._ports)
        self.table = table
        table.dice = self._dice
        table.clock = self._clocks.setdefault(game, table.clock)
        self._kept.pop(game, None)
        return table

    def _play(self, table: "GameTable") -> "Screen":
        """Play the game on the table until it is left; its screens are made anew for new settings."""
        self._settings.play(table.game)
        again = True
        while again:
            screens = games.package(table.game).new_screens(self._ports, self._settings, table)
            yield from screens.run()
            again = screens.again
            del screens
        return 0

    def _put_away(self, table: "GameTable") -> None:
        """Let go of the game that was left: it waits in its file, but where it can't be saved on the table."""
        if not table.playing:
            self._clear_table()
        elif table.safe:
            self._kept[table.game] = games.SAVES[table.game]
            self._clear_table()

    def _clear_table(self) -> None:
        """Nobody keeps the modules of a game while something else is loaded."""
        if self.table is not None:
            unload(games.PACKAGES[self.table.game])
            self.table = None
