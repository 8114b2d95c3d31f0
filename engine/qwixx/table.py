"""A game being played around one handheld: the state, its history, the turn so far and who holds the device."""

from micropython import const

from engine.dice import Dice
from engine.history import QWIXX, History
from engine.qwixx.rules import PRESETS
from engine.qwixx.state import ROLL, State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.ui.ports import Ports

PASS = const(0)
SAVED = "game"  # the name that a game is saved under
NOBODY = const(-2)  # CHANCE is -1
_LONGEST_TURN = const(6)  # five white actions and a colour action


class Table:
    """One game from its first roll to its end; every change is saved before anything else sees it.

    state: where the game stands.
    rolled: the state at the last roll; marks that only `state` has are still in pencil.
    length: how many actions were played since the last roll, the white ones in turn order first.
    holder: the player who took the last decision or rolled, and so holds the device, or NOBODY.
    safe: whether the last save succeeded.
    playing: whether there is a game, be it over.
    """

    def __init__(self, ports: "Ports", names: "Sequence[str]") -> None:
        self._ports = ports
        self.names = names
        self.dice = Dice(ports.random_bytes)
        self.history = History()
        self._actions = bytearray(_LONGEST_TURN)
        self._forced = bytearray(_LONGEST_TURN)
        self.safe = True
        self.playing = False

    def start(self, players: int, preset: int, first: int) -> None:
        """Begin a new game."""
        self.history.start(QWIXX, players, preset, first)
        self._follow()
        self._save()

    def resume(self, data: "bytes | bytearray | memoryview") -> None:
        """Go on with a saved game; HistoryError when it isn't one."""
        self.history.load(data)
        self._follow()

    def clear(self) -> None:
        """Forget the game."""
        self.playing = False
        self.history.clear()
        self._ports.remove(SAVED)

    def apply(self, action: int) -> None:
        """Play an action or a roll, and save."""
        self.history.append(action)
        self._play(action)
        self._save()

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
        """The player whose decision can be taken back, the last one since the roll, or NOBODY."""
        i = self.length - 1
        while i >= 0 and self._forced[i]:
            i -= 1
        return NOBODY if i < 0 else self.player(i)

    def take_back(self) -> None:
        """Take back the decision of `decider`, and the passes that followed from it; the device is in their hands."""
        i = self.length - 1
        while self._forced[i]:
            i -= 1
        self.history.undo_to(len(self.history) - self.length + i)
        self._follow()
        self.holder = self.state.current_player()
        self._save()

    def _follow(self) -> None:
        """Play the whole history again."""
        values = self.history.values()
        next(values)
        players, preset, first = next(values), next(values), next(values)
        self.state = State(players, PRESETS[preset], first)
        self.rolled = State(players, PRESETS[preset], first)
        self.length = 0
        self.holder = NOBODY
        self.playing = True
        for value in values:
            self._play(value)

    def _play(self, value: int) -> None:
        state = self.state
        if state.phase() == ROLL:
            self.holder = state.active_player()
            state.apply_action(value)
            self.rolled.copy_from(state)
            self.length = 0
            return
        if state.has_mark():
            self.holder = state.current_player()
        self._forced[self.length] = not state.has_mark()
        self._actions[self.length] = value
        self.length += 1
        state.apply_action(value)

    def _save(self) -> None:
        self.safe = self._ports.save(SAVED, self.history.to_bytes())
