"""What the figures of a device are of: ways in which the game comes there, languages, and games one after the other."""

from typing import NamedTuple

WAYS = {True: "frozen", False: "by mpremote"}  # frozen into the firmware or not
# In the last one the words are the longest, and everything is read aloud.
LANGUAGES = ("en", "ru")


def languages(frozen: bool) -> tuple[str, ...]:
    """Those in which the memory is measured: of copied files only the last one, as that takes minutes."""
    return LANGUAGES if frozen else LANGUAGES[-1:]


class Game(NamedTuple):
    """A kind of game: the buttons from the game before it to its form, on that to Start, and from there into it."""

    name: str
    form: tuple[str, ...]
    choices: tuple[str, ...]
    begin: tuple[str, ...]


_LEAVE = ("hold b", "up", "a", "a", "down")  # to the line behind the game that waits
# Of the last one a person begins, and the first one is given up for it.
FIVE = Game(
    "a game of five",
    ("a", "a"),
    ("down", "down", "right", "right", "right", "up", "up"),
    ("a", "a", "right", "a", "a"),
)
QIX = Game("a game of Qix", (*_LEAVE, "a"), ("down", "right", "up"), ("a",) * 7)
ROBOTS = Game(
    "a game with four Experts",
    (*_LEAVE, "down", "a"),
    ("down", "right", "down", "down", *("down", "left") * 4, "down", "right", *("down",) * 3),
    ("a", "a", "a"),
)
GAMES = (FIVE, QIX, ROBOTS)
