"""The helpers that portable tests use in place of pytest, which MicroPython lacks."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Error = TypeVar("Error", bound=BaseException)


def raises(kind: "type[Error]", function: "Callable[..., object]", *arguments: object) -> "Error":
    """The exception of a kind that a call raises; AssertionError if it raises none."""
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError("no " + kind.__name__)
