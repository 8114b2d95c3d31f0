"""A third game, as small as can be: what engine/README.md says of adding one, done."""

from engine.loading import load_words
from host_tests.pig.state import PRESETS, State


def new_table(ports):
    """A table at which no game is played yet."""
    from host_tests.pig.table import Table

    return Table(ports)


def new_screens(ports, settings, table):
    """What plays the game that is on a table."""
    from host_tests.pig.screens import Screens

    return Screens(ports, load_words(settings.language).PigWords(), settings, table)


__all__ = ("PRESETS", "State", "new_screens", "new_table")
