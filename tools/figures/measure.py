"""Measurements that are made once, however often they are asked for, and several at a time if told ahead."""

import functools
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, NamedTuple, TypeVar

from tools.virtual_board import virtual

T = TypeVar("T")
Row = tuple[str, str, str]  # of a table: what was measured, how much, and against what
Key = tuple[object, ...]

_found: dict[Key, object] = {}


class SkippedError(Exception):
    """This machine cannot measure it; the message says why."""


class Measurement(NamedTuple):
    """What is measured, by a function of this module's kind, with its arguments; about how many seconds it takes."""

    what: str
    function: Callable[..., object]
    arguments: tuple[object, ...] = ()
    seconds: int = 5

    def key(self) -> Key:
        """What tells it from all others."""
        return _key(self.function, self.arguments)


def _key(function: Callable[..., object], arguments: tuple[object, ...]) -> Key:
    return function.__module__, function.__name__, arguments


def measured(function: Callable[..., T]) -> Callable[..., T]:
    """A measurement, which goes by its arguments in their places."""

    @functools.wraps(function)
    def known(*arguments: object) -> Any:
        key = _key(function, arguments)
        if key not in _found:
            try:
                _found[key] = function(*arguments)
            except SkippedError as error:
                _found[key] = error
        found = _found[key]
        if isinstance(found, SkippedError):
            raise found
        return found

    return known


def measured_rows(rows: Callable[..., Iterable[Row]]) -> Callable[..., list[Row]]:
    """The rows of a table, all of them measured together."""

    @functools.wraps(rows)
    def listed(*arguments: object) -> list[Row]:
        return list(rows(*arguments))

    return measured(listed)


def ahead(measurements: Iterable[Measurement]) -> None:
    """Makes measurements in as many processes as there are processors, and tells how far it is."""
    # The longest first, so that none is left alone at the end.
    order = sorted(measurements, key=lambda measurement: -measurement.seconds)
    with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=virtual.install) as pool:
        waiting = {pool.submit(_take, measurement): measurement for measurement in order}
        for number, done in enumerate(as_completed(waiting), 1):
            measurement = waiting[done]
            _found[measurement.key()], seconds = done.result()
            print(f"  {number:2}/{len(waiting)} {measurement.what}: {seconds:.0f} s", flush=True)


def _take(measurement: Measurement) -> tuple[object, float]:
    start = time.monotonic()
    found: object
    try:
        found = measurement.function(*measurement.arguments)
    except SkippedError as error:
        found = error
    return found, time.monotonic() - start
