"""How Pig describes itself to the app."""

from engine.games import Game

PIG = 2  # its number
LONGEST = 1000  # bytes of a history: this game is never played to its longest

GAME = Game(
    number=PIG,
    words="Pig",
    players=3,
    fewest=2,
    levels=1,
    presets=1,
    scores=4,
    lowest=0,
    highest=255,
    longest=LONGEST,
)
