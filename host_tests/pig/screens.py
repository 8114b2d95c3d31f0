"""The one screen of Pig: who has how much, and who rolls or holds."""

from engine.app.game_screens import GameScreens
from engine.app.options import SECRET
from engine.app.outcomes import STAY, TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, A, B
from engine.app.table import NOBODY
from engine.protocol import CHANCE
from engine.ui.canvas import LINE
from engine.ui.widgets import keys_hint, roll_or_retry, title_bar
from host_tests.pig.state import ACTIVE, HOLD, ROLL, TOTAL

ENOUGH = 6  # points of a turn with which a bot holds


class Screens(GameScreens):
    """Plays; the loop is that of all games."""

    def _next(self):
        table = self._table
        state = table.state
        words = self._words
        if state.is_terminal():
            return (yield from self._end(self._draw))
        rolling = state.current_player() == CHANCE
        can_take_back = table.decider() != NOBODY
        bot = table.bot(state.data[ACTIVE])
        self._draw()
        keys_hint(self._ports.canvas, words.ROLL, words.TAKE_BACK if rolling else words.HOLD)
        self._ports.gestures = HOLDS
        event = yield self._pace if bot else 0
        if event == HOLD_B:
            return (yield from self._menu(can_take_back))
        if rolling and (bot or event == A):
            return (yield from roll_or_retry(self._ports, words, state.chance, table.dice))
        if rolling and event == B and can_take_back:
            return TAKE_BACK
        if not rolling and (bot or event in (A, B)):
            return ROLL if event == A or (bot and state.data[TOTAL] < ENOUGH) else HOLD
        return STAY

    def _draw(self):
        canvas = self._ports.canvas
        table = self._table
        canvas.clear()
        title_bar(canvas, table.names[table.state.data[ACTIVE]])
        hidden = self._ports.options[SECRET] and not table.state.is_terminal()
        for player, score in enumerate(table.state.returns()):
            x = canvas.write(table.names[player] + " ", 1, (2 + player) * LINE)
            if not hidden:
                canvas.number(score, x, (2 + player) * LINE)
