"""How to play: pages of text for each game, and a guided turn."""

from micropython import const

from engine import games
from engine.app.ports import HELP
from engine.loading import import_once, load_words
from engine.ui.lists import Choices, choose, recall
from engine.ui.widgets import leaf, page

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords, Words

_THREE = const(3)  # buttons, of which a page of their own tells
_HOW_TO_PLAY = const(3)  # its entry in the main menu


def contents(ports: "Ports", words: "MenuWords", settings: "Settings") -> "Screen":
    """Ask which game, first that of the settings, and show its pages, or try a turn; until B; returns 0."""
    language = load_words(words.language)
    listed = games.manifests()
    abouts = [getattr(language, game.words + "About") for game in listed]
    labels = [about.NAME for about in abouts]
    notes = [about.NOTE for about in abouts]
    lessons = [game for game in listed if game.lesson]
    for game in lessons:
        labels.append(language.LessonWords().TRY)
        notes.append(getattr(language, game.words + "LessonWords", language.LessonWords)().TRY_NOTE)
    del language, abouts
    choices = Choices(labels, notes)
    line = recall(ports, HELP, choices.count(), settings.game)
    while line >= 0:
        line = yield from choose(ports, words.ENTRIES[_HOW_TO_PLAY], choices, line, HELP)
        if line >= len(listed):
            yield from import_once(lessons[line - len(listed)].lesson).guide(ports, words, settings)
        elif line >= 0:
            yield from pages(ports, words, line)
    return 0


def lesson(ports: "Ports", words: "Words", settings: "Settings") -> "Screen":
    """Lead through a first turn of the game of the settings, if it has a lesson; returns 0."""
    module = games.manifest(settings.game).lesson
    if module:
        yield from import_once(module).guide(ports, words, settings)
    return 0


def pages(ports: "Ports", words: "Words", game: int) -> "Screen":
    """Turn the pages of a game until B; returns 0."""
    about = getattr(load_words(words.language), games.manifest(game).words + "About")
    text: tuple[str, ...] = about.HELP
    three: str = about.THREE_BUTTONS if ports.buttons == _THREE else "\n"
    title = three[: three.index("\n") + 1]
    del about

    def draw(shown: int) -> None:
        page(ports.canvas, three if text[shown].startswith(title) else text[shown])

    return (yield from leaf(ports, draw, len(text), words.BACK))
