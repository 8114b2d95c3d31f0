"""Games of Qix on the engine and on the reference side by side, played by lot, by bots, or by one of each."""

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.grid import x_of, y_of
from engine.qix.state import DRAW, FIRST_ARROW, FIRST_START, PASS, START
from host_tests.engine.qix.reference import LENGTHS, Game, opposite
from tools.rig.qix_players import choose
from tools.rig.qix_positions import STEPS, qix_of, sticks_of
from tools.rig.qix_view import UNTAKEN, arrow, captor, cards_left, in_border, qix_supply, supply
from tools.rig.seeded import Seeded

KINDS = ("grow", "multiply", "tilt", "move 1", "move 2", "move 3", "move 1 + draw", "shuffle")


def spar(first, seed, bots, seen):
    """Plays a game; bots has a bit for each player who is one; what is special in it is added to seen."""
    dice = Dice(Seeded(seed))
    bot = Bot(HARD, 2)
    state = State(2, None, first)
    game = Game(first)
    while not state.is_terminal():
        player = state.current_player()
        a = choose(state, dice, bot, bots)
        if player != CHANCE:
            assert player == game.order[0]
            actions = state.legal_actions()
            assert a in actions
            if state.round() % 8 == 0 or state.phase() != START:
                assert {words(state, a) for a in actions if a != PASS} == game.choices()
        eye = Eye(game, player, a)
        follow(state, game, a)
        closed = state.open_squares() != len(game.area)
        state.apply_action(a)
        compare(state, game, closed)
        seen.update(eye.seen())
    assert game.waits == "nothing"


def words(state, a):
    """An action of a player as the reference has it."""
    heading = STEPS[state.heading_of(a)]
    if a >= FIRST_START:
        p = state.point_of(a)
        return (x_of(p), y_of(p)), heading
    return heading, 2 << state.size_of(a)


def follow(state, game, a):
    """Plays an action, or an outcome, on the reference."""
    if state.phase() == FIRST_ARROW:
        game.set_arrow(STEPS[a])
    elif state.phase() == DRAW:
        game.draw(KINDS[a])
    elif state.current_player() == CHANCE:
        game.roll(a)
    elif a == PASS:
        assert not game.choices()
        game.give_up()
    elif a >= FIRST_START:
        game.chosen = words(state, a)
    else:
        game.lay(*words(state, a))


def compare(state, game, squares):
    """All that both know is the same; the squares one by one if some were captured."""
    data = state.data
    for x, y in [(x, y) for x in range(40) for y in range(40)] if squares else ():
        owner = captor(data, x, y)
        assert (owner == UNTAKEN) == ((x, y) in game.area)
        assert owner == UNTAKEN or game.captured[(x, y)] == owner
    assert state.returns() == [game.score(0), game.score(1)]
    for player in range(2):
        assert [supply(data, player, size) for size in range(3)] == [game.supply[player][length] for length in LENGTHS]
        laid = sticks_of(state, player)
        count = in_border(data, player)
        stix = game.stix[player]
        border = [stick for stick in game.border if stick.owner == player]
        assert [(2 << size, points) for size, _, _, points in laid[count:]] == [(s.length, s.points) for s in stix]
        assert [(2 << size, points) for size, _, _, points in laid[:count]] == [(s.length, s.points) for s in border]
    if game.qix:
        assert STEPS[arrow(data)] == game.qix.arrow
        assert qix_of(state) == [game.qix.points_of(stick) for stick in game.qix.sticks]
        assert [qix_supply(data, size) for size in range(3)] == [game.qix_supply[length] for length in LENGTHS]
    assert [cards_left(data, kind) for kind in range(8)] == [game.pile[name] for name in KINDS]
    assert state.round() == game.round


class Eye:
    """Sees what is special in an action or outcome; made before it is played on the reference."""

    def __init__(self, game, player, a):
        self._game = game
        self._player = player
        self._passes = player >= 0 and a == PASS
        self._stix = [len(stix) for stix in game.stix]
        self._laid = len(game.border)
        self._captured = len(game.captured)
        self._qix = game.qix

    def seen(self):
        """What has happened."""
        game = self._game
        broken = [player for player in range(2) if self._stix[player] and not game.stix[player]]
        if self._player < 0:
            if broken:
                yield "the Qix breaks " + ("both Stix" if len(broken) == 2 else "a Stix")
            if self._qix and len(game.qix.sticks) > len(self._qix.sticks):
                yield "the Qix multiplies"
            if self._qix and game.qix.arrow == opposite(self._qix.arrow):
                yield "the Qix flips"
        elif self._passes:
            yield "a Stix has no way on" if broken else "a player has no start"
        elif len(game.captured) > self._captured:
            if 1 - self._player in broken:
                yield "a closing breaks the other Stix"
            elif game.stix[1 - self._player]:
                yield "a closing leaves the other Stix"
            if len(game.border) <= self._laid + self._stix[self._player]:
                yield "sticks come back from the border"
