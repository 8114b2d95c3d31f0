"""Plays for a bot: lets it think while the screen stays alive, then shows what it does until people could follow."""

from micropython import const

from engine.app.outcomes import TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, A, B
from engine.app.table import NOBODY
from engine.app.thinking import think
from engine.qwixx.bots import HARD, Bot
from engine.qwixx.moves import PASS
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.table import Table
from engine.ui.widgets import keys_hint

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QwixxWords

_LINE = const(47)  # top of the line that says what is done

# As indices into words.DID.
_PASSED = const(0)
_FINED = const(2)


def move(ports: "Ports", words: "QwixxWords", sheet: Sheet, table: Table, pace: int) -> "Screen":
    """Find what the bot that is asked does and show it for `pace` ms, a pass half as long.

    Returns the action, or, as the people at the table want it, TAKE_BACK or -HOLD_B.
    """
    state = table.state
    player = state.current_player()
    canvas = ports.canvas
    can_take_back = table.decider() != NOBODY
    level = table.bot(player) - 1
    bot = Bot(level, state.players)
    thinking = think(ports, bot, state, (HOLD_B, B) if can_take_back else (HOLD_B,))
    if level >= HARD:  # the others are done in one step
        _draw(sheet, table, NONE)
        canvas.write(words.THINKS, 1, _LINE)
        _keys(ports, words, "", can_take_back)
    event = yield from thinking
    if event:
        return TAKE_BACK if event == B else -HOLD_B
    action = bot.choice()
    table.bring_up()
    _draw(sheet, table, action)
    if action == PASS:
        canvas.phrase(words.DID[_FINED if state.pass_is_penalty() else _PASSED], 1, _LINE, table.names[player])
        pace //= 2
    else:
        sheet.offer(state, action, True)
        sheet.effect(state, action)
    _keys(ports, words, words.OK, can_take_back)
    ports.still = 0
    while pace > 0:
        event = yield pace
        pace -= ports.waited
        if event == A:
            return action
        if event == HOLD_B:
            return -HOLD_B
        if event == B and can_take_back:
            return TAKE_BACK
    return action


def _draw(sheet: Sheet, table: Table, chosen: int) -> None:
    player = table.state.current_player()
    sheet.draw(table.state, table.rolled, player, table.names[player], chosen)


def _keys(ports: "Ports", words: "QwixxWords", ok: str, can_take_back: bool) -> None:
    keys_hint(ports.canvas, ok, words.TAKE_BACK if can_take_back else "")
    ports.gestures = HOLDS
