"""What a bot decides, thought through at once."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import TypeVar

    from engine.protocol import Bot

    S = TypeVar("S")


def decide(bot: "Bot[S]", state: "S") -> int:
    """An action of the current player."""
    bot.begin(state)
    while bot.step():
        pass
    return bot.choice()
