"""Settings that were kept: a file is taken as a whole or refused with a reason."""

from binascii import crc32

from engine.app.options import BLANK, CODES, DEFAULTS, FINE, LANGUAGE, NO_MARK, OPTIONS, PRESET, SKIP, SOUND, TELL, TIME
from engine.app.settings import SAVED, Settings
from engine.app.settings_file import COUNTS, language_of, write
from engine.loading import load_words
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.record import DAMAGED, FOREIGN, TOO_NEW, TRUNCATED
from tools.rig.driver import FakePorts

FIELDS = ("unknown", "options", "game", "players", "starter", "seats", "bot", "names")


def signed(body):
    """A file with the checksum that belongs to it."""
    return bytes(body) + bytes([crc32(body) >> 8 * i & 255 for i in range(4)])


HEAD = b"PDS\3"
CHOSEN = bytes((4, 3, QWIXX, 0o24, 0, 3, OPTIONS))  # a robot each at the first two seats of Qwixx
CHOICES = b"\0\1\2\2\2\1\0\3\1\1\1\4\1"
NAMES = b"\x03EVA\x03TOM\x08ABCDEFGH\x01X\x0210"
GOOD = signed(HEAD + CHOSEN + CHOICES + NAMES)
LANGUAGE_AT = 11
CHOICE = [False, CHOICES, QWIXX, 4, 3, 0o24, 3, ["EVA", "TOM", "ABCDEFGH", "X", "10"]]
# Four players, the third begins, family, 30 seconds, no notices, no sound.
OLD_CHOSEN = bytes((4, 3, 2, 1, 0, 0))
OLD = (signed(b"PDS\1" + OLD_CHOSEN + NAMES), signed(b"PDS\2" + OLD_CHOSEN + bytes((QWIXX,)) + NAMES))


def read(data):
    ports = FakePorts()
    if data is not None:
        ports.store[SAVED] = bytes(data)
    settings = Settings(ports)
    assert ports.protected == ([] if settings.refused == FINE else [SAVED])
    return settings


def values(settings):
    return [getattr(settings, name) for name in FIELDS]


FIRST = values(read(None))
ENGLISH = bytes(write(read(None)))  # of a handheld on which nothing but the language was chosen


def refused(data, *reasons):
    """All is as at first, but in the language of the file if that can be told."""
    settings = read(data)
    assert settings.refused in reasons, (data, settings.refused)
    assert settings.options[1:] == DEFAULTS[1:]
    assert values(settings)[2:-1] == FIRST[2:-1]
    player = load_words(settings.language).MenuWords.PLAYER
    assert settings.names == [player + str(i + 1) for i in range(5)]
    assert settings.unknown <= (settings.language == "en")


def test_the_defaults():
    assert [True, DEFAULTS, QWIXX, 2, 0, 0, 2, ["PLAYER %d" % (i + 1) for i in range(5)]] == FIRST
    assert read(None).refused == FINE
    assert len(DEFAULTS) == len(COUNTS) == OPTIONS
    assert all(DEFAULTS[i] < COUNTS[i] for i in range(OPTIONS))


def test_what_was_saved_is_read():
    assert values(read(GOOD)) == CHOICE
    french = read(signed(HEAD + CHOSEN + b"\1" + CHOICES[1:] + NAMES))
    assert french.language == "fr"
    assert french.refused == read(GOOD).refused == FINE
    assert read(GOOD).language == "en"


def test_what_earlier_versions_saved_is_read_and_was_english():
    for number, old in enumerate(OLD):
        settings = read(old)
        wanted = bytearray(DEFAULTS)
        wanted[TIME], wanted[NO_MARK], wanted[PRESET], wanted[SOUND] = 1, SKIP, 2, 0
        assert values(settings) == [False, wanted] + CHOICE[2:5] + [0, 2, CHOICE[-1]]
        for length in range(len(old)):
            refused(old[:length], TRUNCATED if length < 14 + number else DAMAGED)
    loud = read(signed(b"PDS\1" + bytes((4, 3, 2, 1, 1, 1)) + NAMES)).options
    assert (loud[NO_MARK], loud[SOUND]) == (TELL, 2)


def test_nonsense_of_earlier_versions_is_refused():
    for version in (b"PDS\1", b"PDS\2"):
        for at, bad in enumerate(((0, 6, 255), (5, 255), (3, 255), (5, 255), (2, 254, 255), (2, 128, 255))):
            for value in bad:
                chosen = bytearray(OLD_CHOSEN)
                chosen[at] = value
                refused(signed(version + chosen + bytes((QWIXX,))[: version[3] - 1] + NAMES), DAMAGED)


def test_options_that_are_added_later_are_as_at_first():
    for count in range(1, OPTIONS + 1):
        settings = read(signed(HEAD + CHOSEN[:-1] + bytes((count,)) + CHOICES[:count] + NAMES))
        assert settings.options == CHOICES[:count] + DEFAULTS[count:]
        assert settings.refused == FINE
    refused(signed(HEAD + CHOSEN[:-1] + b"\0" + NAMES), DAMAGED)
    refused(signed(HEAD + CHOSEN[:-1] + bytes((OPTIONS + 1,)) + CHOICES + b"\0" + NAMES), DAMAGED)


def test_a_damaged_file_still_tells_its_language():
    for number, code in enumerate(CODES):
        data = bytearray(GOOD)
        data[LANGUAGE_AT] = number
        for damaged in (data, data[:-1], data[: LANGUAGE_AT + 1], data + b"?"):
            assert load_words(language_of(damaged)).Words.language == code
            assert read(damaged).language == code
            assert not read(damaged).unknown


def test_words_are_english_if_no_language_can_be_told():
    no_language = GOOD[:LANGUAGE_AT] + b"\x09" + GOOD[LANGUAGE_AT + 1 :]
    for data in (None, b"", b"?" + GOOD[1:], GOOD[:LANGUAGE_AT], no_language):
        assert load_words(language_of(data)).Words.language == "en"
        assert read(data).unknown


def test_in_qix_the_robot_may_begin():
    for starter, refusal in ((1, FINE), (2, FINE), (3, DAMAGED)):
        assert read(signed(HEAD + bytes((1, starter, QIX)) + CHOSEN[3:] + CHOICES + NAMES)).refused == refusal
    refused(signed(HEAD + bytes((1, 2, QWIXX)) + CHOSEN[3:] + CHOICES + NAMES), DAMAGED)


def test_what_is_written_is_what_was_read():
    assert bytes(write(read(GOOD))) == GOOD


def test_all_values_survive():
    for option in range(OPTIONS):
        for value in range(COUNTS[option]):
            ports = FakePorts()
            settings = Settings(ports)
            settings.players = settings.starter = value % 5 + 1
            settings.options[option] = value
            settings.names[settings.players - 1] = "-0.9Z"
            settings.unknown = False
            assert settings.save()
            assert values(Settings(ports)) == values(settings)


def test_another_version_is_refused():
    for version in range(256):
        if version not in (3, 4):
            refused(signed(b"PDS" + bytes((version,)) + CHOSEN + CHOICES + NAMES), TOO_NEW if version > 4 else DAMAGED)


def test_a_file_of_something_else_is_refused():
    for data in (b"x", b"PDG\3" + GOOD[4:], bytes(40), b"\xff" * 40):
        refused(data, FOREIGN)


def test_a_file_that_is_cut_short_or_goes_on_is_refused():
    for length in range(len(GOOD)):
        refused(GOOD[:length], TRUNCATED if length < 15 + OPTIONS else DAMAGED)
    refused(GOOD + b"\0", DAMAGED)


def test_every_flipped_bit_is_refused():
    for bit in range(8 * len(GOOD)):
        data = bytearray(GOOD)
        data[bit >> 3] ^= 1 << (bit & 7)
        refused(data, FOREIGN, TOO_NEW, TRUNCATED, DAMAGED)


def test_nonsense_is_refused_even_if_it_is_signed():
    for at, bad in enumerate(
        ((0, 6, 255), (5, 255), (2, 255), (5, 6, 0o50), (0x50, 0x80, 255), (0, 5, 255), (0, 40, 255))
    ):
        for value in bad:
            chosen = bytearray(CHOSEN)
            chosen[at] = value
            refused(signed(HEAD + chosen + CHOICES + NAMES), DAMAGED, TRUNCATED)
    for option in range(OPTIONS):
        for value in (COUNTS[option], 255):
            options = bytearray(CHOICES)
            options[option] = value
            refused(signed(HEAD + CHOSEN + options + NAMES), DAMAGED)


def test_names_that_can_not_be_typed_are_refused():
    for name in (b"eva", b"E,A", b"\xff\xfe\xfd", "ё".encode(), "ß".encode(), b"ABCDEFGHI", b""):
        refused(signed(HEAD + CHOSEN + CHOICES + bytes((len(name),)) + name + NAMES[4:]), DAMAGED)


def test_there_are_as_many_names_as_players_can_be():
    for names in (b"", NAMES[4:], NAMES + b"\1A", NAMES[:-1], NAMES[:-1] + b"\x09"):
        refused(signed(HEAD + CHOSEN + CHOICES + names), DAMAGED)


OTHERS = b"\x03MIA\x03ZOE\x01A\x01B\x01C"
BY_GAME = signed(b"PDS\4" + CHOSEN + CHOICES + NAMES + OTHERS)


def test_each_game_may_have_its_players():
    settings = read(BY_GAME)
    assert settings.refused == FINE
    assert settings.names == CHOICE[-1]
    settings.game = QIX
    assert settings.names == ["MIA", "ZOE", "A", "B", "C"]
    settings.game = QWIXX
    assert bytes(write(settings)) == BY_GAME
    settings.names = CHOICE[-1]
    assert bytes(write(settings)) == GOOD, "all have the same, as in version 3"


def test_a_game_without_players_of_its_own_has_those_of_the_first():
    settings = read(signed(b"PDS\4" + CHOSEN + CHOICES + NAMES))
    assert settings.all_names == [CHOICE[-1]] * 2


def test_more_players_than_games_have_are_refused():
    refused(signed(b"PDS\4" + CHOSEN + CHOICES + NAMES + OTHERS + OTHERS), DAMAGED)
    refused(signed(HEAD + CHOSEN + CHOICES + NAMES + OTHERS), DAMAGED)


def test_what_is_kept_already_is_not_written_again():
    ports = FakePorts()
    ports.store[SAVED] = GOOD
    settings = Settings(ports)
    assert settings.save()
    assert ports.saves == 0
    settings.options[TIME] ^= 1
    assert settings.save()
    assert settings.save()
    assert ports.saves == 1


def test_the_game_that_is_played_is_kept():
    ports = FakePorts()
    settings = Settings(ports)
    settings.game, settings.players, settings.starter = QIX, 1, 2
    settings.save()
    settings.play(QIX)
    assert ports.saves == 1
    settings.play(QWIXX)
    again = Settings(ports)
    assert again.refused == FINE
    assert (again.game, again.starter) == (QWIXX, 1), "a starter who plays in Qix alone"


def test_what_can_not_be_kept_is_told():
    ports = FakePorts()
    ports.full = True
    assert not Settings(ports).save()


def test_the_ports_obey_the_options():
    ports = FakePorts()
    settings = Settings(ports)
    assert ports.options == DEFAULTS
    settings.options[BLANK] = 1
    settings.apply()
    assert ports.options[BLANK] == 1
    settings.options[LANGUAGE] = 2
    settings.save()
    other = FakePorts()
    other.store = ports.store
    Settings(other)
    assert other.options == ports.options
