"""The settings as a file, which is refused as a whole unless every byte of it makes sense."""

from binascii import crc32

from micropython import const

from engine.record import DAMAGED, FOREIGN, QIX, QWIXX, TOO_NEW, TRUNCATED
from engine.ui.borrow import borrow
from engine.ui.settings import FINE, MOST_PLAYERS, NAME_LENGTH, TIMES

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from types import ModuleType

    from engine.ui.settings import Settings

# By their number in a file: the module of a language's words, what it calls itself, and how to choose it.
LANGUAGES = (
    ("en", "English", "A: in English"),
    ("fr", "Français", "A : en français"),
    ("pt", "Português", "A: em português"),
    ("ru", "Русский", "A: по-русски"),
    ("de", "Deutsch", "A: auf Deutsch"),
)
# What a name may have in it, so that it can be kept when the language changes: the letters of all of them.
LETTERS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-. ÀÁÂÃÄÆÇÈÉÊËÍÎÏÓÔÕÖÙÚÛÜŒАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
)

# Magic and version; players, starter, preset, time, notices, sound; since version 2 the game, since version 3 the
# language; each name's length and UTF-8; the CRC-32 of all that, low byte first.
_MAGIC = b"PDS"
_VERSION = const(3)
_SPEAKING = const(3)  # the first version that names a language; those before spoke English
_VERSION_AT = const(3)
_PLAYERS_AT = const(4)
_STARTER_AT = const(5)
_PRESET_AT = const(6)
_TIME_AT = const(7)
_NOTICES_AT = const(8)
_SOUND_AT = const(9)
_GAME_AT = const(10)
_LANGUAGE_AT = const(11)
_FIXED = const(9)  # bytes before the names in version 1, and one more in each later one
_CRC_SIZE = const(4)
_PRESETS = const(3)
_GAMES = const(2)
_QIX_SEATS = const(2)  # one of which may be the handheld's


def write(settings: "Settings") -> bytearray:
    """The file of some settings."""
    data = bytearray(_MAGIC)
    data.append(_VERSION)
    data.extend(bytes((settings.players, settings.starter, settings.preset, settings.time)))
    data.extend(bytes((settings.notices, settings.sound, settings.game)))
    data.append([code for code, _, _ in LANGUAGES].index(settings.language))
    for name in settings.names:
        letters = name.encode()
        data.append(len(letters))
        data.extend(letters)
    data.extend(_check(data))
    return data


def read(settings: "Settings", data: "bytes | bytearray") -> int:
    """Takes over what a file says: FINE; or only its language and says why: FOREIGN, TOO_NEW, TRUNCATED or DAMAGED."""
    number = _language(data)
    if number >= 0:
        settings.language = LANGUAGES[number][0]
        settings.unknown = False
    known = min(len(data), len(_MAGIC))
    if data[:known] != _MAGIC[:known]:
        return FOREIGN
    if len(data) > _VERSION_AT and data[_VERSION_AT] > _VERSION:
        return TOO_NEW
    version = data[_VERSION_AT] if len(data) > _VERSION_AT else _VERSION
    names_at = _FIXED + version
    if len(data) < names_at + _CRC_SIZE:
        return TRUNCATED
    end = len(data) - _CRC_SIZE
    if not version or number < 0 or data[end:] != _check(data[:end]):
        return DAMAGED
    game = data[_GAME_AT] if version > 1 else QWIXX
    players = data[_PLAYERS_AT]
    if game >= _GAMES or not 1 <= players <= MOST_PLAYERS or data[_PRESET_AT] >= _PRESETS:
        return DAMAGED
    if data[_STARTER_AT] > (_QIX_SEATS if game == QIX else players):
        return DAMAGED
    if data[_TIME_AT] >= len(TIMES) or data[_NOTICES_AT] > 1 or data[_SOUND_AT] > 1:
        return DAMAGED
    names = _names(data[names_at:end])
    if len(names) != MOST_PLAYERS:
        return DAMAGED
    settings.game = game
    settings.players = players
    settings.starter = data[_STARTER_AT]
    settings.preset = data[_PRESET_AT]
    settings.time = data[_TIME_AT]
    settings.notices = data[_NOTICES_AT] != 0
    settings.set_sound(data[_SOUND_AT] != 0)
    settings.names = names
    return FINE


def texts_of(data: "bytes | None") -> "ModuleType":
    """The words of the language that a file names, were it damaged; English if that can't be told."""
    return borrow("engine.ui.words." + LANGUAGES[max(_language(data or b""), 0)][0])


def _language(data: "bytes | bytearray") -> int:
    """The number of the language in a file, which may be damaged; -1 if that can't be told."""
    if len(data) <= _LANGUAGE_AT or data[: len(_MAGIC)] != _MAGIC:
        return -1
    if data[_VERSION_AT] < _SPEAKING:
        return 0
    return data[_LANGUAGE_AT] if data[_LANGUAGE_AT] < len(LANGUAGES) else -1


def _names(data: "bytes | bytearray") -> "list[str]":
    """The names; none if one of them can't be a name."""
    names: list[str] = []
    at = 0
    while at < len(data):
        end = at + 1 + data[at]
        try:
            name = bytes(data[at + 1 : end]).decode()
        except UnicodeError:
            return []
        if end > len(data) or not 1 <= len(name) <= NAME_LENGTH or not all(letter in LETTERS for letter in name):
            return []
        names.append(name)
        at = end
    return names


def _check(data: "bytes | bytearray") -> bytes:
    crc = crc32(data)
    return bytes([crc >> 8 * i & 0xFF for i in range(_CRC_SIZE)])
