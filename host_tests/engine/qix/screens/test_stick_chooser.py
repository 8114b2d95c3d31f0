"""Laying a stick: every start and every stick is reached by the arrows, and what is said of it is what happens."""

from micropython import heap_lock, heap_unlock

from engine.app.ports import DOWN, HOLD_NEXT, LEFT, NEXT, RIGHT, UP, A, B
from engine.qix.bots import HARD, Bot
from engine.qix.cards import SHUFFLE
from engine.qix.screens.overview import Overview
from engine.qix.screens.stick_chooser import StickChooser
from engine.qix.state import FIRST_START, START
from engine.ui.widgets import Timer
from engine.ui.words.en import QixWords
from host_tests.support import needs_heap
from tools.rig.decide import decide
from tools.rig.handhelds import ports, says
from tools.rig.qix_games import QixBuilder, begun, is_choosing, midgame
from tools.rig.qix_scenes import asked, closing

ARROWS = (UP, DOWN, LEFT, RIGHT)


def hand_of(state):
    action = decide(Bot(HARD, 2), state)
    hand = StickChooser(ports(), QixWords(), Overview(), Timer(0), ("ANA", "BOB"), action)
    screen = hand.ask(state, True)
    next(screen)
    return hand.walk, screen


def reached(state, events=ARROWS):
    """All actions that some buttons lead to, the arrows if not given, however they are pressed."""
    hand, screen = hand_of(state)
    found = {hand.action}
    places = [(hand.action, hand.hand)]
    seen = set(places)
    while places:
        action, walk = places.pop()
        for event in events:
            hand.action, hand.hand = action, walk
            screen.send(event)
            found.add(hand.action)
            place = hand.action, hand.hand
            if place not in seen:
                seen.add(place)
                places.append(place)
    return found


def test_every_stick_is_reached():
    for seed in range(4):
        for squares in (1601, 1200, 800):
            state = midgame(seed, squares).state
            assert reached(state) == set(state.legal_actions())
            assert reached(state, (NEXT,)) == reached(state, (HOLD_NEXT,)) == set(state.legal_actions())


def test_every_start_is_reached():
    for game in (
        begun(SHUFFLE),
        QixBuilder().bots(1, lambda state: state.open_squares() < 1000 and state.phase() == START),
    ):
        state = game.state
        assert reached(state) == set(state.legal_actions())
        assert reached(state, (NEXT,)) == reached(state, (NEXT, HOLD_NEXT)) == set(state.legal_actions())


def test_to_hold_next_undoes_a_tap():
    for state in (begun(SHUFFLE).state, midgame(1, 1200).state):
        hand, screen = hand_of(state)
        for _ in range(12):
            before = hand.action
            screen.send(NEXT)
            assert hand.action != before
            after = hand.action
            screen.send(HOLD_NEXT)
            assert hand.action == before
            hand.action = after


def test_the_proposal_is_legal():
    for seed in range(4):
        state = midgame(seed, 1300).state
        assert hand_of(state)[0].action in state.legal_actions()


def test_an_arrow_turns_and_the_same_again_changes_the_length():
    driver = asked(rounds_of_one())
    hand, screen = hand_of(driver.state)
    state = driver.state
    for event, way in ((UP, 0), (RIGHT, 1), (DOWN, 2)):
        screen.send(event)
        if state.heading_of(hand.action) != way:
            continue
        sizes = set()
        for _ in range(3):
            sizes.add(state.size_of(hand.action))
            screen.send(event)
            assert state.heading_of(hand.action) == way
        assert len(sizes) > 1


def rounds_of_one():
    return begun(SHUFFLE).lay("3,0 U4", "20,0 U4").play(SHUFFLE).lay("U2")


def test_the_points_are_those_that_come():
    driver = closing(False)
    state = driver.state
    player = state.current_player()
    before = state.score(player)
    squares = state.open_squares()
    text = driver.text()
    driver.press(A)
    gained = state.score(player) - before
    assert gained == squares - state.open_squares() > 0
    assert "%d squares: %d points" % (gained, gained) in text


def test_b_goes_back_to_the_start_and_no_farther():
    driver = asked(begun(SHUFFLE))
    driver.press(A)
    assert is_choosing(driver.state)
    driver.press(B)
    assert driver.state.phase() == START
    assert says(driver, QixWords.START)
    before = driver.table.history.to_bytes()
    driver.press(B)
    assert driver.table.history.to_bytes() == before


@needs_heap
def test_moving_takes_nothing_from_the_heap():
    for state in (begun(SHUFFLE).state, midgame(3, 1000).state):
        hand, screen = hand_of(state)
        for event in (ARROWS + (NEXT, HOLD_NEXT)) * 5:
            heap_lock()
            try:
                screen.send(event)
            finally:
                heap_unlock()
        assert hand.action >= (FIRST_START if state.phase() == START else 1)
