"""Draws one player's sheet: dice, rows, locks, penalties, score and what the chosen action would do."""

from micropython import const

from engine.app.options import DEFAULTS, SECRET
from engine.qwixx.layout import COLOUR
from engine.qwixx.moves import FIRST_COLOUR, PASS
from engine.qwixx.sheet import LENGTH, LOCK, PENALTIES, PENALTY, ROWS, number
from engine.qwixx.state import State
from engine.ui.canvas import CHAR, WIDTH, Canvas, number_length
from engine.ui.phrases import plural
from engine.ui.widgets import outline

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.ui.words.en import QwixxWords

NONE = const(-1)  # no action is under the cursor

_TOP = const(10)  # top of the first row
_PITCH = const(9)  # from one cell to the next, both ways
_DIE = const(7)  # left of the colour dice, each at the head of its row
_CELLS = const(17)  # left of the first cell
_WHITE = const(44)  # left of the white dice
_SUM = const(62)
_PENALTIES = const(82)
_EFFECT = const(47)  # top of the line that says what a choice does

# The cells, each nine columns from its second line and column on: the numbers from 2, one that is lost, a mark in ink
# and in pencil, and the lock: open, which has the shackle beside it, shut, and one's own.
_FONT = (
    b"\x00\x00\x24\x32\x2c\x00\x00\x00\x00"
    b"\x00\x00\x22\x2a\x16\x00\x00\x00\x00"
    b"\x00\x00\x0e\x08\x3e\x00\x00\x00\x00"
    b"\x00\x00\x2e\x2a\x12\x00\x00\x00\x00"
    b"\x00\x00\x1c\x2a\x12\x00\x00\x00\x00"
    b"\x00\x00\x32\x0a\x06\x00\x00\x00\x00"
    b"\x00\x00\x3e\x2a\x3e\x00\x00\x00\x00"
    b"\x00\x00\x24\x2a\x1c\x00\x00\x00\x00"
    b"\x00\x3e\x00\x1c\x22\x1c\x00\x00\x00"
    b"\x00\x00\x3e\x00\x3e\x00\x00\x00\x00"
    b"\x00\x3e\x00\x24\x32\x2c\x00\x00\x00"
    b"\x00\x00\x08\x08\x08\x00\x00\x00\x00"
    b"\x7f\x5d\x6b\x77\x6b\x5d\x7f\x00\x00"
    b"\x7f\x63\x55\x49\x55\x63\x7f\x00\x00"
    b"\x78\x48\x48\x48\x4e\x49\x79\x01\x06"
    b"\x78\x4e\x49\x49\x49\x4e\x78\x00\x00"
    b"\x78\x7e\x79\x79\x79\x7e\x78\x00\x00"
)
_CELL = const(9 << 2 | 9 << 6 | 2 << 10)  # its style but for the ink: the first letter is 2, so numbers are themselves
_LOST = const(13)
_MARK = const(14)
_PENCIL = const(15)
_OPEN = const(16)
_SHUT = const(17)
_MINE = const(18)

# What a pass means, as an index into words.PASSES.
_FREE = const(0)
_OWN_WHITE = const(1)
_AFTER_A_MARK = const(2)
_PENALTY = const(3)
_LAST_PENALTY = const(4)


class Sheet:
    """The view of a state for one player; `draw` allocates nothing.

    pages: how many pictures a sheet takes that is only looked at, for which draw's cursor is NONE, NONE - 1 and so on.
    """

    pages = 1

    def __init__(self, canvas: Canvas, words: "QwixxWords", options: "bytes | bytearray" = DEFAULTS) -> None:
        self._canvas = canvas
        self._words = words
        self._options = options
        self._row_cells = bytearray(LENGTH + 1)

    def draw(self, state: State, rolled: State, player: int, name: str, cursor: int) -> None:
        """Draw `player`'s sheet with the cursor on the action `cursor`, or NONE.

        Marks that `rolled`, the state at the last roll, does not have are drawn in pencil.
        """
        self.still(state, rolled, player, name)
        self.moving(state, rolled, player, name, cursor)

    def still(self, state: State, rolled: State, player: int, name: str) -> None:
        """Draw of a sheet what no cursor changes."""
        canvas = self._canvas
        canvas.clear()
        canvas.write(name, 1, 1)
        taken = state.penalties(player)
        for i in range(PENALTIES):
            canvas.rect(_PENALTIES + i * 6, 2, 5, 5, 1, i < taken)
        if not self._options[SECRET]:
            score = state.score(player)
            canvas.number(score, WIDTH - 1 - number_length(score) * CHAR, 1)
        for row in range(ROWS):
            self._row(state, rolled, player, row)

    def moving(self, state: State, rolled: State, player: int, name: str, cursor: int) -> None:
        """Draw of a sheet the rest."""
        self._white_dice(state, cursor)
        if cursor == PASS and state.pass_is_penalty():
            x = _PENALTIES + state.penalties(player) * 6
            self._canvas.line(x - 1, 1, x + 5, 7, 1)
            self._canvas.line(x + 5, 1, x - 1, 7, 1)

    def offer(self, state: State, action: int, chosen: bool) -> None:
        """Outline the cell that a mark action would mark, or light it up when it is the chosen one."""
        row = state.row_of(action)
        position = state.position_of(action)
        x = _CELLS + position * _PITCH
        y = _TOP + row * _PITCH
        self._canvas.rect(x, y, _PITCH, _PITCH, 1, chosen)
        if chosen:
            self._number(number(row, position), x, y)

    def compare(self, state: State, rolled: State, name: str, done: int, better: int) -> None:
        """Draw the current player's sheet with what was done crossed and what was better lit."""
        self.draw(state, rolled, state.current_player(), name, better)
        if done != PASS:
            x = _CELLS + state.position_of(done) * _PITCH
            y = _TOP + state.row_of(done) * _PITCH
            self._canvas.fill_rect(x, y, _PITCH, _PITCH, 1)
            self._canvas.line(x + 2, y + 2, x + 6, y + 6, 0)
            self._canvas.line(x + 6, y + 2, x + 2, y + 6, 0)
        if better != PASS:
            self.offer(state, better, True)

    def effect(self, state: State, action: int, instead: int = PASS) -> None:
        """Say in one line what the action would do; of a pass with a penalty also what a mark would cost instead."""
        canvas = self._canvas
        words = self._words
        if action == PASS:
            means = self._pass_effect(state)
            if means == _PENALTY and instead != PASS:
                row = state.row_of(instead)
                value = number(row, state.position_of(instead))
                canvas.phrase(words.PASS_OR, 1, _EFFECT, words.COLOURS[row], value, state.passed_over(instead))
            else:
                canvas.write(words.PASSES[means], 1, _EFFECT)
            return
        row = state.row_of(action)
        player = state.current_player()
        marks = state.marks(player, row) + 1
        locks = state.locks(action)
        gain = marks + marks + 1 if locks else marks
        value = number(row, state.position_of(action))
        x = canvas.phrase(words.EFFECT, 1, _EFFECT, words.COLOURS[row], value, gain)
        skipped = state.passed_over(action)
        if locks:
            locked = state.closed() | state.locking() | 1 << row
            canvas.write(words.ENDS if locked & locked - 1 else words.LOCKS, x, _EFFECT)
        elif skipped:
            canvas.phrase(words.SKIPS, x, _EFFECT, skipped)
        else:
            canvas.write(words.POINTS[plural(words, gain)], x, _EFFECT)

    def _pass_effect(self, state: State) -> int:
        if state.phase() == COLOUR:
            if not state.pass_is_penalty():
                return _AFTER_A_MARK
            return _LAST_PENALTY if state.penalties(state.current_player()) == PENALTIES - 1 else _PENALTY
        return _OWN_WHITE if state.current_player() == state.active_player() else _FREE

    def points(self, state: State, player: int) -> None:
        """The line below a sheet that is only looked at: the points of each row and of the penalties, unless secret."""
        if self._options[SECRET]:
            return
        canvas = self._canvas
        x = 1
        for row in range(ROWS):
            canvas.aloud(self._words.COLOURS[row])
            x = canvas.write(self._words.LETTERS[row], x, _EFFECT)
            x = canvas.number(state.row_points(player, row), x, _EFFECT) + CHAR
        if state.penalties(player):
            canvas.number(-PENALTY * state.penalties(player), x, _EFFECT)

    def _white_dice(self, state: State, cursor: int) -> None:
        if not state.die(0):
            return
        canvas = self._canvas
        colour_action = state.phase() == COLOUR
        used = (cursor - FIRST_COLOUR) % 2 if colour_action and cursor > PASS else NONE
        for i in range(2):
            x = _WHITE + i * _PITCH
            lit = used == NONE or used == i  # a tuple of these would be allocated
            if lit:
                canvas.fill_rect(x, 1, 7, 7, 1)
            canvas.small(state.die(i), x + 2, 2, 0 if lit else 1)
        if used != NONE:
            canvas.number(state.die(used) + state.die(2 + state.row_of(cursor)), canvas.write("=", _SUM, 1), 1)
        elif not colour_action:
            canvas.number(state.white_sum(), canvas.write("=", _SUM, 1), 1)

    def _row(self, state: State, rolled: State, player: int, row: int) -> None:
        canvas = self._canvas
        y = _TOP + row * _PITCH
        canvas.aloud(self._words.COLOURS[row])
        canvas.write(self._words.LETTERS[row], 1, y)
        face = state.die(2 + row)
        if face:
            outline(canvas, row, _DIE, y, _PITCH)
            canvas.small(face, _DIE + 3, y + 2)
        bits = state.row_bits(player, row)
        fresh = bits & ~rolled.row_bits(player, row)
        closed = state.closed() >> row & 1
        first_open = LENGTH if closed else state.last(player, row)
        cells = self._row_cells
        value = number(row, 0)
        step = number(row, 1) - value
        for position in range(LENGTH):
            if position >= first_open:
                cells[position] = value
            elif bits >> position & 1:
                cells[position] = _PENCIL if fresh >> position & 1 else _MARK
            else:
                cells[position] = _LOST
            value += step
        cells[LOCK] = _MINE if bits >> LOCK & 1 else _SHUT if closed else _OPEN
        canvas.glyphs(cells, 0, LENGTH + 1, _CELLS + 1, y + 1, _FONT, _CELL + 1)

    def _number(self, value: int, x: int, y: int) -> None:
        """Write a number in a cell that is lit."""
        cells = self._row_cells
        cells[0] = value
        self._canvas.glyphs(cells, 0, 1, x + 1, y + 1, _FONT, _CELL)

    def _lock(self, x: int, y: int, mine: int, closed: int) -> None:
        cells = self._row_cells
        cells[0] = _MINE if mine else _SHUT if closed else _OPEN
        self._canvas.glyphs(cells, 0, 1, x + 1, y + 1, _FONT, _CELL + 1)
