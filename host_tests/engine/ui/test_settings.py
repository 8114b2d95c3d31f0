"""Settings that were kept: what makes sense is taken, the rest is as at the first start."""

from engine.ui.settings import SAVED, TIMES, Settings
from host_tests.driver import FakePorts
from host_tests.games import WORDS

FIELDS = ("players", "starter", "preset", "time", "notices", "sound", "names")
GOOD = bytes((1, 4, 3, 2, 1, 0, 0)) + b"\x03EVA\x03TOM\x08ABCDEFGH\x01X\x0210"


def read(data):
    ports = FakePorts()
    if data is not None:
        ports.store[SAVED] = bytes(data)
    return Settings(ports, WORDS)


def values(settings):
    return [getattr(settings, name) for name in FIELDS]


DEFAULTS = values(read(None))


def test_the_defaults():
    assert DEFAULTS == [2, 0, 0, 0, True, True, ["PLAYER 1", "PLAYER 2", "PLAYER 3", "PLAYER 4", "PLAYER 5"]]


def test_what_was_saved_is_read():
    assert values(read(GOOD)) == [4, 3, 2, 1, False, False, ["EVA", "TOM", "ABCDEFGH", "X", "10"]]


def test_what_is_saved_is_what_was_read():
    settings = read(GOOD)
    settings.save()
    ports = FakePorts()
    ports.store[SAVED] = GOOD
    again = Settings(ports, WORDS)
    again.save()
    assert ports.store[SAVED] == GOOD


def test_all_values_survive():
    for players in range(1, 6):
        for preset in range(3):
            for time in range(len(TIMES)):
                ports = FakePorts()
                settings = Settings(ports, WORDS)
                settings.players, settings.preset, settings.time = players, preset, time
                settings.starter = players
                settings.notices = bool(time & 1)
                settings.set_sound(bool(preset & 1))
                settings.names[players - 1] = "-0.9Z"
                settings.save()
                assert values(Settings(ports, WORDS)) == values(settings)


def test_another_version_is_not_read():
    for version in (0, 2, 255):
        assert values(read(bytes((version,)) + GOOD[1:])) == DEFAULTS


def test_nonsense_in_a_field_leaves_its_default_and_the_others():
    for at, default, bad in ((1, 2, (0, 6, 255)), (2, 0, (5, 255)), (3, 0, (3, 255)), (4, 0, (5, 255))):
        for value in bad:
            data = bytearray(GOOD)
            data[at] = value
            got = values(read(data))
            wanted = values(read(GOOD))
            wanted[at - 1] = default
            if at == 1:
                wanted[1] = 0  # a starter who doesn't play
            assert got == wanted, (at, value)


def test_a_file_that_is_cut_short_gives_defaults_for_what_is_missing():
    for length in range(len(GOOD)):
        settings = read(GOOD[:length])
        assert len(settings.names) == 5
        for i in range(5):
            assert settings.names[i] in (read(GOOD).names[i], DEFAULTS[6][i]), "half a name was read"
        if length < 7:
            assert values(settings) == DEFAULTS


def test_names_that_can_not_be_typed_are_not_read():
    for name in (b"eva", b"E,A", b"\xff\xfe\xfd", "Ё".encode(), b"ABCDEFGHI", b""):
        data = GOOD[:7] + bytes((len(name),)) + name + b"\x03TOM"
        settings = read(data)
        assert settings.names[0] == "PLAYER 1", name


def test_sound_reaches_the_ports():
    for sound in (False, True):
        ports = FakePorts()
        settings = Settings(ports, WORDS)
        settings.set_sound(sound)
        settings.save()
        ports.sound = not sound
        Settings(ports, WORDS)
        assert ports.sound == sound
