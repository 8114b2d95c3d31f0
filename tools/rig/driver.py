"""Drives the app as a platform's loop does, with everything a test wants to see; runs on every Python."""

import gc
import sys

from engine.app.flow import App
from engine.app.options import DEFAULTS
from engine.app.ports import TICK, Ports
from engine.ui.canvas import Canvas
from tools.rig.seeded import Seeded


class FakePorts(Ports):
    """Ports with seeded dice and a memory that survives as long as the object does; app is that which a driver runs."""

    app: "App | None" = None

    def __init__(self, seed=1, canvas=None):
        self.canvas = canvas or Canvas(bytearray(1024))
        self.random_bytes = Seeded(seed)
        self.options = bytearray(DEFAULTS)
        self.store = {}
        self.saves = 0
        self.tunes = []
        self.protected = []
        self.aside = []
        self.full = False
        self.charge = -1
        self.gestures = 0
        self.waited = 0

    @property
    def table(self):
        """The app's table, once a game was on it."""
        return self.app and self.app.table

    def build(self):
        return "0.0.0 test"

    def battery(self):
        return self.charge

    def load(self, name):
        return self.store.get(name)

    def save(self, name, data):
        self.saves += 1
        if not self.full:
            if name in self.protected:
                self.protected.remove(name)
                self.aside.append((name, self.store[name]))
            self.store[name] = bytes(data)
        return not self.full

    def protect(self, name):
        if name not in self.protected:
            self.protected.append(name)

    def remove(self, name):
        self.store.pop(name, None)

    def sound(self, tune):
        self.tunes.append(tune)

    def show(self):
        """The app waits: here a platform sends the picture to its display."""


class Driver:
    """A powered handheld; `press` sends buttons and lets the time run until the app waits without limit.

    With `patient` False a wait is left as it is, so that a test can decide how it ends. `script` may be another
    generator than the app. Buttons come from a person who has seen the screen, which takes none of the time that is
    told, but if it is `hasty`.
    """

    hasty = False

    def __init__(self, ports=None, patient=True, script=None):
        if sys.implementation.name == "micropython":
            gc.collect()  # a handheld that is switched on has its heap in one piece
        self.ports = ports or FakePorts()
        self.patient = patient
        if not script:
            self.ports.app = App(self.ports)
        self._app = script(self.ports) if script else self.ports.app.run()
        self.wait = next(self._app)
        self.ports.show()
        self._settle()

    def press(self, *events):
        """Send button events."""
        for event in events:
            self.send(event, 0)
            self._settle()

    def send(self, event, waited):
        """Send one event that came `waited` milliseconds after the wait began."""
        if event != TICK and not self.hasty:
            self.ports.unseen = 0
        self.ports.waited = waited
        self.wait = self._app.send(event)
        self.ports.show()

    def tick(self):
        """Let the whole wait pass."""
        self.send(TICK, self.wait)

    def _settle(self):
        while self.patient and self.wait:
            self.tick()

    @property
    def table(self):
        """The app's table."""
        return self.ports.table

    @property
    def state(self):
        """The app's state of the game."""
        return self.ports.table.state

    def text(self):
        """The words on the screen, if the canvas remembers them."""
        return self.ports.canvas.text()

    def frame(self):
        """The picture now, as the bytes of the canvas."""
        return bytes(self.ports.canvas.buffer)
