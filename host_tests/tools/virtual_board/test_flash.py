"""Power goes at every single operation, and what was stored before is then as the models say."""

import os
import sys

from host_tests.support import raises
from tools.virtual_board.flash import Flash, PowerCut


def test_writing_only_clears_bits():
    flash = Flash(2, 16)
    flash.writeblocks(1, b"\x0f" * 16)
    flash.writeblocks(1, b"\x3c", 3)
    got = bytearray(5)
    flash.readblocks(1, got, 1)
    assert got == b"\x0f\x0f\x0c\x0f\x0f"
    flash.ioctl(6, 1)
    flash.readblocks(1, got)
    assert got == b"\xff" * 5
    assert (flash.ioctl(4, 0), flash.ioctl(5, 0)) == (2, 16)


def test_a_cut_leaves_half_and_lasts_until_power_is_back():
    flash = Flash(2, 8)
    flash.cut_power_after(1)
    flash.writeblocks(0, b"\0" * 8, 0)
    raises(PowerCut, flash.writeblocks, 1, b"\0" * 8, 0)
    got = bytearray(8)
    raises(PowerCut, flash.readblocks, 1, got)
    again = flash.restore_power()
    again.readblocks(1, got)
    assert got == b"\0" * 4 + b"\xff" * 4
    # What the file system held open can't write any more.
    assert flash.writeblocks(1, b"\0" * 8, 0) == -5
    again.readblocks(1, got)
    assert got == b"\0" * 4 + b"\xff" * 4


def test_littlefs_keeps_a_file_whole_at_every_cut():
    if sys.implementation.name != "micropython":
        return
    flash = Flash()
    os.VfsLfs2.mkfs(flash)
    for operations in range(100):
        os.mount(os.VfsLfs2(flash), "/flash")
        with open("/flash/a", "wb") as file:
            file.write(b"before" * 100)
        flash.cut_power_after(operations)
        try:
            with open("/flash/b", "wb") as file:
                file.write(b"after!" * 100)
            os.rename("/flash/b", "/flash/a")
            done = True
        except PowerCut:
            done = False
        flash = flash.restore_power()
        os.umount("/flash")
        os.mount(os.VfsLfs2(flash), "/flash")
        with open("/flash/a", "rb") as file:
            kept = file.read()
        os.umount("/flash")
        assert kept == (b"after!" if done else b"before") * 100
        if done:
            break
    assert operations > 5
