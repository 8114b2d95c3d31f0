"""A game of Qix around one handheld: the state, what was decided since the last outcome, and who holds the device."""

from micropython import const

from engine.app.table import NOBODY, GameTable
from engine.loading import load_words
from engine.protocol import CHANCE
from engine.qix.cards import MOVE_AND_DRAW
from engine.qix.layout import CARD
from engine.qix.state import DRAW, LONGEST, PASS, ROLL_DIE, State
from engine.record import QIX

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.game_screens import GameScreens
    from engine.app.ports import Ports
    from engine.app.settings import Settings

# Who is a bot if the preset says so, as in games that were begun before levels could be chosen, and 1 + its level.
ROBOT = const(1)
_USUAL = const(3)
_LONGEST_TURN = const(4)  # a start and a stick of each player


class Table(GameTable):
    """A game of Qix.

    state: where the game stands; it stays the same object.
    length: how many actions were played since the last outcome.
    """

    def __init__(self, ports: "Ports", names: "Sequence[str]") -> None:
        super().__init__(ports, names, QIX, LONGEST)
        self.state = State(2, None, 0)
        self._usual = False
        self.length = 0
        self._passes = bytearray(_LONGEST_TURN)
        self._players = bytearray(_LONGEST_TURN)

    def screens(self, settings: "Settings") -> "GameScreens":
        """What plays the game that is on the table."""
        from engine.qix.screens.play import Play

        return Play(self._ports, load_words(settings.language).QixWords(), settings, self)

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

    def decider(self) -> int:
        """Whose decision can be taken back, or NOBODY: a pass without a choice is no decision."""
        i = self._last_choice()
        return NOBODY if i < 0 else self._players[i]

    def take_back(self) -> None:
        """Take back that decision, and what followed from it."""
        i = self._last_choice()
        player = self._players[i]
        self.history.cut(len(self.history) - self.length + i)
        self._follow()
        self.holder = player
        self._save()

    def _last_choice(self) -> int:
        """Which action since the last outcome was the last one that a person chose; -1 if none was."""
        i = self.length - 1
        while i >= 0 and (self._passes[i] or self.bot(self._players[i])):
            i -= 1
        return i

    def _follow(self) -> None:
        values = self.history.values()
        next(values), next(values)
        preset, first = next(values), next(values)
        self._usual = preset != 0
        self.state.copy_from(State(2, None, first))
        self.length = 0
        self.holder = NOBODY
        self.playing = True
        for value in values:
            self._play(value)

    def _play(self, value: int) -> None:
        state = self.state
        player = state.current_player()
        if player == CHANCE:
            if state.phase() == DRAW:
                self.holder = self.drawer()
            state.apply_action(value)
            self.length = 0
            return
        if value != PASS:
            self.holder = player
        self._passes[self.length] = value == PASS
        self._players[self.length] = player
        self.length += 1
        state.apply_action(value)
