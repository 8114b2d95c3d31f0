"""Looking back at a game: what decisions cost, that luck and choices add up, and that it can be left."""

from engine.app.ports import DOWN, LEFT, RIGHT, A, B
from engine.dice import Dice
from engine.qwixx import CLASSIC, PRESETS, State
from engine.qwixx.bots import EASY, EXPERT, Bot
from engine.qwixx.judgement import Judgement, judge
from engine.qwixx.moves import PASS
from engine.qwixx.sheet import number
from engine.qwixx.table import Table
from engine.ui.words.en import ReviewWords
from tools.rig.decide import decide
from tools.rig.driver import FakePorts
from tools.rig.handhelds import WORDS, press, resume, says
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import WHITE_RED
from tools.rig.qwixx_scenes import looked_back, over_missed, over_won
from tools.rig.screen import Screen
from tools.rig.seeded import Seeded

TITLES = ReviewWords()


def played(levels, seed=5, bots=()):
    """A whole game of bots."""
    game = QwixxBuilder(len(levels), 0, 0, bots)
    players = [Bot(level, len(levels)) for level in levels]
    dice = Dice(Seeded(seed))
    state = game.state
    while not state.is_terminal():
        player = state.current_player()
        game.play(state.chance(dice) if player < 0 else decide(players[player], state))
    return game


def judged(game):
    """What comes of a game."""
    made = FakePorts(1, Screen())
    table = Table(made)
    table.names = ["A", "B", "C", "D", "E"]
    for _ in table.resume(game.file()):
        pass
    found = Judgement(table.state.returns(), table.state.rules.index)
    steps = judge(made, table, found, lambda _: None)
    for wait in steps:
        assert wait == 1
    return found


def test_experts_choices_cost_nothing():
    found = judged(played((EXPERT, EXPERT)))
    assert found.lost == [0, 0]
    assert found.costly == []


def test_worse_players_choices_cost_them_something():
    found = judged(played((EASY, EXPERT)))
    assert found.lost[0] > 64
    assert found.lost[1] == 0
    costs = [costly.cost for costly in found.costly]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert costs[0] <= found.lost[0]


def test_a_blunder_is_named():
    # The lock of red is there for the taking: 13 points, and nothing to be had for waiting.
    game = QwixxBuilder(2).all_mark(0, range(2, 8))
    game.turn(6, 6, PASS, PASS)
    while not game.state.is_terminal():
        game.turn(3, 4)
    found = judged(game)
    locks = [costly for costly in found.costly if costly.better == WHITE_RED]
    assert locks
    assert locks[0].done == PASS
    assert locks[0].state.white_sum() == 12
    assert locks[0].player == locks[0].state.current_player()
    assert locks[0].cost > 5 * 64


def test_of_equals_the_first_are_named_and_of_robots_none():
    found = Judgement([0, 0], CLASSIC.index)
    for action, cost in enumerate((3, 9, 5, 5, 5, 0, 9)):
        state = State(2, CLASSIC, action & 1)
        state.apply_action(0)
        found.add(cost, action, 1, state, state, action != 1)
    assert [(costly.cost, costly.done) for costly in found.costly] == [(9, 6), (5, 2), (5, 3)]
    assert found.lost == [3 + 5 + 5 + 9, 9 + 5]


def test_luck_and_choices_add_up_to_the_distance_from_the_mean():
    for lost, scores in (([640, 0], [50, 63]), ([1, 2, 3, 6400, 0], [10, 20, 30, -20, 114]), ([700], [56])):
        for rules in PRESETS:
            found = Judgement(scores, rules.index)
            found.lost = lost
            mean = found.mean() if len(scores) == 1 else sum(scores) / len(scores)
            assert abs(found.mean() - mean) <= 0.5
            for player, score in enumerate(scores):
                distance, luck, choices = found.split(player)
                assert distance == luck + choices
                assert abs(distance - (score - mean)) <= 0.5
    found = Judgement([50, 63], CLASSIC.index)
    found.lost = [640, 0]
    assert found.split(0) == (-7, -2, -5)
    assert found.split(1) == (7, 2, 5)


def test_who_was_alone_is_compared_with_expert_by_the_same_rules():
    classic, forum, family = (Judgement([56], rules.index).mean() for rules in PRESETS)
    assert classic < forum <= family


def test_it_is_reached_from_the_end_and_left_again():
    driver = press(resume(over_won()), A, A, DOWN)
    before = driver.frame()
    driver.press(A)
    assert TITLES.COLUMNS[2] in driver.text()
    assert "1/5" in driver.text()
    driver.press(LEFT)
    assert "5/5" in driver.text()
    driver.press(B)
    assert driver.frame() == before
    assert driver.state.is_terminal()


def test_what_its_words_mean_is_said_on_a_page():
    for players, mean in ((2, 50), (1, 113)):
        driver = press(looked_back(resume(over_won(players))), RIGHT)
        assert TITLES.MEANING.split("\n")[0] in driver.text()
        assert TITLES.MEANS[players == 1] % mean in driver.text()


def test_a_costly_decision_is_shown_on_its_sheet_with_what_it_cost():
    game = over_missed()
    found = judged(game).costly
    driver = press(looked_back(resume(game)), RIGHT)
    for costly in found:
        driver.press(RIGHT)
        names = [said(costly.state, action) for action in (costly.done, costly.better)]
        assert says(driver, TITLES.BETTER, *names)
        tenths = (20 * costly.cost + 64) // 128
        assert says(driver, TITLES.COST, tenths // 10, tenths % 10)
        canvas = driver.ports.canvas
        for action in (costly.done, costly.better):
            if action != PASS:
                x = 17 + 9 * costly.state.position_of(action)
                y = 10 + 9 * costly.state.row_of(action)
                assert all(canvas.pixel(x + i, y) and canvas.pixel(x + i, y + 8) for i in range(9)), "it isn't lit"
    assert {costly.done == PASS for costly in found} == {False, True}


def said(state, action):
    """An action as the line below the sheet says it."""
    if action == PASS:
        return TITLES.PASS
    row = state.row_of(action)
    return WORDS.LETTERS[row] + str(number(row, state.position_of(action)))


def test_it_shows_progress_and_can_be_left_before_it_is_done():
    driver = press(resume(over_won()), A, A, DOWN)
    before = driver.frame()
    driver.patient = False
    driver.press(A)
    frames = set()
    for _ in range(200):
        assert TITLES.TITLE in driver.text()
        frames.add(driver.frame())
        driver.tick()
    assert len(frames) > 2
    driver.press(B)
    assert driver.frame() == before


def test_what_bots_of_the_best_level_did_needs_no_thought():
    game = played((EASY, EXPERT), bots=(0, 1 + EXPERT))
    other = played((EASY, EXPERT))
    assert judged(game).lost == judged(other).lost
