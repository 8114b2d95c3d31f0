"""With three buttons every screen is reached that is with six, every entry of every list, and every action."""

import pytest

from engine.app.ports import DOWN, HOLD_B, LISTS, REPEATS, RIGHT, UP, WALKS, A, B
from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx.moves import PASS
from engine.ui.widgets import FOOT
from firmware.three import meaning
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, ports, resume
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_scenes import crowded
from tools.rig.scenes import SCENES
from tools.rig.seeded import Seeded

pytestmark = pytest.mark.usefixtures("think_once")

TAP, HELD = False, True
MOST = 180  # presses for one press of six: to go once round the border of Qix takes the most


def feel(driver, held):
    """Tap NEXT or hold it."""
    Driver.press(driver, meaning(held, driver.ports.gestures))


def shown(driver):
    """The picture; of a list that scrolls only its title, its chosen line and the note."""
    if driver.ports.gestures != REPEATS | LISTS:
        return driver.frame()
    return [write.text for write in driver.ports.canvas.writes() if not write.ink or write.y == FOOT]


class Six(Driver):
    """A handheld with six buttons; `log` has what is shown after each press of an arrow."""

    log: list = []

    def press(self, *events):
        for event in events:
            super().press(event)
            if UP <= event <= RIGHT:
                self.log.append(shown(self))


class Three(Driver):
    """One with three, on which NEXT is pressed until it shows what an arrow has led to."""

    log: list = []

    def press(self, *events):
        for event in events:
            if UP <= event <= RIGHT:
                self.find(event, self.log.pop(0))
            else:
                super().press(event)

    def find(self, event, wanted):
        upright = event in (UP, DOWN)
        # Where a hold only goes down a column, as among the letters of a name, taps go everywhere.
        for kind in (upright, not upright):
            for _ in range(MOST):
                if shown(self) == wanted:
                    return
                # In a list, a tap goes on to the next line; the arrows across are what holding does.
                held = kind != (self.ports.gestures & LISTS > 0)
                feel(self, held and not self.ports.gestures & WALKS)
        raise AssertionError("with three buttons this is not reached, but:\n" + self.text())


# The self-test asks for every button there is: host_tests/firmware/test_three.py.
ALL = [scene for scene in SCENES if not scene[0].startswith("test-")]


@pytest.mark.parametrize("scene", [scene for _, scene in ALL], ids=[name for name, _ in ALL])
def test_every_scene_is_reached(scene, monkeypatch):
    log = []
    ends = []
    for kind in (Six, Three):
        monkeypatch.setattr(kind, "log", log)
        for name in ("tools.rig.handhelds", "tools.rig.app_scenes"):
            monkeypatch.setattr(f"{name}.Driver", kind, raising=False)
        ends.append(shown(scene()))
    assert ends[0] == ends[1]
    assert not log


# From a fresh device on


class Fresh(Driver):
    """A handheld that was never switched on, with three buttons."""

    def __init__(self):
        made = ports()
        made.store.clear()
        super().__init__(made)

    def tap(self, times=1):
        for _ in range(times):
            feel(self, TAP)
        return self

    def hold(self, times=1):
        for _ in range(times):
            feel(self, HELD)
        return self

    def a(self, times=1):
        self.press(*[A] * times)
        return self

    def lit(self):
        """The texts of the chosen line of a list or the chosen letter of a grid, without the arrows."""
        texts = [write.text for write in self.ports.canvas.writes() if not write.ink and write.y > 2]
        return [text for text in texts if text not in "←→"]

    def go(self, *texts):
        """Tap until a line is chosen that begins with a text, and press A."""
        for text in texts:
            for _ in range(MOST):
                if self.lit()[0].startswith(text):
                    break
                self.tap()
            else:
                raise AssertionError(f"{text} is not reached in\n{self.text()}")
            self.a()
        return self

    def walk(self, held=TAP):
        """The chosen lines once round a list, or the values once round a line."""
        seen = []
        while self.lit() not in seen:
            seen.append(self.lit())
            feel(self, held)
        return seen


def english():
    """A handheld that was asked for its language and digits, and on which the guided turn was skipped."""
    handheld = Fresh().go("English")
    handheld.press(A, B)
    return handheld


def test_every_language_is_chosen():
    seen = Fresh().walk()
    assert [name for (name,) in seen] == ["English", "Français", "Português", "Русский", "Deutsch"]
    for (name,) in seen:
        assert "settings" in Fresh().go(name).a().ports.store


def test_every_entry_of_the_menus():
    menu = english().a()
    assert [line for (line,) in menu.walk()] == list(WORDS.ENTRIES[1:])
    titles = []
    for entry in WORDS.ENTRIES[1:]:
        opened = english().a().go(entry)
        titles.append(opened.ports.canvas.writes()[0].text)
        opened.press(B)
        assert opened.lit() == [entry]
    assert titles[:-2] == list(WORDS.ENTRIES[1:-2])
    assert WORDS.module.RecordWords.EMPTY.startswith(titles[-2])
    assert titles[-1] == WORDS.ENTRIES[-1]
    playing = english().a().go(WORDS.ENTRIES[1], WORDS.FORM[0])
    playing.press(HOLD_B)
    labels = [WORDS.GAME_MENU[0], WORDS.GAME_MENU[2], WORDS.ENTRIES[4], WORDS.GAME_MENU[3]]
    assert [line for (line,) in playing.walk()] == labels
    playing.go(WORDS.GAME_MENU[3]).a()
    assert [line for (line,) in playing.walk()] == [WORDS.ENTRIES[0] + ": " + WORDS.GAMES[0], *WORDS.ENTRIES[1:]]


def test_every_value_of_a_new_game():
    form = english().a().go(WORDS.ENTRIES[1])
    seen = {}
    while form.lit()[0] not in seen:
        seen[form.lit()[0]] = [line[1] for line in form.walk(HELD) if len(line) > 1]
        form.tap()
    assert seen == {
        WORDS.FORM[0]: [],
        WORDS.FORM[1]: list(WORDS.GAMES),
        WORDS.FORM[2]: ["2", "3", "4", "5", "1"],
        WORDS.PLAYER + "1": [WORDS.SEATS[0], *WORDS.SEATS[1:] * 4],
        WORDS.PLAYER + "2": [WORDS.SEATS[0], *WORDS.SEATS[1:] * 4],
        WORDS.FORM[3]: [WORDS.DRAWN, WORDS.PLAYER + "1", WORDS.PLAYER + "2"],
        WORDS.FORM[4]: list(WORDS.PRESETS),
        WORDS.FORM[5]: list(WORDS.MATCHES),
    }


def test_every_setting_has_every_value():
    form = english().a().go(WORDS.ENTRIES[4])
    seen = {}
    while form.lit()[0] not in seen:
        seen[form.lit()[0]] = {line[1] for line in form.walk(HELD) if len(line) > 1}
        form.tap()
    assert set(seen) == set(WORDS.OPTIONS)
    assert [len(seen[line]) for line in WORDS.OPTIONS] == [len(values) for values in WORDS.OPTION_VALUES]


def test_a_name_is_typed_with_every_letter():
    letters = WORDS.ALPHABET
    for start in range(0, len(letters), 8):
        wanted = letters[start : start + 8]
        editor = english().a().go(WORDS.ENTRIES[1], WORDS.PLAYER + "1")
        editor.press(*[B] * 8)
        for letter in wanted:
            editor.go(letter)
        if len(wanted) < 8:
            editor.go("✓")
        else:
            editor.a()
        editor.tap(7)  # from the next name once round to this one
        assert editor.lit()[0] == wanted


def test_down_a_row_of_letters_is_a_shorter_way():
    editor = english().a().go(WORDS.ENTRIES[1], WORDS.PLAYER + "1")
    editor.press(B)
    editor.tap()  # from the end to the first letter
    rows = []
    for _ in range(3):
        rows.append(editor.lit()[0])
        editor.hold()
    assert rows == [WORDS.ALPHABET[0], WORDS.ALPHABET[13], WORDS.ALPHABET[26]]


def test_every_page_of_how_to_play():
    for game, pages in enumerate(WORDS.HELP):
        driver = english().a().go(WORDS.ENTRIES[3], WORDS.GAMES[game])
        for page in pages:
            assert page.split("\n")[1] in driver.text()
            driver.tap()
        assert pages[0].split("\n")[1] in driver.text()


def test_the_page_of_the_buttons_tells_of_three():
    for game, text in enumerate(WORDS.THREE_BUTTONS):
        for buttons in (3, 6):
            driver = english()
            driver.ports.buttons = buttons
            driver.a().go(WORDS.ENTRIES[3], WORDS.GAMES[game])
            shown = []
            for _ in WORDS.HELP[game]:
                shown.append(driver.text())
                driver.tap()
            found = [page for page in shown if text.split("\n")[1] in page]
            assert len(found) == (buttons == 3)
            others = [page for page in WORDS.HELP[game] if not page.startswith(text.split("\n")[0] + "\n")]
            assert len(others) == len(shown) - 1


def test_dice_go_out_and_come_back():
    driver = english().a().go(WORDS.ENTRIES[2])
    whole = driver.frame()
    places = set()
    for _ in range(4):
        places.add(driver.frame())
        before = driver.frame()
        assert driver.hold().frame() != before
        assert driver.hold().frame() == before
        driver.tap()
    assert len(places) == 4
    assert driver.frame() == whole
    assert WORDS.WHITE_SUM.split("%")[0] in driver.a().text()


# In a game of Qwixx


@pytest.mark.parametrize("seed", range(5))
def test_every_legal_action(seed):
    dice = Dice(Seeded(seed))
    game = QwixxBuilder(3, seed % 3)
    looked = 0
    while not game.state.is_terminal() and looked < 12:
        state = game.state
        if state.current_player() != CHANCE and state.has_mark():
            looked += 1
            found = set()
            for taps in range(len(state.legal_actions())):
                driver = resume(game)
                if driver.table.holder != state.current_player():
                    driver.press(A)
                before = driver.table.length
                for _ in range(taps):
                    feel(driver, TAP)
                driver.press(A)
                found.add(driver.table.action(before) if driver.table.length > before else None)
            assert found == set(state.legal_actions())
        actions = state.legal_actions()
        game.play(state.chance(dice) if state.current_player() == CHANCE else actions[dice.below(len(actions))])


def test_the_other_sheets_and_the_record():
    driver = resume(crowded())
    start = driver.frame()
    feel(driver, HELD)
    seen = []
    while driver.frame() != start:
        seen.append(driver.frame())
        feel(driver, TAP)
    assert len(seen) == len(set(seen)) == 6


def test_a_pass_is_called_from_the_hand_over_or_the_device_taken():
    for act in (lambda driver: feel(driver, TAP), lambda driver: driver.press(A, B)):
        driver = resume(QwixxBuilder(2).roll(3, 4).play(PASS))
        assert WORDS.HAND_TO.split("%")[0] in driver.text()
        before = driver.table.length
        act(driver)
        assert driver.table.length == before + 1
        assert driver.table.action(before) == PASS


def test_a_decision_is_taken_back():
    driver = resume(QwixxBuilder(2).roll(3, 4).play(PASS))
    before = driver.table.length
    driver.press(B)
    assert driver.table.length == before - 1
