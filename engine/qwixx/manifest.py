"""How Qwixx describes itself to the app."""

from micropython import const

from engine.games import Game

QWIXX = const(0)  # its number
LEVELS = const(4)  # of bots: Easy, Medium, Hard and Expert

# Bytes of the longest game: 217 turns of five players, each a roll of three bytes and six decisions. The test
# host_tests/engine/qwixx/test_longest.py says why, and plays it.
LONGEST = const(217 * 9)

ALONE = b"\x71\x72\x72"  # what Expert gets alone on average, by preset, as tools/bots/README.md says

GAME = Game(
    number=QWIXX,
    words="Qwixx",
    players=5,
    fewest=1,
    levels=LEVELS,
    presets=3,
    scores=0,
    lowest=-20,  # four penalties
    highest=312,  # four full rows
    longest=LONGEST,
    lesson="engine.qwixx.screens.lesson",
    alone=ALONE,
)
