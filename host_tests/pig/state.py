"""The dice game Pig: roll as often as you like, but a one loses what the turn has brought. Twenty points win."""

from engine.protocol import CHANCE, TERMINAL

PRESETS = (None,)
HOLD = 0
ROLL = 1
GOAL = 20
LOSS = 1  # the face of the die

# The bytes of a state; a score for each player follows.
ACTIVE, TOTAL, ROLLING, SCORES = range(4)


class State:
    """A game from its first roll to its end."""

    def __init__(self, players, rules, first):
        if not 2 <= players <= 3 or not 0 <= first < players:
            raise ValueError("Pig is for two or three")
        self.rules = rules
        self.data = bytearray(SCORES + players)
        self.data[ACTIVE] = first
        self.data[ROLLING] = 1

    def current_player(self):
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self.data[ROLLING] else self.data[ACTIVE]

    def legal_actions(self):
        return [HOLD, ROLL] if self.current_player() >= 0 else []

    def apply_action(self, a):
        data = self.data
        if self.current_player() == CHANCE and 1 <= a <= 6:
            data[ROLLING] = 0
            data[TOTAL] += a
            if a == LOSS:
                self._end_turn(0)
        elif a in self.legal_actions():
            data[ROLLING] = 1
            if a == HOLD:
                self._end_turn(data[TOTAL])
        else:
            raise ValueError("not legal")

    def _end_turn(self, points):
        data = self.data
        data[SCORES + data[ACTIVE]] += points
        data[ACTIVE] = (data[ACTIVE] + 1) % (len(data) - SCORES)
        data[TOTAL] = 0
        data[ROLLING] = 1

    def chance(self, dice):
        return dice.below(6) + 1

    def is_terminal(self):
        return max(self.data[SCORES:]) >= GOAL

    def returns(self):
        return list(self.data[SCORES:])

    def winners(self):
        scores = self.returns()
        return sum([1 << player for player in range(len(scores)) if scores[player] == max(scores)])

    def to_bytes(self):
        return bytes(self.data)

    def copy_from(self, other):
        self.data[:] = other.data
