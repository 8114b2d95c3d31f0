"""No roll can be foreseen, undone or had again: not by timing, by going back, by leaving, or by pulling the power."""

from engine.app.ports import DOWN, HOLD_B, LEFT, RIGHT, UP, A, B
from engine.app.table import NOBODY
from engine.dice import Dice
from engine.history import History
from engine.protocol import CHANCE
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import LONGEST
from engine.qwixx.table import Table
from engine.ui.canvas import CHAR, Canvas
from engine.ui.words import en
from tools.rig.driver import Driver, FakePorts
from tools.rig.handhelds import GAME, configure, says, start
from tools.rig.seeded import Seeded

TURNS = 30


class Source:
    """Seeded bytes, and how many of them were taken."""

    def __init__(self, seed):
        self._seeded = Seeded(seed)
        self.taken = 0

    def __call__(self, n):
        self.taken += n
        return self._seeded(n)


class Blind(Canvas):
    """A canvas on which most is not drawn, as nobody looks at it, and that takes long."""

    def __init__(self):
        super().__init__(bytearray(1024))

    def write(self, text, x, *_):
        return x + CHAR * len(text)

    def large(self, text, x, *_):
        return x + 2 * CHAR * len(text)

    def fill_rect(self, *_):
        pass

    def blit(self, *_):
        pass


class Witness(FakePorts):
    """Ports that look, at every picture, whether the game that it shows is the saved one."""

    def __init__(self, seed=1):
        super().__init__(seed, Blind())
        self.random_bytes = Source(seed)
        self.pictures = self.rolls = 0

    def sound(self, tune):
        """Tunes are not remembered: with a time limit a game plays itself for long."""

    def show(self):
        table = self.table
        if table and table.playing:
            self.pictures += 1
            self.rolls += table.length == 0 and table.state.phase() != ROLL
            assert self.store[GAME] == bytes(table.history.to_bytes()), "shown before it was saved"


def begun(made, players=3, patient=True):
    configure(made, players=players, starter=1)
    driver = Driver(made)
    driver.press(A, A, A)
    driver.patient = patient
    return driver


def test_whatever_is_shown_is_saved():
    for seed in range(5):
        driver = begun(Witness(seed))
        chance = Dice(Seeded(seed))
        for _ in range(600):
            # A mostly, so that the game goes on; the rest wherever it leads.
            driver.press((A, A, A, A, B, RIGHT, LEFT, UP, DOWN, HOLD_B)[chance.below(10)])
        assert driver.ports.pictures > 400
        assert driver.ports.rolls > 40


def test_power_that_fails_while_the_dice_fall_gives_the_same_roll_again():
    for ticks in range(7):
        driver = begun(Witness(ticks), patient=False)
        driver.send(A, 0)
        for _ in range(ticks):
            driver.tick()
        other = FakePorts(99)
        other.store.update(driver.ports.store)
        again = Driver(other)
        assert again.state.phase() != ROLL
        assert [again.state.die(i) for i in range(6)] == [driver.state.die(i) for i in range(6)]
        values = list(driver.table.history.values())
        assert list(again.table.history.values())[: len(values)] == values


def straight(driver, dawdle):
    """Plays by A alone for some turns, with `dawdle(driver)` before every press; the history."""
    for _ in range(TURNS * 8):
        dawdle(driver)
        driver.press(A)
        if driver.state.is_terminal():
            break
    return list(driver.table.history.values())


def at_once(_driver):
    pass


def slowly(driver):
    """Another sheet is looked at, then the menu, and the game is left and taken up again."""
    driver.press(DOWN, UP, DOWN, B)
    driver.press(HOLD_B, B)
    if not driver.state.is_terminal():
        driver.press(HOLD_B, UP, A, A, A)
        if driver.state.current_player() not in (CHANCE, driver.table.holder):
            driver.press(A)  # who goes on has taken the device anew


class Waiting(Driver):
    """A handheld on which time passes in other portions: every press comes late, and breaks off what is shown."""

    def send(self, event, waited):
        super().send(event, waited or 12_345)


def test_the_dice_do_not_depend_on_when_and_how_often_buttons_are_pressed():
    histories = []
    for kind, dawdle in ((Driver, at_once), (Driver, slowly), (Waiting, at_once)):
        made = Witness(7)
        configure(made, players=2, starter=1)
        driver = kind(made)
        driver.press(A, A, A)
        histories.append(straight(driver, dawdle))
    assert len(histories[0]) > 40
    assert histories[1] == histories[0]
    assert histories[2] == histories[0]


def test_bytes_are_drawn_by_rolls_and_by_nothing_else():
    driver = begun(Witness(3), players=2)
    source = driver.ports.random_bytes
    for _ in range(60):
        rolls = driver.state.phase() == ROLL
        before = source.taken
        slowly(driver)
        assert source.taken == before
        driver.press(A)
        assert (source.taken > before) == rolls
        if driver.state.is_terminal():
            break


def test_going_back_never_undoes_a_roll_and_never_draws_one():
    for seed in range(8):
        made = Witness(seed)
        table = Table(made)
        table.start(3, seed % 3, 0, 0)
        chance = Dice(Seeded(seed))
        while not table.state.is_terminal():
            if table.state.phase() == ROLL:
                table.apply(table.state.chance(table.dice))
                assert table.decider() == NOBODY, "a roll can be taken back"
                rolled = list(table.history.values())
                taken = made.random_bytes.taken
                continue
            actions = table.state.legal_actions()
            table.apply(actions[chance.below(len(actions))])
            if table.decider() != NOBODY and chance.below(3) == 0:
                table.take_back()
                assert list(table.history.values())[: len(rolled)] == rolled
                assert made.random_bytes.taken == taken
                assert bytes(table.history.to_bytes()) == made.store[GAME]


def test_a_roll_that_can_not_be_saved_is_told_before_it_is_seen():
    driver = start(patient=False)
    driver.ports.full = True
    kept = driver.ports.store[GAME]
    driver.press(A)
    assert says(driver, en.UNSAFE.split("\n")[0])
    assert driver.wait == 0, "it waits to be read"
    driver.press(A)
    assert not says(driver, en.UNSAFE.split("\n")[0])
    assert driver.wait, "now the dice fall"
    assert driver.ports.store[GAME] == kept
    assert History(LONGEST).load(kept).phase() == ROLL
