"""How to play: pages of text for each game, and a guided turn."""

from micropython import const

from engine import games
from engine.loading import import_once, load_words
from engine.ui.lists import Choices, choose
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
        labels.append(words.OF_GAME % (language.LessonWords().TRY, labels[game.number]))
        notes.append(language.LessonWords().TRY_NOTE)
    del language, abouts
    choices = Choices(labels, notes)
    line = settings.game
    while True:
        line = yield from choose(ports, words.ENTRIES[_HOW_TO_PLAY], choices, line)
        if line < 0:
            return 0
        if line >= len(listed):
            yield from import_once(lessons[line - len(listed)].lesson).guide(ports, words, settings)
        else:
            yield from pages(ports, words, line)


def pages(ports: "Ports", words: "Words", game: int) -> "Screen":
    """Turn the pages of a game until B, or until A on the last one; returns 0."""
    about = getattr(load_words(words.language), games.manifest(game).words + "About")
    text: tuple[str, ...] = about.HELP
    three: str = about.THREE_BUTTONS if ports.buttons == _THREE else "\n"
    title = three[: three.index("\n") + 1]
    del about

    def draw(shown: int) -> None:
        page(ports.canvas, three if text[shown].startswith(title) else text[shown])

    return (yield from leaf(ports, draw, len(text), words.BACK))
