"""What plays millions of games is the bots' own code, and the engine's game; what is trained can be rounded."""

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

pytest.importorskip("numba")

import numpy as np

from engine import qwixx
from engine.protocol import CHANCE
from engine.qwixx import PRESETS, State
from engine.qwixx.bots import EXPERT, Bot, gaps, trained
from engine.qwixx.bots import net as device_net
from engine.qwixx.bots.layout import ALONE_LENGTH, BOXES, SCRATCH
from engine.qwixx.bots.search import PLACES, POSITIONS, VALUES
from engine.qwixx.layout import ALL_DICE, DICE, OVER, PHASE, ROLL, SIZE
from engine.qwixx.manifest import LEVELS
from engine.qwixx.moves import is_legal
from engine.qwixx.screens.review import Judgement
from host_tests.engine.qwixx.bots.test_net import ask
from tools.bots import arena, game, net, players, train
from tools.bots.compiled import numbers
from tools.rig.decide import decide
from tools.rig.seeded import Seeded

DATA = [numbers(octets) for octets in (trained.DUEL, trained.ALONE, trained.TABLE, gaps.LIMITS)]


def outcome(p):
    """The dice of a position as a roll."""
    return sum(max(int(p[DICE + die]) - 1, 0) * 6**die for die in range(ALL_DICE))


@pytest.mark.long
@pytest.mark.parametrize("preset", range(3))
@pytest.mark.parametrize("count", range(1, 6))
def test_the_simulator_and_its_bots_are_the_engine_s(count, preset):
    fast = players.arena()
    rules = PRESETS[preset]
    bots = [Bot(level, count) for level in range(LEVELS)]
    positions = np.zeros((POSITIONS, SIZE), np.int64)
    scratch = np.zeros(net.MEMORY, np.int64)
    at, values = np.zeros(PLACES, np.int64), np.zeros(VALUES, np.int64)
    p = positions[0]
    for first in range(2):
        state = State(count, rules, first % count)
        fast.start(p, count, first % count, game.numbers_of(rules))
        while not state.is_terminal():
            if state.current_player() == CHANCE:
                assert p[PHASE] == ROLL
                fast.roll(p)
                state.apply_action(outcome(p))
                continue
            assert list(state.data) == list(p)
            level = (state.current_player() + first + 1) % LEVELS
            a = fast.decide(level, positions, *DATA, scratch, at, values)
            assert a == decide(bots[level], state)
            fast.apply(p, a)
            state.apply_action(a)
        assert p[PHASE] == OVER
        assert state.returns() == [fast.score(p, player) for player in range(count)]


def test_the_arena_plays_by_all_presets():
    assert {getattr(qwixx, match.rules) for match in arena.MATCHES} == set(PRESETS)
    for rules in PRESETS:
        assert tuple(game.numbers_of(rules)) == (rules.needed, rules.closing, rules.ending, rules.must_mark)


def test_the_yardsticks_play_legal_actions():
    fast = players.arena()
    for who in (game.LOT, game.SKIP, game.WGAP, game.TABLE, game.AHEAD, game.PLANNER):
        positions = np.zeros((POSITIONS, SIZE), np.int64)
        at, values = np.zeros(PLACES, np.int64), np.zeros(VALUES, np.int64)
        p = positions[0]
        for rules in PRESETS:
            fast.start(p, 3, 1, game.numbers_of(rules))
            while p[PHASE] != OVER:
                if p[PHASE] == ROLL:
                    fast.roll(p)
                    continue
                a = fast.decide(who, positions, *DATA, np.zeros(net.MEMORY, np.int64), at, values)
                assert is_legal(p, a)
                fast.apply(p, a)


def test_figures_depend_on_the_seed_and_not_on_the_cores():
    match = arena.Match((EXPERT, game.SKIP))
    one, two, other = (
        list(arena.points(match, 1200, seed, jobs))[-1].tolist() for seed, jobs in ((1, 1), (1, 3), (2, 3))
    )
    assert one == two
    assert one != other


def test_a_tie_is_a_share_of_the_win():
    row = arena.Row.of(arena.Match((3, 11, 11), target=50), np.array([[5, 5, 1], [9, 2, 3], [1, 2, 3], [4, 4, 4]]))
    assert row.what == "Expert against 2 × skip≤1"
    assert row.figure.startswith("45.8 ± ")
    assert row.missed
    assert row.target == "≥ 50.0 % MISSED"


def test_a_rounded_net_says_nearly_the_same():
    school = players.school()
    learned = net.fresh(2, 1)
    learned[0] = 0.3
    octets = net.rounded(learned)
    lot = Seeded(3)
    for _ in range(100):
        places = [0] * SCRATCH
        ask(places, lot)
        asked = np.zeros(net.MEMORY)
        asked[: BOXES + 2] = places[: BOXES + 2]
        exact = school.forward(learned, asked)
        assert abs(device_net.forward(octets, places) - exact) < 64


def test_a_net_that_is_too_steep_is_refused():
    learned = net.fresh(2, 1)
    learned[0] = 100
    with pytest.raises(net.RangeError, match="bias"):
        net.rounded(learned)


def test_a_net_learns_what_it_is_told():
    school = players.school()
    learned = net.fresh(2, 1)
    asked = np.zeros(net.MEMORY)
    places = [0] * SCRATCH
    ask(places, Seeded(4))
    for _ in range(200):
        asked[: BOXES + 2] = places[: BOXES + 2]
        said = school.forward(learned, asked) / net.UNIT
        school.backward(learned, asked, 0.02 * (said - 0.7))
    asked[: BOXES + 2] = places[: BOXES + 2]
    assert school.forward(learned, asked) / net.UNIT == pytest.approx(0.7, abs=0.01)


@pytest.mark.parametrize("name", ["CLASSIC", "FORUM", "FAMILY"])
def test_the_review_has_the_means_that_the_arena_found(name):
    rows = [line.split("|") for line in arena.REPORT.read_text(encoding="utf-8").splitlines()]
    found = {row[2].strip(): float(row[4]) for row in rows if len(row) > 4 and row[1] == " Expert alone "}
    told = Judgement([0], getattr(qwixx, name).index).mean()
    assert told == pytest.approx(found[name], abs=1)


@pytest.mark.long
def test_a_course_goes_on_where_it_was_left(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(train, "STEP", 500)
    stages = (train.Stage(1, 0.01, 1, teacher=True), train.Stage(1, 0.01, 0.9))
    whole = train.attend(train.Course("ALONE", 1, stages), tmp_path, 7)
    assert len(whole) == ALONE_LENGTH
    for kept in tmp_path.glob("*.npz"):
        kept.unlink()
    train.attend(train.Course("ALONE", 1, stages[:1]), tmp_path, 7)
    assert train.attend(train.Course("ALONE", 1, stages), tmp_path, 7) == whole
    assert train.attend(train.Course("ALONE", 1, stages), tmp_path, 8) != whole


@pytest.mark.long
def test_a_training_that_is_done_leaves_nothing_that_another_would_take_for_its_own(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(train, "STEP", 500)
    stages = (train.Stage(1, 0.01, 1, teacher=True),)
    monkeypatch.setattr(train, "COURSES", (train.Course("DUEL", 2, stages), train.Course("ALONE", 1, stages)))
    monkeypatch.setattr(train, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(train, "TOP", tmp_path)
    monkeypatch.setattr(train, "TRAINED", tmp_path / "trained.py")
    monkeypatch.setattr(sys, "argv", ["train", "--folder", str(tmp_path / "kept")])
    assert train.main() == 0
    assert (tmp_path / "trained.py").read_text(encoding="ascii").count("Seed 1;") == 1
    assert list((tmp_path / "kept").iterdir()) == []


def test_the_module_holds_what_was_learned():
    text = train.module(1, {"DUEL": trained.DUEL, "ALONE": trained.ALONE})
    names = {}
    exec(compile(text, "trained", "exec"), names)
    assert (names["DUEL"], names["ALONE"], names["TABLE"]) == (trained.DUEL, trained.ALONE, trained.TABLE)
    assert text == train.TRAINED.read_text(encoding="ascii")
