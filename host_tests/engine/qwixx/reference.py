"""The rules in engine/qwixx/README.md told once more, as plainly as they are told there, to check the engine against.

A game is a generator. It asks, and is sent the answer: ("roll", None, colours of the dice) wants a dict of the faces;
("white", player, options) and ("colour", player, options) want one of the options, which are "pass", colours, or pairs
of a white die and a colour.
"""

COLOURS = ("red", "yellow", "green", "blue")
UP = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
DOWN = (12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2)
ROWS = {"red": UP, "yellow": UP, "green": DOWN, "blue": DOWN}
SCORES = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


class Sheet:
    """What one player has written down."""

    def __init__(self):
        self.crossed = {colour: [] for colour in COLOURS}  # numbers in the order of marking
        self.locks = set()
        self.penalties = 0

    def crosses(self, colour):
        return len(self.crossed[colour]) + (1 if colour in self.locks else 0)

    def total(self):
        return sum(SCORES[self.crosses(colour)] for colour in COLOURS) - 5 * self.penalties

    def may_mark(self, colour, number, needed):
        row = ROWS[colour]
        crossed = self.crossed[colour]
        free = row[row.index(crossed[-1]) + 1 :] if crossed else row
        if number not in free:
            return False
        return number != row[-1] or len(crossed) >= needed

    def mark(self, colour, number):
        """Crosses a number; whether that locks the row."""
        self.crossed[colour].append(number)
        if number == ROWS[colour][-1]:
            self.locks.add(colour)
            return True
        return False


class Game:
    """One game under the rules called "classic", "forum" or "family"."""

    def __init__(self, players, preset, first):
        self.preset = preset
        self.needed = 4 if preset == "family" else 5
        self.sheets = [Sheet() for _ in range(players)]
        self.active = first
        self.closed = set()
        self.locked = set()  # in this turn, not closed yet
        self.marked = False  # by the active player, in this turn
        self.over = False

    def play(self):
        """Asks for everything from the first roll to the end."""
        while not self.over:
            yield from self.turn()
            if not self.over:
                self.active = (self.active + 1) % len(self.sheets)

    def turn(self):
        self.marked = False
        faces = yield ("roll", None, [colour for colour in COLOURS if colour not in self.closed])
        yield from self.white_action(faces)
        if self.preset == "classic":
            self.close()
            if len(self.closed) >= 2:
                self.over = True
                return
        yield from self.colour_action(faces)
        if not self.marked:
            self.sheets[self.active].penalties += 1
        self.close()
        self.over = len(self.closed) >= 2 or self.sheets[self.active].penalties == 4

    def white_action(self, faces):
        number = faces["white 1"] + faces["white 2"]
        for i in range(len(self.sheets)):
            player = (self.active + i) % len(self.sheets)
            options = self.white_options(player, faces)
            must = player == self.active and options and self.must_mark() and not self.colour_options(faces)
            if not must:
                options.append("pass")
            colour = yield ("white", player, options)
            if colour != "pass":
                self.mark(player, colour, number)

    def colour_action(self, faces):
        options = self.colour_options(faces)
        if not options or not self.must_mark():
            options.append("pass")
        choice = yield ("colour", self.active, options)
        if choice != "pass":
            white, colour = choice
            self.mark(self.active, colour, faces[white] + faces[colour])

    def white_options(self, player, faces):
        number = faces["white 1"] + faces["white 2"]
        return [colour for colour in COLOURS if self.may_mark(player, colour, number)]

    def colour_options(self, faces):
        whites = ["white 1"] if faces["white 1"] == faces["white 2"] else ["white 1", "white 2"]
        pairs = [(white, colour) for colour in COLOURS if colour not in self.closed for white in whites]
        return [pair for pair in pairs if self.may_mark(self.active, pair[1], faces[pair[0]] + faces[pair[1]])]

    def may_mark(self, player, colour, number):
        return colour not in self.closed and self.sheets[player].may_mark(colour, number, self.needed)

    def must_mark(self):
        """In FORUM alone the fourth penalty is only for a player who can't mark."""
        return self.preset == "forum" and not self.marked and self.sheets[self.active].penalties == 3

    def mark(self, player, colour, number):
        if self.sheets[player].mark(colour, number):
            self.locked.add(colour)
            if self.preset == "family":
                self.close()
        if player == self.active:
            self.marked = True

    def close(self):
        self.closed |= self.locked
        self.locked = set()
