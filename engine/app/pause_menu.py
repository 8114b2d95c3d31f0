"""The menu of a running game; in memory only while it is shown."""

from micropython import const

from engine.app.outcomes import LEAVE, STAY, TAKE_BACK
from engine.app.ports import GAME_MENU
from engine.loading import import_once, load_words
from engine.ui.lists import Choices, choose, recall
from engine.ui.widgets import ask

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords, Words

# Its lines; the second one only while there is something to take back.
_TAKE_BACK = const(1)
_HELP = const(2)


def pause(ports: "Ports", words: "Words", game: int, can_take_back: bool) -> "Screen":
    """The menu of a running game; returns STAY for going on, TAKE_BACK or LEAVE."""
    menu_words: MenuWords = load_words(words.language).MenuWords()
    labels: tuple[str, ...] = menu_words.GAME_MENU
    if not can_take_back:
        labels = labels[:_TAKE_BACK] + labels[_TAKE_BACK + 1 :]
    while True:
        line = recall(ports, GAME_MENU, len(labels))
        line = yield from choose(ports, menu_words.TITLE, Choices(labels), line, GAME_MENU)
        label = line if can_take_back or line <= 0 else line + 1
        if label < 0:
            return STAY
        if label == _HELP:
            yield from import_once("engine.app.help").pages(ports, words, game)
        elif label <= _TAKE_BACK or (
            yield from ask(ports, load_words(words.language).LEAVE, menu_words.YES_LEAVE, menu_words.NO)
        ):
            ports.places[GAME_MENU] = 0  # it is done, and the next time is for something else
            return (STAY, TAKE_BACK)[label] if label <= _TAKE_BACK else LEAVE
