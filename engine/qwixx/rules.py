"""The rule sets of Qwixx as data: where the descriptions of the game differ, each is one preset."""

from micropython import const

# When a locked row closes, and when the game ends for two closed rows: README.md, "Presets".
AT_ONCE = const(0)  # as soon as it is marked
AFTER_ACTION = const(1)  # when the white action or the colour action is over for all [ruling 3]
TURN_END = const(2)


class Rules:
    """One rule set; nothing changes it."""

    def __init__(self, index: int, needed: int, closing: int, ending: int, must_mark: bool) -> None:
        self.index = index  # in PRESETS
        self.needed = needed  # crosses in a row before its last number may be marked
        self.closing = closing  # AT_ONCE, AFTER_ACTION or TURN_END
        self.ending = ending  # AFTER_ACTION or TURN_END
        self.must_mark = must_mark  # whether the fourth penalty is only for those who can't mark [ruling 9]


# The usual rules. The lock needs five marks [ruling 4]. A second row that closes with the white action ends the game
# there, without a colour action or a penalty [ruling 6].
CLASSIC = Rules(0, needed=5, closing=AFTER_ACTION, ending=AFTER_ACTION, must_mark=False)

# Played by post: until the turn is over all may still mark in a locked row, and the game lasts till then [ruling 7].
FORUM = Rules(1, needed=5, closing=TURN_END, ending=TURN_END, must_mark=True)

# The lock needs four marks [ruling 5]. Whoever locks a row shuts out those who come later in the same turn, which is
# played to its end [ruling 8].
FAMILY = Rules(2, needed=4, closing=AT_ONCE, ending=TURN_END, must_mark=False)

PRESETS = (CLASSIC, FORUM, FAMILY)
