"""The words of each language: all that is posted in it, and all that is understood in an answer."""

from functools import cache
from importlib import import_module

from tools.forum.words.kind import Understood, Words

LANGUAGES = ("en", "fr", "pt", "ru", "de")


@cache
def language(code: str) -> Words:
    """What is posted in one of LANGUAGES."""
    words = import_module(f"{__name__}.{code}").WORDS
    assert isinstance(words, Words)
    return words


@cache
def understood(code: str) -> Understood:
    """What is understood of one of LANGUAGES."""
    words = import_module(f"{__name__}.{code}").UNDERSTOOD
    assert isinstance(words, Understood)
    return words
