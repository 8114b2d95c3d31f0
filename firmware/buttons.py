"""The buttons, six as a rule: which presses count, and what a press means on the screen that asked for it."""

from time import sleep_ms, ticks_add, ticks_diff, ticks_ms

from machine import Pin
from micropython import const

from engine.app.ports import HOLD, HOLDS, REPEATS, RIGHT, TICK, UP

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from _mpy_shed.time_mp import _TicksMs as Ticks

_BOUNCE = const(15)  # milliseconds for which a button is ignored after an edge that counted
SAMPLE = const(4)  # milliseconds between samples: with the work in between, less than 5
HOLD_TIME = const(600)  # milliseconds until a press is a hold
REPEAT_FIRST = const(400)
_REPEAT_NEXT = const(120)
_REPEAT_END = const(10_000)  # nobody holds a button for so long: it is stuck
_LONGEST = const(1 << 29)  # milliseconds; the longest wait that is told

# What a button is waiting for.
_PRESS = const(0)
_QUIET_UP = const(1)  # the end of bouncing after a release
_QUIET_DOWN = const(2)  # the end of bouncing after a press
_RELEASE = const(3)

# What a press that lasts can still do.
_NOTHING = const(0)
TAP_OR_HOLD = const(1)
REPEAT = const(2)


class Buttons:
    """Turns the levels of pins into the events of `engine.app.ports`.

    names: the settings that say which pins; first: the event of the first one, from which on they are in order.
    gestures: HOLDS and REPEATS as the present screen wants them; a change lets no press of before act any more.
    waited: milliseconds that the last `wait` lasted.
    """

    names: "tuple[str, ...]" = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B")
    first = UP

    def __init__(self, board: "Any") -> None:
        self._pins = [Pin(getattr(board, name), Pin.IN, Pin.PULL_UP) for name in self.names]
        count = len(self._pins)
        # What is pressed at power-on is not meant for the game: it has to be released first.
        self._awaits = bytearray([_RELEASE] * count)
        self._lasting = bytearray(count)
        self._quiet_until = [ticks_ms()] * count
        self._act_at = [ticks_ms()] * count
        self._gestures = 0
        self.gestures = 0
        self.waited = 0

    def held(self, key: int) -> bool:
        """Whether the button of an event is down at this moment."""
        return not self._pins[key - self.first]()

    def poll(self, now: "Ticks") -> int:
        """The event at the tick `now`, or TICK if there is none; call it at least every 5 ms. Allocates nothing."""
        gestures = self.gestures
        if gestures != self._gestures:
            self._gestures = gestures
            for place in range(len(self._pins)):
                self._lasting[place] = _NOTHING
        for place in range(len(self._pins)):
            awaits = self._awaits[place]
            if awaits in (_QUIET_UP, _QUIET_DOWN):
                if ticks_diff(now, self._quiet_until[place]) < 0:
                    continue
                awaits = _PRESS if awaits == _QUIET_UP else _RELEASE
                self._awaits[place] = awaits
            down = not self._pins[place]()
            if down == (awaits == _RELEASE):
                event = self._last(place, now) if down else TICK
            else:
                event = self._edge(place, down, now)
            if event:
                return event
        return TICK

    def wait(self, ms: int, gestures: int, idle: "Callable[[Ticks], None]") -> int:
        """The next event, or TICK once `ms` milliseconds are over (0: never), with `gestures` as the screen wants them.

        `idle` is called with the tick of each sample; in between the processor sleeps. Allocates nothing.
        """
        self.gestures = gestures
        waited = 0
        before = ticks_ms()
        while True:
            now = ticks_ms()
            waited = min(waited + ticks_diff(now, before), _LONGEST)
            before = now
            event = self.poll(now)
            if event or (ms and waited >= ms):
                self.waited = waited
                return event
            idle(now)
            sleep_ms(min(SAMPLE, ms - waited) if ms else SAMPLE)

    def _edge(self, place: int, down: bool, now: "Ticks") -> int:
        self._awaits[place] = _QUIET_DOWN if down else _QUIET_UP
        self._quiet_until[place] = ticks_add(now, _BOUNCE)
        lasting = self._lasting[place]
        self._lasting[place] = _NOTHING
        key = place + self.first
        if not down:
            return key if lasting == TAP_OR_HOLD else TICK
        if key > RIGHT:
            if self.gestures & HOLDS:
                self._lasting[place] = TAP_OR_HOLD
                self._act_at[place] = ticks_add(now, HOLD_TIME)
                return TICK
        elif self.gestures & REPEATS:
            self._lasting[place] = REPEAT
            self._act_at[place] = ticks_add(now, REPEAT_FIRST)
        return key

    def _last(self, place: int, now: "Ticks") -> int:
        lasting = self._lasting[place]
        if lasting == _NOTHING or ticks_diff(now, self._act_at[place]) < 0:
            return TICK
        key = place + self.first
        if lasting == REPEAT and ticks_diff(now, self._quiet_until[place]) < _REPEAT_END:
            self._act_at[place] = ticks_add(now, _REPEAT_NEXT)
            return key
        self._lasting[place] = _NOTHING
        return TICK if lasting == REPEAT else HOLD + key
