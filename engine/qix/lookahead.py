"""What a stick would do before it is laid, found out on a copy of the game."""

from engine.qix.layout import IN_STIX
from engine.qix.state import State


class Lookahead:
    """A game to try a stick in, made once.

    after: the game as it would be, for a screen to compare with the game as it is.
    encloses: whether the stick would enclose the other player's line, which is lost then.
    """

    def __init__(self) -> None:
        self.after = State(2, None, 0)
        self.encloses = False

    def try_out(self, state: State, a: int) -> int:
        """Tries a legal action of the current player; the points that it would bring."""
        player = state.current_player()
        after = self.after
        after.copy_from(state)
        after.apply_action(a)
        other = IN_STIX + 1 - player
        self.encloses = state.data[other] != 0 and not after.data[other]
        return after.score(player) - state.score(player)
