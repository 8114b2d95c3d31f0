"""Chance from the hardware: bits of the RP2040's ring oscillator, which `os.urandom` reads on a Pico."""

import os


def random_bytes(n: int) -> bytes:
    """`n` random bytes; whether the source is stuck is for `engine.dice` to notice."""
    return os.urandom(n)
