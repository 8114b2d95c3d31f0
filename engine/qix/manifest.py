"""How Qix describes itself to the app."""

from micropython import const

from engine.games import Game
from engine.qix.state import LONGEST

QIX = const(1)  # its number
LEVELS = const(3)  # of bots: Easy, Medium and Hard

GAME = Game(
    number=QIX,
    words="Qix",
    players=2,
    fewest=2,
    levels=LEVELS,
    presets=1,
    scores=3,
    lowest=0,
    highest=1600,  # all squares of the board
    longest=LONGEST,
    lesson="engine.qix.screens.lesson",
)
