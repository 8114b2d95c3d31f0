"""The first start: which language, how large the digits, and whether to be guided through a turn."""

from micropython import const

from engine import games
from engine.app.options import FINE, LARGE
from engine.app.ports import DOWN, LEFT, REPEATS, RIGHT, UP, A, B
from engine.app.settings_form import keep, language
from engine.loading import import_once, load_words
from engine.ui.canvas import CHAR, Canvas
from engine.ui.lists import Choices, choose
from engine.ui.widgets import FOOT, arrows, keys_hint, title_bar

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.app.settings import Settings
    from engine.ui.widgets import Screen
    from engine.ui.words.en import MenuWords

# Two samples of digits side by side, each in a frame with its name.
_TOP = const(13)
_HIGH = const(39)
_WIDE = const(58)
_LEFT = const(4)
_PITCH = const(62)  # from one frame to the other
_SMALL_LEFT = const(6)  # of the small digits in their frame, and of the large ones
_SMALL_TOP = const(12)
_SMALL_PITCH = const(10)
_LARGE_LEFT = const(8)
_LARGE_TOP = const(7)
_LARGE_PITCH = const(16)
_NAME = const(41)
_ARROWS = const(54)


def run(ports: "Ports", settings: "Settings") -> "Screen":
    """Ask what has to be known before the first game, and keep it; returns 0."""
    words: MenuWords
    while True:
        yield from language(ports, settings)
        words = load_words(settings.language).MenuWords()
        played = settings.refused != FINE
        if not settings.unknown and (played or (yield from _digits(ports, words, settings))):
            break
    yield from keep(ports, settings)
    return 0 if played else (yield from _lesson(ports, words, settings))


def _digits(ports: "Ports", words: "MenuWords", settings: "Settings") -> "Screen":
    """Let the size of the digits be chosen by what it looks like; returns 1, or 0 for back."""
    options = settings.options
    canvas = ports.canvas
    while True:
        canvas.clear()
        title_bar(canvas, words.OPTIONS[LARGE])
        for large in range(2):
            _sample(canvas, large, words.OPTION_VALUES[LARGE][large], options[LARGE] == large)
        keys_hint(canvas, words.OK, words.BACK)
        arrows(ports, "←→", _ARROWS, FOOT)
        ports.gestures = REPEATS
        event = yield 0
        if event == A:
            return 1
        if event == B:
            return 0
        if event in (LEFT, RIGHT, UP, DOWN):
            options[LARGE] ^= 1


def _sample(canvas: Canvas, large: int, name: str, chosen: bool) -> None:
    """Draw some digits in one size as they are on a sheet, lit if they are chosen."""
    left = _LEFT + large * _PITCH
    ink = 0 if chosen else 1
    canvas.rect(left, _TOP, _WIDE, _HIGH, 1, chosen)
    if large:
        for i in range(3):
            canvas.large("567"[i], left + _LARGE_LEFT + i * _LARGE_PITCH, _TOP + _LARGE_TOP, ink)
    else:
        for i in range(5):
            canvas.small(5 + i, left + _SMALL_LEFT + i * _SMALL_PITCH, _TOP + _SMALL_TOP, ink)
    canvas.write(name, left + (_WIDE - len(name) * CHAR) // 2, _NAME, ink)


def _lesson(ports: "Ports", words: "MenuWords", settings: "Settings") -> "Screen":
    """Offer to be guided through a turn of any game that has a lesson; returns 0."""
    said = load_words(words.language)
    lessons = [game for game in games.manifests() if game.lesson]
    abouts = [getattr(said, game.words + "About") for game in lessons]
    names = [about.NAME for about in abouts] + [words.LATER]
    choices = Choices(names, [about.NOTE for about in abouts] + [words.LATER_NOTE])
    title: str = said.LessonWords().TRY
    del said, abouts
    line = yield from choose(ports, title, choices)
    if 0 <= line < len(lessons):
        yield from import_once(lessons[line].lesson).guide(ports, words, settings)
    return 0
