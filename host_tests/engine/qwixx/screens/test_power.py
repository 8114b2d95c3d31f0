"""The power fails after every action of whole games: the next boot is exactly there."""

from engine.qwixx.state import ROLL
from engine.qwixx.table import SAVED as GAME
from engine.ui.ports import A, B
from host_tests.driver import Driver, FakePorts
from host_tests.games import WORDS, start
from host_tests.screen import Screen

PRESSES = 4000


def again(ports):
    """The handheld switched on with a copy of what another has kept."""
    copy = FakePorts(1, Screen())
    copy.store = dict(ports.store)
    return Driver(copy)


def shows(driver, state):
    """Whether the screen is one for the player whose turn it is."""
    text = driver.text()
    if state.is_terminal():
        return WORDS.REMATCH in text
    if state.phase() == ROLL:
        return WORDS.NEXT_TURN in text and driver.ports.table.names[state.active_player()] in text
    return driver.ports.table.names[state.current_player()] in text


def play(players, preset):
    """A game played by the buttons, with a power cut after every action; returns how many cuts there were."""
    driver = start(players=players, preset=preset, seed=10 * preset + players)
    cuts = 0
    saves = -1
    for press in range(PRESSES):
        if driver.ports.saves != saves:
            saves = driver.ports.saves
            cuts += 1
            resumed = again(driver.ports)
            assert resumed.state.to_bytes() == driver.state.to_bytes()
            assert list(resumed.table.history.values()) == list(driver.table.history.values())
            assert resumed.ports.store[GAME] == driver.ports.store[GAME], "what was kept is kept on"
            assert shows(resumed, driver.state), resumed.text()
            assert resumed.table.decider() == driver.table.decider()
        if driver.state.is_terminal():
            return cuts
        passes = press % 7 == 6 and driver.state.phase() != ROLL and WORDS.TAKE_BACK not in driver.text()
        driver.press(B if passes else A)
    raise AssertionError("the game does not end")


def test_the_power_fails_after_every_action_of_games_by_all_presets():
    for preset in range(3):
        for players in range(1, 6):
            assert play(players, preset) > 20


def test_names_settings_and_game_survive_together():
    driver = start(players=3, names=["EVA", "TOM", "A", "B", "C"], preset=1, time=2, notices=False)
    resumed = again(driver.ports)
    assert resumed.ports.table.names[:3] == ["EVA", "TOM", "A"]
    assert resumed.state.rules.index == 1
