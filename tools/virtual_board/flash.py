"""Storage that loses power at a chosen moment: a flash chip for MicroPython's littlefs, and the files of any module.

Both count what changes the storage, writes and erases or whole file operations, and stop in the middle of one.
"""


class PowerCut(BaseException):
    """The board lost its power here: nothing of the firmware runs on."""


class _Supply:
    """Counts operations down to the cut; a negative number means never."""

    def __init__(self, operations: int):
        self._left = operations
        self._cut = False

    def on(self) -> bool:
        """Whether there still is power."""
        return not self._cut

    def use(self) -> bool:
        """Whether there is power for one more operation; once there was none, there is none for good."""
        if self._left == 0:
            self._cut = True
        else:
            self._left -= 1
        return not self._cut


_POWER_CUT = PowerCut()
_OUT_OF_REACH = -5  # EIO, which a block device returns


class Flash:
    """A block device for `VfsLfs2` that behaves as NOR flash: writing only clears bits, erasing sets a whole block.

    erases: how often each block was erased; writes: how many writes there were.
    """

    def __init__(self, blocks: int = 32, block_size: int = 4096):
        self.erases = [0] * blocks
        self.writes = 0
        self._size = block_size
        self._data: bytearray | None = bytearray(b"\xff" * (blocks * block_size))
        self._supply = _Supply(-1)
        self._halved = True

    def cut_power_after(self, operations: int, halved: bool = True) -> None:
        """The next operation after so many is done by half, or not at all, and raises PowerCut, as do all after it."""
        self._supply = _Supply(operations)
        self._halved = halved

    def restore_power(self) -> "Flash":
        """The same chip, to be mounted anew; files that were open when the power went can't reach it any more."""
        again = Flash(0, self._size)
        again._data, self._data = self._data, None
        again.erases = self.erases
        return again

    def copy(self) -> "Flash":
        """Another chip with the same content."""
        again = Flash(0, self._size)
        again._data = bytearray(self._data or b"")
        again.erases = list(self.erases)
        return again

    # None of these allocates: a file that is forgotten is closed while memory is collected.

    def readblocks(self, n, buf, offset=0):
        """Fills a buffer from a block."""
        if self._data is None:
            return _OUT_OF_REACH
        if not self._supply.on():
            raise _POWER_CUT
        start = n * self._size + offset
        for i in range(len(buf)):
            buf[i] = self._data[start + i]
        return 0

    def writeblocks(self, n, buf, offset=None):
        """Writes a buffer into a block; without an offset, erases the block first."""
        if offset is None:
            offset = self.ioctl(6, n)
        if self._data is None:
            return _OUT_OF_REACH
        whole = self._supply.use()
        self.writes += 1
        start = n * self._size + offset
        for i in range(len(buf) if whole else len(buf) // 2 * self._halved):
            self._data[start + i] &= buf[i]
        if not whole:
            raise _POWER_CUT
        return 0

    def ioctl(self, op, arg):
        """MicroPython's questions to a block device: how many blocks (4), how large (5), and to erase one (6)."""
        if op == 5:
            return self._size
        if self._data is None:
            return _OUT_OF_REACH
        if op == 4:
            return len(self._data) // self._size
        if op == 6:
            whole = self._supply.use()
            self.erases[arg] += 1
            start = arg * self._size
            for i in range(start, start + (self._size if whole else self._size // 2 * self._halved)):
                self._data[i] = 0xFF
            if not whole:
                raise _POWER_CUT
        return 0


class Files:
    """Stands between a module and its files, through the module's own names `open` and `os`, while it is entered.

    Counts each opening for writing, each write, and each rename or remove. A write that is cut leaves half of its data.
    """

    def __init__(self, module, operations: int):
        self._module = module
        self._supply = _Supply(operations)
        self._os = module.os

    def __enter__(self):
        """Takes the names over."""
        self._module.open = self._open
        self._module.os = self
        return self

    def __exit__(self, *_):
        """Gives them back."""
        del self._module.open
        self._module.os = self._os

    def _use(self):
        if not self._supply.use():
            raise _POWER_CUT

    def _open(self, path, mode="r"):
        if "w" not in mode and "a" not in mode:
            return open(path, mode)
        self._use()
        return _File(open(path, mode), self._supply)

    def rename(self, old, new):
        """As `os.rename`."""
        self._use()
        self._os.rename(old, new)

    def remove(self, path):
        """As `os.remove`."""
        self._use()
        self._os.remove(path)


class _File:
    """A file that is written to, at most by half once power is gone."""

    def __init__(self, file, supply):
        self._file = file
        self._supply = supply

    def __enter__(self):
        """As a file."""
        return self

    def __exit__(self, *_):
        """As a file."""
        self.close()

    def write(self, data):
        """Writes all, or half and no more."""
        if self._supply.use():
            return self._file.write(data)
        self._file.write(memoryview(data)[: len(data) // 2])
        raise _POWER_CUT

    def close(self):
        """Closes the file itself."""
        self._file.close()
