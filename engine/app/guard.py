"""Between the app and the lights: drops presses that came too early to be meant for the screen that is there.

What brings up a screen says so in `ports.unseen`: the game, whenever it has changed (engine/app/table.py) or its next
screen comes (engine/app/game_screens.py), and a question (engine/ui/widgets.py). Within a list or a sheet every press
counts. So does a B that is held where holds count: robots let no screen stand for long, and it only opens a menu.
"""

from micropython import const

from engine.app.ports import HOLD_B, HOLDS, TICK

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen


def with_guard(ports: "Ports", screens: "Screen") -> "Screen":
    """Wrap the app; same protocol outside. A press that is dropped leaves the wait as it is."""
    wait = next(screens)
    waited = 0
    while True:
        event = yield wait - waited if wait else 0
        waited += ports.waited
        unseen = ports.unseen - ports.waited
        ports.unseen = max(unseen, 0)
        if event != TICK:
            ports.touched = True
            if unseen > 0 and not (event == HOLD_B and ports.gestures & HOLDS):
                event = TICK
        if event != TICK or (wait and waited >= wait):
            ports.waited = waited
            waited = 0
            wait = screens.send(event)
