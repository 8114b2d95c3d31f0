"""Each language says all that is posted, nothing else, and understands what it says."""

import dataclasses
import re
from pathlib import Path

import pytest

from tools.forum import tokens
from tools.forum.words import LANGUAGES, language, plural, understood
from tools.forum.words.kind import WHITE, Words

SOURCES = "\n".join(path.read_text() for path in Path(tokens.__file__).parent.glob("*.py"))
FIELDS = [field.name for field in dataclasses.fields(Words)]


def holes(text):
    return sorted(re.findall(r"{(\w*)}", text)) if isinstance(text, str) else [holes(part) for part in text]


@pytest.mark.parametrize("field", FIELDS)
def test_each_text_is_used(field):
    messages = re.findall(r'UnclearError\("(\w+)"', SOURCES)
    assert re.search(rf"words\.{field}\b", SOURCES) or field in messages


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_fills_the_same_holes(code):
    for field in FIELDS:
        here, there = getattr(language(code), field), getattr(language("en"), field)
        if callable(here):
            continue
        assert here, field
        if field in ("points", "hours", "minutes"):
            assert all(holes(form) == ["n"] for form in here)
        else:
            assert holes(here) == holes(there), field


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_plural_has_a_form_for_every_number(code):
    words = language(code)
    for forms in (words.points, words.hours, words.minutes):
        assert {words.plural(n) for n in range(-30, 300)} == set(range(len(forms)))
    assert (len(words.days), len(words.months)) == (7, 12)


def test_russian_has_three_plural_forms():
    assert [plural.russian(n) for n in (1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 111, 112, -1, 0)] == [
        0, 1, 1, 2, 2, 2, 2, 0, 1, 2, 2, 2, 0, 2,
    ]  # fmt: skip
    assert [plural.french(n) for n in (0, 1, 2)] == [0, 0, 1]
    assert [plural.two(n) for n in (0, 1, 2)] == [1, 0, 1]


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_language_understands_its_own_colours(code):
    words = language(code)
    for row, (name, letters) in enumerate(zip(words.rows, words.letters, strict=True)):
        for text in (name, name.upper(), letters, letters.lower()):
            token = tokens.cut(f"{text} 7", code).tokens[0]
            assert (token.kind, token.means) == (tokens.COLOUR, (row,)), text
    for text in (words.white_die, words.whites):
        assert tokens.cut(text, code).tokens[0].means == (WHITE,)
    kinds = {words.colour: tokens.LABEL, words.passes: tokens.PASS, words.penalty: tokens.PENALTY}
    assert {text: tokens.cut(text, code).tokens[0].kind for text in kinds} == kinds


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_means_two_things_in_a_language(code):
    known = understood(code)
    lists = (
        known.colour, known.passes, known.nothing, known.negation, known.penalty, known.lock, known.plus, known.then,
        known.filler,
    )  # fmt: skip
    words = [word for part in lists for word in part]
    assert sorted(word for word in set(words) if words.count(word) > 1) == []
    stems = [stem for forms in (*known.rows, known.white) for stem in forms]
    assert not [word for word in words for stem in stems if word.startswith(stem)]


def test_the_full_name_of_a_colour_is_the_same_colour_in_every_language():
    for code in LANGUAGES:
        for other in LANGUAGES:
            for row, name in enumerate(language(other).rows):
                assert tokens.cut(name, code).tokens[0].means == (row,), (code, name)
