"""A game of Qwixx around one handheld: the state, the turn so far and who holds the device."""

from micropython import const

from engine.app.settings import ASK, NO_MARK
from engine.app.table import NOBODY, GameTable
from engine.loading import load_words
from engine.qwixx.rules import PRESETS
from engine.qwixx.state import ROLL, State
from engine.record import LONGEST, QWIXX

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.game_screens import GameScreens
    from engine.app.ports import Ports
    from engine.app.settings import Settings

PASS = const(0)
_LONGEST_TURN = const(6)  # five white actions and a colour action


class Table(GameTable):
    """A game of Qwixx.

    state: where the game stands.
    rolled: the state at the last roll; marks that only `state` has are still in pencil.
    length: how many actions were played since the last roll, the white ones in turn order first.
    """

    def __init__(self, ports: "Ports", names: "Sequence[str]") -> None:
        super().__init__(ports, names, QWIXX, LONGEST)
        self._actions = bytearray(_LONGEST_TURN)
        self._forced = bytearray(_LONGEST_TURN)
        self._asks = False

    def screens(self, settings: "Settings") -> "GameScreens":
        """What plays the game that is on the table."""
        from engine.qwixx.screens.play import Play

        asks = settings.options[NO_MARK] == ASK
        if asks != self._asks:
            self._asks = asks
            self._follow()  # anew, for who holds the device
        return Play(self._ports, load_words(settings.language).QwixxWords(), settings, self)

    def player(self, i: int) -> int:
        """Who played the i-th action since the last roll."""
        rolled = self.rolled
        return (rolled.active_player() + i) % rolled.players

    def action(self, i: int) -> int:
        """The i-th action since the last roll."""
        return self._actions[i]

    def forced(self, i: int) -> bool:
        """Whether the i-th action since the last roll was a pass without a choice."""
        return self._forced[i] != 0

    def fined(self, i: int) -> bool:
        """Whether the i-th action since the last roll was a pass that cost a penalty."""
        colour_action = i == self.rolled.players
        return colour_action and self.state.penalties(self.player(i)) > self.rolled.penalties(self.player(i))

    def decider(self) -> int:
        """Whose decision can be taken back, or NOBODY: neither what a bot does nor a pass without a choice is one."""
        i = self._last_choice()
        return NOBODY if i < 0 else self.player(i)

    def take_back(self) -> None:
        """Take back that decision, and what followed from it."""
        i = self._last_choice()
        self.history.cut(len(self.history) - self.length + i)
        self._follow()
        self.holder = self.state.current_player()
        self._save()

    def _last_choice(self) -> int:
        """Which action since the last roll was the last one that a person chose; -1 if none was."""
        i = self.length - 1
        while i >= 0 and (self._forced[i] or self.bot(self.player(i))):
            i -= 1
        return i

    def _follow(self) -> None:
        values = self.history.values()
        next(values)
        players, preset, first = next(values), next(values), next(values)
        self.state = State(players, PRESETS[preset], first)
        self.rolled = State(players, PRESETS[preset], first)
        self.length = 0
        self.holder = self.alone(players)
        self.playing = True
        for value in values:
            self._play(value)

    def _play(self, value: int) -> None:
        state = self.state
        if state.phase() == ROLL:
            self._hold(state.active_player())
            state.apply_action(value)
            self.rolled.copy_from(state)
            self.length = 0
            return
        if self._asks or state.has_mark():
            self._hold(state.current_player())
        self._forced[self.length] = not state.has_mark()
        self._actions[self.length] = value
        self.length += 1
        state.apply_action(value)

    def _hold(self, player: int) -> None:
        """A player has the device, unless it is a bot, for which nobody needs to hand it on."""
        if not self.bot(player):
            self.holder = player
