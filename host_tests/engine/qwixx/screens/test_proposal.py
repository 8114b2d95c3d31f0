"""What A does without looking: it never wrecks a sheet, and where both ways cost something the line says so."""

from engine.app.ports import RIGHT, A
from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx.layout import COLOUR
from engine.qwixx.moves import PASS
from engine.qwixx.rules import PRESETS
from engine.qwixx.screens import decision
from engine.qwixx.screens.decision import choices
from engine.qwixx.state import State
from tools.rig.driver import Driver
from tools.rig.handhelds import WORDS, ports, press, receive, says, start
from tools.rig.qwixx_games import QwixxBuilder, stands_on
from tools.rig.qwixx_positions import FORUM, WHITE_GREEN, WHITE_RED, WHITE_YELLOW
from tools.rig.qwixx_scenes import coloured, fined, nearly_over, opened, rolled
from tools.rig.seeded import Seeded

MOST_SKIPPED = 3
GAMES = 60
MEAN = 50  # points that A alone makes at least; what loses least, whatever it skips, makes 40


def cheapest(state):
    return decision.cheapest(state, state.legal_actions())


def proposal(state):
    return decision.proposal(state, cheapest(state))


def plays(seed, choose=proposal):
    """A game in which everybody takes what is chosen; after each decision yields the state before it and the action."""
    dice = Dice(Seeded(seed))
    state = State(1 + seed % 4, PRESETS[seed % len(PRESETS)], 0)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(state.chance(dice))
        else:
            action = choose(state)
            yield state, action
            state.apply_action(action)
    yield state, PASS


def test_the_proposal_never_skips_four_numbers_unless_the_rules_ask_for_a_mark():
    proposed = 0
    for seed in range(GAMES):
        for state, action in plays(seed):
            if action != PASS and state.can_pass():
                proposed += 1
                assert state.passed_over(action) <= MOST_SKIPPED
    assert proposed > 10 * GAMES


def test_the_proposal_is_what_loses_least_or_a_pass():
    for seed in range(GAMES // 3):
        for state, action in plays(seed):
            if not state.is_terminal():
                mark = cheapest(state)
                risky = mark != PASS and state.can_pass() and state.passed_over(mark) > MOST_SKIPPED
                assert action == (PASS if risky else mark)


def mean(choose):
    """Points of a player, on average."""
    points = players = 0
    for seed in range(GAMES):
        state = [state for state, _ in plays(seed, choose)][-1]
        points += sum(state.returns())
        players += state.players
    return points // players


def test_a_alone_makes_a_fair_score():
    assert mean(proposal) >= MEAN > mean(cheapest)


def test_pressing_a_at_every_page_skips_little():
    for seed in (1, 2, 3):
        driver = start(seed=seed)
        while not driver.state.is_terminal():
            state = driver.state
            asked = state.current_player() == driver.table.holder
            skips = {action: state.passed_over(action) for action in choices(state) if action != PASS} if asked else {}
            before = driver.table.length
            driver.press(A)
            if asked and driver.table.length > before:
                assert skips.get(driver.table.action(before), 0) <= MOST_SKIPPED


def test_the_rules_may_ask_for_a_mark_that_skips_more():
    driver = coloured(fined(3, FORUM), 6, 4, 5, 2, 3, 4)
    assert not driver.state.can_pass()
    assert proposal(driver.state) == cheapest(driver.state) != PASS


def test_a_lock_that_skips_much_is_not_proposed():
    driver = rolled(nearly_over(), 6, 6, 0, 2, 3, 4)
    assert cheapest(driver.state) == WHITE_YELLOW
    assert stands_on(driver, PASS)
    assert stands_on(press(driver, RIGHT), WHITE_YELLOW)


def test_where_passing_is_a_penalty_the_line_says_what_both_cost():
    driver = coloured(QwixxBuilder(), 3, 4, 6, 5, 3, 4)
    state = driver.state
    assert state.phase() == COLOUR
    mark = cheapest(state)
    assert state.passed_over(mark) > MOST_SKIPPED
    assert proposal(state) == PASS
    row, skipped = state.row_of(mark), state.passed_over(mark)
    value = 2 + skipped if row < 2 else 12 - skipped
    assert says(driver, WORDS.PASS_OR, WORDS.COLOURS[row], value, skipped), driver.text()
    assert stands_on(press(driver, RIGHT), mark)
    assert not says(driver, WORDS.PASS_OR, WORDS.COLOURS[row], value, skipped)


def test_the_last_penalty_says_that_the_game_ends():
    driver = coloured(fined(3), 6, 6, 6, 6, 1, 1)
    assert proposal(driver.state) == PASS
    assert WORDS.PASSES[4] in driver.text()


def test_a_pass_without_a_penalty_is_said_as_ever():
    driver = rolled(QwixxBuilder(), 3, 4, 1, 2, 3, 4)
    assert stands_on(driver, PASS)
    assert WORDS.PASSES[1] in driver.text()
    press(driver, A)
    receive(driver)
    assert WORDS.PASSES[0] in driver.text()


def test_a_pass_is_the_last_choice_unless_it_is_proposed():
    state = rolled(opened(), 3, 4, 1, 2, 3, 4).state
    assert choices(state) == [WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_GREEN + 1, PASS]
    state = rolled(QwixxBuilder(), 3, 4, 1, 2, 3, 4).state
    assert choices(state)[0] == PASS
    assert sorted(choices(state)) == state.legal_actions()


def test_from_the_title_a_game_runs_after_three_presses():
    driver = Driver(ports())
    assert WORDS.TITLE in driver.text()
    assert press(driver, A, A, A).table.playing
