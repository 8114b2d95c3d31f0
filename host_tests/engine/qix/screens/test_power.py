"""Power off and on at every card, roll and decision of a game of Qix: it goes on in the same state."""

from engine.app.ports import DOWN, LEFT, RIGHT, UP, A
from engine.dice import Dice
from engine.history import History
from engine.protocol import CHANCE
from engine.qix.manifest import QIX
from engine.qix.state import FIRST_ARROW, LONGEST
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import QIX_GAME as GAME
from tools.rig.handhelds import configure
from tools.rig.qix_games import is_choosing
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


def check(driver):
    """Every game saved since the last check goes on from where it was saved; the last one looks as it did."""
    games = driver.ports.games
    for saved in games:
        state = History(LONGEST).load(saved)
        other = again(driver, saved)
        player = state.current_player()
        drawer = state.first_player() ^ state.round() & 1
        robots = driver.table.bot(drawer if player == CHANCE else player) > 0
        if state.phase() != FIRST_ARROW and not robots:
            assert other.state.to_bytes() == state.to_bytes(), "the handheld goes on with another game"
        if saved == games[-1]:
            assert other.state.to_bytes() == driver.state.to_bytes()
            assert other.frame() == driver.frame(), "the handheld goes on with another picture"
        elif state.phase() != FIRST_ARROW and player == CHANCE and not robots:
            other.press(A)
            assert other.state.current_player() != CHANCE or other.state.is_terminal(), "the card doesn't go on"
    driver.ports.games = []


def play(seed, players):
    """Play a game to its end with a check after every press that saves; returns how many cards had parts."""
    ports = Diary(seed)
    configure(ports, game=QIX, players=players)
    driver = Driver(ports)
    driver.press(A, A, A)
    dice = Dice(Seeded(seed))
    parts = 0
    while not driver.state.is_terminal():
        if is_choosing(driver.state) and dice.below(3) == 0:
            driver.press((LEFT, RIGHT, UP, DOWN)[dice.below(4)])
        driver.press(A)
        parts += len(ports.games) > 2
        check(driver)
    return parts


def test_at_every_action_of_a_game():
    for players in (2, 1):
        assert play(players, players), "no card was in several parts"
