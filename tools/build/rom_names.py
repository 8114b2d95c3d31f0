"""The names that MicroPython keeps in the ROM of a Pico, where they cost no heap.

`python -m tools.build.rom_names FIRMWARE.uf2` reads them from the official firmware and writes them to rom_names.txt.
"""

import struct
import sys
from collections.abc import Iterator
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")

_BLOCK = struct.Struct("<8I476s4x")  # of a UF2 file: magic twice, flags, address, size, number, count, family; the data
_WORD = struct.Struct("<I")
_LONGEST = 64
# One name of each table: the sorted one, the one that compiled modules refer to by number, that of the modules in ROM.
_SEEDS = ("readfrom_into", "append", "readexactly")


def rom_names() -> frozenset[str]:
    """Those of rom_names.txt."""
    return frozenset(LIST.read_text(encoding="ascii").split())


def read(firmware: bytes) -> list[str]:
    """The names in a firmware as a UF2 file, sorted."""
    blocks = [_BLOCK.unpack_from(firmware, at) for at in range(0, len(firmware), 512)]
    base = blocks[0][3]
    memory = bytearray(max(block[3] for block in blocks) - base + 512)
    for *_, address, size, _, _, _, data in blocks:
        memory[address - base : address - base + size] = data[:size]
    return sorted({name for seed in _SEEDS for name in _table(bytes(memory), base, seed) if name.isidentifier()})


def _table(memory: bytes, base: int, seed: str) -> Iterator[str]:
    """The names in the table of pointers that has one to the seed."""
    pointer = _WORD.pack(base + memory.index(b"\0" + seed.encode() + b"\0") + 1)
    for step in (-1, 1):
        at = memory.index(pointer)
        while (name := _string(memory, _WORD.unpack_from(memory, at)[0] - base)) is not None:
            yield name
            at += step * _WORD.size


def _string(memory: bytes, at: int) -> "str | None":
    """The printable text at an address, or None."""
    if not 0 <= at < len(memory):
        return None
    text = memory[at : at + _LONGEST].partition(b"\0")[0]
    return text.decode() if text.isascii() and text.decode().isprintable() else None


if __name__ == "__main__":
    LIST.write_text("\n".join(read(Path(sys.argv[1]).read_bytes())) + "\n", encoding="ascii")
