"""A source of random bytes with a seed, for tests and simulated games: the same ones on every runtime."""

from micropython import const

_WORD = const(0xFFFF)
_WARM_UP = const(16)


class Seeded:
    """A source with the same bytes for the same seed on every runtime; how they are split into calls is of no account.

    The generator is sfc16 of PractRand (Chris Doty-Humphrey, public domain): three words stirred by a counter, 16 bits
    wide so that every number stays a small int on a 32-bit board.
    """

    def __init__(self, seed: int) -> None:
        """The lowest 48 bits of seed count."""
        self._a = seed & _WORD
        self._b = seed >> 16 & _WORD
        self._c = seed >> 32 & _WORD
        self._counter = 1
        for _ in range(_WARM_UP):
            self._next()

    def __call__(self, n: int) -> bytes:
        """The next n bytes."""
        random = bytearray(n)
        for i in range(n):
            random[i] = self._next() >> 8
        return bytes(random)

    def _next(self) -> int:
        b = self._b
        c = self._c
        word = self._a + b + self._counter & _WORD
        self._counter = self._counter + 1 & _WORD
        self._a = b ^ b >> 5
        self._b = c + (c << 3) & _WORD
        self._c = (c << 6 | c >> 10) + word & _WORD
        return word
