"""A third game is added by the steps of engine/README.md alone, and the app offers it all that it offers the others."""


from engine import games
from engine.app.ports import DOWN, HOLD_B, RIGHT, UP, A, B
from engine.app.scores import Scores
from engine.ui.words import en
from host_tests.pig.manifest import GAME, PIG
from host_tests.pig.state import GOAL, HOLD, ROLL
from tools.rig.driver import Driver
from tools.rig.handhelds import GAME as QWIXX_GAME
from tools.rig.handhelds import WORDS, ports, says

SAVED = "pig"


class PigAbout:
    """What the app says of Pig."""

    NAME = "Pig"
    NOTE = "One die, for 2 or 3"
    HELP = ("Pig\nA one loses the turn.\n",)
    THREE_BUTTONS = "Buttons\n"


class PigWords(en.Words):
    """What a game of Pig says."""

    ROLL = "roll"
    HOLD = "hold"


class WithPig:
    """The third line in the list of games, and the words that it needs."""

    def __enter__(self):
        self._packages = games.PACKAGES
        self._saves = games.SAVES
        games.PACKAGES = self._packages + ("host_tests.pig",)
        games.SAVES = self._saves + (SAVED,)
        en.PigAbout = PigAbout
        en.PigWords = PigWords

    def __exit__(self, *error):
        games.PACKAGES = self._packages
        games.SAVES = self._saves
        del en.PigAbout
        del en.PigWords


def begun(*more):
    """A game of two from the menu's form on, after more buttons in the form."""
    driver = Driver(ports(starter=1))
    driver.press(A, A)
    driver.press(DOWN, *[RIGHT] * PIG)
    assert says(driver, PigAbout.NAME)
    driver.press(*more)
    while not says(driver, WORDS.FORM_NOTES[0]):
        driver.press(UP)
    driver.press(A)
    return driver


def finish(driver):
    """Roll until there is enough, then hold."""
    for _ in range(1000):
        state = driver.state
        if state.is_terminal():
            return
        player = state.current_player()
        driver.press(B if player >= 0 and state.data[1] >= 6 else A)
    raise AssertionError("no end")


def test_it_is_played_saved_and_resumed():
    with WithPig():
        driver = begun()
        assert driver.table.game == PIG
        driver.press(A)
        while driver.state.current_player() < 0:
            driver.press(A)
        before = driver.state.to_bytes()
        resumed = Driver(driver.ports)
        assert resumed.state.to_bytes() == before
        finish(resumed)
        assert max(resumed.state.returns()) >= GOAL


def test_a_decision_is_taken_back_but_no_roll():
    with WithPig():
        driver = begun()
        while driver.state.current_player() < 0:
            driver.press(A)
        before = driver.state.to_bytes()
        driver.press(B)
        assert list(driver.table.history.moves())[-1] == HOLD
        driver.press(B)
        assert driver.state.to_bytes() == before, "what was held is not taken back"
        driver.press(HOLD_B, DOWN)
        assert not says(driver, WORDS.GAME_MENU[1]), "a roll can be taken back"


def test_a_robot_plays_it():
    with WithPig():
        driver = begun(DOWN, DOWN, DOWN, RIGHT)
        assert driver.table.bot(1)
        while not driver.state.is_terminal():
            player = driver.state.current_player()
            assert player != 1, "a person is asked in the robot's place"
            driver.press(B if player == 0 and driver.state.data[1] >= 3 else A)
        assert driver.table.names[1].startswith(WORDS.ROBOTS[0])
        assert ROLL in list(driver.table.history.moves())


def test_it_is_counted_beside_the_others():
    with WithPig():
        driver = begun()
        finish(driver)
        driver.press(B)
        assert SAVED not in driver.ports.store
        kept = Scores(driver.ports)
        assert [entry.rules for entry in kept.entries] == [GAME.scores] * 2
        assert sorted(entry.games for entry in kept.entries) == [1, 1]
        for _ in range(4):
            driver.press(DOWN)
        driver.press(A, A)
        assert says(driver, PigAbout.NAME)


def test_its_pages_are_shown():
    with WithPig():
        driver = Driver(ports())
        driver.press(A, DOWN, DOWN, A)
        while not says(driver, PigAbout.NOTE):
            driver.press(DOWN)
        driver.press(A)
        assert says(driver, "A one loses the turn.")


def test_without_its_line_a_saved_game_of_it_waits_for_better_times():
    with WithPig():
        driver = begun()
        driver.press(A)
        played = driver.state.to_bytes()
    without = Driver(driver.ports)
    without.press(A, A)  # the settings name it, too, and so are refused
    assert not says(without, WORDS.ENTRIES[0])
    with WithPig():
        assert Driver(driver.ports).state.to_bytes() == played


def test_in_another_game_s_place_it_is_refused_without_its_line():
    with WithPig():
        driver = begun()
        driver.press(A)
        saved = driver.ports.store[SAVED]
    refused = ports()
    refused.store[QWIXX_GAME] = saved
    assert says(Driver(refused), WORDS.REFUSED.split("\n")[0])
