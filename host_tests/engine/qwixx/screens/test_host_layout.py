"""No text of any screen is cut off, touches another or the edge, or is drawn over; looked at pixel by pixel."""

import pytest

from engine.dice import Dice
from engine.qwixx.table import PASS
from engine.record import QIX
from engine.ui.canvas import COLUMNS
from engine.ui.ports import DOWN, LEFT, UP, A
from engine.ui.table import SAVED as GAME
from engine.ui.words import en
from host_tests import games, monkey
from host_tests.board_scenes import SCENES as BOARD_SCENES
from host_tests.driver import Driver
from host_tests.engine.qwixx.sparring import EAGER, choose
from host_tests.games import WORDS, Record, ports, receive, resume, walk_to
from host_tests.ink import Inked
from host_tests.scenes import LONGEST_NAMES, SCENES, crowded, form, press, rolled
from host_tests.script import play
from tools.seeded import Seeded

EVERY = SCENES + BOARD_SCENES
WIDE_NAMES = ("WWWWWWWW", "ЁЩЁЩЁЩЁЩ", "ÇÃÇÃÇÃÇÃ", "ЩЩЩЩЩЩЩЩ", "ÀÉÎÕÜÄÖÑ")


@pytest.fixture(autouse=True)
def inked(monkeypatch):
    """All games are played on a canvas that knows its ink."""
    monkeypatch.setattr(games, "Screen", Inked)


def look(driver):
    """Fail with all that is wrong with the picture of now."""
    faults = driver.ports.canvas.faults()
    assert not faults, "move or shorten these texts:\n" + "\n".join(faults) + "\non\n" + driver.text()


@pytest.mark.parametrize("scene", [scene for _, scene in EVERY], ids=[name for name, _ in EVERY])
def test_every_screen(scene):
    look(scene())


def test_every_picture_of_a_game():
    for driver, _ in play():
        look(driver)


def test_random_screens():
    monkey.Monkey(7, Inked(), look).run(1500)
    monkey.Monkey(7, Inked(), look, QIX).run(1000)


def test_every_line_of_every_list():
    for entries in ((A,), (DOWN, DOWN, DOWN, A)):
        driver = press(Driver(ports(names=LONGEST_NAMES, players=5)), A, *entries)
        for _ in range(10):
            look(press(driver, DOWN))
            for _ in range(6):
                look(press(driver, LEFT))


def test_every_letter_of_the_alphabet():
    driver = form(DOWN, DOWN, DOWN, A, names=LONGEST_NAMES)
    for _ in range(len(WORDS.ALPHABET) + 1):
        look(press(driver, LEFT))


def test_every_reason_to_refuse_a_game():
    good = Record().turn(1, 1).file()
    newer = bytearray(good)
    newer[3] += 1
    illegal = Record()
    illegal.history.append(13)
    for saved in (b"another", newer, good[:-1], good[:-1] + b"?", illegal.file()):
        made = ports()
        made.store[GAME] = bytes(saved)
        look(Driver(made))


@pytest.mark.parametrize("preset", range(3))
def test_every_choice_of_some_games(preset):
    """Games of five with wide names: every choice of a sheet, the hand-over, other sheets and the record."""
    dice = Dice(Seeded(preset))
    record = Record(5, preset)
    while not record.state.is_terminal():
        state = record.state
        action = state.chance(dice) if state.current_player() < 0 else choose(state, EAGER, dice)
        record.play(action)
        if state.is_terminal() or dice.below(8):
            continue
        driver = resume(record, names=LONGEST_NAMES)
        driver.table.names[:] = WIDE_NAMES
        before = press(driver, UP, DOWN).frame()
        look(driver)
        for _ in range(5 + (driver.table.holder != driver.state.current_player())):
            look(press(driver, UP))
        assert press(driver, UP).frame() == before
        if driver.state.current_player() >= 0:
            receive(driver)
            for action in driver.state.legal_actions():
                walk_to(driver, action)
                look(driver)


def test_three_digits_and_all_penalties():
    driver = rolled(crowded(), 3, 4, 0, 2, 3, 4)
    for event in (DOWN, DOWN, DOWN, DOWN):
        look(press(driver, event))
    over = resume(crowded().turn(3, 4))
    over.table.names[:] = WIDE_NAMES
    look(press(over, PASS))


def test_no_line_is_longer_than_the_screen():
    """Of the words that stand on a line of their own."""
    texts = [*en.HELP[0], *en.HELP[1], en.ABOUT, en.LEAVE, en.OVERWRITE, en.STUCK, en.UNSAFE, en.REFUSED]
    texts += [en.SETTINGS_REFUSED, en.UNSAVED, *en.REASONS]
    texts += [*WORDS.ENTRY_NOTES, *WORDS.FORM_NOTES, *WORDS.GAME_NOTES, *WORDS.PRESET_NOTES, *WORDS.OPTION_NOTES]
    texts += [*WORDS.PASSES, *WORDS.ENTRIES, *WORDS.GAME_MENU, WORDS.NO_MARK, WORDS.TIME_UP, WORDS.DIE_HINT]
    for text in texts:
        for line in text.split("\n"):
            assert len(line) <= COLUMNS, f"{line!r} has {len(line)} letters, shorten it to {COLUMNS}"
