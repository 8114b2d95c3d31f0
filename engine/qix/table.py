"""A game of Qix around one handheld: the state, what was decided since the last outcome, and who holds the device."""

from micropython import const

from engine.app.table import NOBODY, GameTable
from engine.protocol import CHANCE
from engine.qix.cards import MOVE_AND_DRAW
from engine.qix.layout import CARD, IN_STIX, LARGE
from engine.qix.manifest import QIX
from engine.qix.state import DRAW, FIRST_START, FIRST_STICK, LONGEST, PASS, PRESETS, RESIGN, ROLL_DIE, State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports

# Who is a bot if the preset says so, as in games that were begun before levels could be chosen, and 1 + its level.
ROBOT = const(1)
_USUAL = const(3)
_LONGEST_TURN = const(4)  # a start and a stick of each player


class Table(GameTable):
    """A game of Qix.

    state: where the game stands; it stays the same object.
    starts, sizes: of both players, where the last line started, or PASS, and how long the last stick was.
    enclosed: the player whose line the other one has just enclosed, until that player has seen it, or NOBODY.
    """

    state: State

    def __init__(self, ports: "Ports") -> None:
        super().__init__(ports, QIX, LONGEST, _LONGEST_TURN)
        self.state = State(2, None, 0)
        self.rolled = State(2, None, 0)
        self._usual = False
        self.starts = [PASS, PASS]
        self.sizes = bytearray(2)
        self.enclosed = self._was_enclosed = NOBODY
        self._begun = [PASS, PASS]  # the starts and sizes after the last outcome
        self._laid = bytearray(2)

    def drawer(self) -> int:
        """The player who lays first in this round, and so draws its card."""
        state = self.state
        return state.first_player() ^ state.round() & 1

    def amid_card(self) -> bool:
        """Whether more outcomes belong to the card that was drawn last."""
        state = self.state
        phase = state.phase()
        return phase == ROLL_DIE or (phase == DRAW and state.data[CARD] == MOVE_AND_DRAW)

    def bot(self, player: int) -> int:
        """1 + the level of the bot that plays for a player; 0 for a person, and for cards."""
        return _USUAL if self._usual and player == ROBOT else super().bot(player)

    def bots(self) -> bool:
        """Whether a bot plays."""
        return self._usual or super().bots()

    def _begin(self) -> None:
        history = self.history
        if history.preset() >= len(PRESETS):
            raise ValueError("no such rules")
        self._usual = history.preset() != 0
        self.state.copy_from(State(history.players(), None, history.first()))
        self.holder = NOBODY
        self.enclosed = NOBODY
        for player in range(2):
            self.starts[player] = PASS
            self.sizes[player] = LARGE

    def _mark(self) -> None:
        super()._mark()
        self._was_enclosed = self.enclosed
        for player in range(2):
            self._begun[player] = self.starts[player]
            self._laid[player] = self.sizes[player]

    def _return(self) -> None:
        super()._return()
        self.enclosed = self._was_enclosed
        for player in range(2):
            self.starts[player] = self._begun[player]
            self.sizes[player] = self._laid[player]

    def take_back(self) -> None:
        """Take back a decision; the cursor comes to stand where that was, and nothing that was seen is said again."""
        player = self.decider()
        start = self.starts[player]
        size = self.sizes[player]
        super().take_back()
        self.starts[player] = start
        self.sizes[player] = size
        if self.enclosed == player:
            self.enclosed = NOBODY

    def _advance(self, value: int) -> None:
        state = self.state
        player = state.current_player()
        if player == CHANCE:
            if state.phase() == DRAW:
                self.holder = self.drawer()
            state.apply_action(value)
            self._mark()
            return
        if value != PASS:
            self.holder = player
        self._note(player, value == PASS)
        if FIRST_START <= value < RESIGN:
            self.starts[player] = value
        elif FIRST_STICK <= value < FIRST_START:
            self.sizes[player] = state.size_of(value)
        if self.enclosed == player:
            self.enclosed = NOBODY
        line = state.data[IN_STIX + 1 - player]
        state.apply_action(value)
        if line and not state.data[IN_STIX + 1 - player]:
            self.enclosed = 1 - player
