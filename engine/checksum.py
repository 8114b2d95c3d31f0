"""The last four bytes of every file: the CRC-32 of all before them, low byte first."""

from binascii import crc32

from micropython import const

CRC_SIZE = const(4)


def seal(file: "bytearray | memoryview", end: int) -> None:
    """Writes the checksum of the first `end` bytes behind them."""
    crc = crc32(memoryview(file)[:end])
    for i in range(CRC_SIZE):
        file[end + i] = crc >> 8 * i & 0xFF


def is_sealed(file: "bytes | bytearray | memoryview") -> bool:
    """Whether a file ends in the checksum of what is before it."""
    end = len(file) - CRC_SIZE
    crc = crc32(memoryview(file)[:end])
    for i in range(CRC_SIZE):
        if file[end + i] != crc >> 8 * i & 0xFF:
            return False
    return True
