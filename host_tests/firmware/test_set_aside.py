"""What can't be read is put aside before something else is saved under its name, and never lost."""

import os

import tools.rig.hardware as hardware  # first: it puts the Pico's modules in place
from engine import loading as library
from engine.app import settings as settings_module
from engine.app import settings_file
from engine.app.settings import SAVED, Settings
from engine.ui.words import en
from firmware import ports as ports_module
from firmware import set_aside, storage
from firmware.oled import Display
from firmware.ports import PicoPorts
from host_tests.firmware.test_storage import Place

BAD = b"not a game"
PATH = "saves/game.dat"


def ports():
    settings = hardware.Settings()
    hardware.wire(settings)
    return PicoPorts(settings, Display(settings), bytearray(1024))


class Storage:
    """An empty storage; what is borrowed while it is used is there already, as MicroPython finds no modules in it."""

    def __enter__(self):
        self._kept = ports_module.import_once
        ports()
        ports_module.import_once = settings_module.import_once = library.import_once = {
            "firmware.set_aside": set_aside,
            "engine.app.settings_file": settings_file,
            "engine.ui.words.en": en,
        }.get
        self._place = Place()
        return self._place.__enter__()

    def __exit__(self, *error):
        self._place.__exit__(*error)
        ports_module.import_once = settings_module.import_once = library.import_once = self._kept


def content(path):
    with open(path, "rb") as file:
        return file.read()


def test_a_protected_file_is_kept_beside_the_next_save():
    with Storage():
        storage.save("game", BAD)
        made = ports()
        made.protect("game")
        assert made.load("game") == BAD
        assert made.save("settings", b"other")
        assert content(PATH) == BAD
        assert made.save("game", b"new")
        assert made.save("game", b"newer")
        assert content(PATH) == b"newer"
        assert content(PATH + ".1.bad") == BAD
        assert len(os.listdir("saves")) == 3


def test_what_was_put_aside_before_stays():
    with Storage():
        for number in range(1, 13):
            data = BAD + bytes((number,))
            storage.save("game", data)
            assert set_aside.put_aside("game") == "%s.%d.bad" % (PATH, number)
            assert content("%s.%d.bad" % (PATH, number)) == data
            assert storage.load("game") is None
        assert set_aside.put_aside("game") == "", "there is nothing to put aside, which is fine"
        assert content(PATH + ".1.bad") == BAD + b"\1"


def test_where_it_can_not_be_put_aside_nothing_is_saved_over_it():
    class Locked:
        def rename(self, _old: str, _new: str) -> None:
            raise OSError(30)

    with Storage():
        storage.save("game", BAD)
        made = ports()
        made.protect("game")
        real = set_aside.os
        locked = Locked()
        locked.stat = os.stat
        set_aside.os = locked
        try:
            assert set_aside.put_aside("game") is None
        finally:
            set_aside.os = real
        assert content(PATH) == BAD
        assert made.save("game", b"new")
        assert content(PATH + ".1.bad") == BAD


def test_settings_that_are_refused_are_put_aside():
    with Storage():
        storage.save(SAVED, BAD)
        made = ports()
        settings = Settings(made)
        assert settings.save()
        assert content("saves/settings.dat.1.bad") == BAD
        assert Settings(ports()).refused < 0
