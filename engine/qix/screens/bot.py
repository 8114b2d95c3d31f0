"""Plays for a bot: lets it think, then shows where its line starts or what it lays until people could follow."""

from micropython import const

from engine.app.outcomes import TAKE_BACK
from engine.app.ports import HOLD_B, HOLDS, A, B
from engine.app.table import NOBODY
from engine.app.thinking import think
from engine.qix.bots import Bot
from engine.qix.screens.overview import Overview
from engine.qix.screens.scoreboard import NOTE, Scoreboard
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import START
from engine.qix.table import Table
from engine.ui.canvas import HEIGHT, LINE, WIDTH
from engine.ui.widgets import FOOT, Timer, footer, keys_hint

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import QixWords


def move(ports: "Ports", words: "QixWords", overview: Overview, table: Table, pace: int) -> "Screen":
    """Find what the bot that is asked does and show it for `pace` ms, a start half as long.

    Returns the action, or, as the people at the table want it, TAKE_BACK or -HOLD_B.
    """
    state = table.state
    canvas = ports.canvas
    player = state.current_player()
    name = table.names[player]
    back = words.TAKE_BACK if table.decider() != NOBODY else ""
    stops = (HOLD_B, B) if back else (HOLD_B,)
    bot = Bot(table.bot(player) - 1, state.players)
    thinking = think(ports, bot, state, stops)
    scoreboard = Scoreboard(canvas, words, overview, ports.options)
    scoreboard.draw(state, table.names, player)
    scoreboard.note(words.THINKS)
    keys_hint(canvas, "", back)
    ports.gestures = HOLDS
    event = yield from thinking
    if event:
        return TAKE_BACK if event == B else -HOLD_B
    action = bot.choice()
    table.bring_up()
    starts = state.phase() == START
    timer = Timer(0)
    chooser = StickChooser(ports, words, overview, timer, table.names, action)
    showing = chooser.show(pace >> starts, (A, HOLD_B, B) if back else (A, HOLD_B))
    chooser.draw(state, action)
    if starts:
        canvas.fill_rect(0, NOTE, WIDTH, LINE, 0)
        canvas.phrase(words.STARTS, 1, NOTE, name)
    canvas.fill_rect(0, FOOT, WIDTH, HEIGHT - FOOT, 0)
    footer(canvas, name, timer, words.OK, back)
    ports.gestures = HOLDS
    ports.still = 0
    event = yield from showing
    if event in (B, HOLD_B):
        return TAKE_BACK if event == B else -HOLD_B
    return action
