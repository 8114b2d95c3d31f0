"""Draws all sheets of a game in one picture, for a post: told by colours, and by letters and signs as well."""

import io
import unicodedata

from PIL import Image

from engine.qwixx import State
from engine.qwixx.sheet import LAST, PENALTIES, PENALTY, ROWS, number
from tools.forum.game import Game
from tools.forum.pens import Colour, Pens, in_font
from tools.forum.phrases import counted
from tools.forum.words import language
from tools.forum.words.kind import Words

# Four colours that nearly everybody can tell apart (Okabe and Ito, Color Universal Design, 2008), a tone darker where
# white letters stand on them; and a pale tone of each.
_ROWS: tuple[Colour, ...] = ((204, 84, 0), (228, 186, 20), (0, 138, 100), (0, 104, 168))
_PALE: tuple[Colour, ...] = ((250, 228, 212), (252, 243, 204), (210, 238, 229), (210, 230, 244))
_CROSS: tuple[Colour, ...] = ((232, 128, 66), (222, 176, 0), (64, 172, 138), (72, 150, 206))
_ON_ROWS: tuple[Colour, ...] = ((255, 255, 255), (40, 34, 0), (255, 255, 255), (255, 255, 255))
_PAPER, _CARD, _INK, _GREY, _LINE = (236, 238, 241), (255, 255, 255), (28, 32, 38), (108, 114, 124), (206, 210, 216)
NEW = (244, 206, 230)  # behind marks of the last turn
_DARK = (58, 64, 74)

_MARGIN = 20
_HEADER = 102
_CARD_WIDTH, _CARD_HEIGHT = 620, 282
_FOOT = 34
_BAND = 46  # height of a row
_CELL = 38
_DIE = 48
_LOCK = LAST + 1  # its bit in a row


def png(game: Game) -> bytes:
    """The picture as a file."""
    data = io.BytesIO()
    draw(game).quantize(256, dither=Image.Dither.NONE).save(data, "PNG", optimize=True)
    return data.getvalue()


def draw(game: Game) -> Image.Image:
    """The picture of where a game stands."""
    return _Picture(game).draw()


def drawable(names: list[str], player: str) -> list[str]:
    """Names in letters that the font has; who has none left, or another's name then, is told by a number.

    player: the word that goes before the number.
    """
    composed = [unicodedata.normalize("NFC", name) for name in names]
    left = ["".join(filter(in_font, name)).strip() for name in composed]
    return [
        name if any(map(str.isalnum, name)) and left.count(name) == 1 else f"{player} {number}"
        for number, name in enumerate(left, 1)
    ]


class _Picture:
    """One picture: a header with the dice, a card for each player, a foot that explains."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._words: Words = language(game.language)
        self._names = drawable(game.names, self._words.player)
        self._state = game.state()
        closed = len(game.turns) - (game.open_turn() is not None)
        self._before: State = game.state(max(closed - 1, 0))
        players = len(game.names)
        self._columns = 2
        rows = -(-players // self._columns)
        width = self._columns * (_CARD_WIDTH + _MARGIN) + _MARGIN
        height = _HEADER + rows * (_CARD_HEIGHT + _MARGIN) + _FOOT
        self._width, self._height = width, height
        self._pens = Pens(width, height, _PAPER)

    def draw(self) -> Image.Image:
        self._header()
        players = len(self._game.names)
        for player in range(players):
            column, row = player % self._columns, player // self._columns
            left = _MARGIN + column * (_CARD_WIDTH + _MARGIN)
            if player == players - 1 and column == 0:
                left = (self._width - _CARD_WIDTH) // 2
            self._card(player, left, _HEADER + row * (_CARD_HEIGHT + _MARGIN))
        self._foot()
        return self._pens.picture()

    def _header(self) -> None:
        words, pens, state, game = self._words, self._pens, self._state, self._game
        dice = [face for face in (game.turns[-1].dice if game.open_turn() else []) if face]
        room = self._width - 2 * _MARGIN - len(dice) * (_DIE + 10) - 20
        if state.is_terminal():
            title = words.over
        elif dice:
            title = words.turn.format(turn=len(game.turns), name=self._names[state.active_player()])
        else:
            title = words.done.format(turn=len(game.turns)) if game.turns else words.game
        pens.text(_MARGIN, _HEADER / 2, title, 30, _INK, weight="ExtraBold", anchor="lm", room=room)
        left = self._width - _MARGIN - len(dice) * (_DIE + 10) + 10
        turn = game.turns[-1].dice if dice else []
        for at, face in enumerate(turn):
            if face:
                self._die(left, (_HEADER - _DIE) / 2 - 8, at, face)
                left += _DIE + 10

    def _die(self, left: float, top: float, die: int, face: int) -> None:
        pens = self._pens
        row = die - 2
        fill, ink = (_ROWS[row], _ON_ROWS[row]) if row >= 0 else (_CARD, _INK)
        pens.box((left, top, left + _DIE, top + _DIE), 10, fill, _DARK, 1.5)
        for x, y in _PIPS[face]:
            pens.disc(left + _DIE * (0.5 + 0.26 * x), top + _DIE * (0.5 + 0.26 * y), 4.6, ink)
        if row >= 0:
            pens.text(left + _DIE / 2, top + _DIE + 10, self._words.letters[row], 13, _GREY)

    def _card(self, player: int, left: float, top: float) -> None:
        words, pens, state = self._words, self._pens, self._state
        active = player == state.active_player() and not state.is_terminal()
        won = state.is_terminal() and state.winners() >> player & 1
        outline = _DARK if active or won else _LINE
        pens.box((left, top, left + _CARD_WIDTH, top + _CARD_HEIGHT), 14, _CARD, outline, 3.5 if active or won else 1.5)
        line = top + 26
        points = counted(words, words.points, state.score(player))
        wide = pens.text(left + _CARD_WIDTH - 18, line, points, 22, _INK, weight="ExtraBold", anchor="rm")
        note = words.active if active else ""
        taken = 130 if note else 0
        name = self._names[player]
        room = _CARD_WIDTH - 60 - wide - taken
        end = left + 18 + pens.text(left + 18, line, name, 24, _INK, weight="ExtraBold", anchor="lm", room=room)
        if note:
            self._badge(end + 14, line, note)
        if won:
            self._star(end + 26, line)
        for row in range(ROWS):
            self._row(player, row, left + 12, top + 50 + row * (_BAND + 2))
        self._penalties(player, left + 18, top + _CARD_HEIGHT - 20)

    def _badge(self, left: float, line: float, text: str) -> None:
        wide = self._pens.text(left + 10, line, text, 14, _DARK, anchor="lm", room=100)
        self._pens.box((left, line - 13, left + wide + 20, line + 13), 13, _DARK)
        self._pens.text(left + 10, line, text, 14, _CARD, anchor="lm", room=100)

    def _star(self, x: float, y: float) -> None:
        points = []
        for at, (dx, dy) in enumerate(_STAR):
            reach = 13 if at % 2 == 0 else 5.4
            points.append((x + reach * dx, y + reach * dy))
        self._pens.polygon(points, _ROWS[1])

    def _row(self, player: int, row: int, left: float, top: float) -> None:
        words, pens, state = self._words, self._pens, self._state
        right = left + _CARD_WIDTH - 24
        closed = state.closed() >> row & 1
        pens.box((left, top, right, top + _BAND), 10, _ROWS[row])
        middle = top + _BAND / 2
        pens.text(left + 20, middle, words.letters[row], 19, _ON_ROWS[row], weight="ExtraBold")
        bits, old = state.row_bits(player, row), self._before.row_bits(player, row)
        for at in range(LAST + 1):
            x = left + 60 + at * (_CELL + 3)
            marked, new = bits >> at & 1, (bits & ~old) >> at & 1
            lost = not marked and (closed or at < state.last(player, row))
            self._cell(x, middle, row, number(row, at), "new" if new else "old" if marked else "lost" if lost else "")
        owned, new = bits >> _LOCK & 1, (bits & ~old) >> _LOCK & 1
        self._lock(left + 60 + (LAST + 1) * (_CELL + 3), middle, row, bool(owned), bool(new), bool(closed))
        points = str(state.row_points(player, row))
        pens.text(right - 8, middle, points, 20, _ON_ROWS[row], weight="ExtraBold", anchor="rm")

    def _cell(self, x: float, y: float, row: int, value: int, kind: str) -> None:
        pens, half = self._pens, _CELL / 2 - 0.5
        box = (x - half, y - half, x + half, y + half)
        if kind == "lost":
            pens.text(x, y, str(value), 15, _ON_ROWS[row], weight="Medium")
            pens.line([(x - 12, y), (x + 12, y)], _ON_ROWS[row], 1.6)
            return
        pens.box(box, 8, NEW if kind == "new" else _CARD if kind else _PALE[row])
        if kind == "new":
            pens.box(box, 8, None, _INK, 2.4)
        if kind:
            pens.cross(x, y, 13, _CROSS[row], 6)
        pens.text(x, y, str(value), 18, _INK, weight="ExtraBold" if kind else "Bold")

    def _lock(self, x: float, y: float, row: int, owned: bool, new: bool, closed: bool) -> None:
        """A padlock: open while it can be won, shut once the row is closed, crossed for who has it."""
        pens = self._pens
        pens.disc(x, y, _CELL / 2, NEW if new else _CARD if owned else _DARK if closed else _PALE[row])
        ink = _CARD if closed and not owned else _GREY if owned else _INK
        shift = 0 if closed or owned else 4
        pens.arc((x - 6 + shift, y - 12, x + 6 + shift, y + 4), 180, 360, ink, 2.4)
        pens.box((x - 8, y - 3, x + 8, y + 9), 2.5, ink)
        if owned:
            pens.cross(x, y, 12, _INK, 3.6)

    def _penalties(self, player: int, left: float, line: float) -> None:
        words, pens, state = self._words, self._pens, self._state
        count, old = state.penalties(player), self._before.penalties(player)
        x = left + pens.text(left, line, words.penalties, 15, _GREY, anchor="lm") + 20
        for box in range(PENALTIES):
            new = old <= box < count
            pens.box((x - 10, line - 10, x + 10, line + 10), 5, NEW if new else _CARD, _GREY, 1.5)
            if box < count:
                pens.cross(x, line, 6, _INK, 3)
            x += 26
        if count:
            pens.text(x, line, str(-PENALTY * count), 17, _INK, weight="ExtraBold", anchor="lm")

    def _foot(self) -> None:
        words, pens, state = self._words, self._pens, self._state
        closed = [words.rows[row] for row in range(ROWS) if state.closed() >> row & 1]
        rows = words.closed.format(rows=", ".join(closed)) if closed else words.none_closed
        line = self._height - _FOOT / 2 - 6
        pens.text(_MARGIN, line, rows, 16, _GREY, anchor="lm", room=self._width / 2)
        right = self._width - _MARGIN
        left = right - pens.text(right, line, words.latest, 16, _GREY, anchor="rm") - 24
        pens.box((left, line - 8, left + 16, line + 8), 4, NEW, _INK, 2)


# Where the pips of each face are, and the points of a star, from the middle.
_PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_STAR = (
    (0, -1), (0.588, -0.809), (0.951, -0.309), (0.951, 0.309), (0.588, 0.809), (0, 1), (-0.588, 0.809),
    (-0.951, 0.309), (-0.951, -0.309), (-0.588, -0.809),
)  # fmt: skip
