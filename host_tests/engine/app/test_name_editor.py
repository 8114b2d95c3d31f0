"""Names typed with the buttons."""

from binascii import crc32

from engine.app.options import CODES
from engine.app.ports import DOWN, LEFT, RIGHT, UP, A, B
from tools.rig.app_scenes import form
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, press

CELLS = WORDS.ALPHABET + "✓"
ACROSS = 13


def editor(*events):
    """The editor of the first player's name."""
    return form(DOWN, DOWN, DOWN, A, *events)


def type_letter(driver, at, letter, cells=CELLS):
    """Walk from cell `at` to a letter and type it; returns the letter's cell."""
    goal = cells.index(letter)
    step = RIGHT if goal > at else LEFT
    driver.press(*[step] * abs(goal - at))
    driver.press(A)
    return goal


def name(driver):
    return driver.text().split("\n")[1]


def test_every_letter_of_every_alphabet_can_be_typed():
    for language in CODES:
        WORDS.speak(language)
        cells = WORDS.ALPHABET + "✓"
        driver = editor(*[B] * len(WORDS.PLAYER + "1"))
        at = len(cells) - 1
        for letter in WORDS.ALPHABET:
            at = type_letter(driver, at, letter, cells)
            assert name(driver) == letter, driver.text()
            driver.press(B)
    WORDS.speak("en")


def test_a_typed_name_is_used_and_remembered():
    driver = editor(*[B] * 8)
    at = len(CELLS) - 1
    for letter in "EVA":
        at = type_letter(driver, at, letter)
    type_letter(driver, at, "✓")
    assert "EVA" in driver.text()
    assert "PLAYER 1" not in driver.text()
    driver.press(UP, UP, UP, UP, A)
    assert b"\x03EVA" in driver.ports.store["settings"]


def test_a_name_that_keeps_part_of_the_default_survives_power():
    driver = press(editor(B), RIGHT, A, A)
    assert "PLAYER A" in driver.text()
    driver.press(B)
    assert "PLAYER A" in press(Driver(driver.ports), A, A).text()


def test_b_deletes_and_without_a_letter_keeps_the_old_name():
    driver = editor(B)
    assert "PLAYER " in driver.text()
    assert "PLAYER 1" not in driver.text()
    driver.press(*[B] * 7)
    assert WORDS.BACK in driver.text()
    driver.press(A)
    assert WORDS.NAME in driver.text(), "no name is confirmed that has no letter"
    driver.press(B)
    assert "PLAYER 1" in driver.text()


def test_the_first_letter_takes_the_place_of_the_old_name():
    driver = editor(LEFT, A)
    assert name(driver) == "."
    driver.press(A)
    assert name(driver) == ".."


def test_the_old_name_is_lit_until_something_is_changed():
    def lit(driver):
        return [write.ink for write in driver.ports.canvas.writes() if write.y == 13] == [0]

    assert lit(editor())
    assert lit(editor(RIGHT, DOWN))
    assert not lit(editor(B))
    assert not lit(editor(RIGHT, A))


def test_a_name_has_eight_letters_at_most():
    driver = press(editor(RIGHT), *[A] * 8)
    assert name(driver) == 8 * "A"
    driver.press(RIGHT, A)
    assert name(driver) == 8 * "A"


def test_an_old_name_stays_if_nothing_is_typed():
    for events in ((A,), (B,) * 9):
        driver = editor(*events)
        assert WORDS.NAME not in driver.text().split("\n")
        assert "PLAYER 1" in driver.text()


def test_the_eighth_letter_leads_to_the_end():
    driver = press(editor(B), RIGHT, A)
    assert "PLAYER A" in driver.text()
    driver.press(A)
    assert WORDS.NAME not in driver.text().split("\n")
    assert "PLAYER A" in driver.text()


def test_the_cursor_wraps_and_goes_up_and_down_in_its_column():
    frames = {}
    driver = editor()
    for at in range(len(CELLS)):
        driver.press(RIGHT)
        frames[at] = crc32(driver.frame())
    assert len(set(frames.values())) == len(CELLS)
    for at in range(ACROSS):
        driver = editor(*[RIGHT] * (at + 1))
        for row in range(1, 3):
            driver.press(DOWN)
            assert crc32(driver.frame()) == frames[min(at + row * ACROSS, len(CELLS) - 1)]
    driver = editor(RIGHT, LEFT, LEFT)
    assert crc32(driver.frame()) == frames[len(CELLS) - 2]
