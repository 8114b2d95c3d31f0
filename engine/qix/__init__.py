"""The board game Qix: what a history, a bot or a screen imports of it."""

from engine.qix.state import State

PRESETS = (None,)  # there is one set of rules

__all__ = ("PRESETS", "State")
