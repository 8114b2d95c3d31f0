"""The alphabets of the words themselves: no two letters look alike, and every file is a language that can be chosen."""

from itertools import combinations

import pytest

from engine.app.options import CODES
from engine.app.settings_file import LANGUAGES
from engine.ui.fonts import TEXT, TEXT_WIDTH, index
from host_tests.engine.ui.test_words import all_texts, words
from tools.build.languages import languages


def glyph(letter: str) -> bytes:
    at = index(ord(letter)) * TEXT_WIDTH
    return TEXT[at : at + TEXT_WIDTH]


@pytest.mark.parametrize("code", languages())
def test_no_two_letters_look_alike(code):
    """Of those of the language; a Russian page may name a button whose letter looks like a Russian one."""
    alphabet = {letter for letter in words(code).MenuWords.ALPHABET if letter.isalnum()}
    used = {letter for text in all_texts(code) for letter in text if letter.isalpha()}
    if code == "ru":
        used = {letter for letter in used if letter > "Ѐ"}
    for one, other in combinations(sorted(alphabet | used | {letter.lower() for letter in alphabet}), 2):
        assert glyph(one) != glyph(other), one + other


def test_every_file_of_words_can_be_chosen():
    assert set(CODES) == set(languages())
    assert len(CODES) == len(LANGUAGES)


def test_the_settings_name_the_language_that_is_spoken():
    for code, name in zip(CODES, LANGUAGES, strict=True):
        assert words(code).MenuWords.OPTIONS[0].lower().endswith(name.lower()), code
