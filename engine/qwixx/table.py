"""A game of Qwixx around one handheld: the state, the turn so far and who holds the device."""

from micropython import const

from engine.app.options import ASK, NO_MARK
from engine.app.table import GameTable
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.qwixx.rules import PRESETS
from engine.qwixx.state import State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports

_LONGEST_TURN = const(6)  # five white actions and a colour action


class Table(GameTable):
    """A game of Qwixx.

    state: where the game stands.
    rolled: the state at the last roll; marks that only `state` has are still in pencil.
    length: how many actions were played since the last roll, the white ones in turn order first.
    """

    state: State
    rolled: State

    def __init__(self, ports: "Ports") -> None:
        super().__init__(ports, QWIXX, LONGEST, _LONGEST_TURN)
        self._actions = bytearray(_LONGEST_TURN)
        self._asks = False

    def hand_to_all(self, asks: bool) -> None:
        """Say whether players who can mark nothing are asked as well, which is who holds the device in between."""
        if asks != self._asks:
            self._asks = asks
            self._go_over(self.length)

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

    def _begin(self) -> None:
        history = self.history
        players = history.players()
        self._asks = self._ports.options[NO_MARK] == ASK
        preset = PRESETS[history.preset()]
        self.state = State(players, preset, history.first())
        self.rolled = State(players, preset, history.first())
        self.holder = self.alone(players)

    def _advance(self, value: int) -> None:
        state = self.state
        if state.phase() == ROLL:
            self._hold(state.active_player())
            state.apply_action(value)
            self._mark()
            return
        if self._asks or state.has_mark():
            self._hold(state.current_player())
        self._actions[self.length] = value
        self._note(state.current_player(), not state.has_mark())
        state.apply_action(value)

    def _hold(self, player: int) -> None:
        """A player has the device, unless it is a bot, for which nobody needs to hand it on."""
        if not self.bot(player):
            self.holder = player
