"""The rules in engine/qix/README.md told once more, as plainly as they are told there, to check the engine against.

A square is the (x, y) of its lower left corner, a direction a step (dx, dy), a stick of the Qix (x, y, half its length)
of its centre. All is sets of points and squares; nothing is quick.
"""

from math import atan2, pi

UP, RIGHT, DOWN, LEFT = (0, 1), (1, 0), (0, -1), (-1, 0)
DIRECTIONS = (UP, RIGHT, DOWN, LEFT)
LENGTHS = (2, 4, 8)
CARDS = {"grow": 2, "multiply": 1, "tilt": 4, "move 1": 3, "move 2": 4, "move 3": 3, "move 1 + draw": 2, "shuffle": 1}
ROLLS = {"move 1": 1, "move 2": 2, "move 3": 3, "move 1 + draw": 1}
ROUNDS = 100


def right_of(direction):
    return direction[1], -direction[0]


def left_of(direction):
    return -direction[1], direction[0]


def opposite(direction):
    return -direction[0], -direction[1]


def squares_around(point):
    x, y = point
    return {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}


def squares_beside(edge):
    """The two squares which both ends of a unit have around them."""
    first, second = edge
    return squares_around(first) & squares_around(second)


def line(point, direction, length):
    """The points of a stick from its first one on."""
    return [(point[0] + i * direction[0], point[1] + i * direction[1]) for i in range(length + 1)]


def edges_of(points):
    return [(points[i], points[i + 1]) for i in range(len(points) - 1)]


class Laid:
    """A stick of a player on the board: the points that count of it, its length and its direction."""

    def __init__(self, owner, points, length, direction):
        self.owner = owner
        self.points = points
        self.length = length
        self.direction = direction


class Qix:
    """Sticks, the leading one first, and the arrow."""

    def __init__(self, sticks, arrow):
        self.sticks = sticks
        self.arrow = arrow

    def points_of(self, stick):
        x, y, half = stick
        dx, dy = right_of(self.arrow)
        return [(x + i * dx, y + i * dy) for i in range(-half, half + 1)]

    def points(self):
        return {point for stick in self.sticks for point in self.points_of(stick)}

    def squares_between(self):
        found = set()
        for i in range(len(self.sticks) - 1):
            fore, rear = self.sticks[i], self.sticks[i + 1]
            shorter = fore if fore[2] < rear[2] else (fore[0], fore[1], rear[2])
            for edge in edges_of(self.points_of(shorter)):
                behind = [(x - self.arrow[0], y - self.arrow[1]) for x, y in edge]
                found |= squares_beside(edge) & squares_beside(behind)
        return found

    def is_inside(self, area):
        if not self.squares_between() <= area:
            return False
        edges = [edge for stick in self.sticks for edge in edges_of(self.points_of(stick))]
        return all(squares_beside(edge) & area for edge in edges)

    def moved(self, dx, dy):
        return Qix([(x + dx, y + dy, half) for x, y, half in self.sticks], self.arrow)

    def flipped(self):
        return Qix(self.sticks[::-1], opposite(self.arrow))

    def squares_passed(self):
        """The squares that its sticks pass over in the next step."""
        after = self.moved(*self.arrow)
        found = set()
        for i in range(len(self.sticks)):
            before = edges_of(self.points_of(self.sticks[i]))
            later = edges_of(after.points_of(after.sticks[i]))
            for j in range(len(before)):
                found |= squares_beside(before[j]) & squares_beside(later[j])
        return found

    def pivot(self):
        return self.sticks[(len(self.sticks) - 1) // 2]

    def turned(self):
        px, py, _ = self.pivot()
        return Qix([(px + y - py, py - (x - px), half) for x, y, half in self.sticks], right_of(self.arrow))

    def sweeps(self, point):
        """Whether a stick meets the point in a clockwise quarter turn, by the angles of where it crosses its circle."""
        px, py, _ = self.pivot()
        x, y = point[0] - px, point[1] - py
        if (x, y) == (0, 0):
            return True
        for sx, sy, half in self.sticks:
            far = (sx - px) ** 2 + (sy - py) ** 2
            along = x * x + y * y - far
            if not 0 <= along <= half * half:
                continue
            for root in (along**0.5, -(along**0.5)):
                dx, dy = right_of(self.arrow)
                crossing = atan2(sy - py + root * dy, sx - px + root * dx)
                turned = (crossing - atan2(y, x)) % (2 * pi)
                if turned < pi / 2 + 1e-6 or turned > 2 * pi - 1e-6:
                    return True
        return False


class Game:
    """One game, told what is drawn, rolled and laid."""

    def __init__(self, first):
        self.area = {(x, y) for x in range(40) for y in range(40)}
        self.captured = {}
        self.supply = [{2: 20, 4: 10, 8: 6}, {2: 20, 4: 10, 8: 6}]
        self.stix = [[], []]
        self.border = []
        self.chosen = None  # where a first stick is to start, and its direction
        self.qix = None
        self.qix_supply = {2: 1, 4: 2, 8: 2}
        self.pile = dict(CARDS)
        self.card = None
        self.rolls = 0
        self.first = first
        self.round = 0
        self.waits = "arrow"
        self.order = []

    # Chance.

    def set_arrow(self, arrow):
        y = 20 + arrow[1]
        self.qix = Qix([(20, y, 4), (20, 20, 2), (20, 40 - y, 1)], arrow)
        self.waits = "card"

    def draw(self, card):
        self.card = card
        self.pile[card] -= 1
        self.rolls = ROLLS.get(card, 0)
        if card == "shuffle":
            self.pile = dict(CARDS)
        elif card == "grow":
            self.grow()
        elif card == "multiply":
            self.multiply()
        elif card == "tilt":
            self.tilt()
        self.go_on()

    def roll(self, face):
        for _ in range(face):
            if not self.qix.squares_passed() <= self.area:
                break
            self.qix = self.qix.moved(*self.qix.arrow)
            self.break_touched(self.qix.points())
        if not self.qix.squares_passed() <= self.area:
            self.qix = self.qix.flipped()
        self.rolls -= 1
        self.go_on()

    def go_on(self):
        if self.rolls:
            self.waits = "roll"
        elif self.card == "move 1 + draw":
            self.waits = "card"
        else:
            starter = (self.first + self.round) % 2
            self.order = [starter, 1 - starter]
            self.waits = "stick"

    def break_touched(self, points):
        for player in (0, 1):
            if self.points_of_stix(player) & points:
                self.break_stix(player)

    def brought_inside(self, qix):
        for far in range(9):
            reach = range(-far, far + 1)
            for dy, dx in sorted([(dy, dx) for dy in reach for dx in reach if abs(dx) + abs(dy) == far], reverse=True):
                if qix.moved(dx, dy).is_inside(self.area):
                    return qix.moved(dx, dy)
        return None

    def grow(self):
        for length in (2, 4):
            for i in range(len(self.qix.sticks)):
                x, y, half = self.qix.sticks[i]
                if 2 * half == length and self.qix_supply[2 * length]:
                    sticks = self.qix.sticks[:i] + [(x, y, length)] + self.qix.sticks[i + 1 :]
                    grown = self.brought_inside(Qix(sticks, self.qix.arrow))
                    if grown:
                        self.qix = grown
                        self.qix_supply[2 * length] -= 1
                        self.qix_supply[length] += 1
                        self.break_touched(grown.points())
                    return

    def multiply(self):
        x, y, _ = self.qix.sticks[0]
        dx, dy = self.qix.arrow
        larger = Qix([(x + dx, y + dy, 1)] + self.qix.sticks, self.qix.arrow)
        if self.qix_supply[2] and larger.is_inside(self.area):
            self.qix = larger
            self.qix_supply[2] -= 1
            self.break_touched(larger.points())

    def tilt(self):
        turned = self.brought_inside(self.qix.turned())
        if turned:
            swept = {p for player in (0, 1) for p in self.points_of_stix(player) if self.qix.sweeps(p)}
            self.qix = turned
            self.break_touched(swept | turned.points())

    # Sticks.

    def points_of_stix(self, player):
        return {point for stick in self.stix[player] for point in stick.points}

    def is_border(self, point):
        return 0 < len(squares_around(point) & self.area) < 4

    def fitting(self, player, point, direction):
        """The lengths that a player may lay there, each with the points that count."""
        qix = self.qix.points()
        stix = self.points_of_stix(0) | self.points_of_stix(1)
        found = {}
        if point in qix or not squares_beside(line(point, direction, 1)) <= self.area:
            return found
        for length in LENGTHS:
            points = line(point, direction, length)
            for i in range(1, length + 1):
                if self.is_border(points[i]):
                    points = points[: i + 1]
                    break
            if self.supply[player][length] and not set(points[1:]) & (qix | stix):
                found[length] = points
        return found

    def starts(self, player):
        points = [(x, y) for x in range(41) for y in range(41) if self.is_border((x, y))]
        return {(point, way) for point in points for way in DIRECTIONS if self.fitting(player, point, way)}

    def choices(self):
        """What the player whose turn it is may do: starts, or sticks by direction and length; nothing is a pass."""
        player = self.order[0]
        if self.chosen:
            return {(self.chosen[1], length) for length in self.fitting(player, *self.chosen)}
        if not self.stix[player]:
            return self.starts(player)
        last = self.stix[player][-1]
        ways = (last.direction, right_of(last.direction), left_of(last.direction))
        return {(way, length) for way in ways for length in self.fitting(player, last.points[-1], way)}

    def give_up(self):
        player = self.order[0]
        if self.stix[player]:
            self.break_stix(player)
        else:
            for stick in self.border:
                if stick.owner == player:
                    self.supply[player][stick.length] += 1
            self.border = [stick for stick in self.border if stick.owner != player]
        self.end_turn()

    def lay(self, direction, length):
        player = self.order[0]
        point = self.chosen[0] if self.chosen else self.stix[player][-1].points[-1]
        self.chosen = None
        points = self.fitting(player, point, direction)[length]
        self.stix[player].append(Laid(player, points, length, direction))
        self.supply[player][length] -= 1
        if self.is_border(points[-1]):
            self.close(player)
            if len(self.area) < 400:
                self.waits = "nothing"
                return
        self.end_turn()

    def break_stix(self, player):
        for stick in self.stix[player]:
            self.supply[player][stick.length] += 1
        self.stix[player] = []

    def close(self, player):
        walls = [frozenset(squares_beside(edge)) for stick in self.stix[player] for edge in edges_of(stick.points)]
        kept = self.flooded(set(walls))
        for square in self.area - kept:
            self.captured[square] = player
        lost = self.area - kept
        self.area = kept
        other = 1 - player
        if self.stix[other]:
            first = self.stix[other][0].points[0]
            rest = self.points_of_stix(other) - {first}
            if not self.is_border(first) or any(squares_around(point) & lost for point in rest):
                self.break_stix(other)
        self.border += self.stix[player]
        self.stix[player] = []
        for stick in self.border:
            if not any(0 < len(squares_beside(edge) & self.area) < 2 for edge in edges_of(stick.points)):
                self.supply[stick.owner][stick.length] += 1
                stick.owner = None
        self.border = [stick for stick in self.border if stick.owner is not None]

    def flooded(self, walls):
        """The open squares which the Qix can come to if it can't pass between the two squares of a wall."""
        reached = set()
        waiting = [next(iter(self.qix.squares_between()))]
        while waiting:
            square = waiting.pop()
            if square in self.area and square not in reached:
                reached.add(square)
                for dx, dy in DIRECTIONS:
                    after = (square[0] + dx, square[1] + dy)
                    if frozenset((square, after)) not in walls:
                        waiting.append(after)
        return reached

    def end_turn(self):
        self.order = self.order[1:]
        if not self.order:
            self.round += 1
            self.waits = "card" if self.round < ROUNDS else "nothing"

    def score(self, player):
        return len([square for square in self.captured if self.captured[square] == player])
