"""Positions for tests: boards of Qix that are drawn as text, and read as text.

A drawing shows some squares of the board, a character for each; between them, and around, one for each point and unit
of the grid: . is an open square, 0 or 1 one that this player has captured; Q is the leading stick of the Qix, q another
one, a and b are the Stix of players 0 and 1. Squares that a drawing leaves out are open, or all captured by `rest`.
"""

from engine.qix import State
from engine.qix.bundle import touched
from engine.qix.cards import SHUFFLE
from engine.qix.closing import close
from engine.qix.grid import point, x_of, y_of
from engine.qix.layout import (
    ARROW,
    BUNDLE,
    BUNDLE_SIZES,
    DOWN,
    IN_BORDER,
    MOST_BUNDLE,
    OPEN,
    PHASE,
    QIX_SUPPLY,
    QIX_X,
    QIX_Y,
    RIGHT,
    SCORE,
    SECOND,
    SIZES,
    SUPPLY,
    UP,
)
from engine.qix.state import DRAW, FIRST_START, START
from engine.qix.sticks import begin, entry, lay, put_word, word
from tools.rig.qix_view import (
    UNTAKEN,
    arrow,
    bundle,
    bundle_size,
    captor,
    in_stix,
    qix_supply,
    qix_x,
    qix_y,
    stick_heading,
    stick_length,
    stick_point,
    stick_size,
    supply,
)

HEADINGS = "URDL"
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def new(picture=None, x=0, y=0, arrow=UP, first=0, rest=None):
    """A game before its first card, with what a drawing shows; x, y is the lower left corner of the drawing."""
    state = State(2, None, first)
    state.apply_action(UP)
    if picture:
        lines = _lines(picture)
        _read(state, lines, x, y, arrow)
        width, height = len(lines[1]) // 2, len(lines) // 2
        for i in range(40) if rest is not None else ():
            for j in range(40):
                if not (x <= i < x + width and y <= j < y + height):
                    _capture(state, i, j, rest)
    return state


def turn(*paths, picture=None, x=0, y=0, arrow=UP, first=0, rest=None):
    """The same when the first player is to lay a stick, after what `stix` lays."""
    state = new(picture, x, y, arrow, first, rest)
    stix(state, *paths)
    state.apply_action(SHUFFLE)
    return state


def draw_cards(state, *kinds):
    """Draws cards one after the other, without the players' turns between."""
    for kind in kinds:
        state.data[PHASE] = DRAW
        state.apply_action(kind)
    return state


def qix_hand(state):
    """How many small, medium and large sticks the Qix could still get."""
    return [qix_supply(state.data, size) for size in range(3)]


def hand(state, player):
    """How many small, medium and large sticks a player has, and how many lie in the border and in the Stix."""
    data = state.data
    return [supply(data, player, size) for size in range(3)] + [data[IN_BORDER + player], in_stix(data, player)]


def stix(state, *paths):
    """Lays Stix: each a or b, the first point, then direction and length of each stick, as in "a 3,0 U4 R8"."""
    for path in paths:
        owner, first, *rest = path.split()
        player = "ab".index(owner)
        x, y = first.split(",")
        begin(state.data, player, point(int(x), int(y)), HEADINGS.index(rest[0][0]))
        for stick in rest:
            if lay(state.data, player, HEADINGS.index(stick[0]), (2, 4, 8).index(int(stick[1:]))):
                close(state.data, player)
    assert not touched(state.data)


def in_border(state, player, *sticks):
    """Moves sticks from a player's supply to the border, where nothing looks whether they are: "3,0 U4"."""
    data = state.data
    for words in sticks:
        place, stick = words.split()
        x, y = place.split(",")
        length = int(stick[1:])
        at = entry(player, data[IN_BORDER + player])
        put_word(data, at, point(int(x), int(y)))
        size = (2, 4, 8).index(length)
        data[at + 2] = HEADINGS.index(stick[0]) | size << 2 | length - 1 << 4
        data[SUPPLY + SIZES * player + size] -= 1
        data[IN_BORDER + player] += 1


def start(x, y, way):
    """The action that starts a Stix."""
    return FIRST_START + 4 * point(x, y) + HEADINGS.index(way)


def stick(state, way, length):
    """The action of the player whose turn it is that lays a stick."""
    for a in range(1, FIRST_START):
        if state.heading_of(a) == HEADINGS.index(way) and 2 << state.size_of(a) == length:
            return a
    raise ValueError("not from there")


def play(state, *moves):
    """Plays moves of the players: a start as in "3,0 U", or a stick as in "U8", or both as in "3,0 U8"."""
    for move in moves:
        place, _, laid = move.rpartition(" ")
        if place:
            x, y = place.split(",")
            state.apply_action(start(int(x), int(y), laid[0]))
        if laid[1:]:
            state.apply_action(stick(state, laid[0], int(laid[1:])))
    return state


def can(state, move):
    """Whether the player whose turn it is may start there, as in "3,0 U", or lay a stick, as in "U8"."""
    place, _, laid = move.rpartition(" ")
    if not place:
        return state.is_legal(stick(state, laid[0], int(laid[1:])))
    x, y = place.split(",")
    return state.phase() == START and state.is_legal(start(int(x), int(y), laid[0]))


def shows(state, picture, x=0, y=0):
    """Whether the board looks as drawn; prints what it is instead."""
    wanted = _lines(picture)
    width = max([len(line) for line in wanted]) // 2
    found = draw(state, x, y, width, len(wanted) // 2)
    if found != wanted:
        print("\n".join(found))
    return found == wanted


def draw(state, x, y, width, height):
    """The lines of a drawing of that many squares."""
    canvas = [[" "] * (2 * width + 1) for _ in range(2 * height + 1)]

    def put(column, row, character):
        if 0 <= column <= 2 * width and 0 <= row <= 2 * height:
            canvas[2 * height - row][column] = character

    for i in range(width):
        for j in range(height):
            owner = captor(state.data, x + i, y + j)
            put(2 * i + 1, 2 * j + 1, "." if owner == UNTAKEN else str(owner))
    for player in range(2):
        for points in sticks_of(state, player)[state.data[IN_BORDER + player] :]:
            _put_line(put, points[3], x, y, "ab"[player])
    qix = qix_of(state)
    for i in range(len(qix)):
        _put_line(put, qix[i], x, y, "q" if i else "Q")
    return ["".join(line).rstrip() for line in canvas]


def _put_line(put, points, x, y, character):
    for i in range(len(points)):
        px, py = points[i]
        put(2 * (px - x), 2 * (py - y), character)
        if i:
            qx, qy = points[i - 1]
            put(px + qx - 2 * x, py + qy - 2 * y, character)


def qix_of(state):
    """The points of each stick of the Qix, the leading one first."""
    data = state.data
    dx, dy = STEPS[arrow(data)]
    found = []
    for i in range(bundle(data)):
        half = 1 << bundle_size(data, i)
        x, y = qix_x(data) - i * dx, qix_y(data) - i * dy
        found.append([(x + j * dy, y - j * dx) for j in range(-half, half + 1)])
    return found


def sticks_of(state, player):
    """The sticks of a player on the board: size, direction, length that counts and points."""
    data = state.data
    found = []
    for i in range(data[IN_BORDER + player] + in_stix(data, player)):
        p = stick_point(data, player, i)
        dx, dy = STEPS[stick_heading(data, player, i)]
        length = stick_length(data, player, i)
        points = [(x_of(p) + j * dx, y_of(p) + j * dy) for j in range(length + 1)]
        found.append((stick_size(data, player, i), stick_heading(data, player, i), length, points))
    return found


def _lines(picture):
    """The lines of a drawing, which begins and ends with a line break."""
    return [line.rstrip() for line in picture.split("\n")[1:-1]]


def _read(state, lines, x, y, arrow):
    assert len(lines) % 2
    fore, rest = [], []
    for row in range(len(lines)):
        line = lines[len(lines) - 1 - row]
        for column in range(len(line)):
            character = line[column]
            if character in ("0", "1"):
                _capture(state, x + column // 2, y + row // 2, int(character))
            elif character in ("q", "Q") and row % 2 == column % 2 == 0:
                (fore if character == "Q" else rest).append((x + column // 2, y + row // 2))
    if fore:
        _put_qix(state, fore, rest, arrow)


def _capture(state, x, y, player):
    square = point(x + 1, y)
    bit = 1 << (square & 7)
    state.data[OPEN + (square >> 3)] ^= bit
    if player:
        state.data[SECOND + (square >> 3)] |= bit
    score = SCORE + 2 * player
    put_word(state.data, score, word(state.data, score) + 1)


def _put_qix(state, fore, rest, arrow):
    data = state.data
    upright = arrow in (UP, DOWN)
    along = 1 if upright else 0
    levels = {fore[0][along]: len(fore)}
    for place in rest:
        levels[place[along]] = levels.get(place[along], 0) + 1
    for level in levels:
        across = [place[1 - along] for place in fore + rest if place[along] == level]
        assert min(across) + max(across) == 2 * fore[len(fore) // 2][1 - along], "all centres are on one line"
    order = sorted(levels, reverse=arrow in (UP, RIGHT))
    assert order[0] == fore[0][along], "the leading stick is the foremost"
    data[QIX_X] = sum([x for x, _ in fore]) // len(fore)
    data[QIX_Y] = sum([y for _, y in fore]) // len(fore)
    data[ARROW] = arrow
    data[BUNDLE] = len(order)
    data[QIX_SUPPLY : QIX_SUPPLY + SIZES] = b"\2\3\3"
    data[BUNDLE_SIZES : BUNDLE_SIZES + MOST_BUNDLE] = bytes(MOST_BUNDLE)
    for i in range(len(order)):
        size = (3, 5, 9).index(levels[order[i]])
        data[BUNDLE_SIZES + i] = size
        data[QIX_SUPPLY + size] -= 1
