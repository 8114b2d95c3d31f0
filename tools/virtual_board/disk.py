"""A Pico's file system on a flash chip that can lose power, which is the current folder while it is entered.

Needs MicroPython.
"""

import os

import vfs

from tools.virtual_board.flash import Flash, PowerCut

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# As MicroPython has it on an RP2040 (ports/rp2/modules/_boot.py and rp2_flash.c).
BLOCK = 4096
_PAGE = 256


def formatted(flash: Flash) -> Flash:
    """A chip with an empty file system on it."""
    vfs.VfsLfs2.mkfs(flash, progsize=_PAGE)
    return flash


class Disk:
    """littlefs on a chip, or on a new one of so many blocks, formatted; `at` is where it is mounted."""

    def __init__(self, flash: "Flash | None" = None, blocks: int = 10, at: str = "/disk") -> None:
        self._at = at
        self.flash = flash or formatted(Flash(blocks, BLOCK))

    def __enter__(self) -> "Disk":
        """Mounts it."""
        vfs.mount(vfs.VfsLfs2(self.flash, progsize=_PAGE), self._at)
        os.chdir(self._at)
        return self

    def __exit__(self, *_: object) -> None:
        """Unmounts it."""
        os.chdir("/")
        vfs.umount(self._at)

    def cut(self, operations: int, halved: bool, action: "Callable[[], object]") -> bool:
        """Does something while power lasts for so many operations, then gives power again; whether it was cut."""
        self.flash.cut_power_after(operations, halved)
        try:
            action()
            cut = False
        except PowerCut:
            cut = True
        self.__exit__()
        self.flash = self.flash.restore_power()
        self.__enter__()
        return cut
