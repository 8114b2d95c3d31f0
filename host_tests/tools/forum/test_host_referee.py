"""What a game master may do, and when: deadlines, undoing without other dice, dice rolled by hand, names."""

import re

import pytest

from host_tests.tools.forum.tables import NOTHING, answer, mark_all, new, rolled, secret
from tools.forum import ForumError, names, referee
from tools.forum import clock as times
from tools.forum.simulated import HOUR, START, clock, finish, simulate
from tools.forum.verify import verify
from tools.forum.words import LANGUAGES, language

DEADLINE = START + 48 * HOUR


def refuse(function, *arguments):
    with pytest.raises(ForumError) as caught:
        function(*arguments)
    return str(caught.value)


def make(players, **changed):
    fields = {"language": "en", "rules": "forum", "zone": "UTC", "hours": 48, "starter": None} | changed
    return referee.new(players, *fields.values(), START, secret)


@pytest.mark.parametrize(
    ("players", "why"),
    [
        (["Anna"], "2 to 5 players, not 1"), (list("ABCDEF"), "2 to 5 players, not 6"), (["Anna", ""], "empty"),
        (["Anna", " "], "empty"), (["Anna", "anna"], "same name: Anna and anna"), (["Chloé", "CHLOE"], "same name"),
        (["Anna", "B" * 21], "too long: 21 letters, of 20"), (["Anna", "[b]Ben"], "bracket"),
        (["Anna", "Be\nn"], "seen"),
        (["Anna", " Ben"], "spaces around"), (["Anna", "-Ben"], "dash"), (["Anna", "Be\u200bn"], "seen"),
    ],
)  # fmt: skip
def test_names_that_can_not_be_are_told(players, why):
    assert why in refuse(make, players)


def test_new_games_that_can_not_be_are_told():
    assert "no time zone 'Mars/Base'" in refuse(lambda: make(["A", "B"], zone="Mars/Base"))
    assert "no time zone" in refuse(lambda: make(["A", "B"], zone="../etc/passwd"))
    for hours in (0, -1, 8785):
        assert "at least 1, and at most 8784" in refuse(lambda hours=hours: make(["A", "B"], hours=hours))
    assert "No player is called C" in refuse(lambda: make(["A", "B"], starter="C"))


def test_a_player_is_found_by_the_beginning_of_the_name():
    players = ["Anna", "Annabel", "Ben", "Элла"]
    assert [names.find(players, typed) for typed in ("anna", "ANNAB", "b", "ЭЛ")] == [0, 1, 2, 3]
    assert "may be Anna or Annabel" in refuse(names.find, players, "An")
    assert "No player is called X. The players are Anna, Annabel" in refuse(names.find, players, "X")
    assert "No player is called" in refuse(names.find, players, "")


def test_answers_are_taken_until_the_deadline_and_the_turn_closes_then():
    game = rolled(3, 4)
    referee.answer(game, 0, "red 7", DEADLINE - 1)
    assert "The time was over at 2026-03-30 14:13 (Europe/Paris)" in refuse(referee.answer, game, 1, "red 7", DEADLINE)
    assert "dice were rolled only at" in refuse(referee.answer, game, 1, "red 7", START - 1)
    assert "Ben may still answer" in refuse(referee.close, game, DEADLINE - 1)
    referee.close(game, DEADLINE)
    assert game.turns[0].played == [1, 0, 0]
    assert "No dice are on the table" in refuse(referee.close, game, DEADLINE)
    assert "No dice are on the table" in refuse(referee.answer, game, 0, "red 7", DEADLINE)


def test_a_turn_closes_as_soon_as_all_have_answered():
    game = rolled(3, 4)
    answer(game, "Ben", "red 7")
    answer(game, "Anna", "red 7")
    referee.close(game, START + HOUR)
    assert game.turns[0].closed == START + HOUR


def test_more_time_can_be_given_also_after_the_deadline():
    game = rolled(3, 4)
    referee.extend(game, 24)
    referee.answer(game, 1, "red 7", DEADLINE + 23 * HOUR)
    assert "at least 1" in refuse(referee.extend, game, -1)


def test_a_clock_that_runs_backwards_is_told():
    game = new()
    assert "The clock is wrong: the game was at 2026-03-28 13:13" in refuse(referee.roll, game, START - 1)
    referee.roll(game, START)
    referee.answer(game, 1, "pass", START + 100)
    assert "The clock is wrong" in refuse(referee.close, game, START + 99)


def test_a_clock_that_was_ahead_does_not_hold_up_the_game():
    game = new()
    year = START + 365 * 24 * HOUR
    for number in (1, 2):
        referee.roll(game, year)
        referee.answer(game, 0, "pass", year + HOUR)
        if number == 1:
            referee.close(game, year := game.turns[0].deadline)
    dice = game.turns[-1].dice
    assert refuse(referee.answer, game, 1, "pass", START).endswith("is right now: undo.")
    assert refuse(referee.close, game, START).endswith("is right now: undo.")
    assert "The last answer of Anna" in referee.undo(game, START)
    assert "the time begins now" in referee.undo(game, START)
    turn = game.turns[-1]
    assert (turn.dice, turn.rolled, turn.deadline) == (dice, START, DEADLINE)
    assert "they stay" in refuse(referee.undo, game, START)
    for player in (0, 1):
        referee.answer(game, player, "pass", START + 60)
    referee.close(game, START + 60)
    referee.roll(game, START + 120)
    assert not [finding for finding in verify(game) if finding.fine is False]


def test_words_for_a_roll_have_no_codes_of_a_forum():
    for words in ("[url=x]cat", "<b>", "cat\u202e", "x" * 501):
        game = new()
        assert "words" in refuse(lambda words=words, game=game: referee.roll(game, START, words=words))
        assert game.turns == []


def test_no_second_is_told_and_none_counts():
    game = rolled(3, 4, now=START + 37)
    assert game.turns[0].deadline == DEADLINE + 60
    assert "rolled only at 2026-03-28 13:13" in refuse(referee.answer, game, 0, "red 7", START - 1)
    referee.answer(game, 0, "red 7", START)
    assert game.turns[0].answers[0].at == START + 37
    referee.answer(game, 1, "red 7", START + 50)
    assert game.turns[0].answers[1].at == START + 50


def test_48_hours_are_48_hours_also_when_clocks_change():
    game = rolled(3, 4)
    words = language("en")
    # Europe's clocks are put forward on 29 March 2026 at 1:00 UTC.
    assert times.told(words, START, "Europe/Paris") == "Saturday 28 March 2026, 13:13 (Europe/Paris, UTC+1)"
    assert times.told(words, game.turns[0].deadline, game.zone) == "Monday 30 March 2026, 14:13 (Europe/Paris, UTC+2)"
    assert times.told(words, START, "UTC").endswith("12:13 (UTC)")
    assert times.told(words, START, "Asia/Kathmandu").endswith("17:58 (Asia/Kathmandu, UTC+5:45)")
    assert times.told(words, START, "America/St_Johns").endswith("09:43 (America/St_Johns, UTC-2:30)")
    assert times.told(language("ru"), START, "UTC") == "суббота, 28 марта 2026 года, 12:13 (UTC)"
    assert times.told(language("fr"), START, "UTC") == "samedi 28 mars 2026 à 12:13 (UTC)"
    for code in LANGUAGES:
        assert times.lasting(language(code), 3 * HOUR) != times.lasting(language(code), 3 * 60)
    assert [times.lasting(words, seconds) for seconds in (48 * HOUR - 60, HOUR, HOUR - 1, 60, -5)] == [
        "48 hours",
        "1 hour",
        "59 minutes",
        "1 minute",
        "0 minutes",
    ]


def test_a_time_is_meant_in_the_games_zone():
    assert times.typed("2026-03-28 13:13", "Europe/Paris") == START
    assert times.typed("2026-03-28T12:13:20+00:00", "Europe/Paris") == START + 20
    for text in ("yesterday", "2026-02-30 10:00", "20:15", "", "2026-03-28"):
        assert "is no time" in refuse(times.typed, text, "UTC")


@pytest.mark.parametrize(
    ("typed", "often", "first", "second"),
    [("2026-10-25 02:30", "came twice", "00:30", "01:30"), ("2026-03-29 02:30", "never came", "01:30", "00:30")],
)
def test_a_time_that_comes_twice_or_never_is_not_guessed(typed, often, first, second):
    message = refuse(times.typed, typed, "Europe/Paris")
    assert f"{typed} {often} in Europe/Paris" in message
    clear = re.findall(r"[-0-9]+ [0-9:]+[+][0-9]{4}", message)
    meant = [times.typed(text, "Europe/Paris") for text in clear]
    assert meant == [times.typed(f"{typed[:10]} {clock}", "UTC") for clock in (first, second)]


def test_the_last_answer_is_taken_back_and_the_one_before_counts():
    game = rolled(3, 4)
    answer(game, "Ben", "red 7")
    answer(game, "Ben", "blue 7")
    assert referee.undo(game, clock(game)) == "The last answer of Ben is taken back; the answer before counts again."
    assert game.turns[0].decisions()[1].white == 1
    assert referee.undo(game, clock(game)) == "The last answer of Ben is taken back."
    assert referee.missing(game) == [0, 1]


def test_a_closing_is_taken_back_until_the_next_roll():
    game = new()
    referee.roll(game, START)
    first = list(game.turns[0].dice)
    finish(game)
    referee.undo(game, clock(game))
    assert game.open_turn()
    answer(game, "Ben", "pass")
    finish(game)
    assert "The dice of turn 1 come from the seed" not in referee.undo(game, clock(game))
    finish(game)
    referee.roll(game, clock(game))
    for _ in range(2):
        assert "The dice of turn 2 come from the seed" in refuse(referee.undo, game, clock(game))
    assert game.turns[0].dice == first


def test_undoing_never_leads_to_other_dice():
    game = new()
    referee.roll(game, START)
    finish(game)
    referee.roll(game, clock(game))
    dice = list(game.turns[1].dice)
    answer(game, "Anna", "pass")
    while game.turns[1].answers:
        referee.undo(game, clock(game))
    assert "they stay" in refuse(referee.undo, game, clock(game))
    assert game.turns[1].dice == dice


def test_dice_typed_wrongly_are_corrected_for_all_to_see():
    game = rolled(3, 4)
    referee.undo(game, clock(game))
    assert "type them again" in refuse(referee.roll, game, START)
    referee.roll(game, START, [3, 5, 1, 1, 1, 1])
    assert game.turns[0].struck == [[3, 4, 1, 1, 1, 1]]
    assert "nothing to take back" in refuse(referee.undo, new(), START)


@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ([1, 2, 3], "6 dice are in the game"), ([1, 2, 3, 4, 5, 6, 1], "not 7"), ([0, 1, 1, 1, 1, 1], "1 to 6, not 0"),
        ([7, 1, 1, 1, 1, 1], "not 7"), ([], "not 0"),
    ],
)  # fmt: skip
def test_dice_that_can_not_be_are_told(dice, why):
    assert why in refuse(referee.roll, new(), START, dice)


def test_dice_of_closed_rows_may_be_left_out():
    game = new(rules="family")
    mark_all(game, 0, (2, 3, 4, 5, 12))
    now = clock(game)
    assert "left the game" in refuse(referee.roll, game, now, [1, 2, 3, 4, 5, 6])
    assert "5 dice are in the game" in refuse(referee.roll, game, now, [1, 2, 3])
    referee.roll(game, now, [1, 2, 3, 4, 5])
    assert game.turns[-1].dice == [1, 2, 0, 3, 4, 5]
    finish(game)
    referee.roll(game, clock(game))
    assert game.turns[-1].dice[2] == 0


def test_the_wrong_moment_is_told():
    game = rolled(3, 4)
    assert "Turn 1 is not closed yet" in refuse(referee.roll, game, START)
    assert "isn't over" in refuse(referee.reveal, game)
    assert "Words count only" in refuse(referee.roll, new(), START, NOTHING, "luck")
    assert "500 letters" in refuse(referee.roll, new(), START, None, "x" * 501)
    assert "too long for an answer" in refuse(referee.answer, game, 0, "x" * 2001, START)


def test_after_the_end_nothing_is_played_and_after_the_seed_nothing_undone():
    game = simulate(1, 2)
    assert game.state().is_terminal()
    for function in (referee.roll, referee.close):
        assert refuse(function, game, clock(game)) == "The game is over."
    assert refuse(referee.answer, game, 0, "pass", clock(game)) == "The game is over."
    referee.undo(game, clock(game))
    finish(game)
    referee.reveal(game)
    assert "The seed is out" in refuse(referee.undo, game, clock(game))


def test_a_log_can_not_be_played_on():
    game = simulate(1, 2, turns=2)
    game.seed = None
    for function, arguments in (
        (referee.roll, (START,)), (referee.close, (START,)), (referee.undo, (START,)), (referee.reveal, ()),
        (referee.answer, (0, "pass", START)), (referee.extend, (1,)),
    ):  # fmt: skip
        assert "This is a log" in refuse(function, game, *arguments)
