"""Says on the serial line what the display shows, for a computer that reads it aloud; loaded only if that is wanted."""

from time import ticks_diff

from micropython import const

from engine.loading import load_words
from engine.ui.canvas import ALL, HEIGHT, WIDTH, Canvas
from engine.ui.faces import DIE
from engine.ui.widgets import FOOT

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from _mpy_shed.time_mp import _TicksMs as Ticks

    Piece = tuple[int, int, int, int, str]  # y, x, the x behind it, kind, text
    Line = tuple[str, str]  # all of its text, and what of it is lit

_STANDS = const(250)  # milliseconds until a picture is said: what moves on before is not

# What is noted of a piece of text: x, the x behind it, y, kind, how many letters, then two bytes for each letter.
_NOTES = const(1024)
_HEAD = const(5)
_END = const(1)
_Y = const(2)
_KIND = const(3)
_COUNT = const(4)

# A kind is one of these, and its ink in bit 0.
_TEXT = const(2)
_SMALL = const(4)
_DIE = const(8)
_CALLED = const(16)  # what stands for a sign: a colour, or a button
_HIDDEN = const(32)  # what a bar was drawn over, until what was kept is drawn again
_GONE = const(0)

_SAME_LINE = const(3)  # pixels by which the tops of what stands in one line may differ
_SPACE = const(2)  # pixels between what belongs together
_BELOW = const(20)  # from the top of a die its letter stands less far than this
# Where a sheet has its rows, each with a letter, a die, and cells that would take long to say.
_LETTER = const(1)
_CELLS = const(17)
_ROWS_TOP = const(10)
_ROWS_END = const(46)

_SIGNS = "←→↑↓✓⚿×+-=/"  # as SpeechWords.SIGNS calls them
_ARROWS = "←→↑↓"


class Speaker(Canvas):
    """A canvas that notes what is written on it, and says it once it has stood still for a moment.

    A new screen is said line by line, after an empty line; of one that has only changed, the lines that have. What is
    lit, and so is chosen, comes with "> " before it. Of a row of a sheet only its die is said. Colours, buttons and
    signs are said in words. To note something allocates nothing; to say it does, while nobody draws.

    language: the code of that in which it speaks.
    """

    language = "en"

    def __init__(self, buffer: bytearray) -> None:
        super().__init__(buffer)
        self._outline = super().rect  # bound once, as that allocates
        self._fill = super().fill_rect
        self._notes = bytearray(_NOTES)
        self._last = self._free = self._stays = 0
        self._drawn = self._due = False
        self._since: Ticks | int = 0
        self._said: dict[str, str] = {}
        self._instead = ""
        self._signs: tuple[str, ...] = ()
        self._signs_of = ""  # the language that they are of

    def clear(self) -> None:
        """Make every pixel dark and forget what was written."""
        self._last = self._free = 0
        self._drawn = True
        Canvas.clear(self)

    def keep(self) -> None:
        """As a canvas does, with what is written on it."""
        notes = self._notes
        at = 0
        while at < self._free:
            if notes[at + _KIND] & _HIDDEN:
                notes[at + _KIND] = _GONE
            at += _HEAD + 2 * notes[at + _COUNT]
        self._last = self._stays = self._free
        Canvas.keep(self)

    def restore(self) -> None:
        """As a canvas does, with what was written on it."""
        self._last = self._free = self._stays
        self._mark(0, HEIGHT, 0)
        self._drawn = True
        Canvas.restore(self)

    def aloud(self, words: str) -> None:
        """As a canvas does."""
        self._instead = words

    def write(self, text: str, x: int, y: int, ink: int = 1, begin: int = 0, behind: int = ALL) -> int:
        """As a canvas does."""
        end = Canvas.write(self, text, x, y, ink, begin, behind)
        self._note(text, x, end, y, _TEXT | ink, begin, min(behind, len(text)))
        return end

    def large(self, text: str, x: int, y: int, ink: int = 1) -> int:
        """As a canvas does."""
        end = Canvas.large(self, text, x, y, ink)
        self._note(text, x, end, y, _TEXT | ink, 0, len(text))
        return end

    def small(self, value: int, x: int, y: int, ink: int = 1) -> int:
        """As a canvas does."""
        end = Canvas.small(self, value, x, y, ink)
        if value > 9:
            self._note("0123456789", x, end - 4, y, _SMALL | ink, value // 10, value // 10 + 1)
        self._note("0123456789", end - 4, end, y, _SMALL | ink, value % 10, value % 10 + 1)
        return end

    def rect(self, x: int, y: int, w: int, h: int, ink: int, fill: "bool | int" = 0) -> None:
        """As a frame buffer does; a large die is noted."""
        self._outline(x, y, w, h, ink, fill)
        if w == h == DIE:
            self._note(" ", x, x + w, y, _DIE | (0 if fill else 1), 0, 1)

    def fill_rect(self, x: int, y: int, w: int, h: int, ink: int) -> None:
        """As a frame buffer does; what was written where a bar goes from side to side is forgotten."""
        self._fill(x, y, w, h, ink)
        if w == WIDTH:
            self._mark(y, y + h, _HIDDEN)

    def _mark(self, top: int, end: int, hidden: int) -> None:
        """Mark what is written in some lines as hidden or not."""
        notes = self._notes
        at = 0
        while at < self._free:
            if top <= notes[at + _Y] < end:
                notes[at + _KIND] = notes[at + _KIND] & ~_HIDDEN | hidden
            at += _HEAD + 2 * notes[at + _COUNT]

    def service(self, now: "Ticks") -> None:
        """Say what is new, at the tick `now`; to be called again and again while the app waits."""
        if self._drawn:
            self._drawn = False
            self._due = True
            self._since = now
        elif self._due and ticks_diff(now, self._since) >= _STANDS:
            self._due = False
            for line in self.news():
                print(line)

    def news(self) -> "list[str]":
        """What to say now: a new screen, or what has changed in the one that was asked for last."""
        before = self._said
        self._said = {}
        changed: list[str] = []
        every = [""]
        lines = self.lines()
        same = 0
        for said, lit in lines:
            text = said
            told = ["> " + text] if lit == text else [text, "> " + lit] if lit else [text]
            every += told
            while text in self._said:  # as when two players have one name
                text += " "
            self._said[text] = lit
            if text not in before:
                changed += told
            else:
                same += 1
                if lit and lit != before[text]:
                    changed.append("> " + lit)
        return changed if 2 * same >= len(lines) else every

    def lines(self) -> "list[Line]":
        """What is written now, from top to bottom."""
        self._learn()
        found: list[Line] = []
        line: list[Piece] = []
        top = 0
        for piece in sorted(self._pieces()):
            if line and piece[0] > top + _SAME_LINE:
                found.append(self._line(line))
                line = []
            if not line:
                top = piece[0]
            line.append(piece)
        if line:
            found.append(self._line(line))
        return [line for line in found if line[0]]

    def _line(self, pieces: "list[Piece]") -> "Line":
        """The words of a line, from left to right, with what the buttons do behind their names."""
        pieces.sort(key=_left)
        first_y, first_x, _, first_kind, _ = pieces[0]
        in_sheet = first_x == _LETTER and first_kind & _CALLED and _ROWS_TOP <= first_y < _ROWS_END
        bar = first_y <= 1 and self.pixel(0, 0)
        text = lit = ""
        behind = lit_behind = 0
        for y, x, end, kind, written in pieces:
            word = self._face(x, y, kind & 1) if kind & _DIE else written
            unlit = kind & 1
            if not word or (in_sheet and x >= _CELLS) or (word in "←→" and not unlit) or (y == FOOT and _is_time(word)):
                continue
            if not kind & _CALLED:
                word = self.in_words(word)
            text += _joined(text, 0 if in_sheet else x - behind) + word
            behind = end
            if kind & _TEXT and not unlit and not bar:
                lit += _joined(lit, x - lit_behind) + word
                lit_behind = end
        return text.strip(), lit.strip()

    def _learn(self) -> None:
        """Take the names of the signs from the words of the language that is spoken now."""
        if self._signs_of != self.language:
            self._signs_of = self.language
            self._signs = load_words(self.language).SpeechWords.SIGNS

    def in_words(self, text: str) -> str:
        """A text with its signs called by their names; arrows at its beginning are buttons, and get a colon."""
        said = ""
        for i, sign in enumerate(text):
            before = text[i - 1 : i]
            after = text[i + 1 : i + 2]
            at = _SIGNS.find(sign)
            if at < 0 or (sign == "-" and not _is_minus(before, after)) or (sign == "/" and not after.isdigit()):
                said += sign
                continue
            said += " " if said and said[-1] != " " else ""
            said += self._signs[at]
            if sign in _ARROWS and not after.strip() and not text[:i].strip(_ARROWS) and text[i + 2 : i + 3] != ":":
                said += ":"
            if after and after not in " ,.:":
                said += " "
        return said

    def _face(self, x: int, y: int, ink: int) -> str:
        """What a die shows whose pips are of an ink; nothing if it has none."""
        count = 0
        for place in range(9):
            count += self.pixel(x + 3 + place % 3 * 5, y + 3 + place // 3 * 5) == ink
        return str(count) if 0 < count < 9 else ""

    def _note(self, text: str, x: int, end: int, y: int, kind: int, begin: int, behind: int) -> None:
        """Note some letters of a text, as a piece or as more of the last one if they follow it without a gap."""
        notes = self._notes
        at = self._last
        free = self._free
        if self._instead:
            text = self._instead
            self._instead = ""
            begin = 0
            behind = len(text)
            kind = kind & 1 | _CALLED
        count = behind - begin
        if count <= 0 or not 0 <= x <= end < 256 or free + _HEAD + 2 * count > _NOTES:
            return
        if not free or kind & _CALLED or notes[at + _END] != x or notes[at + _Y] != y or notes[at + _KIND] != kind:
            at = self._last = free
            notes[at] = x
            notes[at + _Y] = y
            notes[at + _KIND] = kind
            notes[at + _COUNT] = 0
            free += _HEAD
        notes[at + _END] = end
        notes[at + _COUNT] += count
        for i in range(begin, behind):
            code = ord(text[i])
            notes[free] = code & 255
            notes[free + 1] = code >> 8
            free += 2
        self._free = free

    def _pieces(self) -> "list[Piece]":
        """What was noted, but for what was written over since."""
        notes = self._notes
        found: list[Piece] = []
        at = 0
        while at < self._free:
            x, end, y, kind, count = notes[at : at + _HEAD]
            at += _HEAD
            text = "".join([chr(notes[i] | notes[i + 1] << 8) for i in range(at, at + 2 * count, 2)])
            at += 2 * count
            if kind == _GONE or kind & _HIDDEN:
                continue
            found = [piece for piece in found if piece[0] != y or piece[1] >= end or piece[2] <= x]
            if kind & _CALLED:
                # What stands below a die is its colour.
                for top, left, right, other, _ in found:
                    if other & _DIE and top < y < top + _BELOW and left <= x < right:
                        y, x = top, left
                        break
            found.append((y, x, end, kind, text))
        return found


def _left(piece: "Piece") -> int:
    """How far left a piece is said; a colour comes before its die."""
    return 2 * piece[1] + (piece[3] & _CALLED == 0)


def _joined(text: str, gap: int) -> str:
    """What stands between a text and the next one."""
    return "" if not text else " " if gap <= _SPACE or text[-1] == ":" else ", "


def _is_minus(before: str, after: str) -> bool:
    """Whether a - between these is no hyphen."""
    return before == "/" or (before in " (" and (not after or after.isdigit()))


def _is_time(word: str) -> bool:
    """Whether it is the time left, which changes all the time."""
    return ":" in word and word.replace(":", "0").isdigit()
