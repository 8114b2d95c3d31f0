"""Between the app and a board: dims a display that nobody touches, and lets settings change what buttons mean."""

from micropython import const

from engine.app.options import BLANK, BLANKS, DIM, DIMS, SWAPPED, TURNED
from engine.app.ports import DARK, DIMMED, HOLD_NEXT, LIT, NEXT, REPEATS, RIGHT, TICK

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen

_SECOND = const(1000)  # milliseconds
_THREE = const(3)  # buttons, one of which is next


def with_dimming(ports: "Ports", screens: "Screen") -> "Screen":
    """Run the app as a board does, which runs this instead; a press that wakes a dark display does nothing else."""
    wait = next(screens)
    waited = 0
    shown = LIT
    while True:
        options = ports.options
        dim = DIMS[options[DIM]] * _SECOND
        blank = BLANKS[options[BLANK]] * _SECOND
        still = ports.still
        level = DARK if blank and still >= blank else DIMMED if dim and still >= dim else LIT
        if level != shown:
            shown = level
            ports.light(level)
        change = _change(still, dim, blank)
        left = wait - waited
        event = yield left if wait and (not change or left < change) else change
        waited += ports.waited
        if change:
            ports.still += ports.waited
        if event != TICK:
            ports.still = 0
            if shown == DARK:
                event = TICK
                ports.gestures &= ~REPEATS  # were it held on
            elif event > RIGHT:
                if options[SWAPPED] and event not in (NEXT, HOLD_NEXT):
                    event = (event - 1 ^ 1) + 1  # A and B are neighbours,
            elif options[TURNED] and ports.buttons > _THREE:
                event = (event - 1 ^ 1) + 1  # and so are up and down, left and right
        if event != TICK or (wait and waited >= wait):
            ports.waited = waited
            waited = 0
            wait = screens.send(event)


def _change(still: int, dim: int, blank: int) -> int:
    """Milliseconds until there is another light; 0 for never."""
    ms = dim - still if dim > still else 0
    if blank > still and (not ms or blank - still < ms):
        ms = blank - still
    return ms
