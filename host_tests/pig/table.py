"""A game of Pig around one handheld."""

from engine.app.table import GameTable
from engine.protocol import CHANCE
from host_tests.pig.manifest import LONGEST, PIG
from host_tests.pig.state import PRESETS, State


class Table(GameTable):
    """A game of Pig: one decision at most between two rolls."""

    def __init__(self, ports):
        super().__init__(ports, PIG, LONGEST, 1)

    def _begin(self):
        history = self.history
        preset = PRESETS[history.preset()]
        self.state = State(history.players(), preset, history.first())
        self.rolled = State(history.players(), preset, history.first())

    def _advance(self, value):
        player = self.state.current_player()
        if player == CHANCE:
            self.state.apply_action(value)
            self._mark()
        else:
            self._note(player, False)
            self.state.apply_action(value)
