"""No text of any screen is cut off, touches another or the edge, or is drawn over; looked at pixel by pixel.

In every language, as each has words of other lengths, and accents that reach up to the line above.
"""

import pytest

from engine.app.ports import DOWN, LEFT, UP, A, B
from engine.app.scores import LAST, MOST_CUPS, MOST_GAMES, Scores
from engine.dice import Dice
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.qwixx.moves import PASS
from engine.ui.canvas import COLUMNS
from engine.ui.widgets import page
from host_tests import monkey
from host_tests.engine.qwixx.sparring import EAGER, choose
from host_tests.engine.ui.ink import Inked
from tools.build.languages import languages
from tools.rig import handhelds
from tools.rig.app_scenes import form
from tools.rig.driver import Driver
from tools.rig.handhelds import LONGEST_NAMES, WORDS, ports, press, receive, resume
from tools.rig.qwixx_games import QwixxBuilder, walk_to
from tools.rig.qwixx_scenes import crowded, rolled
from tools.rig.scenes import SCENES
from tools.rig.script import play
from tools.rig.seeded import Seeded

SQUARES = 1600  # of the board of Qix
CARD_DICE = 7  # letters that three dice take beside the name of a card
WIDE_NAMES = ("WWWWWWWW", "ЁЩЁЩЁЩЁЩ", "ÇÃÇÃÇÃÇÃ", "ЩЩЩЩЩЩЩЩ", "ÀÉÎÕÜÄÖÑ")

pytestmark = pytest.mark.usefixtures("think_once")


@pytest.fixture(autouse=True, params=languages())
def language(request, monkeypatch):
    """All games are played on a canvas that knows its ink."""
    monkeypatch.setattr(handhelds, "Screen", Inked)
    WORDS.speak(request.param)
    yield request.param
    WORDS.speak("en")


def look(driver):
    """Fail with all that is wrong with the picture of now."""
    faults = driver.ports.canvas.faults()
    assert not faults, "move or shorten these texts:\n" + "\n".join(faults) + "\non\n" + driver.text()


@pytest.mark.parametrize("scene", [scene for _, scene in SCENES], ids=[name for name, _ in SCENES])
def test_every_screen(scene):
    look(scene())


def test_every_picture_of_a_game():
    for driver, _ in play():
        look(driver)


def test_random_screens(language):
    for game, robots in ((QWIXX, False), (QWIXX, True), (QIX, False)):
        events = 400 if language == "en" else 150
        monkey.Monkey(7, Inked(), look, game, language=language, robots=robots).run(events)


def test_every_line_of_every_list():
    for entries in ((A,), (DOWN, DOWN, DOWN, A), (DOWN, DOWN, DOWN, A, A)):
        driver = press(Driver(ports(names=LONGEST_NAMES, players=5)), A, *entries)
        for _ in range(10):
            look(press(driver, DOWN))
            for _ in range(6):
                look(press(driver, LEFT))


def test_every_letter_of_the_alphabet():
    driver = form(DOWN, DOWN, DOWN, A, names=LONGEST_NAMES)
    for _ in range(len(WORDS.ALPHABET) + 1):
        look(press(driver, LEFT))


def test_every_reason_to_refuse_what_was_saved():
    for text in (WORDS.REFUSED, WORDS.SETTINGS_REFUSED, WORDS.module.RecordWords.REFUSED):
        for reason in WORDS.REASONS:
            shows(text + reason)


def test_the_largest_figures_of_records():
    made = ports()
    kept = Scores(made)
    kept.count(LONGEST_NAMES, [0], [SQUARES], 1, QIX, 0)
    kept.count(LONGEST_NAMES[1:], [0], [SQUARES - 1], 1, QIX, 0)
    for entry in kept.entries:
        entry.games = MOST_GAMES
        entry.wins = 2 * MOST_GAMES - 1
        entry.cups = MOST_CUPS
        entry.total = entry.best * MOST_GAMES
        entry.last = [4 * entry.best + 1] + [4 * entry.best + 2] * (LAST - 1)
    assert kept.save()
    driver = press(Driver(made), A, UP, UP, A, A)
    assert "1599.0" in driver.text()
    look(driver)
    look(press(driver, B, DOWN, A))
    assert "1600.0" in driver.text()


def test_every_robot_can_be_deleted():
    for robot in WORDS.module.RecordWords.ROBOTS:
        shows(WORDS.module.RecordWords.ERASE_ONE % robot)


def test_every_fault():
    for fault in WORDS.FAULTS:
        shows(WORDS.CRASH[0] % (fault, "P app/menu.py:120"))


def shows(text):
    """A page can be shown."""
    made = ports()
    page(made.canvas, text)
    faults = made.canvas.faults()
    assert not faults, "move or shorten these texts:\n" + "\n".join(faults) + "\non\n" + text


@pytest.mark.parametrize("preset", range(3))
def test_every_choice_of_some_games(preset, language):
    """Games of five with wide names: every choice of a sheet, the hand-over, other sheets and the record."""
    rarely = 8 if language == "en" else 40
    dice = Dice(Seeded(preset))
    game = QwixxBuilder(5, preset)
    while not game.state.is_terminal():
        state = game.state
        action = state.chance(dice) if state.current_player() < 0 else choose(state, EAGER, dice)
        game.play(action)
        if state.is_terminal() or dice.below(rarely):
            continue
        driver = resume(game, names=LONGEST_NAMES)
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


def test_every_choice_of_some_games_in_large(language):
    """The same for one row at a time."""
    rarely = 12 if language == "en" else 60
    dice = Dice(Seeded(7))
    game = QwixxBuilder(5)
    while not game.state.is_terminal():
        state = game.state
        action = state.chance(dice) if state.current_player() < 0 else choose(state, EAGER, dice)
        game.play(action)
        if state.is_terminal() or dice.below(rarely):
            continue
        driver = resume(game, names=LONGEST_NAMES, large=True)
        driver.table.names[:] = WIDE_NAMES
        for _ in range(22):
            look(press(driver, UP))
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
    """Of the words that stand on a line of their own, also those that no scene shows."""
    cards = WORDS.module.CardWords
    qix = WORDS.module.QixWords
    texts = [*WORDS.ENTRY_NOTES, *WORDS.FORM_NOTES, *WORDS.GAME_NOTES, *WORDS.PRESET_NOTES, *WORDS.OPTION_NOTES]
    said = WORDS.module.RecordWords
    texts += [*WORDS.SEAT_NOTES]
    texts += [*said.NOTES, said.ALL, *said.ROBOTS]
    texts += [*WORDS.PASSES, *WORDS.ENTRIES, *WORDS.GAME_MENU, WORDS.NO_MARK, WORDS.TIME_UP, *WORDS.DIE_HINTS]
    texts += [*cards.CARD_EFFECTS, *(card + " " * CARD_DICE for card in cards.CARDS), qix.SAFE, *WORDS.module.NO_WAY]
    named = (*cards.LOST, qix.HAND_TO, qix.DRAWS, qix.STARTS, *qix.OVER, *WORDS.module.WINS[:2])
    texts += [filled(form, *[LONGEST_NAMES[0]] * 2) for form in named]
    texts += [filled(form, 1600, 1600) for form in (*qix.FENCES, qix.ENCLOSES)]
    texts += [filled(qix.RISK, "100%"), filled(qix.LATE, LONGEST_NAMES[0], 100, 100), qix.QIX]
    texts += [filled(WORDS.module.QixHintWords.WORTH, 1600), filled(WORDS.HAND_TO, 12), filled(WORDS.WHITE_SUM, 12)]
    for colour in WORDS.COLOURS:
        texts += [filled(form, LONGEST_NAMES[0], colour, 12) for form in WORDS.DID]
        effect = filled(WORDS.EFFECT, colour, 12, 11)
        texts += [effect + end for end in (*WORDS.POINTS, WORDS.LOCKS, WORDS.ENDS, filled(WORDS.SKIPS, 10))]
    for row, colour in enumerate(WORDS.COLOURS):
        texts.append(filled(WORDS.PASS_OR, colour, 11 if row < 2 else 3, 9))
    for text in texts:
        assert len(text) <= COLUMNS, f"{text!r} has {len(text)} letters, shorten it to {COLUMNS}"


def filled(form, *values):
    """A form of words with values in its holes."""
    for i, value in enumerate(values):
        form = form.replace(f"%{i}", str(value))
    return form
