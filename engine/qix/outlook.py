"""What a stick would do before it is laid: what it closes, and which cards could carry the Qix onto it."""

from engine.qix.bundle import move
from engine.qix.cards import FARTHEST, KINDS, MOST_ROLLS, apply, rolls_of
from engine.qix.layout import PILE
from engine.qix.state import State


class Outlook:
    """Two games to try things in, made once.

    after: the game as it would be, for a screen to compare with the game as it is; trial: one for a closer look.
    """

    def __init__(self) -> None:
        self.after = State(2, None, 0)
        self.trial = State(2, None, 0)

    def play(self, state: State, a: int) -> int:
        """Tries a legal action of the current player; the points that it would bring."""
        player = state.current_player()
        self.after.copy_from(state)
        self.after.apply_action(a)
        return self.after.score(player) - state.score(player)

    def threats(self, player: int) -> int:
        """How many cards of the draw pile could break a player's Stix in `after`, without what they make to be drawn.

        If any rolls do, threes do, for they go farthest before the border and are there first.
        """
        after = self.after
        trial = self.trial
        bit = 1 << player
        count = 0
        for kind in range(KINDS):
            if after.data[PILE + kind] and not rolls_of(kind):
                trial.copy_from(after)
                if apply(trial.data, kind) & bit:
                    count += after.data[PILE + kind]
        trial.copy_from(after)
        reached = False
        for rolls in range(1, MOST_ROLLS + 1):
            reached = reached or move(trial.data, FARTHEST) & bit != 0
            for kind in range(KINDS):
                if reached and rolls_of(kind) == rolls:
                    count += after.data[PILE + kind]
        return count
