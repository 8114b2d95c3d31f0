"""Somebody who can read no manual: presses what the last line of a screen names, and notes where that line is wrong."""

from engine.app.options import TIME
from engine.app.ports import DOWN, LEFT, LISTS, NEXT, RIGHT, UP, WALKS, A, B
from engine.dice import Dice
from engine.qwixx.moves import PASS
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS
from tools.rig.seeded import Seeded

_EVENTS = {"A": A, "B": B, "←": LEFT, "→": RIGHT, "↑": UP, "↓": DOWN}
_NAMES = {event: name for name, event in _EVENTS.items()}
_MOST = 4000  # presses in which any game ends
_EAGER = 6  # of so many presses all but one are A, where it is named
_PROBES = 6  # of so many presses one is a key that is not named
_PATIENCE = 5000  # milliseconds for which a screen that goes on by itself is watched


class Child:
    """Presses keys at random, of those that the screen names, A most often; in a list A, which takes the lit line.

    wander: whether it also goes through lists, and presses keys that are not named.
    faults: what was wrong, each with the screen on which it was; ended: how many games came to their end.
    """

    def __init__(self, ports, seed, wander=False):
        self.driver = Driver(ports, False)
        self.faults = []
        self.ended = 0
        self._dice = Dice(Seeded(seed))
        self._wander = wander
        self._over = False
        self._settle()

    def play(self):
        """Press until a game has ended."""
        presses = 0
        while not self.ended:
            self.press()
            presses += 1
            assert presses < _MOST, "no game ends; the screen is\n" + self.driver.text()

    def press(self):
        """Press a key, and see whether it does what the screen says."""
        named = self.named()
        listed = self.driver.ports.gestures & LISTS and B not in named
        if not self._wander:
            self._check(self._choice(named), named)
        elif listed or not named:
            self._send((A, B, UP, DOWN, DOWN, LEFT, RIGHT)[self._dice.below(7)])
        elif self._dice.below(_PROBES) or len(named) == len(_NAMES):
            self._check(self._choice(named), named)
        else:
            self._probe([event for event in _NAMES if event not in named])

    def named(self):
        """The events of the keys that are named, each with what it is said to do."""
        ports = self.driver.ports
        keys = ports.canvas.keys()
        return {_next(ports) if key == "N" else _EVENTS[key]: keys[key] for key in keys}

    def _choice(self, named):
        if not named or (A in named and self._dice.below(_EAGER)):
            return A
        return sorted(named)[self._dice.below(len(named))]

    def _check(self, event, named):
        """Press a key: something happens, and what is said."""
        driver = self.driver
        label = named.get(event, "")
        text = driver.text()
        before = played(driver)
        seen = driver.frame()
        self._send(event)
        after = played(driver)
        if event in named and after == before and driver.frame() == seen:
            self._wrong("%s (%s) does nothing" % (_NAMES[event], label), text)
        for words, is_so in _MEANINGS:
            if label and label == getattr(WORDS, words, "") and not is_so(before, after):
                self._wrong("%s does not %s" % (_NAMES[event], label), text)

    def _probe(self, events):
        """Press a key that is not named: nothing is played, taken back, ended or deleted."""
        driver = self.driver
        event = events[self._dice.below(len(events))]
        text = driver.text()
        before = played(driver)
        files = sorted(driver.ports.store)
        self._send(event)
        if played(driver) != before:
            self._wrong("%s plays or takes back, and is not named" % _NAMES[event], text)
        if [name for name in files if name not in driver.ports.store]:
            self._wrong("%s deletes, and is not named" % _NAMES[event], text)

    def _send(self, event):
        self.driver.send(event, 0)
        self.driver.ports.options[TIME] = 0  # a limit would play by itself
        self._settle()

    def _settle(self):
        """Watch what goes on by itself."""
        driver = self.driver
        watched = 0
        before = played(driver)
        while driver.wait and watched < _PATIENCE:
            watched += driver.wait
            driver.tick()
            after = played(driver)
            if after != before:  # somebody has moved, which brings up another screen
                before = after
                watched = 0
        over = driver.table is not None and driver.table.playing and driver.state.is_terminal()
        self.ended += over and not self._over
        self._over = over

    def _wrong(self, what, text):
        self.faults.append("%s:\n%s" % (what, text))


def _next(ports):
    """What a tap of NEXT means on this screen."""
    return NEXT if ports.gestures & WALKS else DOWN if ports.gestures & LISTS else RIGHT


def played(driver):
    """All that was played in the game on the table, from its players on; nothing without one."""
    table = driver.table
    return list(table.history.moves()) if table and table.playing else []


def _goes_on(before, after):
    return len(after) > len(before)


# What some words promise of a game: what was played before and after.
_MEANINGS = (
    ("MARK", lambda before, after: _goes_on(before, after) and after[len(before)] != PASS),
    ("PASS", lambda before, after: _goes_on(before, after) and after[len(before)] == PASS),
    ("TAKE_BACK", lambda before, after: len(after) < len(before)),
    ("READY", lambda before, after: after == before),
    ("BACK", lambda before, after: len(after) <= len(before)),
)
