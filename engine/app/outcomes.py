"""What a screen ends in, as one small integer, so that nothing is allocated for it.

0 and more is an action, or an outcome of dice or cards, of the game. From -1 to -15 it is minus an event of
engine/app/ports.py: a button that the screen leaves to whoever showed it. All others are here.
"""

from micropython import const

ABSENT = const(-16)  # the time is up
STAY = const(-17)  # the screen is over and nothing came of it
READY = const(-18)  # the next player has the device, or wants to play again
TAKE_BACK = const(-19)
LEAVE = const(-20)  # to the menu
GIVEN_UP = const(-21)  # there is no outcome, as the source of random bytes fails
