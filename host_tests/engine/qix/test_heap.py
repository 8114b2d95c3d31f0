"""What a game, its screens and its bot do takes nothing from the heap, which is locked meanwhile."""

from micropython import heap_lock, heap_unlock

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qix import State
from engine.qix.bots import HARD, Bot
from engine.qix.layout import LARGE
from engine.qix.lookahead import Lookahead
from engine.qix.risk import Risk
from engine.qix.screens.proposal import propose
from engine.qix.state import FIRST_START, PASS, START
from host_tests.support import needs_heap
from tools.rig import qix_view
from tools.rig.decide import decide
from tools.rig.qix_players import by_lot
from tools.rig.seeded import Seeded


def look(state, copy):
    """Reads all that there is to read, and takes a copy."""
    data = state.data
    copy.copy_from(state)
    seen = state.current_player() + state.is_terminal() + state.phase() + state.round() + state.first_player()
    seen += qix_view.card(data) + qix_view.rolls(data) + state.open_squares() + state.winners() + state.can_pass()
    for player in range(2):
        seen += state.score(player) + qix_view.tip(data, player)
        for size in range(LARGE + 1):
            seen += qix_view.supply(data, player, size)
        for i in range(qix_view.in_border(data, player) + qix_view.in_stix(data, player)):
            seen += qix_view.stick_point(data, player, i) + qix_view.stick_heading(data, player, i)
            seen += qix_view.stick_size(data, player, i) + qix_view.stick_length(data, player, i)
    seen += qix_view.qix_x(data) + qix_view.qix_y(data) + qix_view.arrow(data) + qix_view.qix_supply(data, 0)
    for i in range(qix_view.bundle(data)):
        seen += qix_view.bundle_size(data, i)
    for kind in range(8):
        seen += qix_view.cards_left(data, kind)
    for i in range(40):
        seen += qix_view.captor(data, i, i)
    return seen


def look_at_actions(state):
    """Reads what the current player may do."""
    seen = 0
    for a in range(FIRST_START):
        if a and state.current_player() != CHANCE and state.is_legal(a):
            seen += state.heading_of(a) + state.size_of(a)
    if state.phase() == START:
        a = state.next_start(PASS, 1)
        if a:
            seen += state.next_start(a, 1) + state.next_start(a, -1) + state.point_of(a) + state.heading_of(a)
    return seen


def choose(bot, lookahead, risk, state):
    """An action, looked at beforehand."""
    a = decide(bot, state)
    if state.phase() != START:
        lookahead.try_out(state, a)
        risk.begin(lookahead.after.data, state.current_player())
        while risk.step():
            pass
        risk.per_cent()
    propose(state, PASS, LARGE)
    return a


@needs_heap
def test_a_game_takes_nothing_from_the_heap():
    dice = Dice(Seeded(1))
    bot = Bot(HARD, 2)
    lookahead = Lookahead()
    risk = Risk()
    copy = State(2, None, 0)
    for game in range(3):
        state = State(2, None, game & 1)
        while not state.is_terminal() and state.round() < 25:
            player = state.current_player()
            is_bot = player != CHANCE and game >> player & 1
            a = state.chance(dice) if player == CHANCE else PASS if is_bot else by_lot(state, dice)
            heap_lock()
            try:
                if is_bot:
                    a = choose(bot, lookahead, risk, state)
                look(state, copy)
                look_at_actions(state)
                state.apply_action(a)
                look(state, copy)
                look_at_actions(state)
            finally:
                heap_unlock()
