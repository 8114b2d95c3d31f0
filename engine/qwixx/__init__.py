"""The dice game Qwixx: what a history, a bot or a screen imports of it."""

from engine.qwixx.rules import CLASSIC, FAMILY, FORUM, PRESETS
from engine.qwixx.state import State

__all__ = ("CLASSIC", "FAMILY", "FORUM", "PRESETS", "State")
