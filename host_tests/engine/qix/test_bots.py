"""The bot plays legal sticks, takes what it can get, and is better than chance."""

from engine.dice import Dice
from engine.qix import State
from engine.qix.bots import EASY, HARD, MEDIUM, Bot
from engine.qix.grid import STEP
from engine.qix.layout import LARGE, SCORE, SMALL, STIX, STIX_BYTES, SUPPLY, TIP
from engine.qix.lookahead import Lookahead
from engine.qix.manifest import LEVELS
from engine.qix.state import PASS
from engine.qix.sticks import put_word, word
from host_tests.engine.qix.chances import risk_of
from tools.rig.decide import decide
from tools.rig.qix_players import choose
from tools.rig.qix_positions import can, stick, turn
from tools.rig.seeded import Seeded

# A game in which the trailing player can end it.
BEHIND = (2, 7, 3083, 3, 68, 3, 4, 3, 2, 3, 5, 4, 1, 1, 9, 8, 7, 3, 3, 2, 3, 3, 4, 1, 1, 3, 3, 2, 3948, 2) + (
    4619,
    3,
    5,
    2,
    1,
    3,
    8,
    3,
    4,
    1,
    2,
    3,
    7722,
    3,
    0,
)


def test_it_closes_what_is_large():
    state = turn("a 8,0 U8")
    assert decide(Bot(HARD, 2), state) == stick(state, "L", 8)


def test_it_closes_with_the_smallest_stick_that_will_do():
    room = """
    QQQQQ
 . . . . . . . .
  qqqqqqqqq
 . . . . . . . .
    qqqqq
 . . . . . . . .

 . . . . . . . .

 . . . . . . . .

"""
    state = turn("a 4,0 U2", picture=room, rest=0)
    assert can(state, "R4")
    assert can(state, "R8")
    assert decide(Bot(HARD, 2), state) == stick(state, "R", 4)


def test_it_keeps_out_of_the_way_of_the_qix():
    # To the right, below the whole upper part of the board, twelve cards would break the Stix.
    state = turn("a 0,24 R8 R4")
    lookahead = Lookahead()
    lookahead.try_out(state, stick(state, "R", 4))
    assert risk_of(lookahead.after, 0).per_cent() == 39
    assert decide(Bot(HARD, 2), state) == stick(state, "U", 8)
    lookahead.try_out(state, stick(state, "U", 8))
    assert not risk_of(lookahead.after, 0).parts


def behind():
    """Player 0 can end the game with the large stick straight on, by 608 to 672, or lay another one."""
    state = State(2, None, 1)
    for value in BEHIND:
        state.apply_action(value)
    assert state.returns() == [480, 672]
    return state


def test_it_ends_a_game_that_it_wins_and_not_one_that_it_loses():
    state = behind()
    lookahead = Lookahead()
    for level in range(LEVELS):
        lookahead.try_out(state, decide(Bot(level, 2), state))
        assert not lookahead.after.is_terminal()
    put_word(state.data, SCORE, 680)
    put_word(state.data, SCORE + 2, 472)
    for level in range(LEVELS):
        lookahead.try_out(state, decide(Bot(level, 2), state))
        assert lookahead.after.is_terminal()


def test_it_ends_a_game_that_it_loses_if_it_must():
    state = behind()
    data = state.data
    for at in range(SUPPLY + SMALL, SUPPLY + LARGE):
        data[at] = 0
    for turned in (4, 7):  # a line of the other player is in the way
        beside = word(data, TIP) + STEP[state.heading_of(turned)]
        data[STIX + STIX_BYTES + (beside >> 3)] |= 1 << (beside & 7)
    assert state.legal_actions() == [3], "but the stick that ends the game another one is legal"
    for level in range(LEVELS):
        assert decide(Bot(level, 2), state) == 3


def test_it_passes_if_it_must():
    state = turn("a 0,10 R8 U4 L4 D2 R2")
    assert decide(Bot(HARD, 2), state) == PASS


def test_it_starts_with_a_stick_that_it_then_lays():
    state = turn()
    a = decide(Bot(HARD, 2), state)
    assert state.is_legal(a)
    state.apply_action(a)
    assert state.is_legal(decide(Bot(HARD, 2), state))


def test_a_bot_thinks_in_steps_and_leaves_the_state_alone():
    for state in (turn(), turn("a 8,0 U8")):
        before = state.to_bytes()
        bot = Bot(HARD, 2)
        bot.begin(state)
        steps = 1
        while bot.step():
            steps += 1
        assert steps > 10
        assert bot.choice() == decide(Bot(HARD, 2), state)
        assert state.to_bytes() == before


def test_a_decision_can_be_left_for_another_one():
    start, lay = turn(), turn("a 0,24 R8 R4")
    for level in range(LEVELS):
        expected = [decide(Bot(level, 2), state) for state in (lay, start)]
        bot = Bot(level, 2)
        for count in range(12):
            found = []
            for state in (lay, start):
                bot.begin(lay)
                for _ in range(count):
                    bot.step()
                bot.begin(start)
                bot.step()
                found.append(decide(bot, state))
            assert found == expected


def test_it_beats_chance():
    bot = Bot(HARD, 2)
    won = 0
    for seed in range(6):
        dice = Dice(Seeded(seed))
        state = State(2, None, seed & 1)
        player = seed >> 1 & 1
        while not state.is_terminal():
            a = choose(state, dice, bot, 1 << player)
            assert state.is_legal(a)
            state.apply_action(a)
        won += state.winners() == 1 << player
    assert won >= 5


def duel(levels, seed):
    """A game of two levels; its winners."""
    dice = Dice(Seeded(seed))
    bots = [Bot(level, 2) for level in levels]
    state = State(2, None, seed & 1)
    while not state.is_terminal():
        player = state.current_player()
        a = state.chance(dice) if player < 0 else decide(bots[player], state)
        assert state.is_legal(a)
        state.apply_action(a)
    return state.winners()


def test_each_level_beats_the_one_below():
    for better in (MEDIUM, HARD):
        won = sum([duel((better, better - 1), seed) == 1 for seed in range(8)])
        won += sum([duel((better - 1, better), seed) == 2 for seed in range(8)])
        assert won >= 11, (better, won)


def test_easy_does_not_look_ahead_but_takes_what_it_can_close():
    state = turn("a 8,0 U8")
    assert decide(Bot(EASY, 2), state) == stick(state, "L", 8)
    assert LEVELS == 3
