"""What a bot decides, thought through at once."""


def decide(bot, state):
    """An action of the current player; bot is that of a game's package (engine/protocol.py)."""
    bot.begin(state)
    while bot.step():
        pass
    return bot.choice()
