"""The one screen of Pig: who has how much, and who rolls or holds."""

from engine.app.game_screens import GameScreens
from engine.app.outcomes import LEAVE, STAY, TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, A, B
from engine.app.table import NOBODY
from engine.loading import import_once
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
        over = state.is_terminal()
        rolling = state.current_player() == CHANCE
        can_take_back = table.decider() != NOBODY
        bot = not over and table.bot(state.data[ACTIVE])
        if over:
            self._draw(words.REMATCH, words.MENU)
        else:
            self._draw(words.ROLL, words.TAKE_BACK if rolling else words.HOLD)
        event = yield self._pace if bot else 0
        if event == HOLD_B:
            return (yield from self._menu(can_take_back))
        if over and event in (A, B):
            yield from import_once("engine.app.counting").count(self._ports, words, table)
            if event == B:
                table.clear()
                return LEAVE
            table.start(table.history.players(), 0, 0, table.history.seats())
        elif rolling and (bot or event == A):
            return (yield from roll_or_retry(self._ports, words, state.chance, table.dice))
        elif rolling and event == B and can_take_back:
            return TAKE_BACK
        elif not over and not rolling and (bot or event in (A, B)):
            return ROLL if event == A or (bot and state.data[TOTAL] < ENOUGH) else HOLD
        return STAY

    def _draw(self, a, b):
        canvas = self._ports.canvas
        table = self._table
        canvas.clear()
        title_bar(canvas, table.names[table.state.data[ACTIVE]])
        for player, score in enumerate(table.state.returns()):
            y = (2 + player) * LINE
            canvas.number(score, canvas.write(table.names[player] + " ", 1, y), y)
        keys_hint(canvas, a, b)
        self._ports.gestures = HOLDS
