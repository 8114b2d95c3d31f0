"""The settings as a file, which is refused as a whole unless every byte of it makes sense."""

from micropython import const

from engine import games
from engine.app.options import CODES, FINE, LANGUAGE, NAME_LENGTH, NO_MARK, OPTIONS, PRESET, SKIP, SOUND, TELL, TIME
from engine.checksum import CRC_SIZE, is_sealed, seal
from engine.record import DAMAGED, FOREIGN, TOO_NEW, TRUNCATED
from engine.seats import LEVELS, MOST_PLAYERS, is_valid

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.options import Preferences

# What each language calls itself, and how to choose it, in the order of CODES.
LANGUAGES = ("English", "Français", "Português", "Русский", "Deutsch")
LANGUAGE_NOTES = ("A: in English", "A : en français", "A: em português", "A: по-русски", "A: auf Deutsch")
# What a name may have in it, so that it can be kept when the language changes: the letters of all of them.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-. ÀÁÂÃÄÆÇÈÉÊËÍÎÏÓÔÕÖÙÚÛÜŒАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
# How many values each option has, in the order of engine/app/options.py.
COUNTS = b"\5\5\3\3\3\2\3\4\2\2\2\5\5\2\4"

# Magic and version; players, starter, game, the seats, low byte first, the bot; how many options there are,
# which can only become more, and the options; each name's length and UTF-8; the CRC-32 of all that, low byte first.
# Version 4 has the names of each game, by its number, where those of version 3 are of all games.
_MAGIC = b"PDS"
_VERSION = const(3)
_NAMES_BY_GAME = const(4)  # a version
_VERSION_AT = const(3)
_PLAYERS_AT = const(4)
_STARTER_AT = const(5)
_GAME_AT = const(6)
_SEATS_AT = const(7)
_ROBOT_AT = const(9)
_COUNT_AT = const(10)
_OPTIONS_AT = const(11)

# Versions 1 and 2 spoke English: players, starter, preset, time, notices, sound and, in version 2, the game; names.
_OLD_PRESET_AT = const(6)
_OLD_TIME_AT = const(7)
_OLD_NOTICES_AT = const(8)
_OLD_SOUND_AT = const(9)
_OLD_GAME_AT = const(10)
_OLD_LOUD = const(2)
_OLD_ROBOT = const(2)
_NONSENSE = const(255)
_OLD_GAME = const(0)


def write(settings: "Preferences") -> bytearray:
    """The file of some settings."""
    kept = settings.all_names
    if all(names == kept[0] for names in kept):
        kept = kept[:1]
    data = bytearray(_MAGIC)
    data.extend(bytes((_VERSION if len(kept) == 1 else _NAMES_BY_GAME,)))
    data.extend(bytes((settings.players, settings.starter, settings.game)))
    data.extend(bytes((settings.seats & 0xFF, settings.seats >> 8, settings.bot, OPTIONS)))
    data.extend(settings.options)
    for names in kept:
        for name in names:
            letters = name.encode()
            data.append(len(letters))
            data.extend(letters)
    data.extend(bytes(CRC_SIZE))
    seal(data, len(data) - CRC_SIZE)
    return data


def read(settings: "Preferences", data: "bytes | bytearray") -> int:
    """Takes over what a file says: FINE; or only its language and says why: FOREIGN, TOO_NEW, TRUNCATED or DAMAGED."""
    number = _language(data)
    if number >= 0:
        settings.options[LANGUAGE] = number
        settings.unknown = False
    known = min(len(data), len(_MAGIC))
    if data[:known] != _MAGIC[:known]:
        return FOREIGN
    version = data[_VERSION_AT] if len(data) > _VERSION_AT else _VERSION
    if version > _NAMES_BY_GAME:
        return TOO_NEW
    if len(data) <= _OPTIONS_AT:
        return TRUNCATED
    options = bytearray(settings.options)
    take = _take if version >= _VERSION else _take_old
    game, seats, bot, names_at = take(options, data)
    if len(data) < names_at + CRC_SIZE:
        return TRUNCATED
    end = len(data) - CRC_SIZE
    players = data[_PLAYERS_AT]
    starter = data[_STARTER_AT]
    if not version or number < 0 or not is_sealed(data):
        return DAMAGED
    names = _names(data[names_at:end])
    sets = len(names) // MOST_PLAYERS
    if not (_can_play(game, players, starter, seats, bot) and _sensible(options)) or len(names) != sets * MOST_PLAYERS:
        return DAMAGED
    if not 1 <= sets <= (len(games.SAVES) if version == _NAMES_BY_GAME else 1):
        return DAMAGED
    settings.game = game
    settings.players = players
    settings.starter = starter
    settings.seats = seats
    settings.bot = bot
    settings.options = options
    settings.names = names[:MOST_PLAYERS]
    for number in range(1, sets):
        settings.all_names[number] = names[number * MOST_PLAYERS : (number + 1) * MOST_PLAYERS]
    return FINE


def language_of(data: "bytes | None") -> str:
    """The code of the language that a file names, even a damaged one; English if that can't be told."""
    return CODES[max(_language(data or b""), 0)]


def game_of(data: "bytes | None") -> int:
    """The number of the game that a file says was played last; the first one if that can't be told."""
    if data is None or len(data) <= _OPTIONS_AT or data[_VERSION_AT] < _VERSION or data[_GAME_AT] >= len(games.SAVES):
        return 0
    return data[_GAME_AT]


def _language(data: "bytes | bytearray") -> int:
    """The number of the language in a file, which may be damaged; -1 if that can't be told."""
    if len(data) <= _OPTIONS_AT or data[: len(_MAGIC)] != _MAGIC:
        return -1
    if data[_VERSION_AT] < _VERSION:
        return 0
    return data[_OPTIONS_AT] if data[_COUNT_AT] and data[_OPTIONS_AT] < len(CODES) else -1


def _can_play(game: int, players: int, starter: int, seats: int, bot: int) -> bool:
    """Whether these can be the players of a game."""
    if game >= len(games.PACKAGES) or not 1 <= players <= MOST_PLAYERS or not 1 <= bot <= LEVELS:
        return False
    if starter > players:  # only then the manifest is worth loading
        manifest = games.manifest(game)
        if starter > manifest.fewest:
            return False
    return not seats or is_valid(seats, MOST_PLAYERS)


def _sensible(options: bytearray) -> bool:
    """Whether there are as many options as there can be, and each has a value that it can have."""
    return len(options) == OPTIONS and all(options[i] < COUNTS[i] for i in range(OPTIONS))


def _take(options: bytearray, data: "bytes | bytearray") -> "tuple[int, int, int, int]":
    """Takes over the options; returns the game, the seats, the bot and where the names are."""
    names_at = _OPTIONS_AT + data[_COUNT_AT]
    options[: data[_COUNT_AT]] = data[_OPTIONS_AT:names_at]
    return data[_GAME_AT], data[_SEATS_AT] | data[_SEATS_AT + 1] << 8, data[_ROBOT_AT], names_at


def _take_old(options: bytearray, data: "bytes | bytearray") -> "tuple[int, int, int, int]":
    """The same of versions 1 and 2; what could not be becomes what can't be now."""
    names_at = _OLD_GAME_AT + max(data[_VERSION_AT], 1) - 1
    if len(data) <= names_at:
        return _OLD_GAME, 0, _OLD_ROBOT, names_at
    options[PRESET] = data[_OLD_PRESET_AT]
    options[TIME] = data[_OLD_TIME_AT]
    notices = data[_OLD_NOTICES_AT]
    options[NO_MARK] = (SKIP, TELL)[notices] if notices < 2 else _NONSENSE
    sound = data[_OLD_SOUND_AT]
    options[SOUND] = sound * _OLD_LOUD if sound < 2 else _NONSENSE
    return data[_OLD_GAME_AT] if names_at > _OLD_GAME_AT else _OLD_GAME, 0, _OLD_ROBOT, names_at


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
