"""The settings screen: a line for each option, with what it does below the list; and the list of languages."""

from micropython import const

from engine.app.options import LANGUAGE
from engine.app.ports import SETTINGS
from engine.app.settings import Settings
from engine.loading import import_once, load_words
from engine.seats import MOST_PLAYERS
from engine.ui.lists import Choices, choose, recall
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

_SETTINGS = const(4)  # its entry in the main menu


class _Options(Choices):
    """All options; the language is chosen from a list of its own."""

    def __init__(self, words: "MenuWords", settings: Settings) -> None:
        super().__init__(words.OPTIONS, words.OPTION_NOTES)
        self._values = words.OPTION_VALUES
        self._settings = settings

    def value(self, line: int) -> str:
        return "" if line == LANGUAGE else self._values[line][self._settings.options[line]]

    def change(self, line: int, step: int) -> None:
        if line != LANGUAGE:
            options = self._settings.options
            options[line] = (options[line] + step) % len(self._values[line])
            self._settings.apply()


def form(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Change settings until B, and keep them, or say that they can't be kept; returns 0."""
    line = recall(ports, SETTINGS, len(words.OPTIONS))
    while line >= 0:
        last = line
        options = _Options(words, settings)
        line = yield from choose(ports, words.ENTRIES[_SETTINGS], options, last, SETTINGS)
        if line == LANGUAGE:
            yield from _language(ports, words, settings)
            words = load_words(settings.language).MenuWords()
        elif line >= 0:
            options.change(line, 1)
    return (yield from _keep(ports, words, settings))


def first(ports: "Ports", settings: Settings) -> "Screen":
    """Ask for the language, which has to be chosen, and keep it; returns 0."""
    while settings.unknown:
        yield from _language(ports, load_words(settings.language).MenuWords(), settings)
    return (yield from _keep(ports, load_words(settings.language).MenuWords(), settings))


def _keep(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    if not settings.save():
        yield from ask(ports, load_words(words.language).UNSAVED, words.OK)
    return 0


def _language(ports: "Ports", words: "MenuWords", settings: Settings) -> "Screen":
    """Let a language be chosen from their own names; players who have no name of their own are called as it does."""
    file = import_once("engine.app.settings_file")
    choices = Choices(file.LANGUAGES, file.LANGUAGE_NOTES)
    chosen = yield from choose(ports, words.TITLE, choices, settings.options[LANGUAGE])
    if chosen < 0:
        return 0
    settings.options[LANGUAGE] = chosen
    settings.unknown = False
    player = load_words(settings.language).MenuWords().PLAYER
    for i in range(MOST_PLAYERS):
        if settings.names[i] == words.PLAYER + str(i + 1):
            settings.names[i] = player + str(i + 1)
    return 0
