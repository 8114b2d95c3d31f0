"""What the screens of every game have in common: the menu of a running game, and a warning that it can't be saved."""

from micropython import const

from engine.app.options import PACE, PACES, TIME, TIMES
from engine.app.outcomes import LEAVE, TAKE_BACK
from engine.loading import import_once, load_words
from engine.seats import robot_name
from engine.ui.widgets import Timer, ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words

_LOW = const(10)  # per cent of a battery


class GameScreens:
    """The screens of a game from where it stands to its end; each game has its own way through them.

    again: whether the game was left only to be shown anew, as settings have changed.
    """

    again = False

    def __init__(self, ports: "Ports", words: "Words", settings: "Settings", table: "GameTable") -> None:
        self._ports = ports
        self._words = words
        self._settings = settings
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

    def _menu(self, can_take_back: bool) -> "Screen":
        """The menu of a running game; returns STAY for going on, TAKE_BACK or LEAVE."""
        table = self._table
        before = bytes(self._settings.options)
        pause = import_once("engine.app.pause_menu").pause
        outcome: int = yield from pause(self._ports, self._settings, table.game, can_take_back)
        if outcome != LEAVE and self._settings.options != before:
            if outcome == TAKE_BACK:
                table.take_back()
            self.again = True
            return LEAVE
        return outcome
