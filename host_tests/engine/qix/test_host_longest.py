"""The longest history of a game of Qix.

In a round each player chooses a start, two bytes, and lays a stick, one byte, at most. A card and a roll take a byte
each. Between two times that Shuffle is drawn, r rounds draw r cards, Shuffle the last of them, and at most two of Move
1 + Draw before others; a card is followed by at most three rolls, those two by one. That is at most 4 (r - 1) + 1 + 4
bytes, which is no more than 5 r; after the last Shuffle, at most 4 r + 4, no more than 5 r + 3. So a game takes at most
1 + (6 + 5) * ROUNDS + 3 bytes, the first one being that of the arrow. To resign
takes two bytes in place of the last stick.
"""

from functools import cache

from engine.qix.cards import KINDS, MOVE_AND_DRAW, SHUFFLE, cards_of, rolls_of
from engine.qix.state import LONGEST, ROUNDS

WHOLE = tuple(cards_of(kind) for kind in range(KINDS))


@cache
def most_bytes(pile, rounds):
    """The most that cards and rolls take in so many rounds from a draw pile on."""
    if not rounds:
        return 0
    most = 0
    for kind in range(KINDS):
        if pile[kind]:
            left = WHOLE if kind == SHUFFLE else pile[:kind] + (pile[kind] - 1,) + pile[kind + 1 :]
            after = most_bytes(left, rounds - (kind != MOVE_AND_DRAW))
            most = max(most, 1 + rolls_of(kind) + after)
    return most


def test_cards_and_rolls_take_five_bytes_a_round():
    for rounds in range(1, 25):
        assert most_bytes(WHOLE, rounds) == 5 * rounds + 3


def test_the_longest_history_has_room():
    assert LONGEST == 1 + (6 + 5) * ROUNDS + 3 + 1
