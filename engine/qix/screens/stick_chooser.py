"""Lets a player lay a stick: where it starts, which way and how long, with what it would do drawn before it is laid."""

from micropython import const

from engine.app.options import SECRET
from engine.app.outcomes import ABSENT
from engine.app.ports import HOLD_A, HOLD_B, HOLD_NEXT, HOLDS, NEXT, REPEATS, RIGHT, TICK, UP, WALKS, A, B
from engine.app.thinking import SOON
from engine.qix.layout import CLOSES, IN_STIX, TIP
from engine.qix.lookahead import Lookahead
from engine.qix.loops import reach
from engine.qix.risk import Risk
from engine.qix.screens.column import Column
from engine.qix.screens.overview import Overview, stick
from engine.qix.screens.scoreboard import NOTE
from engine.qix.screens.walk import Walk
from engine.qix.screens.zoom import ZOOM_HEIGHT, ZOOM_WIDTH, Zoom
from engine.qix.state import START, State
from engine.qix.sticks import word
from engine.ui.canvas import HEIGHT, LINE, WIDTH
from engine.ui.phrases import plural
from engine.ui.widgets import FOOT, footer

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.ui.widgets import Screen, Timer
    from engine.ui.words.en import QixWords

_BOARD = const(86)  # left of the whole board
_AHEAD = const(4)  # squares before a start or the middle of a stick that are in the middle of the zoom
_BOTH = const(3)  # the winners of a draw
_UNTOLD = const(2)  # in OVER
_ALL = const(100)  # per cent

# By event, from UP on: the direction of the board.
_WAYS = b"\0\2\3\1"


class StickChooser:
    """One player's stick; moving the cursor allocates nothing.

    walk: the cursor, on a start or a stick; thinks: whether the risk of a stick is still to be worked out.
    """

    def __init__(
        self, ports: "Ports", words: "QixWords", overview: Overview, timer: "Timer", names: "Sequence[str]", action: int
    ) -> None:
        """`action` is proposed."""
        self._ports = ports
        self._words = words
        self._overview = overview
        self._timer = timer
        self._names = names
        self._zoom = Zoom(ports.canvas)
        self._column = Column(ports.canvas, ports.options)
        self._lookahead = Lookahead()
        self._risk = Risk()
        self.thinks = False
        self.walk = Walk(action)

    def ask(self, state: State, can_go_back: bool) -> "Screen":
        """Let a player choose; returns `walk.action`, ABSENT, or minus B, HOLD_A or HOLD_B."""
        ports = self._ports
        timer = self._timer
        walk = self.walk
        self.draw(state, walk.action)
        self._keys(state, can_go_back)
        while True:
            ports.gestures = HOLDS | REPEATS | WALKS
            event = yield SOON if self.thinks else timer.wait()
            if timer.passed(ports.waited):
                return ABSENT
            if event == TICK:
                if self.thinks:
                    self._think()
                else:
                    self._keys(state, can_go_back)
                continue
            if UP <= event <= RIGHT:
                walk.go(state, _WAYS[event - UP])
            elif event == NEXT:
                walk.tap(state)
            elif event == HOLD_NEXT:
                walk.run(state)
            elif event == A:
                return walk.action
            elif event in (HOLD_A, HOLD_B) or (event == B and can_go_back):
                return -event
            else:
                continue
            self.draw(state, walk.action)
            self._keys(state, can_go_back)

    def show(self, ms: int, events: "Sequence[int]") -> "Screen":
        """Leave the picture as it is, but for the risk; returns TICK after so long, or one of some events.

        Without a limit, 0 ms, the time for a decision runs: ABSENT if it is up.
        """
        ports = self._ports
        limited = ms > 0
        while True:
            event = yield SOON if self.thinks else ms if limited else self._timer.wait()
            if not limited and self._timer.passed(ports.waited):
                return ABSENT
            if event in events:
                return event
            ms -= ports.waited
            if limited and ms <= 0:
                return TICK
            if event == TICK and self.thinks:
                self._think()

    def draw(self, state: State, a: int) -> None:
        """Draw a start or a stick, and what it would do."""
        canvas = self._ports.canvas
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
        self._column.draw(state if starting else self._lookahead.after, data, player)
        if not starting:
            self._column.box(state.size_of(a))
        if starting:
            canvas.write(self._words.START, 1, NOTE)
        else:
            self._note(points, player)
        self.thinks = not starting and not self._lookahead.after.is_terminal() and after[IN_STIX + player] != 0
        if self.thinks:
            self._risk.begin(after, player)

    def _note(self, points: int, player: int) -> None:
        """What a stick would do; the chance that the next card breaks it comes later."""
        words = self._words
        canvas = self._ports.canvas
        after = self._lookahead.after
        if after.is_terminal() and self._ports.options[SECRET]:
            canvas.phrase(words.OVER[_UNTOLD], 1, NOTE, points)
        elif after.is_terminal():
            winners = after.winners()
            canvas.phrase(words.OVER[winners == _BOTH], 1, NOTE, self._names[winners >> 1 & 1])
        elif after.data[IN_STIX + player]:
            canvas.phrase(words.RISK, 1, NOTE, "...")
        elif self._lookahead.encloses:
            canvas.phrase(words.ENCLOSES, 1, NOTE, points)
        else:
            canvas.phrase(words.FENCES[plural(words, points)], 1, NOTE, points, points)

    def _think(self) -> None:
        """Work on the risk, and say it once it is known."""
        self.thinks = self._risk.step()
        if self.thinks:
            return
        words = self._words
        canvas = self._ports.canvas
        canvas.fill_rect(0, NOTE, WIDTH, LINE, 0)
        if not self._risk.parts:
            canvas.write(words.SAFE, 1, NOTE)
            return
        per_cent = self._risk.per_cent()
        sign = "<" if per_cent == 0 else ">" if per_cent == _ALL and self._risk.parts < self._risk.whole else ""
        x = canvas.phrase(words.RISK, 1, NOTE, sign)
        canvas.write("%", canvas.number(min(max(per_cent, 1), _ALL - (sign != "")), x, NOTE), NOTE)

    def _keys(self, state: State, can_go_back: bool) -> None:
        """The last line: the time left or else the name, then what the buttons do, set against the right end."""
        words = self._words
        self._ports.canvas.fill_rect(0, FOOT, WIDTH, HEIGHT - FOOT, 0)
        a = words.HERE if state.phase() == START else words.LAY
        footer(
            self._ports.canvas, self._names[state.current_player()], self._timer, a, words.BACK if can_go_back else ""
        )
