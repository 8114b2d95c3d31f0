"""The vocabulary that all games share: what their states offer, and how their bots are asked."""

from micropython import const

CHANCE = const(-1)  # current_player() while dice or cards decide
TERMINAL = const(-4)  # current_player() once the game is over

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Protocol, TypeVar

    from engine.dice import Dice

    S_contra = TypeVar("S_contra", contravariant=True)

    class State(Protocol):
        """A game in progress; a game package exports its class as State and its rule sets as PRESETS."""

        def current_player(self) -> int:
            """A player's index, CHANCE or TERMINAL."""

        def legal_actions(self) -> list[int]:
            """The current player's actions, ascending; empty at a chance node and at the end."""

        def apply_action(self, a: int) -> None:
            """Plays a decision or a chance outcome; ValueError and an unchanged state if it isn't legal."""

        def chance(self, dice: Dice) -> int:
            """A fair outcome for a chance node, to pass to apply_action."""

        def is_terminal(self) -> bool:
            """Whether the game is over."""

        def returns(self) -> list[int]:
            """The scores of all players so far."""

        def winners(self) -> int:
            """A bit for each player who is ahead, or has won once the game is over."""

        def to_bytes(self) -> bytes:
            """The whole state, for comparing and hashing."""

        def copy_from(self, other: "State") -> None:
            """Becomes equal to other, a state with as many players, without allocating."""

    class Bot(Protocol[S_contra]):
        """A player who knows nothing but the state; a game package's `bots` exports its class as Bot(level, players).

        It thinks in steps of some milliseconds and takes nothing from the heap meanwhile. Where a level tells what
        actions are worth, worth(a) says it once all is thought.
        """

        def begin(self, state: S_contra) -> None:
            """Turns to a decision of the current player; the state stays as it is until the choice is made."""

        def step(self) -> bool:
            """Thinks a little; whether there is more to think about."""

        def choice(self) -> int:
            """The action that was found, once all is thought."""
