import os
import sys

from firmware import storage
from tools.virtual_board.flash import Files, Flash, PowerCut

OLD = b"old " * 60
NEW = bytearray(range(256)) + b"new"


class Chip:
    """An empty littlefs on a flash chip as the current folder: what a Pico has."""

    def __init__(self, blocks: int = 12) -> None:
        import vfs

        self._vfs = vfs
        self._flash = Flash(blocks, 512)
        vfs.VfsLfs2.mkfs(self._flash)
        self._mount()

    def _mount(self) -> None:
        self._vfs.mount(self._vfs.VfsLfs2(self._flash), "/chip")
        os.chdir("/chip")

    def cut(self, operations: int, name: str, data: bytes) -> bool:
        """Saves while power lasts for so many writes and erases, then gives power again; whether it was cut."""
        self._flash.cut_power_after(operations)
        try:
            assert storage.save(name, data)
            cut = False
        except PowerCut:
            cut = True
        self.__exit__()
        self._flash = self._flash.restore_power()
        self._mount()
        return cut

    def __enter__(self) -> "Chip":
        return self

    def __exit__(self, *_: object) -> None:
        os.chdir("/")
        self._vfs.umount("/chip")


class Folder:
    """An empty folder as the current one: what a computer has."""

    def __init__(self) -> None:
        import tempfile

        self._before = os.getcwd()
        self._folder = tempfile.TemporaryDirectory()
        os.chdir(self._folder.name)

    def cut(self, operations: int, name: str, data: bytes) -> bool:
        """Saves while power lasts for so many operations on files; whether it was cut."""
        try:
            with Files(storage, operations):
                assert storage.save(name, data)
        except PowerCut:
            return True
        return False

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: object) -> None:
        os.chdir(self._before)
        self._folder.cleanup()


Place = Chip if sys.implementation.name == "micropython" else Folder


def test_what_is_saved_is_loaded():
    with Place():
        assert storage.load("game") is None
        for data in (OLD, NEW, b"", memoryview(NEW)[3:9]):
            assert storage.save("game", data)
            assert storage.load("game") == bytes(data)
            assert storage.save("settings", b"other")
        assert storage.load("settings") == b"other"


def test_only_saved_names_are_left():
    with Place():
        storage.save("game", OLD)
        storage.save("game", NEW)
        assert os.listdir() == ["saves"]
        assert os.listdir("saves") == ["game.dat"]


def test_remove_forgets_and_may_be_repeated():
    with Place():
        storage.save("game", OLD)
        storage.remove("game")
        assert storage.load("game") is None
        storage.remove("game")
        assert storage.save("game", NEW)
        assert storage.load("game") == bytes(NEW)


def test_a_cut_at_any_moment_of_a_save_leaves_the_old_or_the_new():
    operations = 0
    cut = True
    seen = []
    while cut:
        with Place() as place:
            storage.save("settings", b"kept")
            storage.save("game", OLD)
            cut = place.cut(operations, "game", NEW)
            data = storage.load("game")
            assert data in (OLD, bytes(NEW)), operations
            seen.append(data)
            assert storage.load("settings") == b"kept"
            assert storage.save("game", b"next"), "what the cut left stands in the way"
            assert storage.load("game") == b"next"
        operations += 1
    assert operations > 3
    assert OLD in seen
    assert bytes(NEW) in seen


def test_storage_that_is_full_keeps_the_old():
    if Place is Folder:
        return
    with Place(8):
        saved = OLD
        assert storage.save("game", saved)
        assert not storage.save("game", bytes(6000))
        assert storage.load("game") == saved
        assert storage.save("game", NEW)


def test_storage_that_is_locked_keeps_the_old():
    class Locked:
        def rename(self, _old: str, _new: str) -> None:
            raise OSError(30)

        def mkdir(self, _path: str) -> None:
            raise OSError(30)

    with Place():
        assert storage.save("game", OLD)
        real = storage.os
        storage.os = Locked()
        try:
            assert not storage.save("game", NEW)
        finally:
            storage.os = real
        assert storage.load("game") == OLD
        os.remove("saves/new.tmp")
        os.mkdir("saves/new.tmp")
        assert not storage.save("game", NEW)
        assert storage.load("game") == OLD


def test_a_file_that_is_too_long_to_be_ours_does_not_fill_the_memory():
    with Place(32) if Place is Chip else Place():
        storage.save("game", OLD)
        with open("saves/game.dat", "wb") as file:
            file.write(bytes(9000))
        assert len(storage.load("game")) == 4096
