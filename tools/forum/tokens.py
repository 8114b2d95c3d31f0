"""Cuts an answer into words and signs, each with what it means in the game's language or else in any other."""

import re
import unicodedata
from functools import cache
from typing import NamedTuple

from tools.forum.names import fold
from tools.forum.words import LANGUAGES, understood
from tools.forum.words.kind import WHITE

# Kinds of tokens. A COLOUR has the rows, or WHITE, that it may be; a NUMBER its value.
COLOUR, NUMBER, PASS, NOTHING, NEGATION, PENALTY, LABEL, LOCK, PLUS, THEN, FILLER = (
    "colour", "number", "pass", "nothing", "negation", "penalty", "label", "lock", "plus", "then", "filler",
)  # fmt: skip
STOP, COLON, EQUALS, OPEN, CLOSE = "stop", "colon", "equals", "open", "close"
UNKNOWN = "unknown"

_ENDING = 4  # letters that a form of a colour's name may have more than its beginning
_SIGNS = {
    **dict.fromkeys("+&", PLUS),
    **dict.fromkeys(",;.!?…/|\n", STOP),
    **dict.fromkeys("=→⇒", EQUALS),
    ":": COLON,
    "(": OPEN,
    ")": CLOSE,
}
_PICTURES = {
    **dict.fromkeys("🔴🟥❤", (COLOUR, 0)),
    **dict.fromkeys("🟡🟨💛", (COLOUR, 1)),
    **dict.fromkeys("🟢🟩💚", (COLOUR, 2)),
    **dict.fromkeys("🔵🟦💙", (COLOUR, 3)),
    **dict.fromkeys("⚪⬜🤍", (COLOUR, WHITE)),
    **dict.fromkeys("🔒🔐", (LOCK, 0)),
}
_IGNORED = "«»\"'`“”„‘’‹›*_~#-–—−[]"
_IGNORED_CATEGORIES = ("So", "Sk", "Cf", "Mn", "Me", "Zs", "Cc")
_QUOTED = re.compile(r"\[quote\b.*?\[/quote\]|^[ \t]*>.*?$", re.DOTALL | re.IGNORECASE | re.MULTILINE)
_STRUCK = re.compile(r"~~.*?~~|\[(s|strike)\].*?\[/\1\]", re.DOTALL | re.IGNORECASE)
_SMILEY = re.compile(r"(?<![\w:;=])[:;=]['-]?[()DPpO](?!\w)")
_CODE = re.compile(r"\[/?[a-z]+(=[^\]]*)?\]", re.IGNORECASE)
_PIECE = re.compile(r"[^\W\d_]+|[0-9]+|[\s\S]")


class Token(NamedTuple):
    """A word, number or sign. text: as it was written; means: of a COLOUR what it may be, of a NUMBER its value."""

    kind: str
    text: str
    means: tuple[int, ...] = ()


class Cut(NamedTuple):
    """An answer in tokens, and whether a quotation was left out."""

    tokens: list[Token]
    quoted: bool


def cut(text: str, language: str) -> Cut:
    """The tokens of an answer without what is quoted, struck out or without meaning."""
    answer = _QUOTED.sub("\n", text)
    plain = _SMILEY.sub(" ", _CODE.sub(" ", _STRUCK.sub(" ", answer)))
    pieces = [piece for piece in _PIECE.findall(unicodedata.normalize("NFC", plain)) if not _ignored(piece)]
    tokens = []
    for at, piece in enumerate(pieces):
        before_number = at + 1 < len(pieces) and pieces[at + 1].isdigit()
        token = _token(piece, before_number, language)
        if token.kind != FILLER:
            tokens.append(token)
    return Cut(tokens, answer != text)


def _ignored(piece: str) -> bool:
    if piece in _PICTURES or piece in _SIGNS:
        return False
    return piece in _IGNORED or (len(piece) == 1 and unicodedata.category(piece) in _IGNORED_CATEGORIES)


def _token(piece: str, before_number: bool, language: str) -> Token:
    if piece in _SIGNS:
        return Token(_SIGNS[piece], piece)
    if piece in _PICTURES:
        kind, means = _PICTURES[piece]
        return Token(kind, piece, (means,))
    if piece.isascii() and piece.isdigit():
        return Token(NUMBER, piece, (int(piece[:4]),))
    word = fold(piece)
    for languages in ((language,), tuple(code for code in LANGUAGES if code != language)):
        meanings = set().union(*(_meanings(word, before_number, code) for code in languages))
        kinds = {kind for kind, _ in meanings}
        if len(kinds) == 1:
            kind = kinds.pop()
            return Token(kind, piece, tuple(sorted(means for _, means in meanings)) if kind == COLOUR else ())
        if kinds:
            return Token(UNKNOWN, piece)
    return Token(UNKNOWN, piece)


def _meanings(word: str, before_number: bool, language: str) -> set[tuple[str, int]]:
    """What a word may be in a language: kinds, each with the colour if it is one."""
    words, stems, short = _vocabulary(language)
    longest = len(word) - _ENDING
    whole = {(COLOUR, means) for stem, means in stems if len(stem) >= longest and word.startswith(stem)}
    if word in short:
        beginning = {(COLOUR, short[word])}
    else:
        beginning = {(COLOUR, means) for stem, means in stems if stem.startswith(word)}
    # A letter before a number is a colour's, also where it can be a word of its own.
    if len(word) == 1 and before_number and beginning:
        return beginning
    if word in words:
        return {(words[word], 0)}
    return whole or beginning


@cache
def _vocabulary(language: str) -> tuple[dict[str, str], tuple[tuple[str, int], ...], dict[str, int]]:
    known = understood(language)
    words = {}
    for kind, forms in (
        (LABEL, known.colour), (PASS, known.passes), (NOTHING, known.nothing), (NEGATION, known.negation),
        (PENALTY, known.penalty), (LOCK, known.lock), (PLUS, known.plus), (THEN, known.then), (FILLER, known.filler),
    ):  # fmt: skip
        for form in forms:
            words[fold(form)] = kind
    stems = [(fold(stem), row) for row, forms in enumerate(known.rows) for stem in forms]
    stems += [(fold(stem), WHITE) for stem in known.white]
    return words, tuple(stems), {fold(form): means for form, means in known.short.items()}
