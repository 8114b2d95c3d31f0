"""What the serial line says of every screen is what stands on it, in words, in every language."""

import re

import pytest

from engine.app.options import CODES
from engine.app.ports import DOWN, RIGHT, A, Ports
from engine.ui.canvas import LINE
from host_tests.firmware.reading import Reading
from tools.rig import handhelds
from tools.rig.driver import Driver
from tools.rig.handhelds import LONGEST_NAMES, WORDS, ports
from tools.rig.scenes import SCENES
from tools.rig.script import play

SCENE = dict(SCENES)
LETTERS = ("name", "lesson", "test-")  # where single letters are typed, or name the button to press
LARGE = 2  # times as high and wide
BUBBLE = 1  # left of the text in a bubble
NOT_SAID = "←→"  # what stands beside a value that is chosen

pytestmark = pytest.mark.usefixtures("think_once")


# Those of either script are heard in `make test`, all others in `make soak`.
LANGUAGES = [code if code in ("en", "ru") else pytest.param(code, marks=pytest.mark.long) for code in CODES]


@pytest.fixture(autouse=True, params=LANGUAGES)
def language(request, monkeypatch):
    """All games are played on a canvas that notes what would be said."""
    monkeypatch.setattr(handhelds, "Screen", Reading)
    WORDS.speak(request.param)
    yield request.param
    WORDS.speak("en")


def is_cell(write):
    """Whether it is a digit of a sheet's cells, of which the cursor's line tells the one that matters."""
    return not write.size or (write.size == LARGE and write.text.isdigit())


def written(driver):
    """The texts on the screen but for those that are not said, and where they stand."""
    for write in driver.ports.canvas.writes():
        if not is_cell(write) and write.text.strip() and not (write.text in NOT_SAID and not write.ink):
            yield write


def is_time(text):
    return ":" in text and text.replace(":", "").isdigit()


def covers(later, write):
    """Whether a text was written over by a later one, or by the bubble of the guided turn that this is in."""
    if later.y == write.y and later.x < write.end and write.x < later.end:
        return True
    return later.x == BUBBLE and later.ink < write.ink and -LINE < write.y - later.y <= LINE


def squashed(text):
    """A text without what parts its words."""
    return re.sub(r"[ ,:]", "", text)


def check(driver):
    """Every text is said, in the order of its lines, and nothing else is."""
    canvas = driver.ports.canvas
    writes = list(written(driver))
    # What a later text was written over is not on the screen any more.
    seen = [write for i, write in enumerate(writes) if not any(covers(other, write) for other in writes[i + 1 :])]
    lines = [text for text, _ in canvas.lines()]
    rest = squashed("\n".join(lines))
    words = [squashed(canvas.in_words(write.text)) for write in seen if not is_time(write.text)]
    for word in words:
        assert word in rest, (word, lines)
    letters = sum(map(len, words))
    said = len(squashed("".join(lines)))
    digits = sum(is_cell(write) for write in canvas.writes())
    assert letters <= said + 8
    assert said <= letters + digits + 8


@pytest.mark.parametrize("name", SCENE)
def test_every_screen_is_said(name):
    driver = SCENE[name]()
    check(driver)
    check_words(driver, name.startswith(LETTERS))


def check_words(driver, letters=False):
    """Nothing that is said holds a sign, nor, where letters aren't to be typed or pressed, one in place of a colour."""
    said = "\n".join(line for lines in driver.ports.canvas.lines() for line in lines)
    for name in LONGEST_NAMES:
        said = said.replace(name, "")
    assert not re.search(r"[←→↑↓✓⚿×−+=]|(?<![\w-])-", said), said
    if not letters:
        for write in driver.ports.canvas.writes():
            assert not re.fullmatch(rf"[{''.join(WORDS.LETTERS)}]-?\d*", write.text), write.text


def with_three_buttons(name, monkeypatch):
    """Of a scene on a handheld with three buttons everything is said in words, and no arrow is named."""
    monkeypatch.setattr(Ports, "buttons", 3)
    driver = SCENE[name]()
    for write in driver.ports.canvas.writes():
        assert not set(write.text) & set("←→↑↓"), write.text
    check(driver)
    check_words(driver, name.startswith(LETTERS))


ON_THREE = [name for name in SCENE if not name.startswith(("test-", "battery", "crash"))]


@pytest.mark.parametrize("name", [name for name in ON_THREE if name.startswith("three-")])
def test_with_three_buttons_no_arrow_is_named(name, monkeypatch):
    with_three_buttons(name, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("name", ON_THREE)
def test_with_three_buttons_no_arrow_is_named_anywhere(name, monkeypatch):
    with_three_buttons(name, monkeypatch)


def test_every_picture_of_a_game():
    for driver, _ in play():
        check(driver)
        check_words(driver)


def test_the_chosen_line_is_marked():
    driver = Driver(ports())
    driver.press(A)
    driver.ports.canvas.news()
    for entry in [*WORDS.ENTRIES[2:], WORDS.ENTRIES[1]]:
        driver.press(DOWN)
        assert f"> {entry}" in driver.ports.canvas.news()


def test_a_sheet_is_read():
    driver = handhelds.start(faces=(1, 2, 1, 2, 3, 4))
    driver.press(A)
    speaker = driver.ports.canvas
    lines = speaker.news()
    name = WORDS.PLAYER + "1"
    rows = [f"{colour} {face}" for colour, face in zip(WORDS.COLOURS, (1, 2, 3, 4), strict=True)]
    equals = WORDS.module.SpeechWords.SIGNS[-2]
    assert lines[:6] == ["", f"{name}, 1, 2, {equals} 3, 0", *rows]
    assert lines[6].startswith(WORDS.EFFECT.split("+")[0].replace("%0", WORDS.COLOURS[0]).replace("%1", "3"))
    assert lines[7] == f"{WORDS.ACTIONS[0]}, A: {WORDS.MARK}, B: {WORDS.PASS}"
    driver.press(RIGHT)
    (effect,) = speaker.news()
    assert effect.startswith(WORDS.EFFECT.split("+")[0].replace("%0", WORDS.COLOURS[1]).replace("%1", "3"))
