"""Draws one row of a player's sheet at a time, with large dice and digits, for who reads small ones badly."""

from micropython import const

from engine.app.options import DEFAULTS, SECRET
from engine.qwixx.layout import COLOUR
from engine.qwixx.moves import FIRST_COLOUR, PASS
from engine.qwixx.screens.sheet import NONE, Sheet
from engine.qwixx.sheet import LENGTH, LOCK, PENALTIES, ROWS, number
from engine.qwixx.state import State
from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.faces import die
from engine.ui.widgets import outline

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.words.en import QwixxWords

_DICE_PITCH = const(18)
_DIGIT = const(10)  # from one large digit to the next

_SCORE = const(10)  # top of the points of a player who decides
_ROW = const(19)  # top of the cells
_CELLS = const(14)  # left of the first cell
_PITCH = const(16)
_HIGH = const(18)
_WINDOW = const(7)  # cells of the twelve, the lock included, that there is room for
_LEFT = const(5)  # so many cells can be left of it
_AHEAD = const(3)  # cells left of the one under the cursor

# The whole row in small, with a line below what stands above in large.
_MAP = const(38)
_MAP_PITCH = const(7)
_PENALTIES = const(103)

# The penalties beside a pass, which needs no row.
_BOXES = const(66)
_BOX = const(12)
_BOX_PITCH = const(15)
_BOX_TOP = const(23)

_PATTERN = const(37)  # top of the pattern below the letter
_PATTERN_SIZE = const(9)


class Large(Sheet):
    """The view of one row for one player; as for a sheet, drawing allocates nothing."""

    pages = ROWS

    def __init__(self, canvas: Canvas, words: "QwixxWords", options: "bytes | bytearray" = DEFAULTS) -> None:
        super().__init__(canvas, words, options)
        self._shown = NONE  # the row that is
        self._left = 0  # its first cell that is shown in large

    def still(self, state: State, rolled: State, player: int, name: str) -> None:
        """Clear the picture, as the cursor may turn to another row."""
        self._canvas.clear()
        self._shown = NONE

    def moving(self, state: State, rolled: State, player: int, name: str, cursor: int) -> None:
        """Draw the row of the action `cursor`, or a pass, or without an action the row NONE - `cursor`."""
        canvas = self._canvas
        secret = self._options[SECRET]
        score = state.score(player)
        if cursor < PASS:
            if not secret:
                self._value(score, WIDTH - 1 - number_length(score) * _DIGIT, 1, 1)
            canvas.large(name, 1, 1)
        else:
            # Beside three dice and their sum a name fits that is small.
            canvas.write(name, WIDTH - 1 - len(name) * CHAR, 1)
            if not secret:
                canvas.number(score, WIDTH - 1 - number_length(score) * CHAR, _SCORE)
            self._dice(state, cursor)
        self._boxes(state, player, cursor)
        if cursor == PASS:
            self._shown = NONE
            word = self._words.PASS
            canvas.large(word, 1, _ROW + 2)
            return
        row = NONE - cursor if cursor < PASS else state.row_of(cursor)
        at = state.last(player, row) if cursor < PASS else state.position_of(cursor)
        self._shown = row
        self._left = min(max(at - _AHEAD, 0), _LEFT)
        self._cells(state, rolled, player)

    def offer(self, state: State, action: int, chosen: bool) -> None:
        """Outline the cell that a mark action would mark, or light it up, if it is among those that are shown."""
        position = state.position_of(action)
        slot = position - self._left
        if state.row_of(action) != self._shown or not 0 <= slot < _WINDOW:
            return
        x = _CELLS + slot * _PITCH
        self._canvas.rect(x, _ROW, _PITCH, _HIGH, 1, chosen)
        if chosen:
            self._number(number(self._shown, position), x, _ROW)

    def _dice(self, state: State, cursor: int) -> None:
        """The white dice, the colour die if it counts, and what they make."""
        if not state.die(0):
            return
        canvas = self._canvas
        colour_action = state.phase() == COLOUR
        used = (cursor - FIRST_COLOUR) % 2 if colour_action and cursor > PASS else NONE
        for i in range(2):
            die(canvas, state.die(i), 1 + i * _DICE_PITCH, 0, used == NONE or used == i)
        made = state.white_sum()
        x = 1 + 2 * _DICE_PITCH
        if used != NONE:
            row = state.row_of(cursor)
            face = state.die(2 + row)
            die(canvas, face, x, 0, False, row)
            made = state.die(used) + face
            x += _DICE_PITCH
        elif colour_action:
            return
        self._value(made, canvas.large("=", x, 1), 1, 1)

    def _boxes(self, state: State, player: int, cursor: int) -> None:
        """The penalties, with the one that a pass would cost crossed."""
        canvas = self._canvas
        taken = state.penalties(player)
        for i in range(PENALTIES):
            if cursor == PASS:
                canvas.rect(_BOXES + i * _BOX_PITCH, _BOX_TOP, _BOX, _BOX, 1, i < taken)
            else:
                canvas.rect(_PENALTIES + i * 6, _MAP, 5, 5, 1, i < taken)
        if cursor == PASS and state.pass_is_penalty():
            left = _BOXES + taken * _BOX_PITCH
            for x in range(left, left + 2):
                canvas.line(x, _BOX_TOP, x + _BOX - 2, _BOX_TOP + _BOX - 1, 1)
                canvas.line(x + _BOX - 2, _BOX_TOP, x, _BOX_TOP + _BOX - 1, 1)

    def _cells(self, state: State, rolled: State, player: int) -> None:
        """The letter and the pattern of the row's colour, a part of it in large and all of it in small."""
        canvas = self._canvas
        row = self._shown
        canvas.aloud(self._words.COLOURS[row])
        canvas.large(self._words.LETTERS[row], 1, _ROW + 1)
        canvas.vline(_CELLS - 2, _ROW, _PATTERN + _PATTERN_SIZE - _ROW, 1)  # a letter may look like a number
        outline(canvas, row, 1, _PATTERN, _PATTERN_SIZE)
        bits = state.row_bits(player, row)
        fresh = bits & ~rolled.row_bits(player, row)
        closed = state.closed() >> row & 1
        first_open = LENGTH if closed else state.last(player, row)
        for position in range(LENGTH):
            mark = bits >> position & 1
            lost = position < first_open
            x = _CELLS + position * _MAP_PITCH
            if mark:
                canvas.fill_rect(x, _MAP, 6, 5, 1)
            elif lost:
                canvas.hline(x + 1, _MAP + 2, 4, 1)
            else:
                canvas.rect(x + 1, _MAP + 1, 4, 3, 1)
            x = _CELLS + (position - self._left) * _PITCH
            if not 0 <= position - self._left < _WINDOW:
                continue
            if mark:
                self._mark(x, _ROW, fresh >> position & 1)
            elif lost:
                canvas.fill_rect(x + 5, _ROW + 8, 6, 2, 1)
            else:
                self._number(number(row, position), x, _ROW, 1)
        shut = bits >> LOCK & 1
        self._lock(_CELLS + LENGTH * _MAP_PITCH - 1, _MAP - 2, shut, closed)
        if self._left == _LEFT:
            self._large_lock(_CELLS + (_WINDOW - 1) * _PITCH, shut, closed)
        shown = min(_WINDOW, LENGTH + 1 - self._left)
        canvas.hline(_CELLS + self._left * _MAP_PITCH, _MAP + 6, shown * _MAP_PITCH, 1)

    def _mark(self, x: int, y: int, pencil: int) -> None:
        canvas = self._canvas
        canvas.rect(x + 1, y + 1, 14, 16, 1, not pencil)
        for i in range(2):
            canvas.line(x + 3 + i, y + 4, x + 11 + i, y + 13, pencil)
            canvas.line(x + 11 + i, y + 4, x + 3 + i, y + 13, pencil)

    def _number(self, value: int, x: int, y: int, ink: int = 0) -> None:
        # As in a small cell, a leading 1 is a bare stroke.
        canvas = self._canvas
        if value < 10:
            self._value(value, x + 4, y + 1, ink)
        elif value == 11:
            canvas.fill_rect(x + 5, y + 3, 2, 12, ink)
            canvas.fill_rect(x + 9, y + 3, 2, 12, ink)
        else:
            canvas.fill_rect(x + 2, y + 3, 2, 12, ink)
            self._value(value - 10, x + 6, y + 1, ink)

    def _large_lock(self, x: int, mine: int, closed: int) -> None:
        canvas = self._canvas
        canvas.rect(x + 1, _ROW + 8, 12, 9, 1, bool(mine))
        canvas.rect(x + 2, _ROW + 9, 10, 7, 1)
        left = x + 3 if mine or closed else x + 7
        canvas.fill_rect(left, _ROW + 1, 8, 2, 1)
        canvas.fill_rect(left, _ROW + 3, 2, 5, 1)
        canvas.fill_rect(left + 6, _ROW + 3, 2, 5 if mine or closed else 3, 1)

    def _value(self, value: int, x: int, y: int, ink: int) -> None:
        """Write an int in large digits."""
        canvas = self._canvas
        if value < 0:
            x = canvas.large("-", x, y, ink)
            value = -value
        unit = 1
        while value // unit > 9:
            unit *= 10
        while unit:
            x = canvas.large("0123456789"[value // unit % 10], x, y, ink)
            unit //= 10
