"""The simulated people play whole games by the buttons, and the presses they take are counted right."""

from engine.qwixx.layout import WHITE
from tools.figures import presses
from tools.rig.player import CALLING, HAND_OVER, MARK, MOVE, PASSING, ROLLING, Person, cost, counting, weighing
from tools.rig.qwixx_games import QwixxBuilder
from tools.rig.qwixx_positions import PASS, WHITE_GREEN, WHITE_RED


def test_the_weight_of_passed_over_numbers() -> None:
    state = QwixxBuilder().roll(1, 3).state
    assert cost(state, WHITE_RED) == (1 + 2) / 6
    assert cost(state, WHITE_GREEN) == (1 + 2 + 3 + 4 + 5 + 6 + 5 + 4) / 6
    state = QwixxBuilder().turn(1, 1, WHITE_RED, WHITE_RED).roll(1, 3).state
    assert abs(cost(state, WHITE_RED) - (2 / 6 - 0.07)) < 1e-9


def test_who_weighs_passes_where_who_counts_marks_and_the_other_way_round() -> None:
    # A 7 is one number over; a 2 and a 3 are two, of little weight.
    state = QwixxBuilder().turn(1, 5, WHITE_RED, WHITE_RED).roll(2, 6).state
    assert state.phase() == WHITE
    assert (weighing(state), counting(state)) == (PASS, WHITE_RED)
    state = QwixxBuilder().roll(1, 3).state
    assert (weighing(state), counting(state)) == (WHITE_RED, PASS)


def test_a_lock_is_always_marked() -> None:
    state = QwixxBuilder().all_mark(0, range(2, 7)).roll(6, 6).state
    assert weighing(state) == counting(state) == WHITE_RED


def test_every_press_is_counted_by_what_it_is_for() -> None:
    person = Person(2, seed=4)
    pressed: list[int] = []
    press = person.driver.press

    def watched(*events: int) -> None:
        pressed.extend(events)
        press(*events)

    person.driver.press = watched
    while person.step():
        pass
    assert person.driver.state.is_terminal()
    assert person.presses.total() == len(pressed)
    taken = sum(person.presses[purpose] for purpose in (MARK, PASSING, CALLING))
    assert taken <= person.decisions < 2 * taken, "a press may pass for several"
    assert set(person.presses) <= {ROLLING, HAND_OVER, CALLING, MOVE, MARK, PASSING}


def test_the_cursor_is_moved_the_shortest_way() -> None:
    for mind in (lambda state: state.legal_actions()[-1], lambda state: max(state.legal_actions()[:2])):
        person = Person(1, mind=mind)
        for _ in range(20):
            moves, choices = person.presses[MOVE], len(person.driver.state.legal_actions())
            if not person.step():
                break
            assert person.presses[MOVE] - moves <= choices // 2


def test_who_does_not_call_takes_the_handheld_for_a_pass() -> None:
    person = Person(3, seed=4, mind=lambda _: PASS, calls=False)
    while person.step():
        pass
    assert not person.presses[CALLING]
    assert person.presses[PASSING] == person.decisions
    assert person.driver.state.penalties(0) == 4


def test_tallies_add_up() -> None:
    tallies = presses.play(5)
    assert list(tallies) == [1, 2, 3, 4, 5]
    everybody = presses.total(*tallies.values())
    assert everybody.decisions == sum(tally.decisions for tally in tallies.values())
    assert abs(sum(map(everybody.each, everybody.presses)) - everybody.mean()) < 1e-9
    assert everybody.mean() <= presses.LIMIT
