"""A saved game is resumed in steps, and what is taken back is as if the whole game had been played again."""

from engine import games
from engine.app.ports import TICK
from engine.app.resuming import LONG, STEP, resume
from engine.dice import Dice
from engine.qwixx.manifest import QWIXX
from engine.seats import with_kind
from host_tests.engine.qwixx.test_longest import longest
from tools.rig.driver import FakePorts
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.seeded import Seeded

NAME = "kept"


def resumed(game, file):
    """A table with the game of a file, its ports, and how many pictures with a bar there were."""
    ports = FakePorts()
    ports.store[NAME] = bytes(file)
    table = games.package(game).new_table(ports)
    canvas = ports.canvas
    bars = [bytes(canvas.buffer) for _ in resume(ports, table, NAME)]
    return table, ports, bars


def long_game(count):
    """The file of a long game of Qwixx, so many values of it."""
    builder = QwixxBuilder(5)
    for value in longest(5):
        if not count:
            break
        builder.play(value)
        count -= 1
    return builder.file()


def test_a_short_game_is_there_at_once():
    table, _, bars = resumed(QWIXX, long_game(LONG))
    assert len(table.history) == LONG
    assert not bars


def test_a_long_game_shows_a_bar_that_grows():
    count = 3 * LONG
    table, _, bars = resumed(QWIXX, long_game(count))
    assert len(table.history) == count
    assert len(bars) == count // STEP
    assert len(set(bars)) == len(bars)
    middle = [bar[-64:] for bar in bars]
    assert middle == sorted(middle), "it only grows"


def test_a_key_while_it_is_resumed_does_nothing():
    file = long_game(2 * LONG)
    ports = FakePorts()
    ports.store[NAME] = bytes(file)
    table = games.package(QWIXX).new_table(ports)
    script = resume(ports, table, NAME)
    next(script)
    for event in (1, 5, TICK, 2, 6, 3, 4, 5):
        try:
            script.send(event)
        except StopIteration:
            break
    assert len(table.history) == 2 * LONG
    assert bytes(table.history.to_bytes()) == file


def test_what_is_taken_back_is_as_if_all_had_been_played_again():
    for game in range(len(games.PACKAGES)):
        taken = 0
        for seed in range(3):
            taken += play(game, seed, 150)
        assert taken > 20


def play(game, seed, most):
    """A game by lot, in which now and then something is taken back; how often."""
    dice = Dice(Seeded(seed))
    ports = FakePorts(seed)
    table = games.package(game).new_table(ports)
    table.start(2, 0, 0, with_kind(0, 1, seed % 2))
    taken = 0
    for _ in range(most):
        state = table.state
        if state.is_terminal():
            break
        if state.current_player() < 0:
            table.apply(state.chance(table.dice))
            continue
        actions = list(state.legal_actions())
        table.apply(actions[dice.below(len(actions))])
        if table.decider() >= 0 and not dice.below(4):
            table.take_back()
            taken += 1
            again, _, _ = resumed(game, ports.store[games.SAVES[game]])
            assert again.state.to_bytes() == table.state.to_bytes()
            assert again.rolled.to_bytes() == table.rolled.to_bytes()
            assert again.length == table.length
            assert list(again.history.values()) == list(table.history.values())
    return taken
