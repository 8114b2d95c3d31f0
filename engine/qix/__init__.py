"""The board game Qix: what a history, a bot, a screen or the app imports of it."""

from micropython import const

from engine.qix.state import State

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.app.table import GameTable

# There is one set of rules; the second one only says that a bot plays, as the seats of a history do now.
PRESETS = (None, None)


def new_table(ports: "Ports", names: "Sequence[str]") -> "GameTable":
    """A table at which no game is played yet."""
    from engine.qix.table import Table

    return Table(ports, names)


__all__ = ("PRESETS", "State", "new_table")
