"""What a stick would do before it is laid: what it closes, and which cards could carry the Qix onto it."""

from engine.qix.bundle import move
from engine.qix.cards import FARTHEST, KINDS, MOST_ROLLS, apply, rolls_of
from engine.qix.layout import PASSING, PILE, QIX_X
from engine.qix.state import State


class Lookahead:
    """A game to try a stick in, made once.

    after: the game as it would be, for a screen to compare with the game as it is.
    """

    def __init__(self) -> None:
        self.after = State(2, None, 0)
        self._kept = bytearray(PASSING)

    def try_out(self, state: State, a: int) -> int:
        """Tries a legal action of the current player; the points that it would bring."""
        player = state.current_player()
        self.after.copy_from(state)
        self.after.apply_action(a)
        return self.after.score(player) - state.score(player)

    def threats(self, player: int) -> int:
        """How many cards of the draw pile could break a player's Stix in `after`, leaving out what is drawn by them."""
        return self.threats_at_once(player) + self.threats_by_rolls(player)

    def threats_at_once(self, player: int) -> int:
        """How many of the cards for which the die isn't rolled."""
        data = self.after.data
        bit = 1 << player
        self._keep()
        count = 0
        for kind in range(KINDS):
            cards = data[PILE + kind]
            if cards and not rolls_of(kind):
                if apply(data, kind) & bit:
                    count += cards
                self._put_back()
        return count

    def threats_by_rolls(self, player: int) -> int:
        """How many of the others: if any rolls do, threes do, as they go farthest before the border, and first."""
        data = self.after.data
        bit = 1 << player
        self._keep()
        count = 0
        reached = False
        for rolls in range(1, MOST_ROLLS + 1):
            reached = reached or move(data, FARTHEST) & bit != 0
            for kind in range(KINDS):
                if reached and rolls_of(kind) == rolls:
                    count += data[PILE + kind]
        self._put_back()
        return count

    def _keep(self) -> None:
        """Takes down the Qix and the cards."""
        data = self.after.data
        kept = self._kept
        for i in range(PASSING):
            kept[i] = data[QIX_X + i]

    def _put_back(self) -> None:
        """The Qix and the cards as they were."""
        data = self.after.data
        kept = self._kept
        for i in range(PASSING):
            data[QIX_X + i] = kept[i]
