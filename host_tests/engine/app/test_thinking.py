"""A bot thinks while the screen stays alive: until it is done, until it is stopped, or until the time is up."""

from engine.app.outcomes import ABSENT
from engine.app.ports import HOLD_B, TICK, A, B
from engine.app.thinking import SOON, think
from engine.ui.widgets import Timer
from tools.rig.driver import FakePorts

STATE = "a state"


class Slow:
    """A bot that takes some steps."""

    def __init__(self, steps):
        self.left = steps
        self.state = None

    def begin(self, state):
        self.state = state

    def step(self):
        self.left -= 1
        return self.left > 0

    def choice(self):
        return 7


def thought(bot, events, stops=(), seconds=0, waited=SOON):
    """What thinking returns, which is sent these events, each after so many milliseconds, then ticks; and its waits."""
    ports = FakePorts()
    ports.waited = waited
    thinking = think(ports, bot, STATE, stops, Timer(seconds) if seconds else None)
    waits = []
    try:
        waits.append(next(thinking))
        while True:
            waits.append(thinking.send(events[len(waits) - 1] if len(waits) <= len(events) else TICK))
    except StopIteration as end:
        return end.value, waits


def test_it_goes_on_until_all_is_thought():
    bot = Slow(5)
    assert thought(bot, ()) == (TICK, [SOON] * 4)
    assert (bot.state, bot.left, bot.choice()) == (STATE, 0, 7)


def test_what_is_thought_at_once_shows_nothing():
    bot = Slow(1)
    assert thought(bot, ()) == (TICK, [])
    assert bot.left == 0


def test_only_what_stops_it_does():
    bot = Slow(9)
    assert thought(bot, (A, TICK, B, HOLD_B), (HOLD_B, B)) == (B, [SOON] * 3)
    assert bot.left == 6
    assert thought(Slow(9), (A, B, HOLD_B)) == (TICK, [SOON] * 8)


def test_the_time_goes_on_meanwhile():
    bot = Slow(9)
    assert thought(bot, (A, TICK, B), (B,), seconds=1, waited=500) == (ABSENT, [SOON] * 2)
    assert bot.left == 7
    assert thought(Slow(9), (), (B,), seconds=1, waited=100) == (TICK, [SOON] * 8)
