"""What the screens of every game have in common: the menu of a running game, and a warning that it can't be saved."""

from micropython import const

from engine.app.options import PACE, PACES, TIME, TIMES
from engine.app.outcomes import ABSENT, LEAVE, READY, STAY, TAKE_BACK
from engine.loading import import_once, load_words
from engine.seats import robot_name
from engine.ui.widgets import ask

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
    """The screens of a game from where it stands to its end; each game has its own way through them.

    again: whether the game was left only to be shown anew, as settings have changed.
    """

    again = False

    def __init__(self, ports: "Ports", words: "Words", settings: "Settings", table: "GameTable") -> None:
        self._ports = ports
        self._words = words
        self._settings = settings
        self._table = table
        self._timer = table.clock
        self._timer.limit(TIMES[settings.options[TIME]])
        self._lapsed = 0  # how long the history was when time ran out, with nobody there since
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

        def _next(self) -> "Screen":
            """The screen for where the game stands; returns an action, or one of engine/app/outcomes.py."""
            raise NotImplementedError

        def _take(self) -> "Screen":
            """The device was taken (READY), or the table plays again; returns 0."""
            raise NotImplementedError

        def _absent(self) -> "Screen":
            """The time is up (ABSENT): roll, or play what the rules say for who doesn't answer; returns 0."""
            raise NotImplementedError

    def run(self) -> "Screen":
        """Play, and rematches, until the game is left; returns 0."""
        outcome = STAY
        while outcome != LEAVE:
            yield from self._prepare()
            self._timer.turn_to(self._table.length)
            self._table.bring_up()
            outcome = yield from self._next()
            if outcome >= 0:
                self._apply(outcome)
            elif outcome == TAKE_BACK:
                self._table.take_back()
            elif outcome == READY:
                yield from self._take()
            elif outcome == ABSENT and (yield from self._lapse(ABSENT)) == ABSENT:
                yield from self._absent()
        return 0

    def _lapse(self, outcome: int) -> "Screen":
        """The time is up: returns `outcome`, but where nobody has pressed since the last time STAY, once somebody does.

        Then nothing more is played, and what was is taken back if that is wanted. A roll or a card stays: until
        somebody presses there is no other, as bots wait with theirs.
        """
        ports = self._ports
        table = self._table
        if ports.touched:
            ports.touched = False
            self._lapsed = len(table.history)
            return outcome
        length = self._lapsed - len(table.history) + table.length
        can_go_back = 0 <= length < table.length
        language = load_words(self._words.language)
        text = language.AWAY + language.AWAY_BACK if can_go_back else language.AWAY
        stays = yield from ask(ports, text, language.AWAY_KEYS[0], language.AWAY_KEYS[1] if can_go_back else "")
        if can_go_back and not stays:
            table.go_back(length)
        self._timer.restart(table.length)
        return STAY

    def _prepare(self) -> "Screen":
        """What comes before the next screen; returns 0."""
        return self._warn()

    def _apply(self, action: int) -> None:
        """Play an action or an outcome."""
        self._table.apply(action)

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
        table = self._table
        before = bytes(self._settings.options)
        pause = import_once("engine.app.pause_menu").pause
        outcome: int = yield from pause(self._ports, self._settings, table.game, can_take_back)
        table.bring_up()
        if outcome != LEAVE and self._settings.options != before:
            if outcome == TAKE_BACK:
                table.take_back()
            self.again = True
            return LEAVE
        return outcome
