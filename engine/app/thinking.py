"""Lets a bot think while the screen stays alive."""

from micropython import const

from engine.app.outcomes import ABSENT
from engine.app.ports import TICK

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from engine.app.ports import Ports
    from engine.protocol import Bot
    from engine.ui.widgets import Screen, Timer

    S = TypeVar("S")

SOON = const(1)  # ms until more is thought


def think(ports: "Ports", bot: "Bot[S]", state: "S", stops: "Sequence[int]", timer: "Timer | None" = None) -> "Screen":
    """Think a decision through over the picture that is there.

    Returns TICK once all is thought, before that an event that `stops`, or ABSENT if the time is up.
    """
    bot.begin(state)
    while bot.step():
        event = yield SOON
        if timer and timer.passed(ports.waited):
            return ABSENT
        if event in stops:
            return event
    return TICK
