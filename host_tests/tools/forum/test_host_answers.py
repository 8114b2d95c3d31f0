"""What people write is taken for what they mean, or they are told why not; never is anything guessed."""

import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tests.tools.forum.tables import mark_all, new, roll, rolled, turn
from tools.forum import phrases
from tools.forum.answers import WrongAnswerError, understand
from tools.forum.game import Decision
from tools.forum.judge import possible
from tools.forum.simulated import simulate
from tools.forum.words import LANGUAGES, language

# Anna rolls white 3 and 4, red 1, yellow 2, green 6, blue 5.
DICE = (3, 4, 1, 2, 6, 5)
ANNA, BEN = 0, 1
RED, YELLOW, GREEN, BLUE = 1, 2, 3, 4  # the white sum, 7
RED_4, GREEN_9, GREEN_10, BLUE_8, BLUE_9 = 5, 9, 10, 11, 12


def take(text, player=BEN, code="fr", game=None):
    game = game or rolled(*DICE, code=code)
    return understand(text, game.language, game.rolled(len(game.turns) - 1), player, game.names[player])


def refuse(text, player=BEN, code="fr", game=None):
    with pytest.raises(WrongAnswerError) as caught:
        take(text, player, code, game)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("rouge 7", RED), ("7 rouge", RED), ("R7", RED), ("r 7", RED), ("red 7", RED), ("rot 7", RED),
        ("vermelho 7", RED), ("красный 7", RED), ("красную 7", RED), ("ROUGE 7 !!!", RED),
        ("« rouge 7 »", RED), ("[b]rouge[/b] 7", RED), ("**rouge 7** 👍😀", RED), ("🔴 7", RED), ("7️⃣ rouge", RED),
        ("je coche le 7 rouge", RED), ("J'ai rouge 7", RED), ("blancs : rouge 7", RED),
        ("rouge", RED), ("rouge 7, puis rien", RED), ("rouge 7 (3+4)", RED), ("3+4 = rouge 7", RED), ("3+4 rouge", RED),
        ("jaune 7", YELLOW), ("j7", YELLOW), ("ЖЁЛТЫЙ 7", YELLOW), ("жёлтая 7", YELLOW), ("gelbe 7", YELLOW),
        ("vert 7", GREEN), ("VERTE 7", GREEN), ("ver 7", GREEN), ("grün 7", GREEN), ("gruen 7", GREEN),
        ("bleu 7", BLUE), ("b7", BLUE), ("azul 7", BLUE), ("7 синих", BLUE), ("bleu 7 :)", BLUE),
        ("bleu 7, merci ;-)", BLUE), ("bleu 7 ^^", BLUE),
        ("[quote=Anna]rouge 7[/quote]\nvert 7", GREEN), ("> rouge 7\n> bleu 7\n\nvert 7", GREEN),
        ("~~rouge 7~~ vert 7", GREEN), ("[s]rouge 7[/s] vert 7", GREEN),
        ("je passe", 0), ("passe", 0), ("Je ne coche rien.", 0), ("je coche pas", 0), ("pass", 0), ("пас", 0),
        ("ничего не отмечаю", 0), ("ich passe", 0), ("nada", 0), ("rien en blanc", 0), ("blancs : passe", 0),
    ],
)  # fmt: skip
def test_who_did_not_roll_marks_the_white_sum_or_passes(text, row):
    assert take(text) == Decision(row)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("rouge 7", (RED, 0)), ("red 7, then nothing", (RED, 0)), ("white red 7", (RED, 0)),
        ("rouge 7 puis bleu 8", (RED, BLUE_8)), ("rouge 7, bleu 9", (RED, BLUE_9)), ("R7 B8", (RED, BLUE_8)),
        ("rouge 7 et blanc 3 + bleu 5", (RED, BLUE_8)), ("jaune 7 + vert 10", (YELLOW, GREEN_10)),
        ("bleu 9 et rouge 7", (RED, BLUE_9)), ("bleu 9 (couleur), rouge 7 (blancs)", (RED, BLUE_9)),
        ("couleur : bleu 9 ; blancs : rouge 7", (RED, BLUE_9)),
        ("blanc 3 + bleu 5", (0, BLUE_8)), ("blanc 4 + bleu 5", (0, BLUE_9)), ("w3 b5", (0, BLUE_8)),
        ("bleu 5 + blanc 4", (0, BLUE_9)), ("w4b5", (0, BLUE_9)), ("bleu 8 (3+5)", (0, BLUE_8)),
        ("3+5 bleu", (0, BLUE_8)), ("rouge 7 + 3+5 bleu", (RED, BLUE_8)),
        ("bleu 8 (blanc 3 + bleu 5)", (0, BLUE_8)), ("blanc 3 + bleu 5 = 8", (0, BLUE_8)),
        ("white + blue 8", (0, BLUE_8)),
        ("⚪3 + 🔵5", (0, BLUE_8)), ("blanc 3 et rouge", (0, RED_4)),
        ("white: pass; colour: green 9", (0, GREEN_9)), ("passe, vert 9", (0, GREEN_9)),
        ("rien, puis vert 9", (0, GREEN_9)),
        ("vert 9, puis rien", (0, GREEN_9)), ("pas de blanc, bleu 8", (0, BLUE_8)),
        ("rouge 7, rien en couleur", (RED, 0)),
        ("penalty", (0, 0)), ("pénalité", (0, 0)), ("je passe", (0, 0)), ("промах", (0, 0)), ("erro", (0, 0)),
        ("Fehlwurf", (0, 0)), ("blancs : passe ; couleur : passe", (0, 0)),
    ],
)  # fmt: skip
def test_who_rolled_decides_on_white_and_colour(text, wanted):
    assert take(text, ANNA) == wanted


@pytest.mark.parametrize(
    ("text", "player", "why"),
    [
        ("", BEN, "pas de réponse"), (" … !", BEN, "pas de réponse"), ("👍", BEN, "pas de réponse"),
        ("> rouge 7", BEN, "qu'une citation"), ("ruge 7", BEN, "« ruge »"), ("rouge sept", BEN, "« sept »"),
        ("rouge 9", BEN, "ne donnent pas rouge 9"), ("bleu 8", BEN, "Seul le lanceur"),
        ("4+5 rouge", BEN, "ne donnent pas rouge (4 + 5)"), ("blanc 3 + bleu 5", BEN, "Seul"),
        ("rouge 7 et vert 7", BEN, "plus qu'un tour"), ("pénalité", BEN, "écris : passe"), ("7", BEN, "« 7 »"),
        ("je ne passe pas", BEN, "à la fois"), ("pas rouge 7", BEN, "à la fois"), ("g 7", BEN, "jaune ou vert"),
        ("rouge 7 cadenas", BEN, "ne donnent pas rouge 7 🔒"), ("rouge 77777777777777777", BEN, "ne donnent pas"),
        ("blanc + bleu", ANNA, "plusieurs choses"), ("vert", ANNA, "plusieurs choses"),
        ("bleu 9 puis rouge 7", ANNA, "d'abord"), ("rouge 7 puis rouge 4", ANNA, "cochée jusqu'au 7"),
        ("blanc 5 + bleu 3", ANNA, "ne donnent pas"), ("blancs : passe", ANNA, "rien des autres dés"),
        ("rien en couleur", ANNA, "rien des autres dés"), ("pénalité, rouge 7", ANNA, "à la fois"),
        ("rouge 7 vert 9 bleu 8", ANNA, "plus qu'un tour"), ("couleur :", ANNA, "« : »"),
        ("rouge 12", ANNA, "rouge 12"),
    ],
)  # fmt: skip
def test_what_can_not_be_is_told_with_the_reason_and_what_can(text, player, why):
    said = refuse(text, player)
    assert why in said
    assert "Possible : " in said or said.count("\n- ") > 1


def test_two_meanings_are_told_apart():
    # Red 7 by the white dice, 3 and 4, or by white 3 and red 4.
    game = rolled(3, 4, 4, 6, 6, 6)
    said = refuse("red 7", ANNA, game=game)
    assert "- white: red 7; colour: pass" in said
    assert "- white: pass; colour: white 3 + red 4 = 7" in said
    for line in said.splitlines()[1:]:
        assert take(line, ANNA, game=game) in ((RED, 0), (0, 5))


def test_a_row_of_another_language_is_understood_but_the_game_s_own_goes_first():
    # A verde is green in Portuguese; ver begins both verde and vermelho there, and only vert in French.
    assert take("ver 7", code="fr") == Decision(GREEN)
    assert "vermelho ou verde" in refuse("ver 7", code="pt")
    assert take("am 7", code="pt") == Decision(YELLOW)
    assert take("С7", code="ru") == Decision(BLUE)
    assert "gelb oder grün" in refuse("G7", code="de")
    # No is a negation in English, and "in the" in Portuguese.
    assert "« no »" in refuse("no", code="fr")
    assert take("no vermelho 7", code="pt") == Decision(RED)


def test_a_no_to_something_else_is_no_pass():
    assert take("no", code="en") == Decision(0)
    for text in ("no, red 4", "no; blue 8", "red 7. not"):
        assert "both to mark and not to" in refuse(text, ANNA, code="en")
    assert take("no white, blue 8", ANNA, code="en") == (0, BLUE_8)
    for text in ("red 7 or blue 7", "maybe red 7", "not sure", "red 7?? or pass"):
        assert "is not understood" in refuse(text, ANNA, code="en")
    assert take("G7", code="en") == Decision(GREEN)


def test_a_lock_needs_its_crosses():
    game = rolled(6, 6)
    assert "5 crosses are needed before the 12" in refuse("red 12", game=game)


def test_who_has_three_penalties_is_told_to_mark():
    game = new(players=2)
    for _ in range(6):
        turn(game, 6, 6)
    roll(game, *DICE)
    assert game.state().penalties(ANNA) == 3
    for text in ("penalty", "pass", "white: pass; colour: pass"):
        assert "With three penalties you must mark something." in refuse(text, ANNA, game=game)
    assert take("pass, then white 3 + blue 5", ANNA, game=game) == (0, BLUE_8)


def test_a_closed_row_and_what_lies_to_the_left_are_told():
    game = new(rules="family")
    mark_all(game, 0, (2, 3, 4, 5, 12))
    mark_all(game, 1, (8,))
    roll(game, 3, 4)
    assert "Red: this row is closed." in refuse("red 7", game=game)
    assert "Yellow: marked up to 8" in refuse("yellow 7", game=game)
    assert take("green 7", game=game) == Decision(GREEN)


@settings(max_examples=40)
@given(
    st.integers(0, 10**6), st.sampled_from(LANGUAGES), st.sampled_from(("classic", "forum", "family")),
    st.integers(2, 5), st.integers(1, 30),
)  # fmt: skip
def test_all_that_is_possible_can_be_written_in_every_language(seed, code, rules, players, turns):
    game = simulate(seed, players, code, rules, turns)
    if not game.open_turn():
        return
    table = game.rolled(len(game.turns) - 1)
    for player in range(players):
        for wanted in possible(table, player):
            for writes in LANGUAGES:
                text = phrases.decision(language(writes), table, player, wanted)
                assert understand(text, code, table, player, "X") == wanted, text


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.sampled_from(LANGUAGES), st.data())
def test_how_it_is_dressed_does_not_matter(seed, code, data):
    game = simulate(seed, 3, code, turns=1 + seed % 20)
    if not game.open_turn():
        return
    table = game.rolled(len(game.turns) - 1)
    player = data.draw(st.integers(0, 2))
    wanted = data.draw(st.sampled_from(possible(table, player)))
    text = phrases.decision(language(code), table, player, wanted)
    dress = data.draw(st.sampled_from((str.upper, str.title, str.lower)))
    before = data.draw(st.sampled_from(("", "  ", "> 12\n", "[b]", "« ", "👍 ", "[quote]red 2[/quote]", "\n\n", "- ")))
    after = data.draw(st.sampled_from(("", " ", "!", " 😀", "[/b]", " »", "...", "\n")))
    assert understand(before + dress(text) + after, code, table, player, "X") == wanted


WORDS = [word for code in LANGUAGES for word in (*language(code).rows, language(code).passes, language(code).white_die)]


@given(
    st.one_of(
        st.text(max_size=40),
        st.text(string.punctuation + "0123456789 rgbyRwвгдё", max_size=20),
        st.lists(st.sampled_from([*WORDS, *"7835+:;()=", "puis", "then", "not"]), max_size=8).map(" ".join),
    ),
    st.sampled_from(LANGUAGES),
    st.sampled_from((ANNA, BEN)),
)  # fmt: skip
def test_whatever_is_written_gives_a_possible_decision_or_a_reason(text, code, player):
    game = rolled(*DICE, code=code)
    table = game.rolled(0)
    try:
        wanted = understand(text, code, table, player, "X")
    except WrongAnswerError as error:
        refused = str(error)
    else:
        refused = ""
        assert wanted in possible(table, player)
    assert not refused or refused.startswith(language(code).about.format(name="X"))
