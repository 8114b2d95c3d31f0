"""The menu of a running game; in memory only while it is shown."""

from micropython import const

from engine.app.outcomes import LEAVE, STAY, TAKE_BACK
from engine.loading import import_once, load_words
from engine.ui.lists import Choices, choose
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

# Its lines, by their labels' places in GAME_MENU; the settings are called as in the main menu.
_TAKE_BACK = const(1)
_HELP = const(2)
_LEAVE = const(3)
_SETTINGS = const(4)
_ENTRY = const(4)  # of the settings, in the main menu


def pause(ports: "Ports", settings: "Settings", game: int, can_take_back: bool) -> "Screen":
    """The menu of a running game, which may change the settings; returns STAY for going on, TAKE_BACK or LEAVE."""
    entries = (STAY, _TAKE_BACK, _HELP, _SETTINGS, _LEAVE) if can_take_back else (STAY, _HELP, _SETTINGS, _LEAVE)
    line = 0
    while True:
        words: MenuWords = load_words(settings.language).MenuWords()
        texts = words.GAME_MENU + (words.ENTRIES[_ENTRY],)
        labels = [texts[max(entry, 0)] for entry in entries]
        line = yield from choose(ports, words.TITLE, Choices(labels), line)
        entry = entries[line] if line >= 0 else STAY
        if entry == _HELP:
            yield from import_once("engine.app.help").pages(ports, words, game)
        elif entry == _SETTINGS:
            yield from import_once("engine.app.settings_form").form(ports, words, settings, True)
        elif entry == _TAKE_BACK:
            return TAKE_BACK
        elif entry == STAY or (yield from ask(ports, load_words(words.language).LEAVE, words.YES_LEAVE, words.NO)):
            return STAY if entry == STAY else LEAVE
