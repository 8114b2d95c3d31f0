"""Power off and on at every action of a game: it goes on in the same state and shows what that moment shows."""

from engine.app.options import ASK
from engine.app.ports import A, B
from engine.dice import Dice
from engine.history import History
from engine.qwixx import PRESETS
from engine.qwixx.manifest import LONGEST
from engine.qwixx.moves import PASS
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, configure
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.seeded import Seeded


class Diary(FakePorts):
    """Ports that keep every game that was ever saved."""

    def __init__(self, seed):
        super().__init__(seed)
        self.games = []

    def save(self, name, data):
        if name == GAME:
            self.games.append(bytes(data))
        return super().save(name, data)


def again(driver, saved):
    """Another handheld, switched on with a saved game and the same settings."""
    ports = FakePorts()
    ports.store.update(driver.ports.store)
    ports.store[GAME] = saved
    return Driver(ports)


def settled(saved):
    """The state of a saved game once all have passed who can't mark."""
    state = History(LONGEST).load(saved)
    while state.current_player() >= 0 and not state.has_mark():
        state.apply_action(PASS)
    return state


def check(driver):
    """Every game saved since the last check goes on to where the driver is now, and to its picture."""
    for saved in driver.ports.games:
        other = again(driver, saved)
        expected = settled(saved).to_bytes()
        assert other.state.to_bytes() == expected, "the handheld goes on with another game than the saved one"
        assert expected == driver.state.to_bytes(), "what was saved is not what was played"
        assert other.frame() == driver.frame(), "the handheld goes on with another picture than the one before"
    driver.ports.games = []


def check_hands(driver, saved):
    """A saved game goes on in the same hands and with the picture of the driver."""
    other = again(driver, saved)
    assert other.table.holder == driver.table.holder
    assert other.frame() == driver.frame()


def play(players, preset):
    """Play a game to its end with a check after every press."""
    ports = Diary(7 * players + preset)
    configure(ports, players=players, preset=preset)
    driver = Driver(ports)
    driver.press(A, A, A)
    check(driver)
    dice = Dice(Seeded(preset))
    checks = 0
    while not driver.state.is_terminal():
        decides = driver.table.holder == driver.state.current_player()
        driver.press(B if decides and dice.below(6) == 0 else A)
        checks += len(ports.games)
        check(driver)
    assert checks == len(driver.table.history)


def test_at_every_action_of_a_game():
    for players in range(1, 6):
        play(players, players % len(PRESETS))


def test_it_is_in_the_same_hands_if_all_are_asked():
    for bots in ((0, 0), (0, 2, 0)):
        ports = Diary(5)
        configure(ports, no_mark=ASK)
        ports.store[GAME] = QwixxBuilder(len(bots), bots=bots).file()
        driver = Driver(ports)
        forced = 0
        dice = Dice(Seeded(len(bots)))
        while not driver.state.is_terminal():
            decides = driver.table.holder == driver.state.current_player()
            forced += decides and not driver.state.has_mark()
            driver.press(B if decides and driver.state.can_pass() and dice.below(6) == 0 else A)
            if ports.games:
                check_hands(driver, ports.games[-1])
                ports.games = []
        assert forced > 3
