"""A passive buzzer that plays a tune while the game goes on."""

from time import ticks_add, ticks_diff, ticks_ms

from machine import PWM, Pin
from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

_DUTIES = (0, 1500, 32768)  # of 65,536: how long of each period is on, for off, low and high; half is the loudest
_UNIT = const(10)  # milliseconds

# The frequencies of MIDI notes 120 to 131 in Hz; an octave lower is half.
_TOP_OCTAVE = (8372, 8870, 9397, 9956, 10548, 11175, 11840, 12544, 13290, 14080, 14917, 15804)


class Buzzer:
    """Plays tunes: pairs of a MIDI note (0: a rest) and a length in hundredths of a second."""

    def __init__(self, pin: int) -> None:
        self._pwm = PWM(Pin(pin), freq=1000, duty_u16=0)
        self._tune = b""
        self._sound = 0
        self._place = 0
        self._until = ticks_ms()

    def play(self, tune: bytes, sound: int) -> None:
        """Starts a tune in place of the one that is playing; sound: 1 for low, 2 for high."""
        self._sound = sound
        self._tune = tune
        self._place = 0
        self._until = ticks_ms()
        self.service(self._until)

    def service(self, now: "Ticks") -> None:
        """Goes on to the next note once the present one is over, at the tick `now`; allocates nothing."""
        tune = self._tune
        if not tune or ticks_diff(now, self._until) < 0:
            return
        place = self._place
        if place + 1 >= len(tune):
            self.off()
            return
        note = tune[place]
        if note:
            self._pwm.freq(_TOP_OCTAVE[note % 12] >> 10 - note // 12)
        self._pwm.duty_u16(_DUTIES[self._sound] if note else 0)
        self._until = ticks_add(now, tune[place + 1] * _UNIT)
        self._place = place + 2

    def off(self) -> None:
        """Is silent at once and forgets the tune."""
        self._pwm.duty_u16(0)
        self._tune = b""
