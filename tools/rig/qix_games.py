"""Games of Qix set up for a test: played move by move, or by bots, saved, and gone on with by the buttons."""

from engine.app.ports import DOWN, LEFT, RIGHT
from engine.app.ports import UP as ARROW_UP
from engine.app.thinking import SOON
from engine.dice import Dice
from engine.history import History
from engine.protocol import CHANCE
from engine.qix.bots import HARD, Bot
from engine.qix.cards import pile
from engine.qix.layout import UP
from engine.qix.manifest import QIX
from engine.qix.screens.proposal import propose
from engine.qix.screens.walk import Walk
from engine.qix.state import FIRST_ARROW, LONGEST, ROLL_DIE, START
from tools.rig.decide import decide
from tools.rig.qix_positions import start, stick
from tools.rig.qix_view import cards_left
from tools.rig.seeded import Seeded

ARROWS = (ARROW_UP, RIGHT, DOWN, LEFT)  # by direction of the board


class QixBuilder:
    """A game of Qix after its first arrow, played to the point that a test is about.

    bot: whether the handheld plays for player 1; first: who begins.
    """

    def __init__(self, bot=False, first=0, arrow=UP):
        self.history = History(LONGEST)
        self.state = self.history.start(QIX, 2, int(bot), first)
        self.play(arrow)

    def play(self, *values):
        """Play actions or outcomes."""
        for value in values:
            self.state.apply_action(value)
            self.history.append(value)
        return self

    def lay(self, *moves):
        """Start lines and lay sticks: "3,0 U" starts one, "U8" is a stick, "3,0 U8" both."""
        for move in moves:
            place, _, way = move.rpartition(" ")
            if place:
                x, y = place.split(",")
                self.play(start(int(x), int(y), way[0]))
            if way[1:]:
                self.play(stick(self.state, way[0], int(way[1:])))
        return self

    def bots(self, seed, until):
        """Let bots play until a state is as wanted."""
        dice = Dice(Seeded(seed))
        bot = Bot(HARD, 2)
        while not until(self.state):
            state = self.state
            assert not state.is_terminal(), "with seed %d the game ends before it is as wanted" % seed
            self.play(state.chance(dice) if state.current_player() == CHANCE else decide(bot, state))
        return self

    def file(self):
        """The saved game."""
        return bytes(self.history.to_bytes())


def begun(*kinds, bot=False):
    """The first round, with these cards and faces drawn, when player 0 is to start a line."""
    return QixBuilder(bot).play(*kinds)


_played: dict = {}


def played(name, seed, until, bot=False):
    """A game that bots have played until a state is as wanted; they play what has the same name and seed only once."""
    game = QixBuilder(bot)
    key = name, seed, bot
    if key in _played:
        game.state = game.history.load(_played[key])
    else:
        _played[key] = game.bots(seed, until).file()
    return game


def midgame(seed=3, squares=1000, bot=False):
    """A game in which less is open than so many squares, and a player lays a stick at the end of a line."""
    return played(squares, seed, lambda state: state.open_squares() < squares and is_choosing(state), bot)


def is_choosing(state):
    """Whether a player who has a line is to lay a stick."""
    return state.current_player() >= 0 and state.phase() != START


def over(seed=3, bot=False):
    """A game that has ended."""
    return played("over", seed, lambda state: state.is_terminal(), bot)


class Deck:
    """A source of random bytes from which wanted cards are drawn, and faces rolled; a first arrow may come first."""

    def __init__(self, state, wanted):
        self._state = state
        self._wanted = list(wanted)
        self._gap = False
        self._rest = Seeded(1)

    def __call__(self, n):
        self._gap = not self._gap
        if self._gap:
            return b"\xff"  # nothing that can be drawn or rolled
        if not self._wanted:
            return self._rest(n)
        wanted = self._wanted.pop(0)
        data = self._state.data
        if self._state.phase() == FIRST_ARROW:
            return bytes((wanted * 64,))
        if self._state.phase() == ROLL_DIE:
            return bytes(((0, 3, 5)[wanted - 1] * 42,))
        return bytes((sum([cards_left(data, kind) for kind in range(wanted)]) * (256 // pile(data)),))


def thought(driver):
    """The driver once a bot has thought."""
    while driver.wait == SOON:
        driver.tick()
    return driver


def drawing(driver, *wanted):
    """The driver whose next cards and faces are these."""
    driver.table.dice = Dice(Deck(driver.state, wanted))
    return driver


def proposed(table):
    """What is proposed to the player whose turn it is."""
    player = table.state.current_player()
    return propose(table.state, table.starts[player], table.sizes[player])


def aim(table, stick):
    """The arrows that lead from the proposed stick to another one."""
    walk = Walk(proposed(table))
    while walk.action != stick:
        way = table.state.heading_of(stick)
        walk.go(table.state, way)
        yield ARROWS[way]
