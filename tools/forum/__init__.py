"""The game master of a game of Qwixx that is played by posts on a forum: `python -m tools.forum --help`."""


class ForumError(Exception):
    """What was asked for can't be done, and nothing has changed; the message says why, in a line for the master."""
