"""One game of each kind waits: both are in the menu, nothing is lost unasked, and old files are taken over."""

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.app.settings import SAVED, Settings
from engine.qix.manifest import QIX
from engine.qwixx.manifest import QWIXX
from engine.ui.words import en
from tools.rig.app_scenes import left, menu
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, QIX_GAME, WORDS, configure, ports, press, says
from tools.rig.qix_games import begun
from tools.rig.qwixx_games import QwixxBuilder

LEAVE = (HOLD_B, UP, A, A)
OVERWRITE = en.OVERWRITE.split("\n")
QWIXX_FILE = QwixxBuilder(2).turn(3, 4).file()
QIX_FILE = begun(7).file()
GO_ON = WORDS.ENTRIES[0] + ": "


def both():
    """The menu while a game of Qwixx waits, and one of Qix, which was played last."""
    return left(DOWN, A, DOWN, RIGHT, UP, A, *LEAVE)


def lines(driver):
    """The labels of a list, from top to bottom, as far as they are seen."""
    return [write.text for write in driver.ports.canvas.writes() if write.x == 3]


def test_another_game_is_begun_without_a_question_and_both_wait():
    driver = both()
    assert lines(driver)[:3] == [GO_ON + "Qix", GO_ON + "Qwixx", WORDS.ENTRIES[1]]
    assert driver.ports.store[GAME][4] == QWIXX
    assert driver.ports.store[QIX_GAME][4] == QIX


def test_three_presses_lead_from_the_title_to_either():
    for presses, game in (((A,), QIX), ((DOWN, A), QWIXX)):
        driver = press(both(), B)
        assert WORDS.PRESS in driver.text()
        driver.press(A, *presses)
        assert driver.table.game == game
        assert driver.table.playing
        driver.press(*LEAVE)
        assert lines(driver)[0] == GO_ON + WORDS.GAMES[game], "the one that was played last is the first"


def test_each_stays_as_it_was():
    driver = both()
    files = {name: driver.ports.store[name] for name in (GAME, QIX_GAME)}
    for _ in range(3):
        driver.press(DOWN, A, *LEAVE)
        assert {name: driver.ports.store[name] for name in files} == files


def test_the_one_that_is_played_is_resumed_when_the_power_comes_back():
    driver = both()
    assert Driver(driver.ports).table.game == QIX
    driver.press(DOWN, A)
    assert Driver(driver.ports).table.game == QWIXX
    driver.press(*LEAVE)
    assert Driver(driver.ports).table.game == QWIXX
    again = press(Driver(driver.ports), *LEAVE)
    assert lines(again)[:2] == [GO_ON + "Qwixx", GO_ON + "Qix"]


def test_a_form_that_is_left_changes_nothing_about_which_one_is_resumed():
    made = ports(players=1, game=QWIXX)
    made.store[GAME] = QWIXX_FILE
    made.store[QIX_GAME] = QIX_FILE
    driver = press(Driver(made), *LEAVE, DOWN, DOWN, A)
    driver.press(DOWN, RIGHT, UP, UP, UP, LEFT, B)  # to Qix, in which the robot begins, who has no seat in Qwixx
    again = Driver(made)
    assert again.table.game == QWIXX
    assert not made.protected, "the settings are sound"
    assert lines(press(again, *LEAVE))[:2] == [GO_ON + "Qwixx", GO_ON + "Qix"]


def test_what_would_be_lost_is_asked_for_at_start():
    driver = both()
    kept = dict(driver.ports.store)
    driver.press(DOWN, DOWN, A)
    assert WORDS.FORM[0] in driver.text(), "nothing is asked before the form"
    for game, name in enumerate(WORDS.GAMES):
        while not says(driver, name):
            driver.press(DOWN, RIGHT, UP)
        driver.press(A)
        assert OVERWRITE[0] in driver.text()
        assert OVERWRITE[1] % name in driver.text()
        driver.press(B)
        assert driver.ports.store[GAME] == kept[GAME]
        assert driver.ports.store[QIX_GAME] == kept[QIX_GAME]
        assert WORDS.FORM[0] in driver.text(), "the form stays"
        del game
    driver.press(A, A)
    assert driver.table.length == 0
    assert driver.ports.store[GAME] == kept[GAME]


def test_a_game_from_a_place_where_it_can_not_stay_stays_on_the_table():
    made = ports(game=QIX)
    made.store[GAME] = QIX_FILE  # as version 0.1.0 left it
    made.full = True
    driver = press(Driver(made), *LEAVE)
    assert driver.table.game == QIX, "no file of its own keeps it"
    made.full = False
    driver.press(A, *LEAVE)
    assert lines(driver)[0] == GO_ON + "Qix"


def test_a_game_that_ends_leaves_the_other_one():
    driver = both()
    driver.press(A)
    driver.table.clear()
    driver.press(*LEAVE)
    assert lines(driver)[:2] == [GO_ON + "Qwixx", WORDS.ENTRIES[1]]
    assert QIX_GAME not in driver.ports.store


def test_a_game_that_could_not_be_saved_is_not_left_for_another_one_unasked():
    made = ports()
    made.store[QIX_GAME] = QIX_FILE
    driver = press(Driver(made), *LEAVE)
    made.full = True
    driver.press(DOWN, A, DOWN, LEFT, UP, A, A, *LEAVE)
    assert lines(driver)[:2] == [GO_ON + "Qwixx", GO_ON + "Qix"]
    driver.press(DOWN, A)
    assert OVERWRITE[1] % "Qwixx" in driver.text()
    driver.press(B)
    assert lines(driver)[:2] == [GO_ON + "Qwixx", GO_ON + "Qix"]
    driver.press(A, A)
    assert driver.table.game == QIX


def test_a_game_that_can_not_be_played_is_refused_when_it_is_wanted():
    made = ports(game=QWIXX)
    made.store[GAME] = QWIXX_FILE
    wrong = begun(7)
    wrong.history.append(99)
    made.store[QIX_GAME] = wrong.file()
    driver = press(Driver(made), *LEAVE, DOWN, A)
    assert en.REASONS[4] in driver.text()
    driver.press(A)
    assert lines(driver)[:2] == [GO_ON + "Qwixx", WORDS.ENTRIES[1]]
    assert made.protected == [QIX_GAME]


def test_who_waits_in_one_game_is_not_renamed_by_another_one():
    made = ports(names=("ANNA", "BEN", "C", "D", "E"))
    made.store[GAME] = QWIXX_FILE
    driver = press(Driver(made), *LEAVE, DOWN, A, DOWN, RIGHT, DOWN, A)
    driver.press(RIGHT, A, LEFT, A, UP, UP, UP, A)  # the letter A for ANNA
    assert list(driver.table.names[:2]) == ["A", "BEN"]
    again = Driver(made)
    assert list(again.table.names[:2]) == ["A", "BEN"]
    again.press(*LEAVE, DOWN, A)
    assert list(again.table.names[:2]) == ["ANNA", "BEN"]
    assert [names[0] for names in Settings(made).all_names] == ["ANNA", "A"]


def test_who_waits_in_a_game_is_not_renamed_by_the_form_of_its_kind():
    new = (HOLD_B, UP, A, A, DOWN, A, DOWN, DOWN, DOWN, A, RIGHT, A, LEFT, A)  # the letter A for ANNA
    for leave, name in (((B, UP, A), "ANNA"), ((UP, UP, UP, RIGHT, UP, A), "A"), ((UP, UP, UP, UP, A, A), "A")):
        made = ports(names=("ANNA", "BEN", "C", "D", "E"))
        made.store[GAME] = QWIXX_FILE
        driver = press(Driver(made), *new, *leave)
        assert list(driver.table.names[:2]) == [name, "BEN"], leave
        assert (Settings(made).all_names[QWIXX][0] == "ANNA") == (made.store[GAME] == QWIXX_FILE), leave


def test_where_two_games_would_be_lost_both_are_asked_for():
    made = ports()
    made.store[QIX_GAME] = QIX_FILE
    driver = press(Driver(made), *LEAVE)
    made.full = True
    driver.press(DOWN, A, DOWN, LEFT, UP, A, A, *LEAVE, DOWN, DOWN, A, DOWN, RIGHT, UP, A)
    asked = []
    for _ in WORDS.GAMES:
        assert OVERWRITE[0] in driver.text()
        asked += [name for name in WORDS.GAMES if OVERWRITE[1] % name in driver.text()]
        driver.press(A)
    assert sorted(asked) == sorted(WORDS.GAMES)
    assert driver.table.game == QIX
    assert not driver.table.length


# Files of version 0.1.0, which kept either game under one name.


def old(**fields):
    """A handheld on which version 0.1.0 has kept a game of Qix."""
    made = ports(**fields)
    made.store[GAME] = QIX_FILE
    return made


def test_an_old_game_of_qix_is_taken_over():
    for game in (QWIXX, QIX):
        made = old(game=game)
        driver = Driver(made)
        assert driver.table.game == QIX
        assert GAME not in made.store
        assert made.store[QIX_GAME] == QIX_FILE
        driver.press(*LEAVE, DOWN, A, DOWN, LEFT, UP, A)
        assert driver.table.game == QWIXX
        assert made.store[QIX_GAME] == QIX_FILE


class Cut(Exception):
    """The power is gone."""


class Failing(FakePorts):
    """Ports whose power fails before (odd) or after (even) one of the changes of what is kept, from the first on."""

    def __init__(self, store, left):
        super().__init__()
        self.store.update(store)
        self.left = left

    def _change(self, change, *arguments):
        self.left -= 2
        if self.left == -1:
            raise Cut
        done = change(*arguments)
        if self.left == 0:
            raise Cut
        return done

    def save(self, name, data):
        return self._change(super().save, name, data)

    def remove(self, name):
        self._change(super().remove, name)


def test_no_cut_of_the_power_loses_an_old_game():
    made = FakePorts()
    configure(made, game=QIX)
    before = dict(made.store)
    before[GAME] = QIX_FILE
    cuts = 0
    while True:
        cuts += 1
        failing = Failing(before, cuts)
        try:
            Driver(failing)
        except Cut:
            store = failing.store
            assert QIX_FILE in (store.get(GAME), store.get(QIX_GAME))
            again = FakePorts()
            again.store.update(store)
            assert Driver(again).table.game == QIX
            assert again.store == {SAVED: before[SAVED], QIX_GAME: QIX_FILE}
            continue
        break
    assert cuts == 5, "before and after a save and a removal"


def test_no_cut_of_the_power_loses_the_game_that_waits_for_another_one():
    made = FakePorts()
    configure(made, starter=1)
    before = dict(made.store)
    before[GAME] = QWIXX_FILE
    begin = LEAVE + (DOWN, A, DOWN, RIGHT, UP, A)
    for back in ((), LEAVE + (DOWN, A)):
        cuts = 0
        resumed = set()
        while True:
            cuts += 1
            failing = Failing(before, cuts)
            try:
                press(Driver(failing), *begin, *back)
            except Cut:
                assert failing.store[GAME] == QWIXX_FILE
                again = FakePorts()
                again.store.update(failing.store)
                resumed.add(Driver(again).table.game)
                continue
            break
        assert cuts > 5
        assert resumed == {QWIXX, QIX}


def test_where_nothing_can_be_saved_an_old_game_is_played_and_stays():
    made = old()
    made.full = True
    driver = Driver(made)
    assert driver.table.game == QIX
    assert made.store[GAME] == QIX_FILE
    made.full = False
    assert Driver(made).table.game == QIX
    assert made.store[QIX_GAME] == QIX_FILE
    assert GAME not in made.store


def test_where_both_are_there_neither_is_lost():
    other = begun(2).file()
    made = old(game=QIX)
    made.store[QIX_GAME] = other
    driver = Driver(made)
    assert driver.table.game == QIX
    assert made.store[QIX_GAME] == other
    assert made.store[GAME] == QIX_FILE
    driver.press(*LEAVE, DOWN, A, DOWN, LEFT, UP, A)
    assert made.aside == [(GAME, QIX_FILE)]


def test_an_empty_handheld_has_nothing_to_go_on_with():
    assert not [line for line in lines(menu()) if line.startswith(WORDS.ENTRIES[0])]
