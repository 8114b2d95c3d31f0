from engine.dice import Dice
from engine.protocol import CHANCE, TERMINAL
from engine.qwixx import CLASSIC, FORUM, PRESETS, State
from engine.qwixx.layout import COLOUR, OVER, ROLL, SIZE, WHITE
from engine.qwixx.sheet import BLUE, GREEN, RED, YELLOW
from host_tests.support import raises
from tools.rig.qwixx_positions import (
    COLOUR_BLUE,
    COLOUR_GREEN,
    COLOUR_RED,
    NEARLY_DOWN,
    NEARLY_UP,
    PASS,
    WHITE_BLUE,
    WHITE_GREEN,
    WHITE_RED,
    WHITE_YELLOW,
    close,
    crosses,
    fill,
    give_penalties,
    new,
    outcome,
    play,
    roll,
)
from tools.rig.seeded import Seeded


class Listed:
    """Dice that fall as listed, and remember how many faces each had."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)
        self.faces = []

    def below(self, n):
        self.faces.append(n)
        return self.numbers.pop(0)


def test_one_to_five_players():
    for players in range(1, 6):
        assert State(players, CLASSIC, players - 1).players == players
    for players in (-1, 0, 6):
        raises(ValueError, State, players, CLASSIC, 0)


def test_the_first_player_is_one_of_them():
    for first in (-1, 2):
        raises(ValueError, State, 2, CLASSIC, first)


def test_phases_are_numbered_in_order():
    assert (ROLL, WHITE, COLOUR, OVER) == (0, 1, 2, 3)


def test_a_new_game_waits_for_the_first_roll():
    state = State(3, FORUM, 2)
    assert state.rules is FORUM
    assert state.phase() == ROLL
    assert state.current_player() == CHANCE
    assert (state.first_player(), state.active_player()) == (2, 2)
    assert state.legal_actions() == []
    assert not state.is_terminal()
    assert state.returns() == [0, 0, 0]
    assert [state.die(i) for i in range(6)] == [0] * 6
    assert (state.closed(), state.locking()) == (0, 0)
    assert not state.has_mark()
    assert not state.can_pass()
    assert not state.pass_is_penalty()


def test_a_state_of_five_takes_under_100_bytes():
    assert len(State(5, CLASSIC, 0).to_bytes()) == SIZE < 100


def test_a_roll_is_a_number_in_base_six():
    state = new(CLASSIC)
    state.apply_action(0 + 1 * 6 + 2 * 36 + 3 * 216 + 4 * 1296 + 5 * 7776)
    assert [state.die(i) for i in range(6)] == [1, 2, 3, 4, 5, 6]
    assert state.white_sum() == 3


def test_rolls_run_from_0_to_46655():
    state = new(CLASSIC)
    assert state.is_legal(0)
    assert state.is_legal(46655)
    for impossible in (-1, 46656, 1 << 27):
        assert not state.is_legal(impossible)
        raises(ValueError, state.apply_action, impossible)


def test_a_die_that_has_left_counts_as_one():
    state = new(CLASSIC)
    close(state, GREEN)
    assert not state.is_legal(outcome(1, 1, 1, 1, 2, 1))
    state.apply_action(outcome(6, 5, 4, 3, 1, 2))
    assert [state.die(i) for i in range(6)] == [6, 5, 4, 3, 0, 2]


def test_chance_rolls_the_dice_in_the_game():
    state = new(CLASSIC)
    dice = Listed(5, 4, 3, 2, 1, 0)
    assert state.chance(dice) == outcome(6, 5, 4, 3, 2, 1)
    assert dice.faces == [6] * 6
    close(state, RED)
    close(state, BLUE)
    dice = Listed(5, 4, 3, 2)
    assert state.chance(dice) == outcome(6, 5, 1, 4, 3, 1)
    assert dice.faces == [6] * 4


def test_every_chance_is_legal():
    state = new(CLASSIC)
    close(state, YELLOW)
    dice = Dice(Seeded(3))
    for _ in range(100):
        assert state.is_legal(state.chance(dice))


def test_the_white_sum_goes_round_from_the_active_player():
    state = State(3, CLASSIC, 1)
    for turn in range(4):
        active = (1 + turn) % 3
        assert state.active_player() == active
        roll(state, 3, 4, 1, 1, 1, 1)
        for i in range(3):
            assert state.phase() == WHITE
            assert state.current_player() == (active + i) % 3
            state.apply_action(WHITE_RED if turn == 0 else PASS)
        assert state.phase() == COLOUR
        assert state.current_player() == active
        state.apply_action(PASS)
        assert state.current_player() == CHANCE
    assert state.first_player() == 1


def test_alone_one_has_both_actions():
    state = State(1, CLASSIC, 0)
    roll(state, 3, 4, 1, 1, 1, 1)
    play(state, WHITE_RED)
    assert (state.phase(), state.current_player()) == (COLOUR, 0)
    play(state, PASS)
    assert (state.phase(), state.current_player()) == (ROLL, CHANCE)


def test_a_player_who_can_only_pass_is_asked():
    state = new(CLASSIC)
    for row in (RED, YELLOW):
        fill(state, 0, row, (11,))
    for row in (GREEN, BLUE):
        fill(state, 0, row, (3,))
    roll(state, 3, 4, 1, 1, 1, 1)
    assert (state.current_player(), state.legal_actions()) == (0, [PASS])
    assert not state.has_mark()
    play(state, PASS, PASS)
    assert (state.current_player(), state.legal_actions()) == (0, [PASS])


def test_marks_of_the_white_action():
    state = new(CLASSIC)
    roll(state, 1, 3, 6, 6, 6, 6)
    assert state.legal_actions() == [PASS, WHITE_RED, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE]
    assert [state.row_of(a) for a in range(1, 5)] == [RED, YELLOW, GREEN, BLUE]
    assert [state.position_of(a) for a in range(1, 5)] == [2, 2, 8, 8]
    state.apply_action(WHITE_GREEN)
    assert crosses(state, 0, GREEN) == [8]
    assert (state.last(0, GREEN), state.marks(0, GREEN)) == (9, 1)
    assert crosses(state, 1, GREEN) == []


def test_marks_of_the_colour_action():
    state = new(CLASSIC)
    roll(state, 1, 3, 2, 4, 5, 6)
    play(state, PASS, PASS)
    assert state.legal_actions() == [0, 5, 6, 7, 8, 9, 10, 11, 12]
    assert [state.row_of(a) for a in range(5, 13)] == [RED, RED, YELLOW, YELLOW, GREEN, GREEN, BLUE, BLUE]
    assert [state.position_of(a) for a in range(5, 13)] == [1, 3, 3, 5, 6, 4, 5, 3]
    state.apply_action(COLOUR_BLUE + 1)
    assert crosses(state, 0, BLUE) == [3]


def test_equal_white_dice_make_one_action():
    state = new(CLASSIC)
    roll(state, 3, 3, 2, 4, 5, 6)
    play(state, PASS, PASS)
    assert state.legal_actions() == [0, 5, 7, 9, 11]
    raises(ValueError, state.apply_action, COLOUR_RED + 1)


def test_only_to_the_right_of_the_last_mark():
    state = new(CLASSIC)
    fill(state, 0, RED, (3, 7))
    fill(state, 0, GREEN, (8,))
    roll(state, 3, 4, 1, 1, 1, 1)
    assert state.legal_actions() == [PASS, WHITE_YELLOW, WHITE_GREEN, WHITE_BLUE]
    play(state, WHITE_GREEN, PASS, PASS)
    assert crosses(state, 0, GREEN) == [4, 5]


def test_each_row_closes_for_all_and_loses_its_die():
    for row in (RED, YELLOW, GREEN, BLUE):
        for rules in PRESETS:
            state = new(rules)
            up = row in (RED, YELLOW)
            fill(state, 0, row, NEARLY_UP if up else NEARLY_DOWN)
            face = 6 if up else 1
            roll(state, face, face, 3, 3, 3, 3)
            play(state, 1 + row, PASS, PASS)
            assert state.closed() == 1 << row
            roll(state, 1, 6, *[0 if other == row else 1 for other in range(4)])
            assert [state.die(2 + other) == 0 for other in range(4)] == [other == row for other in range(4)]
            state.apply_action(PASS)
            assert state.legal_actions() == [0] + [1 + other for other in range(4) if other != row]
            play(state, PASS)
            assert all(state.row_of(a) != row for a in state.legal_actions() if a)


def test_passed_over_counts_the_open_numbers_on_the_way():
    state = new(CLASSIC)
    fill(state, 0, RED, (3, 5))
    fill(state, 0, GREEN, (11,))
    roll(state, 4, 5, 1, 1, 1, 1)
    assert [state.passed_over(a) for a in range(1, 5)] == [3, 7, 1, 3]
    state.apply_action(PASS)
    assert [state.passed_over(a) for a in range(1, 5)] == [7, 7, 3, 3]


def test_locks_tells_the_last_number():
    state = new(CLASSIC)
    roll(state, 6, 6, 6, 1, 1, 1)
    assert [a for a in range(13) if state.locks(a)] == [WHITE_RED, WHITE_YELLOW, COLOUR_RED, COLOUR_RED + 1]


def test_marked_tells_of_the_active_player_only():
    state = new(CLASSIC)
    roll(state, 3, 4, 1, 1, 1, 1)
    play(state, PASS, WHITE_RED)
    assert not state.marked()
    assert state.pass_is_penalty()
    play(state, PASS)
    roll(state, 3, 4, 1, 1, 1, 1)
    state.apply_action(WHITE_YELLOW)
    assert state.marked()
    assert not state.pass_is_penalty()
    state.apply_action(PASS)
    assert not state.pass_is_penalty()
    state.apply_action(PASS)
    assert not state.marked()


def test_what_is_not_legal_changes_nothing():
    state = new(FORUM)
    give_penalties(state, 0, 3)
    for actions in ((), (outcome(6, 6, 5, 4, 3, 2),), (PASS, PASS), (COLOUR_GREEN,)):
        play(state, *actions)
        before = state.to_bytes()
        if state.phase() != ROLL:
            assert [a for a in range(-20, 20) if state.is_legal(a)] == state.legal_actions()
        for a in range(-20, 20):
            if not state.is_legal(a):
                raises(ValueError, state.apply_action, a)
                assert state.to_bytes() == before
        for a in (46656, -46656, 1 << 29, -(1 << 29)):
            raises(ValueError, state.apply_action, a)
            assert state.to_bytes() == before


def test_nothing_is_legal_after_the_end():
    state = new(CLASSIC)
    give_penalties(state, 0, 3)
    roll(state, 3, 4, 1, 1, 1, 1)
    play(state, PASS, PASS, PASS)
    assert state.phase() == OVER
    assert state.current_player() == TERMINAL
    assert state.legal_actions() == []
    assert not any(state.is_legal(a) for a in range(-5, 50))
    raises(ValueError, state.apply_action, PASS)
    assert not state.has_mark()
    assert not state.can_pass()


def test_a_copy_is_equal_and_apart():
    state = new(FORUM)
    copy = new(CLASSIC, first=1)
    roll(state, 3, 4, 1, 1, 1, 1)
    copy.copy_from(state)
    assert copy.to_bytes() == state.to_bytes()
    assert copy.rules is FORUM
    copy.apply_action(WHITE_RED)
    assert copy.to_bytes() != state.to_bytes()
    assert crosses(state, 0, RED) == []


def test_a_copy_has_as_many_players():
    raises(ValueError, new(CLASSIC, 2).copy_from, new(CLASSIC, 3))


def test_states_of_different_games_differ():
    states = [State(players, rules, first) for rules in PRESETS for players in (1, 2) for first in range(players)]
    assert len({state.to_bytes() for state in states}) == len(states)


def test_the_dice_are_put_away_before_the_next_roll():
    state = new(CLASSIC)
    roll(state, 3, 4, 1, 2, 3, 4)
    play(state, WHITE_RED, PASS, PASS)
    assert [state.die(i) for i in range(6)] == [0] * 6


def test_the_dice_of_the_last_roll_stay():
    state = new(CLASSIC)
    close(state, GREEN)
    fill(state, 0, RED, NEARLY_UP)
    roll(state, 6, 6, 3, 4, 0, 5)
    play(state, WHITE_RED, PASS)
    assert state.is_terminal()
    assert [state.die(i) for i in range(6)] == [6, 6, 0, 4, 0, 5]


# Who doesn't answer.


def test_an_absent_player_passes():
    for rules in PRESETS:
        state = new(rules)
        give_penalties(state, 0, 2)
        roll(state, 3, 4, 1, 2, 3, 4)
        for _ in range(3):
            assert state.has_mark()
            assert state.absent_action(Listed()) == PASS
            state.apply_action(PASS)
        assert state.penalties(0) == 3


def test_an_absent_active_player_with_three_penalties_marks_at_random():
    for rules in PRESETS:
        state = new(rules)
        give_penalties(state, 0, 3)
        fill(state, 0, YELLOW, (8,))
        roll(state, 3, 4, 1, 2, 3, 4)
        for i, a in enumerate((WHITE_RED, WHITE_GREEN, WHITE_BLUE)):
            dice = Listed(i)
            assert state.absent_action(dice) == a
            assert dice.faces == [3]
        state.apply_action(WHITE_RED)
        assert state.absent_action(Listed()) == PASS
        state.apply_action(PASS)
        assert state.absent_action(Listed()) == PASS


def test_an_absent_active_player_marks_in_the_colour_action_if_the_white_one_offers_nothing():
    for rules in PRESETS:
        state = new(rules)
        give_penalties(state, 0, 3)
        for row in (RED, YELLOW):
            fill(state, 0, row, (7,))
        fill(state, 0, GREEN, (7,))
        fill(state, 0, BLUE, (7,))
        roll(state, 3, 4, 1, 6, 6, 2)
        assert not state.has_mark()
        assert state.absent_action(Listed()) == PASS
        play(state, PASS, PASS)
        assert state.legal_actions()[-4:] == [7, 8, 11, 12]
        dice = Listed(2)
        assert state.absent_action(dice) == COLOUR_BLUE
        assert dice.faces == [4]


def test_an_absent_active_player_who_cannot_mark_takes_the_fourth_penalty():
    for rules in PRESETS:
        state = new(rules)
        give_penalties(state, 0, 3)
        for row in (RED, YELLOW):
            fill(state, 0, row, (11,))
        for row in (GREEN, BLUE):
            fill(state, 0, row, (3,))
        roll(state, 3, 4, 1, 6, 6, 2)
        for _ in range(3):
            a = state.absent_action(Listed())
            assert a == PASS
            state.apply_action(a)
        assert state.is_terminal()


def test_an_absent_passive_player_with_three_penalties_passes():
    state = new(FORUM)
    give_penalties(state, 1, 3)
    roll(state, 3, 4, 1, 2, 3, 4)
    state.apply_action(PASS)
    assert state.absent_action(Listed()) == PASS
