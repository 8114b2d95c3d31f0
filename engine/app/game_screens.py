"""What the screens of every game have in common: the menu of a running game, and a warning that it can't be saved."""

from micropython import const

from engine.app.options import PACE, PACES, TIME, TIMES
from engine.loading import import_once, load_words
from engine.seats import robot_name
from engine.ui.widgets import Timer, ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

_LOW = const(10)  # per cent of a battery


class GameScreens:
    """The screens of a game from where it stands to its end; each game has its own way through them."""

    def __init__(self, ports: "Ports", words: "Words", settings: "Settings", table: "GameTable") -> None:
        self._ports = ports
        self._words = words
        self._table = table
        self._timer = Timer(TIMES[settings.options[TIME]])
        self._warned = self._low = False
        self._pace = PACES[settings.options[PACE]]
        names = table.names = list(settings.names)
        if table.bots():
            robots = load_words(words.language).ROBOTS
            for player in range(len(names)):
                bot = table.bot(player)
                if bot:
                    names[player] = robot_name(robots, bot, player)

    if TYPE_CHECKING:

        def run(self) -> "Screen":
            """Play, and rematches, until the game is left; returns 0."""
            raise NotImplementedError

    def _warn(self) -> "Screen":
        """Say once that the game can't be saved, and once that the battery is low."""
        if not self._low and 0 <= self._ports.battery() <= _LOW:
            self._low = True
            yield from ask(self._ports, load_words(self._words.language).LOW, self._words.OK)
        if not self._table.safe and not self._warned:
            self._warned = True
            yield from ask(self._ports, load_words(self._words.language).UNSAFE, self._words.OK)
        return 0

    def _end(self, points: "Callable[[], None]", review: "Callable[[], Screen] | None" = None) -> "Screen":
        """The end of the game; points draws its table, review looks back. Returns STAY to play, TAKE_BACK or LEAVE."""
        end = import_once("engine.app.ending").end
        outcome: int = yield from end(self._ports, self._words, self._table, points, self._menu, review)
        return outcome

    def _menu(self, can_take_back: bool) -> "Screen":
        """The menu of a running game; returns STAY for going on, TAKE_BACK or LEAVE."""
        pause = import_once("engine.app.pause_menu").pause
        outcome: int = yield from pause(self._ports, self._words, self._table.game, can_take_back)
        return outcome
