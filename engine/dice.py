"""Fair outcomes drawn from a source of random bytes."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable

# Both limits are passed by chance less than once in 2**63 draws.
_TRIES = const(64)  # of a draw, of which at most half are rejected
_REPEATS = const(8)  # of a byte after it came twice


class StuckSource(Exception):
    """The source of random bytes has failed: it gives none, the same for ever, or such as pass no test."""


class Dice:
    """Draws from random_bytes(n), a function which returns n random bytes, or raises StuckSource.

    Whatever tests a platform puts its bits to, a source that always gives the same byte is noticed here as well.
    """

    def __init__(self, random_bytes: "Callable[[int], bytes]") -> None:
        self._random_bytes = random_bytes
        self._byte = -1  # the last one

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely, for n from 1 to 256; StuckSource if the source is broken."""
        if not 1 <= n <= 256:
            raise ValueError("dice have 1 to 256 faces")
        width = 256 // n
        for _ in range(_TRIES):
            number = self._next() // width
            if number < n:
                return number
        raise StuckSource("random bytes: all out of range")

    def _next(self) -> int:
        """The next byte; a source that is stuck is noticed before a second one is used."""
        if self._byte < 0:
            self._byte = self._read()
        byte = self._read()
        if byte == self._byte:
            self._look_ahead(byte)
        self._byte = byte
        return byte

    def _look_ahead(self, byte: int) -> None:
        """After the same byte twice, look whether another comes; what is read is not used, which favours nothing."""
        for _ in range(_REPEATS):
            if self._read() != byte:
                return
        raise StuckSource("random bytes: always %d" % byte)

    def _read(self) -> int:
        random = self._random_bytes(1)
        if not random:
            raise StuckSource("random bytes: none")
        return random[0]


class Pool:
    """A source that hands out the bytes of blocks, each of which is drawn when a byte of it is asked for.

    block: a function that returns some random bytes, or raises StuckSource; the next byte asked for tries it again.
    """

    def __init__(self, block: "Callable[[], bytes]") -> None:
        self._block = block
        self._bytes = b""
        self._used = 0

    def __call__(self, n: int) -> bytes:
        """The next n bytes."""
        random = bytearray(n)
        for i in range(n):
            if self._used == len(self._bytes):
                self._bytes = self._block()
                self._used = 0
            random[i] = self._bytes[self._used]
            self._used += 1
        return bytes(random)
