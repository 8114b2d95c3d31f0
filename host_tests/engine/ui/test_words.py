"""What the words of every language have to be fit for: glyphs, names that can be typed, and the forms for numbers."""

from engine.app.options import CODES, NAME_LENGTH
from engine.app.settings_file import LANGUAGE_NOTES, LANGUAGES, LETTERS
from engine.loading import load_words
from engine.ui.fonts import index
from engine.ui.phrases import plural

NO_GLYPH = index(ord("?"))

# For each form the numbers that it goes with.
ONE_AND_OTHERS = ((1,), (0, 2, 5, 11, 20, 21, 100, 101, 1001))
FORMS = {
    "en": ONE_AND_OTHERS,
    "pt": ONE_AND_OTHERS,
    "de": ONE_AND_OTHERS,
    "fr": ((0, 1), (2, 11, 21, 101)),
    "ru": (
        (1, 21, 31, 91, 101, 121, 1001),
        (2, 3, 4, 22, 34, 102, 144, 1002),
        (0, 5, 9, 10, 11, 12, 13, 14, 19, 20, 25, 30, 100, 111, 112, 114, 1011),
    ),
}


class Language:
    """What `texts` is asked with."""

    def __init__(self, code):
        self.language = code


def words(code):
    return load_words(code)


def strings(value):
    """All texts in a module, a class, or what one of these holds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from strings(part)


def all_texts(code):
    module = words(code)
    for holder in [module] + [getattr(module, name) for name in dir(module) if name.endswith("Words")]:
        for name in dir(holder):
            if not name.startswith("_"):
                yield from strings(getattr(holder, name))


def test_every_letter_has_a_glyph():
    for code in CODES:
        for text in all_texts(code):
            for letter in text:
                assert letter in "?\n" or index(ord(letter)) != NO_GLYPH, (code, letter, text)
    for text in LANGUAGES + LANGUAGE_NOTES:
        assert all(index(ord(letter)) != NO_GLYPH for letter in text)


def test_forms_for_numbers():
    for code, forms in FORMS.items():
        language = words(code).Words
        for form in range(len(forms)):
            for number in forms[form]:
                assert plural(language, number) == form, (code, number)
    assert set(FORMS) == set(CODES)


def test_points_in_russian():
    forms = words("ru").QwixxWords
    said = [forms.POINTS[plural(forms, number)] for number in (1, 3, 11, 21, 22, 25)]
    assert said == [" очко", " очка", " очков", " очко", " очка", " очков"]


def test_colours_are_told_by_their_letters():
    for code in CODES:
        assert len(set(words(code).DiceWords.LETTERS)) == 4, code


def test_names_can_be_kept_whatever_the_language():
    for code in CODES:
        menu = words(code).MenuWords
        assert len(set(menu.ALPHABET)) == len(menu.ALPHABET), code
        assert all(letter in LETTERS for letter in menu.ALPHABET + menu.PLAYER), code
        assert len(menu.PLAYER) < NAME_LENGTH, code
        assert all(len(name) + len(" 5") <= NAME_LENGTH for name in words(code).ROBOTS), code
