"""Lets a player lay a stick: where it starts, which way and how long, with what it would do drawn before it is laid."""

from micropython import const

from engine.app.outcomes import ABSENT
from engine.app.ports import HOLD_B, HOLD_NEXT, HOLDS, NEXT, REPEATS, RIGHT, UP, WALKS, A, B
from engine.qix.cards import pile
from engine.qix.grid import STEP_X, STEP_Y, x_of, y_of
from engine.qix.layout import IN_STIX, LARGE, SIZES, SUPPLY, TIP
from engine.qix.screens.overview import Overview, stick
from engine.qix.screens.scoreboard import NOTE
from engine.qix.screens.zoom import ZOOM_HEIGHT, ZOOM_WIDTH, Zoom
from engine.qix.state import FIRST_START, FIRST_STICK, START, State
from engine.qix.sticks import CLOSES, reach, word
from engine.ui.canvas import HEIGHT, WIDTH
from engine.ui.phrases import plural
from engine.ui.widgets import footer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from engine.app.ports import Ports
    from engine.qix.lookahead import Lookahead
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QixWords

_BOARD = const(86)  # left of the whole board
_SUPPLY = const(68)  # left of the sticks at hand
_AHEAD = const(3)  # squares before a start or the middle of a stick that are in the middle of the zoom

_NO_SIZE = const(-1)
_TURNS = const(3)  # straight on, right and left

# By event, from UP on: the direction of the board.
_WAYS = b"\0\2\3\1"


class StickChooser:
    """One player's stick; moving the cursor allocates nothing.

    action: the start or the stick that is chosen; hand: which way the last walk along the border went, 1 or -1.
    """

    def __init__(
        self, ports: "Ports", words: "QixWords", overview: Overview, timer: "Timer", lookahead: "Lookahead", action: int
    ) -> None:
        """The lookahead is to try sticks in; `action` is proposed."""
        self._ports = ports
        self._words = words
        self._overview = overview
        self._timer = timer
        self._zoom = Zoom(ports.canvas)
        self._lookahead = lookahead
        self.hand = 1
        self.action = action

    def ask(self, state: State, name: str, can_go_back: bool) -> "Screen":
        """Let a player choose; returns `action`, ABSENT, or minus B or HOLD_B."""
        ports = self._ports
        while True:
            self.draw(state)
            self._keys(state, name, can_go_back)
            ports.gestures = HOLDS | REPEATS | WALKS
            event = yield self._timer.wait()
            if self._timer.passed(ports.waited):
                return ABSENT
            if UP <= event <= RIGHT:
                way = _WAYS[event - UP]
                if state.phase() == START:
                    self._walk_on(state, way)
                else:
                    self._turn(state, way)
            elif event == NEXT or event == HOLD_NEXT:
                self._step(state, 1 if event == NEXT else -1)
            elif event == A:
                return self.action
            elif event == HOLD_B or (event == B and can_go_back):
                return -event

    def _step(self, state: State, hand: int) -> None:
        """Go to the next start along the border or to the next stick; with hand -1 to the one before."""
        a = self.action
        if state.phase() == START:
            self.action = state.next_start(a, hand)
            return
        while True:
            a = (a - FIRST_STICK + hand) % (FIRST_START - FIRST_STICK) + FIRST_STICK
            if state.is_legal(a):
                self.action = a
                return

    def _walk_on(self, state: State, way: int) -> None:
        """Go to the next start that lies in a direction; of two the one that goes on as before."""
        here = self.action
        there = state.next_start(here, self.hand)
        if _lies(state, here, there, way) <= 0:
            other = state.next_start(here, -self.hand)
            if _lies(state, here, other, way) <= 0:
                return
            self.hand = -self.hand
            there = other
        self.action = there

    def _turn(self, state: State, way: int) -> None:
        """Point the stick another way, or the same way with the next length."""
        size = state.size_of(self.action)
        turns = state.heading_of(self.action) != way
        for turn in range(_TURNS):
            first = FIRST_STICK + SIZES * turn
            if state.heading_of(first) == way:
                for more in range(SIZES):
                    # Another way keeps the length, if it can.
                    a = first + (size + more + (not turns)) % SIZES
                    if state.is_legal(a):
                        self.action = a
                        return

    def draw(self, state: State) -> None:
        """Draw what is chosen and what it would do."""
        canvas = self._ports.canvas
        a = self.action
        data = state.data
        player = state.current_player()
        heading = state.heading_of(a)
        starting = state.phase() == START
        p = state.point_of(a) if starting else word(data, TIP + 2 * player)
        after = data
        points = length = 0
        if not starting:
            points = self._lookahead.try_out(state, a)
            after = self._lookahead.after.data
            length = min(2 << state.size_of(a), reach(data, p, heading) & CLOSES - 1)
        canvas.clear()
        self._zoom.look_at(p, heading, _AHEAD)
        self._zoom.draw(data, after)
        if starting:
            self._zoom.pointer(p, heading)
        else:
            self._zoom.stick(p, heading, length)
        canvas.fill_rect(ZOOM_WIDTH, 0, WIDTH - ZOOM_WIDTH, HEIGHT, 0)
        canvas.fill_rect(0, ZOOM_HEIGHT, WIDTH, HEIGHT - ZOOM_HEIGHT, 0)
        self._overview.draw(canvas, data, _BOARD, 1)
        stick(canvas, _BOARD, 1, p, heading, length)
        self._supply(data, player, _NO_SIZE if starting else state.size_of(a))
        words = self._words
        if starting:
            canvas.write(words.START, 1, NOTE)
        elif after[IN_STIX + player]:
            threats = self._lookahead.threats(player)
            canvas.phrase(words.THREATS if threats else words.SAFE, 1, NOTE, threats, pile(after))
        else:
            forms = words.ENDS if self._lookahead.after.is_terminal() else words.FENCES
            canvas.phrase(forms[plural(words, points)], 1, NOTE, points, points)

    def _keys(self, state: State, name: str, can_go_back: bool) -> None:
        """The last line: the time left or else the name, then what the buttons do, set against the right end."""
        words = self._words
        a = words.HERE if state.phase() == START else words.LAY
        footer(self._ports.canvas, name, self._timer, a, words.BACK if can_go_back else "")

    def _supply(self, data: bytearray, player: int, size: int) -> None:
        """The sticks at hand, the large ones at the top."""
        canvas = self._ports.canvas
        for line in range(SIZES):
            each = LARGE - line
            y = 3 + 14 * line
            if each == size:
                canvas.rect(_SUPPLY - 2, y - 2, 14, 13, 1)
            canvas.fill_rect(_SUPPLY + 1, y, 2 << each, 2, 1)
            canvas.small(data[SUPPLY + SIZES * player + each], _SUPPLY + 1, y + 4)


def _lies(state: State, here: int, there: int, way: int) -> int:
    """How far a start lies from another one in a direction; of two at the same point, whether it goes that way."""
    p = state.point_of(here)
    q = state.point_of(there)
    if p == q:
        return int(there != here and state.heading_of(there) == way)
    return (x_of(q) - x_of(p)) * STEP_X[way] + (y_of(q) - y_of(p)) * STEP_Y[way]
