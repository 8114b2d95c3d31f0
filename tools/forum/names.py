"""The players' names: which can be taken, and who is meant by what a game master types."""

import unicodedata

from tools.forum import ForumError
from tools.forum.game import LONGEST_NAME

BRACKETS = "[]<>"  # a forum would take them for its codes
_LEFT_TO_RIGHT = "\u200e"
_UNSEEN = ("Mn", "Me", "Cf")


def check(names: list[str]) -> None:
    """ValueError unless all names can be told apart, typed and posted; its message is for the game master."""
    for name in names:
        if not name.strip():
            raise ValueError("A name is empty.")
        if name != name.strip() or not name.isprintable():
            raise ValueError(f"The name {name!r} has spaces around it, or letters that can't be seen.")
        if len(name) > LONGEST_NAME:
            raise ValueError(f"The name {name} is too long: {len(name)} letters, of {LONGEST_NAME} at most.")
        if any(letter in BRACKETS for letter in name):
            raise ValueError(f"The name {name} has a bracket in it, which a forum would take for a code.")
        if name.startswith("-"):
            raise ValueError(f"The name {name} begins with a dash: it would be taken for an option.")
        same = [other for other in names if fold(other) == fold(name)]
        if len(same) > 1:
            raise ValueError(f"Two players have the same name: {' and '.join(same)}.")


def find(names: list[str], typed: str) -> int:
    """The player who is meant: capitals and accents don't matter, and the beginning is enough if it fits only one."""
    wanted = fold(typed)
    exact = [i for i, name in enumerate(names) if fold(name) == wanted]
    found = exact or [i for i, name in enumerate(names) if wanted and fold(name).startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise ForumError(f"{typed} may be {' or '.join(names[i] for i in found)}: write more of the name.")
    raise ForumError(f"No player is called {typed}. The players are {', '.join(names)}.")


def in_line(name: str) -> str:
    """A name in a line that goes from left to right, also before a number, whichever way its own letters go."""
    leftwards = any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
    return f"{_LEFT_TO_RIGHT}{name}{_LEFT_TO_RIGHT}" if leftwards else name


def width(text: str) -> int:
    """The columns that a text takes where all letters are as wide; some signs take two, or none."""
    seen = [letter for letter in text if unicodedata.category(letter) not in _UNSEEN]
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in seen)


def fold(text: str) -> str:
    """A text without accents, capitals and what can't be seen, for comparing."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    seen = [letter for letter in letters if not unicodedata.combining(letter) and unicodedata.category(letter) != "Cf"]
    return "".join(seen).strip().casefold()
