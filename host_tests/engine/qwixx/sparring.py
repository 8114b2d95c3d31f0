"""Random games of Qwixx by players of several tempers, played on the engine and on the reference side by side."""

from engine.dice import Dice
from engine.protocol import CHANCE, TERMINAL
from engine.qwixx import PRESETS, State
from engine.qwixx.layout import COLOUR, WHITE
from engine.qwixx.sheet import POINTS, number
from host_tests.engine.qwixx.reference import COLOURS, ROWS, Game
from tools.rig.qwixx_positions import PASS, crosses, outcome
from tools.rig.seeded import Seeded

NAMES = ("classic", "forum", "family")
DICE = ("white 1", "white 2") + COLOURS
EAGER, LAZY, RANDOM = 0, 1, 2


def choose(state, temper, dice):
    """A legal action: eager players avoid gaps and often lock, lazy ones rarely mark, the others draw."""
    actions = state.legal_actions()
    if temper == EAGER and len(actions) > 1:
        marks = [a for a in actions if a != PASS]
        for a in marks:
            if state.locks(a):
                return a if PASS not in actions or dice.below(2) else PASS
        best = min(marks, key=state.passed_over)
        if state.passed_over(best) <= 2 or PASS not in actions:
            return best
        return PASS
    if temper == LAZY and PASS in actions and dice.below(4):
        return PASS
    return actions[dice.below(len(actions))]


def draw(state, dice, loaded):
    """A roll; loaded dice often show only ones or only sixes, the white ones or all, which locks rows."""
    roll = state.chance(dice)
    if not loaded or dice.below(3):
        return roll
    if dice.below(2):
        if dice.below(2):
            return roll - roll % 36
        return roll - roll % 36 + 35
    face = 1 + 5 * dice.below(2)
    return outcome(face, face, *[0 if state.closed() >> row & 1 else face for row in range(4)])


def in_words(state, a):
    """The reference's name of an action."""
    if a == PASS:
        return "pass"
    colour = COLOURS[state.row_of(a)]
    if state.phase() == WHITE:
        return colour
    return (DICE[(a - 5) % 2], colour)


def faces(roll, colours):
    """The faces of a roll by the names of the dice; only of those still in the game."""
    result = {}
    for die in DICE:
        if die in colours or die in DICE[:2]:
            result[die] = roll % 6 + 1
        roll //= 6
    return result


def compare(state, game):
    """Asserts that both have written down the same."""
    for row in range(4):
        colour = COLOURS[row]
        assert (state.closed() >> row & 1 == 1) == (colour in game.closed)
        assert (state.locking() >> row & 1 == 1) == (colour in game.locked)
        for player, sheet in enumerate(game.sheets):
            crossed = [number(row, at) for at in crosses(state, player, row) if at < 11]
            assert crossed == sheet.crossed[colour]
            assert (state.row_bits(player, row) >> 11 == 1) == (colour in sheet.locks)
            assert state.marks(player, row) == sheet.crosses(colour)
            assert state.row_points(player, row) == POINTS[sheet.crosses(colour)]
            assert state.last(player, row) == (ROWS[colour].index(crossed[-1]) + 1 if crossed else 0)
    assert state.returns() == [sheet.total() for sheet in game.sheets]
    assert [state.penalties(player) for player in range(state.players)] == [sheet.penalties for sheet in game.sheets]
    assert state.active_player() == game.active


def note(seen, state, a, game):
    """Adds to seen what is special about action a."""
    colour = COLOURS[state.row_of(a)]
    in_white = state.phase() == WHITE
    if not state.can_pass():
        seen.add("must mark in the white action" if in_white else "must mark in the colour action")
    if a != PASS:
        if colour in game.locked:
            if in_white:
                seen.add("locks a locked row in the white action")
            else:
                verb = "locks" if state.locks(a) else "marks"
                seen.add(verb + " a locked row in the colour action")
    elif in_white and len(game.closed) >= 2:
        seen.add("asked after two rows have closed")


def spar(players, preset, first, seed, seen):
    """Plays a game on both, compares all after every action, and adds what was special to seen; the final state."""
    dice = Dice(Seeded(seed))
    tempers = [(EAGER, EAGER, LAZY, RANDOM)[dice.below(4)] for _ in range(players)]
    loaded = dice.below(2)
    state = State(players, PRESETS[preset], first)
    game = Game(players, NAMES[preset], first)
    asking = game.play()
    question = next(asking)
    while question:
        kind, player, options = question
        compare(state, game)
        if kind == "roll":
            assert state.current_player() == CHANCE
            a = draw(state, dice, loaded)
            answer = faces(a, options)
            assert a == outcome(*[answer.get(die, 1) for die in DICE])
        else:
            assert state.current_player() == player
            assert state.phase() == (WHITE if kind == "white" else COLOUR)
            words = [in_words(state, legal) for legal in state.legal_actions()]
            assert sorted(map(str, words)) == sorted(map(str, options))
            assert state.has_mark() == (options != ["pass"])
            assert state.can_pass() == ("pass" in options)
            a = choose(state, tempers[player], dice)
            note(seen, state, a, game)
            answer = in_words(state, a)
        state.apply_action(a)
        try:
            question = asking.send(answer)
        except StopIteration:
            question = None
    compare(state, game)
    assert state.current_player() == TERMINAL
    note_end(seen, state, kind)
    return state


def note_end(seen, state, kind):
    closed = sum(state.closed() >> row & 1 for row in range(4))
    if closed < 2:
        seen.add("four penalties")
    else:
        seen.add("two rows closed" if closed == 2 else "three rows closed")
        if kind == "white":
            seen.add("ends after the white action")
        elif not state.marked():
            seen.add("two rows closed and a penalty")
