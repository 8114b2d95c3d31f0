"""A card of Qix: drawn, shown, and played out step by step; any press shows how it ends."""

from micropython import const

from engine.app.ports import TICK, UNSEEN
from engine.loading import load_words
from engine.qix.bundle import move
from engine.qix.cards import SHUFFLE, rolls_of
from engine.qix.layout import ARROW, CARD, IN_STIX, QIX_SUPPLY, QIX_X, STIX, STIX_BYTES
from engine.qix.screens.scoreboard import NO_ONE, NOTE, Scoreboard
from engine.qix.state import ROLL_DIE, State
from engine.qix.sticks import break_stix
from engine.ui import tunes
from engine.ui.canvas import WIDTH
from engine.ui.widgets import FOOT, roll_or_retry

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.app.ports import Ports
    from engine.qix.table import Table
    from engine.ui.widgets import Screen
    from engine.ui.words.en import CardWords, QixWords

_READ = const(1500)  # ms that a card is shown before it is played out
_ROLL = const(500)  # ms that a face is shown before the Qix moves
_STEP = const(250)  # ms for a square
_END = const(900)  # ms that the end of a card is shown
_LOSS = const(2500)  # ms that a loss is shown
_MOST_ROLLS = const(3)
_NOTHING = const(8)  # in CARD_EFFECTS, behind the kinds
_DIE = const(11)  # from one die to the next


class Card:
    """Lets cards and the die decide, and shows what they do; `shown` is the state on the screen meanwhile."""

    def __init__(self, ports: "Ports", words: "QixWords", scoreboard: Scoreboard) -> None:
        self._ports = ports
        self._words = words
        self._cards: CardWords = load_words(words.language).CardWords()
        self._scoreboard = scoreboard
        self._shown = State(2, None, 0)
        self._faces = bytearray(_MOST_ROLLS)
        self._rolled = 0
        self._fast = False
        self._effect = 0  # what the card does
        self._lines = bytearray(STIX_BYTES)  # the points of those that are lost

    def run(self, table: "Table", names: "Sequence[str]") -> "Screen":
        """Draw a card, or go on with one, until a player is to lay a stick; -1 if there is no outcome, else 0."""
        state = table.state
        self._ports.gestures = 0
        self._fast = False
        self._rolled = 0
        self._effect = state.data[CARD]
        lost = 0
        for i in range(STIX_BYTES):
            self._lines[i] = 0
        while True:
            self._shown.copy_from(state)
            rolling = state.phase() == ROLL_DIE
            outcome = yield from roll_or_retry(self._ports, self._words, state.chance, table.dice)
            if outcome < 0:
                return -1
            table.apply(outcome)
            if not rolling:
                self._rolled = 0
            lost |= self._losses(state)
            if rolling:
                yield from self._move(names, outcome)
            else:
                yield from self._turn_up(state, names, outcome)
            if not table.amid_card():
                break
        self._shown.copy_from(state)
        return (yield from self._end(names, lost))

    def _losses(self, state: State) -> int:
        """Which lines were broken: a bit for each player."""
        lost = 0
        for player in range(2):
            if self._shown.data[IN_STIX + player] and not state.data[IN_STIX + player]:
                lost |= 1 << player
                for i in range(STIX_BYTES):
                    self._lines[i] |= self._shown.data[STIX + STIX_BYTES * player + i]
        return lost

    def _turn_up(self, state: State, names: "Sequence[str]", kind: int) -> "Screen":
        """Show a new card, then what it does at once."""
        self._effect = kind if rolls_of(kind) or kind == SHUFFLE or self._changes(state) else _NOTHING
        if not self._fast:
            self._draw(names, kind)
            self._fast = (yield _READ) != TICK
        self._shown.copy_from(state)
        if not rolls_of(kind) and not self._fast:
            self._draw(names, kind)
            self._fast = (yield _ROLL) != TICK
        return 0

    def _changes(self, state: State) -> bool:
        """Whether the card does something to the Qix."""
        for at in range(QIX_X, QIX_SUPPLY):
            if self._shown.data[at] != state.data[at]:
                return True
        return False

    def _move(self, names: "Sequence[str]", face: int) -> "Screen":
        """Show a face of the die, and the Qix that moves as far; it stops where it turns round."""
        data = self._shown.data
        kind = data[CARD]
        self._faces[self._rolled] = face
        self._rolled += 1
        if not self._fast:
            self._ports.sound(tunes.ROLL)
            self._draw(names, kind)
            self._fast = (yield _ROLL) != TICK
        way = data[ARROW]
        for _ in range(face):
            touched = move(data, 1)
            for player in range(2):
                if touched >> player & 1:
                    break_stix(data, player)
            if not self._fast:
                self._draw(names, kind)
                self._fast = (yield _STEP) != TICK
            if data[ARROW] != way:
                break
        return 0

    def _end(self, names: "Sequence[str]", lost: int) -> "Screen":
        """Show where the Qix is, and whose line is lost."""
        if lost:
            self._ports.sound(tunes.PENALTY)
        self._ports.unseen = UNSEEN
        self._draw(names, self._shown.data[CARD])
        if lost:
            self._scoreboard.mark(self._lines)
            canvas = self._ports.canvas
            canvas.fill_rect(0, FOOT, WIDTH, 8, 0)
            canvas.phrase(self._cards.LOST[lost == 3], 1, FOOT, names[lost >> 1 & 1])
        yield _LOSS if lost else _END
        return 0

    def _draw(self, names: "Sequence[str]", kind: int) -> None:
        canvas = self._ports.canvas
        cards = self._cards
        self._scoreboard.draw(self._shown, names, NO_ONE)
        canvas.write(cards.CARDS[kind], 1, NOTE)
        canvas.write(cards.CARD_EFFECTS[self._effect], 1, FOOT)
        x = WIDTH - 1 - _DIE * self._rolled
        for i in range(self._rolled):
            canvas.rect(x, NOTE - 1, 9, 9, 1)
            canvas.small(self._faces[i], x + 3, NOTE + 1)
            x += _DIE
