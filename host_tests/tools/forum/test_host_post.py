"""Posts say what there is to say, and what they say is possible is understood."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from host_tests.tools.forum.tables import answer, mark_all, new, roll, rolled
from tools.forum import names, referee
from tools.forum.answers import WrongAnswerError, understand
from tools.forum.game import Decision
from tools.forum.judge import possible
from tools.forum.markup import MARKUPS
from tools.forum.post import post
from tools.forum.simulated import NAMES, START, clock, finish, simulate
from tools.forum.words import LANGUAGES, language


def show(game, markup="text", now=None):
    return post(game, clock(game) if now is None else now, MARKUPS[markup]())


@settings(max_examples=50)
@given(
    st.integers(0, 10**6), st.sampled_from(LANGUAGES), st.sampled_from(("classic", "forum", "family")),
    st.integers(2, 5), st.integers(1, 25), st.sampled_from(tuple(MARKUPS)),
)  # fmt: skip
@example(seed=10, code="en", rules="family", players=2, turns=10, markup="bbcode")  # a lock by two marks in a turn
@example(seed=0, code="en", rules="forum", players=3, turns=24, markup="bbcode")  # three penalties, no colour mark
def test_all_that_a_post_says_is_possible_is_understood_and_nothing_else_is_possible(
    seed, code, rules, players, turns, markup
):
    game = simulate(seed, players, code, rules, turns)
    if not game.open_turn():
        return
    words, colon = language(code), language(code).colon
    table = game.rolled(len(game.turns) - 1)
    shown = show(game, markup)
    for sign in ("[b]", "[/b]", "**"):
        shown = shown.replace(sign, "")
    part = shown.rpartition(words.may)[2].partition(words.sheets)[0]
    lines = re.findall(r"^(?:- |\[\*\])(.*)$", part, re.MULTILINE)
    said = set()
    for line in lines:
        who, _, choices = line.partition(colon)
        active = who.startswith(f"{NAMES[table.active_player()]} ({words.active})")
        for player in [table.active_player()] if active else [NAMES.index(name) for name in who.split(", ")]:
            said.add(player)
            found = {Decision(0)}
            if choices not in (words.nothing, words.nothing_penalty):
                found = read(choices, active, game, table, player)
            everything = possible(table, player)
            assert found == set(everything)
    assert said == set(range(players))


def read(choices, active, game, table, player):
    """What the choices of a line are understood as."""
    words = language(game.language)
    if not active:
        return {understand(choice, game.language, table, player, "X") for choice in choices.split(", ")}
    first, *together = choices.split(f";{words.either}")
    found = {understand(text, game.language, table, player, "X") for text in together}
    assert len(found) == len(together)
    whites, colours = (part.split(words.colon)[1].split(", ") for part in first.split("; "))
    for white in whites:
        for colour in colours:
            text = f"{words.whites}: {white}; {words.colour}: {colour}"
            try:
                found.add(understand(text, game.language, table, player, "X"))
            except WrongAnswerError:
                # Both marks may not go together; and who has three penalties may not pass both.
                assert (words.passes not in (white, colour)) or (white == colour and must_mark(table, player))
    return found


def must_mark(table, player):
    return Decision(0) not in possible(table, player)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_example_in_a_post_is_an_answer(code):
    game = rolled(3, 4, 1, 2, 6, 5, code=code)
    words = language(code)
    before, after = words.how.split("{example}")
    example = re.search(re.escape(before) + "(.*)" + re.escape(after), show(game)).group(1)
    assert understand(example, code, game.rolled(0), 0, "X") in possible(game.rolled(0), 0)


def test_the_first_post_commits_to_the_seed_and_the_last_reveals_it():
    game = new()
    assert game.commitment in show(game)
    game = simulate(1, 2)
    assert game.seed.hex() not in show(game)
    assert language("en").seed_follows in show(game)
    referee.reveal(game)
    assert game.seed.hex() in show(game)


def test_a_turn_is_told_in_full():
    game = rolled(3, 4, 1, 2, 6, 5, players=4)
    answer(game, "Anna", "red 7, then blue 8")
    answer(game, "Ben", "pass")
    answer(game, "Chloé", "green 7")
    finish(game)
    shown = show(game)
    for line in (
        "- Anna: marks red 7; marks blue 8 (white 3 + blue 5)", "- Ben: passes", "- Chloé: marks green 7",
        "- Dmitri: no answer: passes", "Dice: ⚪3  ⚪4  🔴1  🟡2  🟢6  🔵5", "Anna: 2 points", "No row is closed.",
        " R   ·   ·   ·   ·   ·  [7]  8   9   10  11  12   L     1",
    ):  # fmt: skip
        assert line in shown.splitlines(), line
    roll(game, 6, 6, 1, 1, 1, 1)
    shown = show(game)
    assert "Turn 2: Ben rolls" in shown
    assert "Sum of the white dice: 12" in shown
    assert "Answer before Wednesday 1 April 2026, 14:13 (Europe/Paris, UTC+2). Time left: 48 hours." in shown
    assert "These dice were rolled by hand." in shown


def test_penalties_locks_and_marks_that_were_shut_out_are_told():
    game = new(players=3, rules="family")
    mark_all(game, 0, (2, 3, 4, 5))
    while game.state().active_player():
        roll(game, 1, 1)
        finish(game)
    roll(game, 6, 6, 5, 1, 1, 1)
    answer(game, "Ben", "red 12")
    answer(game, "Chloé", "red 12")
    answer(game, "Anna", "white: pass; colour: red 11")
    finish(game)
    shown = show(game)
    assert "- Ben: marks red 12 and locks the row" in shown
    assert "- Chloé: red 12 became impossible, as the row was closed: passes" in shown
    assert "- Anna: red 11 (white 6 + red 5) became impossible, as the row was closed: passes; penalty" in shown
    assert "Closed rows: red" in shown
    assert "[12][L]" in shown.replace(" ", "")
    assert "🔴" not in show_next(game)


def show_next(game):
    roll(game, 1, 2, 1, 1, 1, 1)
    return show(game).rpartition("rolls")[2]


def test_dice_that_were_corrected_and_words_are_told():
    game = rolled(3, 4)
    referee.undo(game, clock(game))
    roll(game, 3, 5)
    assert "Dice corrected; typed in first: 3 4 1 1 1 1." in show(game)
    game = new()
    referee.roll(game, START, words="good luck")
    assert "Words that this roll depends on: good luck" in show(game)


def test_names_are_no_codes():
    game = referee.new(["dark_knight", "*Ben*"], "en", "forum", "UTC", 48, None, START, bytes)
    assert "dark\\_knight" in show(game, "markdown")
    assert "\\*Ben\\*" in show(game, "markdown")
    assert "dark_knight" in show(game, "bbcode")
    referee.roll(game, START)
    code = show(game, "markdown").split("```")[1]
    assert "dark_knight" in code


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("markup", MARKUPS)
def test_no_hole_is_left_open_and_all_codes_are_closed(code, markup):
    for game in (new(code=code), simulate(2, 3, code, turns=4), simulate(2, 3, code), simulate(7, 5, code, "family")):
        shown = show(game, markup)
        assert "{" not in shown
        assert "}" not in shown
        for tag in ("b", "list", "code", "size"):
            assert len(re.findall(rf"\[{tag}[\]=]", shown)) == shown.count(f"[/{tag}]")
        assert shown.count("**") % 2 == 0
        assert "\n\n\n" not in shown


def test_sheets_in_a_post_are_as_wide_in_every_language():
    for code in LANGUAGES:
        shown = show(simulate(3, 4, code, turns=9))
        rows = [line for line in shown.splitlines() if re.match(r" \w\w? .*\d$", line)]
        assert len({len(line) for line in rows}) == 1
        assert len(rows) >= 4 * 4
        assert all(len(line) <= 80 for line in rows)


def test_names_from_right_to_left_turn_no_numbers_round():
    game = simulate(5, 2)
    game.names = ["דוד", "Ben"]
    left, right = "\u200e", game.names[0]
    shown = show(game)
    assert shown.count(right) == shown.count(left + right + left) > 2
    assert left not in show(simulate(5, 2))
    assert names.find(game.names, left + right + left) == 0


def test_totals_are_in_columns_whatever_the_names_are():
    game = simulate(5, 5)
    game.names = ["👍", "דוד", "東京", "Zoe\u0301", "Eva"]
    lines = show(game).partition("Player ")[2].split("\n\n")[0].split("\n")
    assert len(lines) == 6
    ends = {names.width(line) for line in lines[1:]}
    assert ends == {names.width("Player " + lines[0])}
