"""Games of Qwixx one after another at the same table: new, gone on with, rematch."""

from engine.dice import StuckSource
from engine.qwixx.screens.play import LEFT, Play
from engine.qwixx.table import Table
from engine.ui.borrow import borrow
from engine.ui.settings import DRAWN
from engine.ui.widgets import notice

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import Words


def new(ports: "Ports", words: "Words", settings: "Settings", table: Table) -> "Screen":
    """Start a game as the settings say and play until the table has enough; returns 0."""
    players = settings.players
    try:
        first = table.dice.below(players) if settings.starter == DRAWN else settings.starter - 1
    except StuckSource:
        return (yield from notice(ports, words.STUCK, words.STUCK_TEXT, words.OK))
    table.start(players, settings.preset, first)
    return (yield from go_on(ports, words, settings, table))


def go_on(ports: "Ports", words: "Words", settings: "Settings", table: Table) -> "Screen":
    """Play the game on the table, and rematches with the next starter, until it is left; returns 0."""
    while True:
        if (yield from Play(ports, words, settings, table).run()) == LEFT:
            return 0
        if not (yield from borrow("engine.qwixx.screens.result").final_table(ports, words, table)):
            table.clear()
            return 0
        state = table.state
        table.start(state.players, state.rules.index, (state.first_player() + 1) % state.players)
