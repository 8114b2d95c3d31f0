"""Compiles modules of flat functions over arrays, such as the bots' own, so that they play millions of games."""

from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np


def compiled(module: ModuleType, **given: Any) -> dict[str, Any]:
    """The names of a module, its functions compiled without its code being touched, its bytes made arrays.

    What the module imports from another compiled one is taken from `given`; a function has to stand below those that
    it calls.
    """
    names = {**vars(module), **given}
    for name, value in vars(module).items():
        if name in given:
            continue
        if isinstance(value, FunctionType) and value.__module__ == module.__name__:
            names[name] = numba.njit(nogil=True)(FunctionType(value.__code__, names, name, value.__defaults__))
        elif isinstance(value, bytes):
            names[name] = np.frombuffer(value, np.uint8).astype(np.int64)
    return names
