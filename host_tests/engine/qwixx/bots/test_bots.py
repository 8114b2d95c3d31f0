"""The bots of Qwixx play legal actions, the same ones everywhere, without a byte of the heap, and know what is good."""

from binascii import crc32

from micropython import heap_lock, heap_unlock

from engine.dice import Dice
from engine.protocol import CHANCE
from engine.qwixx import CLASSIC, FAMILY, FORUM, PRESETS, State
from engine.qwixx.bots import EASY, EXPERT, HARD, MEDIUM, Bot
from engine.qwixx.bots.worth import POINT
from engine.qwixx.manifest import LEVELS
from tools.rig.decide import decide
from tools.rig.qwixx_positions import (
    COLOUR_BLUE,
    COLOUR_RED,
    COLOUR_YELLOW,
    NEARLY_DOWN,
    NEARLY_UP,
    PASS,
    WHITE_RED,
    WHITE_YELLOW,
    close,
    fill,
    give_penalties,
    new,
    play,
    roll,
)
from tools.rig.seeded import Seeded

SAME = [2930418457, 1452769091, 544993650, 386531129]  # checksums of games


def game(bots, preset, seed, locked=False):
    """A game of bots; the checksum of all its states."""
    dice = Dice(Seeded(seed))
    players = len(bots)
    state = State(players, PRESETS[preset], seed % players)
    crc = 0
    while not state.is_terminal():
        player = state.current_player()
        if player == CHANCE:
            a = state.chance(dice)
        elif locked:
            heap_lock()
            try:
                a = decide(bots[player], state)
            finally:
                heap_unlock()
        else:
            a = decide(bots[player], state)
        assert player == CHANCE or a in state.legal_actions()
        state.apply_action(a)
        crc = crc32(state.to_bytes(), crc)
    return crc


def test_games_are_legal_and_take_nothing_from_the_heap():
    for preset in range(3):
        for players in range(1, 6):
            bots = [Bot(level, players) for level in range(LEVELS)] + [Bot(EXPERT, players)]
            turned = bots[players % LEVELS :] + bots[: players % LEVELS]
            game(turned[:players], preset, 10 * preset + players, locked=True)


def test_games_are_the_same_everywhere():
    easy, medium, hard, expert = (Bot(level, 2) for level in range(LEVELS))
    found = [
        game([Bot(EXPERT, 1)], 0, 1),
        game([hard, expert], 0, 2),
        game([expert, hard], 1, 3),
        game([expert, easy, medium], 2, 4),
    ]
    assert found == SAME


def test_a_bot_thinks_in_steps_and_leaves_the_state_alone():
    state = new(CLASSIC)
    roll(state, 1, 2, 3, 4, 5, 6)
    before = state.to_bytes()
    bot = Bot(EXPERT, state.players)
    bot.begin(state)
    steps = 1
    while bot.step():
        steps += 1
    assert steps > 20
    assert bot.choice() == decide(Bot(EXPERT, state.players), state)
    assert state.to_bytes() == before


def test_a_decision_can_be_left_for_another_one():
    state, other = new(CLASSIC), new(CLASSIC)
    roll(state, 1, 2, 3, 4, 5, 6)
    roll(other, 6, 6, 1, 1, 2, 2)
    for level in (HARD, EXPERT):
        expected = worths(Bot(level, 2), state)
        bot = Bot(level, 2)
        for count in range(12):
            bot.begin(other)
            for _ in range(count):
                bot.step()
            assert worths(bot, state) == expected


def worths(bot, state):
    """What each legal action is worth, in points."""
    chosen = decide(bot, state)
    found = {a: bot.worth(a) / POINT for a in state.legal_actions()}
    assert found[chosen] == max(found.values())
    return found


def test_the_end_is_worth_its_points_and_a_win():
    for level in (HARD, EXPERT):
        state = new(CLASSIC)
        close(state, 1)
        fill(state, 0, 0, NEARLY_UP)
        roll(state, 6, 6, 1, 1, 1, 1)
        found = worths(Bot(level, state.players), state)
        # Seven crosses are 28 points; the other marks a 12 first.
        assert found[WHITE_RED] == 28 - 1 + 20
        assert decide(Bot(level, state.players), state) == WHITE_RED


def test_who_is_behind_does_not_end_the_game():
    for level in (HARD, EXPERT):
        state = new(CLASSIC)
        close(state, 1)
        fill(state, 0, 0, NEARLY_UP)
        for row in (2, 3):
            fill(state, 1, row, NEARLY_DOWN + (7, 6))
        roll(state, 6, 6, 1, 1, 1, 1)
        assert decide(Bot(level, state.players), state) != WHITE_RED


def test_a_fourth_penalty_is_shunned_by_who_is_behind():
    for level in (HARD, EXPERT):
        state = new(CLASSIC)
        give_penalties(state, 0, 3)
        fill(state, 1, 0, (2, 3, 4, 5, 6))
        roll(state, 1, 1, 1, 1, 3, 3)
        play(state, PASS, PASS)
        assert decide(Bot(level, state.players), state) in (COLOUR_RED, COLOUR_YELLOW)


def test_a_mark_without_a_gap_is_made_by_all():
    for level in range(LEVELS):
        state = new(CLASSIC, first=1)
        roll(state, 1, 1, 3, 3, 3, 3)
        play(state, PASS)
        assert decide(Bot(level, state.players), state) in (WHITE_RED, WHITE_YELLOW)


def test_only_a_child_loses_four_numbers_by_choice():
    state = new(CLASSIC, first=1)
    roll(state, 3, 3, 3, 3, 3, 3)
    play(state, PASS)
    assert decide(Bot(EASY, state.players), state) in (WHITE_RED, WHITE_YELLOW)
    for level in (MEDIUM, HARD, EXPERT):
        assert decide(Bot(level, state.players), state) == PASS


def test_a_turn_is_planned_as_a_whole():
    # The white 4 fits in red and in yellow, a colour 4 in red only: both are had if white goes to yellow.
    for level in (HARD, EXPERT):
        state = new(CLASSIC)
        for row in range(2):
            fill(state, 0, row, (2, 3))
        roll(state, 1, 3, 3, 6, 1, 1)
        assert decide(Bot(level, state.players), state) == WHITE_YELLOW
        play(state, WHITE_YELLOW, PASS)
        assert decide(Bot(level, state.players), state) == COLOUR_RED


def test_the_rules_count():
    # Four crosses are enough for a lock in the family's rules only.
    for rules, has in ((CLASSIC, False), (FORUM, False), (FAMILY, True)):
        state = new(rules, first=1)
        fill(state, 0, 0, (2, 3, 4, 5))
        roll(state, 6, 6, 1, 1, 1, 1)
        play(state, PASS)
        found = worths(Bot(EXPERT, state.players), state)
        assert (WHITE_RED in found) == has


def test_colours_are_weighed_too():
    state = new(CLASSIC)
    roll(state, 1, 6, 1, 3, 3, 6)
    play(state, PASS, PASS)
    found = worths(Bot(EXPERT, state.players), state)
    assert max(found, key=lambda a: found[a]) in (COLOUR_RED, COLOUR_BLUE + 1)
    assert found[PASS] < found[COLOUR_RED] - 4
