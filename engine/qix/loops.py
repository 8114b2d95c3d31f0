"""The inner loops of Qix, in machine code where this machine can have it."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qix.plain import board, capture, crosses, enclose, fits, lens, reach, walk
else:
    try:
        from engine.qix.native import board, capture, crosses, enclose, fits, lens, reach, walk
    except (ImportError, NameError, SyntaxError, ValueError):  # no such machine code here
        from engine.qix.plain import board, capture, crosses, enclose, fits, lens, reach, walk

__all__ = ("board", "capture", "crosses", "enclose", "fits", "lens", "reach", "walk")
