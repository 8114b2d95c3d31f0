"""Histories under random games, random undoing and random damage."""

from hypothesis import assume, given
from hypothesis import strategies as st

from engine.dice import Dice
from engine.history import History, from_values
from engine.protocol import CHANCE
from engine.qwixx.manifest import LONGEST, QWIXX
from engine.record import DAMAGED, FOREIGN, ILLEGAL, TOO_NEW, TRUNCATED, HistoryError
from host_tests.engine.test_history import signed
from tools.rig.seeded import Seeded


@st.composite
def histories(draw):
    """A game that has gone on for some time."""
    dice = Dice(Seeded(draw(st.integers(0, 2**48 - 1))))
    players = draw(st.integers(1, 5))
    history = History(LONGEST)
    state = history.start(QWIXX, players, draw(st.integers(0, 2)), draw(st.integers(0, players - 1)))
    for _ in range(draw(st.integers(0, 120))):
        if state.is_terminal():
            break
        if state.current_player() == CHANCE:
            a = state.chance(dice)
        else:
            actions = state.legal_actions()
            a = actions[dice.below(len(actions))]
        state.apply_action(a)
        history.append(a)
    return history, state


def refused(data):
    """Why the file is refused, None if it isn't; a refused file leaves nothing behind."""
    history = History(LONGEST)
    reason = None
    try:
        history.load(data)
    except HistoryError as error:
        reason = error.reason
    assert reason in (None, FOREIGN, TOO_NEW, TRUNCATED, DAMAGED, ILLEGAL)
    assert reason is None or len(history) == 0
    return reason


@given(histories())
def test_a_file_makes_the_same_game(saved):
    history, state = saved
    other = History(LONGEST)
    assert other.load(history.to_bytes()).to_bytes() == state.to_bytes()
    assert other.to_bytes() == history.to_bytes()
    assert list(from_values(history.values(), LONGEST).values()) == list(history.values())


@given(histories(), st.data())
def test_a_damaged_file_is_refused(saved, data):
    file = bytearray(saved[0].to_bytes())
    first = data.draw(st.integers(0, len(file) - 1))
    for at in range(first, min(len(file), first + data.draw(st.integers(1, 4)))):
        file[at] ^= data.draw(st.integers(1, 255))
    assert refused(file) is not None


@given(histories(), st.data())
def test_a_cut_file_is_refused(saved, data):
    file = bytes(saved[0].to_bytes())
    assert refused(file[: data.draw(st.integers(0, len(file) - 1))]) == TRUNCATED


@given(histories(), st.binary(min_size=1, max_size=20))
def test_a_lengthened_file_is_refused(saved, more):
    assert refused(bytes(saved[0].to_bytes()) + more) == DAMAGED


@given(histories(), st.data())
def test_a_forged_file_is_refused_or_is_a_legal_game(saved, data):
    file = bytearray(saved[0].to_bytes()[:-4])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(4, len(file) - 1))
        kind = data.draw(st.sampled_from(("change", "insert", "remove")))
        if kind == "change":
            file[at] = data.draw(st.integers(0, 255))
        elif kind == "insert":
            file.insert(at, data.draw(st.integers(0, 255)))
        elif len(file) > 10:
            del file[at]
    forged = signed(file)
    if refused(forged) is None:
        history = History(LONGEST)
        history.load(forged)
        assert bytes(history.to_bytes()) == forged
        assert list(from_values(history.values(), LONGEST).values()) == list(history.values())


@given(st.binary(max_size=200))
def test_random_bytes_are_refused(data):
    assert refused(data) is not None
    assert refused(b"PDG\1" + data) is not None


@given(histories(), st.data())
def test_undo_returns_to_where_the_game_was(saved, data):
    history, _ = saved
    values = list(history.values())
    assume(len(history))
    length = data.draw(st.integers(0, len(history)))
    earlier = from_values(values[: 4 + length], LONGEST).replay()
    probe = from_values(values[: 4 + length], LONGEST).replay()
    crosses_chance = False
    for value in values[4 + length :]:
        crosses_chance = crosses_chance or probe.current_player() == CHANCE
        probe.apply_action(value)
    state = history.undo_to(length)
    if crosses_chance:
        assert state is None
        assert list(history.values()) == values
    else:
        assert state.to_bytes() == earlier.to_bytes()
        assert list(history.values()) == values[: 4 + length]
        assert history.replay().to_bytes() == earlier.to_bytes()
