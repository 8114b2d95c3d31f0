"""The net's `forward`, as fast as the machine can have it."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.qwixx.bots.net import forward
else:
    try:
        from engine.qwixx.bots.native import forward
    except (ImportError, NameError, SyntaxError, ValueError):  # no such machine code here
        from engine.qwixx.bots.net import forward

__all__ = ("forward",)
