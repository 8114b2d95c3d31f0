"""The settings screen: a line for each setting, with what it does below the list; and the list of languages."""

from micropython import const

from engine.ui.borrow import borrow, texts
from engine.ui.lists import Choices, choose
from engine.ui.settings import MOST_PLAYERS, PACES, TIMES, Settings
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

_SETTINGS = const(4)  # its entry in the main menu

_LANGUAGE = const(0)
_TIME = const(1)
_NOTICES = const(2)
_SOUND = const(3)
_PACE = const(4)


class _Options(Choices):
    """Language, which is chosen from a list of its own; time limit, notices, sound and the pace of robots."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        super().__init__(words.OPTIONS, words.OPTION_NOTES)
        self._words = words
        self._settings = settings

    def value(self, line: int) -> str:
        words = self._words
        settings = self._settings
        if line == _LANGUAGE:
            return ""
        if line == _TIME:
            return words.TIMES[settings.time]
        if line == _PACE:
            return words.PACES[settings.pace]
        return words.OFF_ON[settings.notices if line == _NOTICES else settings.sound]

    def change(self, line: int, step: int) -> None:
        settings = self._settings
        if line == _TIME:
            settings.time = (settings.time + step) % len(TIMES)
        elif line == _NOTICES:
            settings.notices = not settings.notices
        elif line == _PACE:
            settings.pace = (settings.pace + step) % len(PACES)
        elif line == _SOUND:
            settings.set_sound(not settings.sound)


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Change settings until B, and keep them, or say that they can't be kept; returns 0."""
    line = 0
    while line >= 0:
        last = line
        options = _Options(words, settings)
        line = yield from choose(ports, words.ENTRIES[_SETTINGS], options, last)
        if line == _LANGUAGE:
            yield from _language(ports, words, settings)
            words = texts(settings).MenuWords()
        elif line >= 0:
            options.change(line, 1)
    return (yield from _keep(ports, words, settings))


def first(ports: "Ports", settings: Settings) -> "Screen":
    """Ask for the language, which has to be chosen, and keep it; returns 0."""
    while settings.unknown:
        yield from _language(ports, texts(settings).MenuWords(), settings)
    return (yield from _keep(ports, texts(settings).MenuWords(), settings))


def _keep(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    if not settings.save():
        yield from ask(ports, texts(words).UNSAVED, words.OK)
    return 0


def _language(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Let a language be chosen from their own names; players who have no name of their own are called as it does."""
    languages = borrow("engine.ui.settings_file").LANGUAGES
    codes = [code for code, _, _ in languages]
    choices = Choices([name for _, name, _ in languages], [note for _, _, note in languages])
    chosen = yield from choose(ports, words.TITLE, choices, codes.index(settings.language))
    if chosen < 0:
        return 0
    settings.language = codes[chosen]
    settings.unknown = False
    player = texts(settings).MenuWords.PLAYER
    for i in range(MOST_PLAYERS):
        if settings.names[i] == words.PLAYER + str(i + 1):
            settings.names[i] = player + str(i + 1)
    return 0
