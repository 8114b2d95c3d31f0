"""Dice come from a seed that was committed to, and from what was answered, as the document says; and are fair."""

import hashlib
import hmac
from collections import Counter

from host_tests.tools.forum.tables import answer, new, rolled, secret
from tools.forum import dice, referee
from tools.forum.simulated import START, clock, finish

SEED = secret(32)


def test_the_commitment_is_what_sha256sum_says_of_the_seed():
    assert dice.commitment(SEED) == hashlib.sha256(SEED.hex().encode()).hexdigest()


def by_hand(message, faces, count):
    """The document's recipe, written anew."""
    numbers, block = [], 0
    while len(numbers) < count:
        digest = hmac.new(SEED, f"{message}block {block}\n".encode(), "sha256").digest()
        numbers += [byte % faces for byte in digest if byte < 256 // faces * faces]
        block += 1
    return numbers[:count]


def test_rolls_can_be_worked_out_from_the_posts_alone():
    game = new(players=2)
    referee.roll(game, START, words="  good   luck ")
    message = "roll 1\nbeginning players 2 rules forum first 1\nwords good luck\n"
    assert game.turns[0].dice == [face + 1 for face in by_hand(message, 6, 6)]
    answer(game, "Ben", "pass")
    finish(game)
    referee.roll(game, clock(game))
    first = " ".join(map(str, game.turns[0].dice))
    message = f"roll 2\ndice {first}\nplayer 1 silent\nplayer 2 white 0 colour 0\nplayed 0 0 0\nwords \n"
    assert game.turns[1].dice == [face + 1 for face in by_hand(message, 6, 6)]


def test_the_starter_is_drawn_from_the_seed():
    game = new(players=5, starter=None)
    assert game.first == by_hand("starter of 5\n", 5, 1)[0]


def test_another_answer_is_another_roll():
    rolls = set()
    for text in ("pass", "red 7", "yellow 7", "green 7", "blue 7"):
        game = rolled(3, 4)
        answer(game, "Ben", text)
        finish(game)
        referee.roll(game, clock(game))
        rolls.add(tuple(game.turns[1].dice))
    assert len(rolls) == 5


def test_words_and_the_seed_make_other_rolls():
    def first(words="", seed=secret):
        game = new(seed=seed)
        referee.roll(game, START, words=words)
        return tuple(game.turns[0].dice)

    assert len({first(), first("a"), first("b"), first(seed=bytes)}) == 4
    assert first("a  b") == first(" a b ")


def test_all_faces_are_equally_likely():
    for faces in (2, 3, 5, 6, 7):
        draw = dice.Draw(SEED, "fair\n")
        count = 6000
        counts = Counter(draw.below(faces) for _ in range(count))
        expected = count / faces
        assert set(counts) == set(range(faces))
        # The square of a deviation is passed by chance less than once in a million for each face.
        assert sum((number - expected) ** 2 / expected for number in counts.values()) < 40


def test_what_is_rejected_is_never_used():
    draw = dice.Draw(SEED, "x\n")
    assert [draw.below(200) for _ in range(50)] == by_hand("x\n", 200, 50)
