"""Games of Qwixx set up for a test: built move by move to a wanted point, and played by the buttons."""

from engine.app.ports import RIGHT, A
from engine.history import History
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.qwixx.moves import PASS
from engine.qwixx.sheet import number
from engine.seats import with_kind
from tools.rig.handhelds import WORDS, receive
from tools.rig.qwixx_positions import outcome


class QwixxBuilder:
    """A game played move by move to the point that a test is about."""

    def __init__(self, players=2, preset=0, first=0, bots=()):
        """bots: for each player 1 + the level of the bot at that seat, or 0."""
        seats = 0
        for player, bot in enumerate(bots):
            seats = with_kind(seats, player, bot)
        self.history = History(LONGEST)
        self.state = self.history.start(QWIXX, players, preset, first, seats)

    def roll(self, *faces):
        """Roll two white dice, and the colour dice, which are ones if not given and 0 if they have left."""
        return self.play(outcome(*(faces + (1, 1, 1, 1))[:6]))

    def play(self, *values):
        """Play actions, or outcomes of rolls."""
        for value in values:
            self.state.apply_action(value)
            self.history.append(value)
        return self

    def turn(self, first, second, *actions):
        """Roll the white dice and play the first actions of the turn; passes fill the turn up."""
        self.roll(first, second, *(0 if self.state.closed() >> row & 1 else 1 for row in range(4)))
        self.play(*actions)
        while not self.state.is_terminal() and self.state.phase() != ROLL:
            self.play(PASS)
        return self

    def all_mark(self, row, numbers):
        """A turn for each number in which everybody marks it in a row by the white dice."""
        for value in numbers:
            first = max(1, value - 6)
            self.turn(first, value - first, *[1 + row] * self.state.players)
        return self

    def file(self):
        """The saved game."""
        return bytes(self.history.to_bytes())


def mark_text(state, action):
    """How the effect line begins for a mark."""
    row = state.row_of(action)
    form = WORDS.EFFECT.split("+")[0]
    return form.replace("%0", WORDS.COLOURS[row]).replace("%1", str(number(row, state.position_of(action))))


def stands_on(driver, action):
    """Whether the cursor of a sheet stands on an action."""
    text = driver.text()
    if action == PASS:
        return any(effect in text for effect in WORDS.PASSES + (WORDS.PASS_OR.split("%")[0],))
    return action in driver.state.legal_actions() and mark_text(driver.state, action) in text


def walk_to(driver, action, step=RIGHT):
    """Move the cursor of a sheet to an action."""
    for _ in range(13):
        if stands_on(driver, action):
            return
        driver.press(step)
    raise AssertionError("the cursor never came to action %d:\n%s" % (action, driver.text()))


def do(driver, *actions):
    """Take actions on the sheets of those whose turn it is, and receive the device where it is handed over."""
    for action in actions:
        receive(driver)
        walk_to(driver, action)
        driver.press(A)
