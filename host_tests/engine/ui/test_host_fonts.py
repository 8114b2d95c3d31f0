"""The alphabets that the fonts hold, and the committed bitmaps against the fonts they are baked from."""

from itertools import combinations

import pytest

from engine.ui.fonts import TEXT, TEXT_WIDTH, index
from tools.build import fonts

UNKNOWN = index(ord("?"))


def glyph(letter: str) -> bytes:
    at = index(ord(letter)) * TEXT_WIDTH
    return TEXT[at : at + TEXT_WIDTH]


def alphabet(language: str) -> set[str]:
    letters = set(fonts.LETTERS[language])
    return letters if language == "Russian" else letters | set(map(chr, [*range(65, 91), *range(97, 123)]))


@pytest.mark.parametrize("language", fonts.LETTERS)
def test_no_two_letters_of_an_alphabet_look_alike(language: str) -> None:
    for one, other in combinations(sorted({*alphabet(language), *"0123456789"}), 2):
        assert glyph(one) != glyph(other), one + other


@pytest.mark.parametrize("language", fonts.LETTERS)
def test_every_letter_has_its_glyph(language: str) -> None:
    for letter in alphabet(language):
        for either in {letter.upper(), letter.lower()} if letter != "ß" else {letter}:
            assert index(ord(either)) != UNKNOWN, either


def test_signs_have_glyphs() -> None:
    for sign in fonts.SIGNS:
        assert index(ord(sign)) != UNKNOWN, sign


def test_the_committed_file_is_what_is_baked() -> None:
    if not (fonts.SOURCE / "5x8.pcf.gz").exists():
        pytest.skip("the fonts of the package xfonts-base are not installed")
    assert fonts.bake(fonts.SOURCE) == fonts.TARGET.read_text(encoding="utf-8")
