"""The buttons of a handheld that has only three, NEXT, A and B: what a tap of NEXT means, and what holding it does."""

from time import ticks_add

from micropython import const

from engine.app.ports import DOWN, HOLD_NEXT, LISTS, NEXT, REPEATS, RIGHT, TICK, WALKS
from firmware.buttons import HOLD_TIME, REPEAT, REPEAT_FIRST, TAP_OR_HOLD, Buttons

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

_NEXT_PLACE = const(0)


class ThreeButtons(Buttons):
    """NEXT acts when it is let go, or once it has been held as long as A or B; where a direction repeats, it then does.

    All that the first four buttons of six lead to is reached, as every list and every cursor comes round to its start.
    """

    names = ("NEXT", "A", "B")
    first = RIGHT

    def _edge(self, place: int, down: bool, now: "Ticks") -> int:
        event = super()._edge(place, down, now)
        if place != _NEXT_PLACE:
            return event
        if down:
            self._lasting[place] = TAP_OR_HOLD
            self._act_at[place] = ticks_add(now, HOLD_TIME)
            return TICK
        return meaning(False, self.gestures) if event else TICK

    def _last(self, place: int, now: "Ticks") -> int:
        event = super()._last(place, now)
        if place != _NEXT_PLACE or not event:
            return event
        if event != RIGHT and self.gestures & REPEATS:
            # It was a hold, from which on it repeats.
            self._lasting[place] = REPEAT
            self._act_at[place] = ticks_add(now, REPEAT_FIRST)
        return meaning(True, self.gestures)


def meaning(held: bool, gestures: int) -> int:
    """The event for a tap of NEXT, or for holding it, on a screen with these gestures."""
    if gestures & WALKS:
        return HOLD_NEXT if held else NEXT
    return DOWN if held != (gestures & LISTS > 0) else RIGHT
