"""Settings that were kept: a file is taken as a whole or refused with a reason."""

from binascii import crc32

from engine.record import DAMAGED, FOREIGN, QIX, QWIXX, TOO_NEW, TRUNCATED
from engine.seats import with_kind
from engine.ui.borrow import texts
from engine.ui.settings import FINE, SAVED, TIMES, Settings
from engine.ui.settings_file import LANGUAGES, texts_of, write
from host_tests.driver import FakePorts

CHOICES = ("game", "players", "starter", "preset", "time", "notices", "sound", "names", "seats", "robot", "pace")
FIELDS = ("language", "unknown") + CHOICES


def signed(body):
    """A file with the checksum that belongs to it."""
    return bytes(body) + bytes([crc32(body) >> 8 * i & 255 for i in range(4)])


HEAD = b"PDS\3"
CHOSEN = bytes((4, 3, 2, 1, 0, 0, QWIXX, 0, 0x20, 0x40, 3, 2))  # seats 1 and 4 are Expert's
NAMES = b"\x03EVA\x03TOM\x08ABCDEFGH\x01X\x0210"
GOOD = signed(HEAD + CHOSEN + NAMES)
LANGUAGE_AT = 11
TYPED = ["EVA", "TOM", "ABCDEFGH", "X", "10"]
CHOICE = [QWIXX, 4, 3, 2, 1, False, False, TYPED]
OLD = (signed(b"PDS\1" + CHOSEN[:6] + NAMES), signed(b"PDS\2" + CHOSEN[:7] + NAMES))
OLDER_BOTS = [0, 2, 1]  # no seats, what the robot of Qix was, and a pace


def read(data):
    ports = FakePorts()
    if data is not None:
        ports.store[SAVED] = bytes(data)
    settings = Settings(ports)
    assert ports.protected == ([] if settings.refused == FINE else [SAVED])
    return settings


def values(settings):
    return [getattr(settings, name) for name in FIELDS]


USUAL = ["PLAYER 1", "PLAYER 2", "PLAYER 3", "PLAYER 4", "PLAYER 5"]
DEFAULTS = values(read(None))
ENGLISH = bytes(write(read(None)))  # of a handheld on which nothing but the language was chosen


def refused(data, *reasons):
    """All is as at first, but in the language of the file if that can be told."""
    settings = read(data)
    assert settings.refused in reasons, (data, settings.refused)
    for i in range(2, len(FIELDS)):
        assert FIELDS[i] == "names" or values(settings)[i] == DEFAULTS[i]
    player = texts(settings).MenuWords.PLAYER
    assert settings.names == [player + str(i + 1) for i in range(5)]
    assert settings.unknown <= (settings.language == "en")


def test_the_defaults():
    assert ["en", True, QWIXX, 2, 0, 0, 0, True, True, USUAL] + OLDER_BOTS == DEFAULTS
    assert read(None).refused == FINE


def test_what_was_saved_is_read():
    assert values(read(GOOD)) == ["en", False] + CHOICE + [0x4020, 3, 2]
    french = bytearray(HEAD + CHOSEN + NAMES)
    french[LANGUAGE_AT] = 1
    french = read(signed(french))
    assert values(french) == ["fr", False] + CHOICE + [0x4020, 3, 2]
    assert french.refused == FINE
    assert read(GOOD).refused == FINE


def test_what_earlier_versions_saved_is_read_and_was_english():
    for number, old in enumerate(OLD):
        assert values(read(old)) == ["en", False] + CHOICE + OLDER_BOTS
        for length in range(len(old)):
            refused(old[:length], TRUNCATED if length < 14 + number else DAMAGED)


def test_a_damaged_file_still_tells_its_language():
    for number, (code, _, _) in enumerate(LANGUAGES):
        data = bytearray(GOOD)
        data[LANGUAGE_AT] = number
        for damaged in (data, data[:-1], data[: LANGUAGE_AT + 1], data + b"?"):
            assert texts_of(damaged).Words.language == code
            assert read(damaged).language == code
            assert not read(damaged).unknown


def test_words_are_english_if_no_language_can_be_told():
    no_language = GOOD[:LANGUAGE_AT] + b"\x09" + GOOD[LANGUAGE_AT + 1 :]
    for data in (None, b"", b"?" + GOOD[1:], GOOD[:LANGUAGE_AT], no_language):
        assert texts_of(data).Words.language == "en"
        assert read(data).unknown


def test_in_qix_the_robot_may_begin():
    for starter, refusal in ((1, FINE), (2, FINE), (3, DAMAGED)):
        assert read(signed(HEAD + bytes((1, starter, 0, 0, 0, 0, QIX, 0, 0, 0, 1, 0)) + NAMES)).refused == refusal
    refused(signed(HEAD + bytes((1, 2, 0, 0, 0, 0, QWIXX, 0, 0, 0, 1, 0)) + NAMES), DAMAGED)


def test_what_is_written_is_what_was_read():
    assert bytes(write(read(GOOD))) == GOOD


def test_all_values_survive():
    for players in range(1, 6):
        for preset in range(3):
            for time in range(len(TIMES)):
                ports = FakePorts()
                settings = Settings(ports)
                settings.players, settings.preset, settings.time = players, preset, time
                settings.starter = players
                settings.notices = bool(time & 1)
                settings.set_sound(bool(preset & 1))
                settings.names[players - 1] = "-0.9Z"
                settings.language = LANGUAGES[time][0]
                settings.unknown = False
                settings.seats = with_kind(with_kind(0, players - 1, preset + 2), 0, time)
                settings.robot, settings.pace = preset + 1, preset
                assert settings.save()
                assert values(Settings(ports)) == values(settings)


def test_another_version_is_refused():
    for version in range(256):
        if version != 3:
            refused(signed(b"PDS" + bytes((version,)) + CHOSEN + NAMES), TOO_NEW if version > 3 else DAMAGED)


def test_a_file_of_something_else_is_refused():
    for data in (b"x", b"PDG\3" + GOOD[4:], bytes(40), b"\xff" * 40):
        refused(data, FOREIGN)


def test_a_file_that_is_cut_short_or_goes_on_is_refused():
    for length in range(len(GOOD)):
        refused(GOOD[:length], TRUNCATED if length < 20 else DAMAGED)
    refused(GOOD + b"\0", DAMAGED)


def test_every_flipped_bit_is_refused():
    for bit in range(8 * len(GOOD)):
        data = bytearray(GOOD)
        data[bit >> 3] ^= 1 << (bit & 7)
        refused(data, FOREIGN, TOO_NEW, DAMAGED)


def test_nonsense_is_refused_even_if_it_is_signed():
    beyond = ((0, 6, 255), (5, 255), (3, 255), (5, 255), (2,), (255,), (2, 255), (5, 255))
    beyond += ((0x25,), (0x80, 0x50), (0, 4, 255), (3, 255))
    for at, bad in enumerate(beyond):
        for value in bad:
            chosen = bytearray(CHOSEN)
            chosen[at] = value
            refused(signed(HEAD + chosen + NAMES), DAMAGED)


def test_names_that_can_not_be_typed_are_refused():
    for name in (b"eva", b"E,A", b"\xff\xfe\xfd", "ё".encode(), "ß".encode(), b"ABCDEFGHI", b""):
        refused(signed(HEAD + CHOSEN + bytes((len(name),)) + name + NAMES[4:]), DAMAGED)


def test_there_are_as_many_names_as_players_can_be():
    for names in (b"", NAMES[4:], NAMES + b"\1A", NAMES[:-1], NAMES[:-1] + b"\x09"):
        refused(signed(HEAD + CHOSEN + names), DAMAGED)


def test_what_can_not_be_kept_is_told():
    ports = FakePorts()
    ports.full = True
    assert not Settings(ports).save()


def test_sound_reaches_the_ports():
    for sound in (False, True):
        ports = FakePorts()
        settings = Settings(ports)
        settings.set_sound(sound)
        settings.save()
        ports.sound = not sound
        Settings(ports)
        assert ports.sound == sound
