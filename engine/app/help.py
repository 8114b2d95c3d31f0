"""How to play: pages of text for each game, and a guided turn."""

import sys

from micropython import const

from engine.app.ports import DOWN, HELP, LEFT, REPEATS, RIGHT, UP, A, B
from engine.loading import import_once, load_words, unload
from engine.ui.widgets import FOOT, keys_hint, page

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords, Words

_THREE = const(3)  # buttons, of which a page of their own tells
_HOW_TO_PLAY = const(3)  # its entry in the main menu
_QWIXX = "engine.qwixx"


def games(ports: "Ports", words: "MenuWords", settings: "Settings") -> "Screen":
    """Ask which game, first that of the settings, and show its pages, or try a turn; until B; returns 0."""
    from engine.ui.lists import Choices, choose, recall

    lesson = load_words(words.language).LessonWords
    choices = Choices(words.GAMES + (lesson.TRY,), words.GAME_NOTES + (lesson.TRY_NOTE,))
    del lesson
    line = recall(ports, HELP, choices.count(), settings.game)
    while line >= 0:
        line = yield from choose(ports, words.ENTRIES[_HOW_TO_PLAY], choices, line, HELP)
        if line == len(words.GAMES):
            yield from turn(ports, words, settings)
        elif line >= 0:
            yield from pages(ports, words, line)
    return 0


def turn(ports: "Ports", words: "Words", settings: "Settings") -> "Screen":
    """Lead through a turn of Qwixx, whose modules are only kept if they were there before; returns 0."""
    kept = _QWIXX in sys.modules
    yield from import_once("engine.qwixx.screens.lesson").guide(ports, words, settings)
    if not kept:
        unload(_QWIXX)
    return 0


def pages(ports: "Ports", words: "Words", game: int) -> "Screen":
    """Turn the pages of a game with left and right, or forward with A, until B; returns 0."""
    language = load_words(words.language)
    text = language.HELP[game]
    three: str = language.THREE_BUTTONS[game] if ports.buttons == _THREE else "\n"
    title = three[: three.index("\n") + 1]
    del language
    count = len(text)
    shown = 0
    canvas = ports.canvas
    while True:
        page(canvas, three if text[shown].startswith(title) else text[shown])
        x = canvas.number(shown + 1, canvas.write("←→ ", 1, FOOT), FOOT)
        canvas.number(count, canvas.write("/", x, FOOT), FOOT)
        keys_hint(canvas, "", words.BACK)
        ports.gestures = REPEATS
        event = yield 0
        if event in (LEFT, UP):
            shown = (shown - 1) % count
        elif event in (RIGHT, DOWN, A):
            shown = (shown + 1) % count
        elif event == B:
            return 0
