"""The board game Qix: what a history, a bot, a screen or the app imports of it."""

from micropython import const

from engine.loading import load_words
from engine.qix.state import PRESETS, State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.game_screens import GameScreens
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.app.table import GameTable
    from engine.qix.table import Table


def new_table(ports: "Ports") -> "GameTable":
    """A table at which no game is played yet."""
    from engine.qix.table import Table

    return Table(ports)


def new_screens(ports: "Ports", settings: "Settings", table: "Table") -> "GameScreens":
    """What plays the game that is on a table."""
    from engine.qix.screens.play import Play

    return Play(ports, load_words(settings.language).QixWords(), settings, table)


__all__ = ("PRESETS", "State", "new_screens", "new_table")
