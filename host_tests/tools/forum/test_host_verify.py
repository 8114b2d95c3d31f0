"""A cheating game master is found out from the log."""

import copy

from host_tests.tools.forum.tables import new
from tools.forum import dice, referee
from tools.forum.game import Decision
from tools.forum.simulated import START, simulate
from tools.forum.verify import verify


def wrong(game, posted=None):
    return [finding.text for finding in verify(game, posted) if finding.fine is False]


def ended(seed=1, **fields):
    game = simulate(seed, **fields)
    referee.reveal(game)
    return game


def test_an_honest_game_is_right_in_all_rules():
    for seed, rules in enumerate(("classic", "forum", "family") * 4):
        game = ended(seed, players=2 + seed % 4, rules=rules, present=0.7)
        assert wrong(game, game.commitment.upper()) == []
        # Before the seed is out nothing is wrong either, but less is checked.
        game.seed = None
        assert wrong(game) == []
        assert any(finding.fine is None for finding in verify(game))


def test_another_seed_is_found():
    game = ended()
    commitment = game.commitment
    game.seed = bytes(32)
    assert "The seed is the one that was committed to." in wrong(game)
    game.commitment = dice.commitment(game.seed)
    assert "The commitment is the one that was posted." in wrong(game, commitment)


def test_another_starter_is_found():
    game = ended()
    game.turns = []
    game.first = (game.first + 1) % 3
    assert wrong(game) == ["The seed draws the starter."]


def test_other_dice_are_found():
    game = ended()
    game.turns = game.turns[:3]
    last = game.turns[-1]
    last.dice = [last.dice[0] % 6 + 1, *last.dice[1:]]
    last.answers, last.played, last.closed = [], [], 0
    assert [text for text in wrong(game) if "follow from the seed" in text]


def test_another_answer_is_found_in_the_dice_that_follow():
    game = ended(seed=3, players=2, present=1)
    number = next(
        i for i, turn in enumerate(game.turns[:-1]) if any(answer.decision != Decision(0) for answer in turn.answers)
    )
    turn = game.turns[number]
    turn.answers = [answer for answer in turn.answers if answer.decision == Decision(0)]
    found = wrong(game)
    assert f"Turn {number + 1}: what was played follows from the answers." in found
    assert any(text.startswith(f"Turn {number + 2}: the dice") for text in found)


def test_an_answer_that_was_read_wrongly_or_came_late_is_found():
    game = simulate(3, 2, turns=4, present=1)
    turn = next(turn for turn in game.turns if turn.answers)
    honest = copy.deepcopy(turn.answers[0])
    turn.answers[0].text = "purple 7"
    assert any("'purple 7' is understood" in text for text in wrong(game))
    turn.answers[0] = copy.deepcopy(honest)
    turn.answers[0].at = turn.deadline
    assert any("came in time" in text for text in wrong(game))
    turn.answers[0] = copy.deepcopy(honest)
    assert wrong(game) == []


def test_a_turn_closed_too_early_is_found():
    game = simulate(2, 3, turns=5, present=0)
    game.turns[1].closed = game.turns[1].rolled + 5
    assert "Turn 2: all had the time to answer." in wrong(game)


def test_a_mark_that_nobody_answered_is_found_without_the_seed():
    game = simulate(2, 2, turns=2, present=0)
    game.seed = None
    turn = game.turns[0]
    table = game.rolled(0)
    mark = next(action for action in table.legal_actions() if action)
    turn.played = [mark, *turn.played[1:]]
    assert "Turn 1: what was played follows from the answers." in wrong(game)


def test_whatever_a_log_says_was_played_it_is_judged():
    found = set()
    for seed in range(40):
        game = simulate(seed, 3, "en", ("classic", "forum", "family")[seed % 3], turns=6)
        game.seed = None
        for number, turn in enumerate(game.turns[:-1]):
            honest = turn.answers
            turn.answers = [copy.copy(answer) for answer in honest]
            for answer in turn.answers:
                answer.decision = Decision(seed % 13, (seed + number) % 13)
            found.add(f"Turn {number + 1}: what was played follows from the answers." in wrong(game))
            turn.answers = honest
    assert found == {True, False}


def test_a_shortened_time_to_answer_is_found():
    game = ended(seed=3, present=0)
    number = next(i for i, turn in enumerate(game.turns) if referee.awaited(game.rolled(i)))
    turn = game.turns[number]
    turn.deadline = turn.closed = turn.rolled + 60
    assert wrong(game) == [f"Turn {number + 1}: all had the time to answer."]


def test_words_for_a_roll_are_shown_to_be_compared():
    game = new()
    referee.roll(game, START, words="cat  moon")
    for seed in (game.seed, None):
        game.seed = seed
        assert [finding.fine for finding in verify(game) if "hang on the words 'cat moon'" in finding.text] == [None]
