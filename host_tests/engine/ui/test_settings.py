"""Settings that were kept: a file is taken as a whole or refused with a reason."""

from binascii import crc32

from engine.record import DAMAGED, FOREIGN, QIX, QWIXX, TOO_NEW, TRUNCATED
from engine.seats import with_kind
from engine.ui.settings import FINE, SAVED, TIMES, Settings
from engine.ui.settings_file import write
from host_tests.driver import FakePorts
from host_tests.games import WORDS

FIELDS = ("game", "players", "starter", "preset", "time", "notices", "sound", "names", "seats", "robot", "pace")


def signed(body):
    """A file with the checksum that belongs to it."""
    return bytes(body) + bytes([crc32(body) >> 8 * i & 255 for i in range(4)])


HEAD = b"PDS\3"
CHOSEN = bytes((4, 3, 2, 1, 0, 0, QWIXX, 0x20, 0x40, 3, 2))  # seats 1 and 4 are Expert's
NAMES = b"\x03EVA\x03TOM\x08ABCDEFGH\x01X\x0210"
GOOD = signed(HEAD + CHOSEN + NAMES)
OLD = signed(b"PDS\1" + CHOSEN[:6] + NAMES)
OLDER_BOTS = [0, 2, 1]  # no seats, what the robot of Qix was, and a pace
SECOND = signed(b"PDS\2" + CHOSEN[:7] + NAMES)


def read(data):
    ports = FakePorts()
    if data is not None:
        ports.store[SAVED] = bytes(data)
    settings = Settings(ports, WORDS)
    assert ports.protected == ([] if settings.refused == FINE else [SAVED])
    return settings


def values(settings):
    return [getattr(settings, name) for name in FIELDS]


USUAL = ["PLAYER 1", "PLAYER 2", "PLAYER 3", "PLAYER 4", "PLAYER 5"]
TYPED = ["EVA", "TOM", "ABCDEFGH", "X", "10"]
DEFAULTS = values(read(None))


def refused(data, *reasons):
    settings = read(data)
    assert settings.refused in reasons, (data, settings.refused)
    assert values(settings) == DEFAULTS


def test_the_defaults():
    assert [QWIXX, 2, 0, 0, 0, True, True, USUAL, *OLDER_BOTS] == DEFAULTS
    assert read(None).refused == FINE


def test_what_was_saved_is_read():
    assert values(read(GOOD)) == [QWIXX, 4, 3, 2, 1, False, False, TYPED, 0x4020, 3, 2]
    assert read(GOOD).refused == FINE


def test_what_older_versions_saved_is_read():
    for old in (OLD, SECOND):
        assert values(read(old)) == values(read(GOOD))[:-3] + OLDER_BOTS
    for length in range(len(OLD)):
        refused(OLD[:length], TRUNCATED if length < 14 else DAMAGED)


def test_in_qix_the_robot_may_begin():
    for starter, refusal in ((1, FINE), (2, FINE), (3, DAMAGED)):
        assert read(signed(HEAD + bytes((1, starter, 0, 0, 0, 0, QIX, 0, 0, 1, 0)) + NAMES)).refused == refusal
    refused(signed(HEAD + bytes((1, 2, 0, 0, 0, 0, QWIXX, 0, 0, 1, 0)) + NAMES), DAMAGED)


def test_what_is_written_is_what_was_read():
    assert bytes(write(read(GOOD))) == GOOD


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
                settings.seats = with_kind(with_kind(0, players - 1, preset + 2), 0, time)
                settings.robot, settings.pace = preset + 1, preset
                assert settings.save()
                assert values(Settings(ports, WORDS)) == values(settings)


def test_another_version_is_refused():
    for version in range(256):
        if version != 3:
            refused(signed(b"PDS" + bytes((version,)) + CHOSEN + NAMES), TOO_NEW if version > 3 else DAMAGED)


def test_a_file_of_something_else_is_refused():
    for data in (b"x", b"PDG\3" + GOOD[4:], bytes(40), b"\xff" * 40):
        refused(data, FOREIGN)


def test_a_file_that_is_cut_short_or_goes_on_is_refused():
    for length in range(len(GOOD)):
        refused(GOOD[:length], TRUNCATED if length < 19 else DAMAGED)
    refused(GOOD + b"\0", DAMAGED)


def test_every_flipped_bit_is_refused():
    for bit in range(8 * len(GOOD)):
        data = bytearray(GOOD)
        data[bit >> 3] ^= 1 << (bit & 7)
        refused(data, FOREIGN, TOO_NEW, DAMAGED)


def test_nonsense_is_refused_even_if_it_is_signed():
    beyond = ((0, 6, 255), (5, 255), (3, 255), (5, 255), (2,), (255,), (2, 255))
    beyond += ((0x25,), (0x80, 0x50), (0, 4, 255), (3, 255))
    for at, bad in enumerate(beyond):
        for value in bad:
            chosen = bytearray(CHOSEN)
            chosen[at] = value
            refused(signed(HEAD + chosen + NAMES), DAMAGED)


def test_names_that_can_not_be_typed_are_refused():
    for name in (b"eva", b"E,A", b"\xff\xfe\xfd", "Ё".encode(), b"ABCDEFGHI", b""):
        refused(signed(HEAD + CHOSEN + bytes((len(name),)) + name + NAMES[4:]), DAMAGED)


def test_there_are_as_many_names_as_players_can_be():
    for names in (b"", NAMES[4:], NAMES + b"\1A", NAMES[:-1], NAMES[:-1] + b"\x09"):
        refused(signed(HEAD + CHOSEN + names), DAMAGED)


def test_what_can_not_be_kept_is_told():
    ports = FakePorts()
    ports.full = True
    assert not Settings(ports, WORDS).save()


def test_sound_reaches_the_ports():
    for sound in (False, True):
        ports = FakePorts()
        settings = Settings(ports, WORDS)
        settings.set_sound(sound)
        settings.save()
        ports.sound = not sound
        Settings(ports, WORDS)
        assert ports.sound == sound
