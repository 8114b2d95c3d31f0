"""Resumes a saved game: a long one is played again in steps, while a bar below the picture that is there says so."""

from micropython import const

from engine.app.thinking import SOON
from engine.ui.canvas import HEIGHT, WIDTH

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.table import GameTable
    from engine.ui.widgets import Screen

LONG = const(200)  # actions and outcomes: a Pico plays them in less than 0.3 s
STEP = const(50)
_LEFT = const(14)
_TOP = const(55)
_HIGH = const(7)


def resume(ports: "Ports", table: "GameTable", name: str) -> "Screen":
    """Put the game that is kept under a name on its table; HistoryError if it isn't legal. Returns 0."""
    canvas = ports.canvas
    wide = WIDTH - 2 * _LEFT
    for done in table.resume(ports.load(name) or b""):
        count = len(table.history)
        if done % STEP == 0 and count > LONG:
            canvas.fill_rect(0, _TOP - 2, WIDTH, HEIGHT - _TOP + 2, 0)
            canvas.rect(_LEFT, _TOP, wide, _HIGH, 1)
            canvas.fill_rect(_LEFT + 2, _TOP + 2, (wide - 4) * done // count, _HIGH - 4, 1)
            yield SOON
    return 0
