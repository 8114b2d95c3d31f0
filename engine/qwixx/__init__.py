"""The dice game Qwixx: what a history, a bot, a screen or the app imports of it."""

from micropython import const

from engine.qwixx.rules import CLASSIC, FAMILY, FORUM, PRESETS
from engine.qwixx.state import State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.app.table import GameTable


def new_table(ports: "Ports", names: "Sequence[str]") -> "GameTable":
    """A table at which no game is played yet."""
    from engine.qwixx.table import Table

    return Table(ports, names)


__all__ = ("CLASSIC", "FAMILY", "FORUM", "PRESETS", "State", "new_table")
