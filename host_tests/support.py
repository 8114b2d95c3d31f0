"""The helpers that portable tests use in place of pytest, which MicroPython lacks."""

import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeVar

    Error = TypeVar("Error", bound=BaseException)
    Test = TypeVar("Test", bound="Callable[[], None]")

MICROPYTHON = sys.implementation.name == "micropython"


def raises(kind: "type[Error]", function: "Callable[..., object]", *arguments: object) -> "Error":
    """The exception of a kind that a call raises; AssertionError if it raises none."""
    try:
        function(*arguments)
    except kind as error:
        return error
    raise AssertionError("no " + kind.__name__)


def needs_micropython(reason: str) -> "Callable[[Test], Test]":
    """For a test that could not fail on CPython, for a reason, and so is skipped there by name."""
    if MICROPYTHON:
        return lambda test: test
    import pytest

    return pytest.mark.skip(reason=reason)


needs_heap = needs_micropython("CPython has no heap that could be locked or measured; this runs on MicroPython")
