"""The settings screen: a line for each option, with what it does below the list; and the list of languages."""

from micropython import const

from engine.app.options import LANGUAGE, PRESET
from engine.app.settings import Settings
from engine.loading import import_once, load_words
from engine.seats import MOST_PLAYERS
from engine.ui.lists import Choices, choose
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

_SETTINGS = const(4)  # its entry in the main menu


class _Options(Choices):
    """Some options, by their numbers; the language is chosen from a list of its own."""

    def __init__(self, words: "MenuWords", settings: Settings, options: "list[int]") -> None:
        labels = [words.OPTIONS[option] for option in options]
        super().__init__(labels, [words.OPTION_NOTES[option] for option in options])
        self._values = words.OPTION_VALUES
        self._settings = settings
        self._options = options

    def value(self, line: int) -> str:
        option = self._options[line]
        return "" if option == LANGUAGE else self._values[option][self._settings.options[option]]

    def change(self, line: int, step: int) -> None:
        option = self._options[line]
        if option != LANGUAGE:
            options = self._settings.options
            options[option] = (options[option] + step) % len(self._values[option])
            self._settings.apply()


def form(ports: "Ports", words: "MenuWords", settings: Settings, playing: bool = False) -> "Screen":
    """Change settings until B, and keep them, or say that they can't be kept; returns 0.

    While a game is played, its rules stay, and so aren't asked for.
    """
    options = [option for option in range(len(words.OPTIONS)) if not (playing and option == PRESET)]
    line = 0
    while True:
        lines = _Options(words, settings, options)
        line = yield from choose(ports, words.ENTRIES[_SETTINGS], lines, line)
        if line < 0:
            return (yield from keep(ports, settings))
        if options[line] == LANGUAGE:
            yield from language(ports, settings)
            words = load_words(settings.language).MenuWords()
        else:
            lines.change(line, 1)


def keep(ports: "Ports", settings: Settings) -> "Screen":
    """Save the settings, or say that they can't be; returns 0."""
    if not settings.save():
        words = load_words(settings.language)
        yield from ask(ports, words.UNSAVED, words.Words().OK)
    return 0


def language(ports: "Ports", settings: Settings) -> "Screen":
    """Let a language be chosen from their own names; players who have no name of their own are called as it does.

    Returns 0.
    """
    file = import_once("engine.app.settings_file")
    choices = Choices(file.LANGUAGES, file.LANGUAGE_NOTES)
    chosen = yield from choose(ports, "", choices, settings.options[LANGUAGE])
    if chosen < 0:
        return 0
    old = load_words(settings.language).MenuWords().PLAYER
    settings.options[LANGUAGE] = chosen
    settings.unknown = False
    player = load_words(settings.language).MenuWords().PLAYER
    for names in settings.all_names:
        for i in range(MOST_PLAYERS):
            if names[i] == old + str(i + 1):
                names[i] = player + str(i + 1)
    return 0
