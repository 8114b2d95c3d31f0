"""What the app is given by the board it runs on: the events it is sent and the ports that every platform fills in."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.canvas import Canvas

# Events: TICK when the wait is over, else the button that was pressed.
TICK = const(0)
UP = const(1)
DOWN = const(2)
LEFT = const(3)
RIGHT = const(4)
A = const(5)
B = const(6)

NEXT = const(7)  # of a handheld with three buttons, on screens with WALKS

# Added to A, B or NEXT when the button was held for 0.6 s.
HOLD = const(8)
HOLD_A = const(13)
HOLD_B = const(14)
HOLD_NEXT = const(15)

# What a screen sets in `ports.gestures`; without it every button acts at its first edge.
HOLDS = const(1)  # A and B act on release, so that a hold can mean something else
REPEATS = const(2)  # a direction that is held repeats
# With three buttons: NEXT is RIGHT, and DOWN when it is held; with LISTS the other way round, with WALKS itself.
LISTS = const(4)
WALKS = const(8)

# How bright the display is.
DARK = const(0)
DIMMED = const(1)
LIT = const(2)


class Ports:
    """The app's whole view of the world; a platform overrides what it has.

    canvas: the picture, sent to the display at every yield.
    waited: milliseconds that the last yield lasted, set before an event is sent.
    gestures: set by each screen, HOLDS, REPEATS, LISTS and WALKS.
    buttons: how many it has, 6 or 3.
    options: what the settings say, a byte for each (engine/app/options.py).
    still: milliseconds since the last press, or since something came to be watched.
    """

    canvas: "Canvas"
    waited = 0
    gestures = 0
    buttons = 6
    still = 0
    options: "bytes | bytearray"

    def build(self) -> str:
        """The version, and what tells this build from others."""
        return ""

    def battery(self) -> int:
        """What is left in the battery, in percent; -1 if that isn't known."""
        return -1

    def random_bytes(self, n: int) -> bytes:
        """`n` fresh random bytes from the hardware."""
        raise NotImplementedError

    def load(self, name: str) -> "bytes | None":
        """What was last saved under `name`, or None."""
        return None

    def save(self, name: str, data: "bytes | bytearray | memoryview") -> bool:
        """Keep `data` under `name` through a loss of power; False if that wasn't possible."""
        return False

    def protect(self, name: str) -> None:
        """Put aside what is kept under `name`, as it can't be read, before anything else is saved there."""

    def remove(self, name: str) -> None:
        """Forget what is kept under `name`."""

    def sound(self, tune: bytes) -> None:
        """Start a tune, pairs of MIDI note (0: a rest) and hundredths of a second, without waiting for its end."""

    def obey(self, options: bytearray) -> None:
        """Do from now on as the settings say."""
        self.options = options

    def light(self, level: int) -> None:
        """Make the display DARK, DIMMED or LIT, which is as bright as the settings say; what it shows stays."""
