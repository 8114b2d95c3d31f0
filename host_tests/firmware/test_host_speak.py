"""What the serial line says of every screen is what stands on it, in either script."""

import pytest

from engine.app.ports import DOWN, RIGHT, A
from engine.ui.canvas import LINE
from host_tests.firmware.reading import Reading
from tools.rig import handhelds
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, ports
from tools.rig.scenes import SCENES
from tools.rig.script import play

LARGE = 2  # times as high and wide
BUBBLE = 1  # left of the text in a bubble
NOT_SAID = "←→"  # what stands beside a value that is chosen


@pytest.fixture(autouse=True, params=("en", "ru"))
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
    return later.x == BUBBLE and later.ink < write.ink and -LINE < write.y - later.y < 2 * LINE


def check(driver):
    """Every text is said, in the order of its lines, and nothing else is."""
    writes = list(written(driver))
    # What a later text was written over is not on the screen any more.
    seen = [write for i, write in enumerate(writes) if not any(covers(other, write) for other in writes[i + 1 :])]
    lines = [text for text, _ in driver.ports.canvas.lines()]
    rest = "\n".join(lines)
    for write in sorted(seen, key=lambda write: write.y):
        if not is_time(write.text):
            assert write.text.strip() in rest, (write.text, lines)
    letters = sum(len(write.text.strip().replace(" ", "")) for write in seen if not is_time(write.text))
    said = "".join(lines).replace(", ", "").replace("A: ", "").replace("B: ", "").replace(" ", "")
    digits = sum(is_cell(write) for write in driver.ports.canvas.writes())
    assert letters <= len(said) + 8
    assert len(said) <= letters + digits + 8


@pytest.mark.parametrize("scene", [scene for _, scene in SCENES], ids=[name for name, _ in SCENES])
def test_every_screen_is_said(scene):
    check(scene())


def test_every_picture_of_a_game():
    for driver, _ in play():
        check(driver)


def test_the_chosen_line_is_marked():
    driver = Driver(ports())
    driver.press(A)
    driver.ports.canvas.news()
    for entry in [*WORDS.ENTRIES[2:], WORDS.ENTRIES[1]]:
        driver.press(DOWN)
        assert f"> {entry}" in driver.ports.canvas.news()


def test_a_sheet_is_read():
    driver = handhelds.start(faces=(3, 4, 1, 2, 3, 4))
    driver.press(A)
    speaker = driver.ports.canvas
    lines = speaker.news()
    name = WORDS.PLAYER + "1"
    rows = [f"{letter}, {face}" for letter, face in zip(WORDS.LETTERS, (1, 2, 3, 4), strict=True)]
    assert lines[:6] == ["", f"{name}, 3, 4, =7, 0", *rows]
    assert lines[6].startswith(WORDS.EFFECT.split("+")[0].replace("%0", WORDS.COLOURS[0]).replace("%1", "7"))
    assert lines[7] == f"{WORDS.ACTIONS[0]}, A: {WORDS.MARK}, B: {WORDS.PASS}"
    driver.press(RIGHT)
    (effect,) = speaker.news()
    assert effect.startswith(WORDS.EFFECT.split("+")[0].replace("%0", WORDS.COLOURS[1]).replace("%1", "7"))
