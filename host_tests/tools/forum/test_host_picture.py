"""The picture of the sheets: drawn for any game, in any language, with nothing cut off."""

import io

import pytest

pytest.importorskip("PIL", reason="no Pillow on this machine")

from PIL import Image, ImageChops

from host_tests.tools.forum.tables import answer, mark_all, new, roll, rolled, turn
from tools.forum import pens, picture, referee
from tools.forum.simulated import finish, simulate
from tools.forum.words import LANGUAGES, language

LONGEST = ["M" * 20, "Щ" * 20, "Ä" * 20, "Anna", "W" * 20]


@pytest.fixture
def boxes(monkeypatch):
    """The rectangles of all letters that are drawn, and the size of the picture."""
    drawn = []
    write = pens.Pens.text

    def spy(self, x, y, text, size, colour, **options):
        width = write(self, x, y, text, size, colour, **options)
        anchor = options.get("anchor", "mm")[0]
        left = x - {"l": 0, "m": width / 2, "r": width}[anchor]
        drawn.append((left, y - size / 2, left + width, y + size / 2, text))
        return width

    monkeypatch.setattr(pens.Pens, "text", spy)
    return drawn


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_no_letters_leave_the_picture_or_lie_on_others(boxes, code, players):
    for turns in (8, 999):
        game = simulate(players, players, code, "family", turns)
        game.names = LONGEST[:players]
        boxes.clear()
        drawn = picture.draw(game)
        for left, top, right, bottom, text in boxes:
            assert 8 <= left <= right <= drawn.width - 8, text
            assert 0 <= top <= bottom <= drawn.height, text
        beside = []
        for one in sorted(set(boxes), key=lambda box: box[1]):
            beside = [other for other in beside if other[3] > one[1]]
            for other in beside:
                assert one[2] <= other[0] or other[2] <= one[0], (one, other)
            beside.append(one)


def pictures_differ(one, other):
    return one.size != other.size or ImageChops.difference(one, other).getbbox() is not None


def test_a_mark_a_penalty_a_lock_and_whose_turn_it_is_can_be_seen():
    game = new()
    seen = [picture.draw(game)]
    roll(game, 3, 4)
    seen.append(picture.draw(game))
    answer(game, "Ben", "red 7")
    assert not pictures_differ(seen[-1], picture.draw(game))  # answers stay hidden
    finish(game)
    seen.append(picture.draw(game))
    for row in range(2):
        mark_all(game, row, (8, 9))
        seen.append(picture.draw(game))
    for i, one in enumerate(seen):
        assert not any(not pictures_differ(one, other) for other in seen[:i])


def test_what_is_new_stands_out():
    def new_pixels(game):
        return sum(pixel == picture.NEW for pixel in picture.draw(game).get_flattened_data())

    game = new()
    legend = new_pixels(game)
    turn(game, 3, 4)
    penalty = new_pixels(game)
    turn(game, 3, 4, Ben="red 7, then nothing")
    mark = new_pixels(game)
    turn(game, 6, 6)
    assert legend < penalty < mark
    assert mark > new_pixels(game) > legend


def test_the_picture_is_a_png_with_the_same_bytes_each_time():
    game = simulate(1, 4, turns=9)
    data = picture.png(game)
    assert data == picture.png(game)
    assert Image.open(io.BytesIO(data)).format == "PNG"
    assert len(data) < 150_000


def test_colours_can_be_told_apart_by_their_lightness_or_the_letters():
    for code in LANGUAGES:
        assert len(set(language(code).letters)) == 4
    game = rolled(3, 4)
    referee.answer(game, 0, "red 7", game.turns[0].rolled)
    assert picture.draw(game)


def test_the_font_has_every_letter_that_is_posted():
    for code in LANGUAGES:
        words = language(code)
        texts = (
            *words.letters,
            words.over,
            words.turn,
            words.done,
            words.game,
            words.penalties,
            words.closed,
            *words.rows,
        )
        for letter in set("".join(texts)) - set(" {}"):
            assert pens.in_font(letter), letter


def test_names_whose_letters_the_font_lacks_can_be_told_apart():
    drawn = picture.drawable(["👍", "דוד", "Anna 🙂", "Anna", "Zoe\u0301"], "Player")
    assert drawn == ["Player 1", "Player 2", "Player 3", "Player 4", "Zoé"]
    assert picture.drawable(["Eva 🙂", "7", "Щука"], "Player") == ["Eva", "7", "Щука"]


def test_a_name_is_drawn_as_the_font_can(boxes):
    game = rolled(3, 4)
    game.names = ["👍", "Ben"]
    picture.draw(game)
    texts = [box[4] for box in boxes]
    assert "Player 1" in texts
    assert "Turn 1: Player 1 rolls" in texts
