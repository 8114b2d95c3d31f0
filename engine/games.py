"""The games of the console: each describes itself in its package's manifest, and nothing else knows one by name."""

from micropython import const

from engine.loading import import_once

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# By the number that saved games carry, which never changes.
PACKAGES = ("engine.qwixx", "engine.qix")
# What one game of each is saved under, by the same number; not in the manifests, which take long to load.
SAVES = ("game", "qix")

NOTHING = const(-1)  # in place of a game's number: no game


def resumed(load: "Callable[[str], bytes | None]", last: int) -> str:
    """What that game is saved under which is resumed when the power comes back: the one played last, if it is saved."""
    for name in (SAVES[last],) + SAVES:
        if load(name) is not None:
            return name
    return SAVES[last]


class Game:
    """A game's manifest.

    number: its place in PACKAGES.
    words: what the classes of its words begin with in every language: ...About for the app, ...Words for its screens.
    players: how many seats it has at most.
    fewest: how many play at least.
    levels: of its bots.
    presets: how many sets of rules can be chosen.
    scores: the number of the first of these in the file of scores, which never changes.
    lowest, highest: what a score can be.
    longest: bytes of the longest history.
    alone: by preset, what the best bot gets alone on average; empty if nobody plays alone.
    lesson: the module that guides through a first turn, or "".
    """

    def __init__(
        self,
        number: int,
        words: str,
        players: int,
        fewest: int,
        levels: int,
        presets: int,
        scores: int,
        lowest: int,
        highest: int,
        longest: int,
        lesson: str = "",
        alone: bytes = b"",
    ) -> None:
        self.number = number
        self.words = words
        self.players = players
        self.fewest = fewest
        self.levels = levels
        self.presets = presets
        self.scores = scores
        self.lowest = lowest
        self.highest = highest
        self.longest = longest
        self.lesson = lesson
        self.alone = alone


def manifest(number: int) -> Game:
    """How a game describes itself; what was loaded to learn that is let go again."""
    game: Game = import_once(PACKAGES[number] + ".manifest").GAME
    return game


def manifests() -> "list[Game]":
    """The manifests of all games, by number."""
    return [manifest(number) for number in range(len(PACKAGES))]


def package(number: int) -> "Any":
    """A game's package, which exports State, PRESETS, new_table and new_screens; LookupError if there is none."""
    if number >= len(PACKAGES):
        raise LookupError("no such game")
    return __import__(PACKAGES[number], None, None, ("State", "PRESETS"))


def by_rules(games: "list[Game]", rules: int) -> "Game | None":
    """Which of these manifests a number in the file of scores belongs to."""
    for game in games:
        if game.scores <= rules < game.scores + game.presets:
            return game
    return None
