"""Compiles modules of flat functions over arrays, such as the bots' own, so that they play millions of games."""

from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np

# No function is called from C, and what would be needed for that takes long to compile.
_OPTIONS: dict[str, Any] = {"nogil": True, "no_cfunc_wrapper": True}


def numbers(octets: bytes) -> "np.ndarray[Any, Any]":
    """Bytes as a compiled function wants them."""
    return np.frombuffer(octets, np.uint8).astype(np.int64)


class Linker:
    """Compiles modules one after the other, each with what it imports of those before.

    What is compiled twice, with other functions `instead` of some that it imports, is imported as it was last.
    """

    def __init__(self) -> None:
        self._compiled: dict[FunctionType, Any] = {}

    def add(self, module: ModuleType, **instead: Any) -> SimpleNamespace:
        """The names of a module, its functions compiled without its code being touched; some by others' instead."""
        names: dict[str, Any] = {**vars(module), **instead}
        own = {}
        for name, value in vars(module).items():
            if not isinstance(value, FunctionType) or name in instead:
                continue
            if value.__module__ == module.__name__:
                names[name] = numba.njit(**_OPTIONS)(FunctionType(value.__code__, names, name))
                own[value] = names[name]
            else:
                names[name] = self._compiled.get(value, value)
        self._compiled.update(own)
        return SimpleNamespace(**names)
