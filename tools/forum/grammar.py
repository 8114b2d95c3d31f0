"""What an answer says, before anybody looks at the dice: one or two things to do, each a pass or a mark."""

from typing import NamedTuple

from tools.forum import tokens as t
from tools.forum.tokens import Token
from tools.forum.words.kind import WHITE


class UnclearError(Exception):
    """An answer says nothing that can be told; the attributes are the name of a message of Words, and what fills it.

    colours: what a word may mean, if it may mean more than one.
    """

    def __init__(self, message: str, token: "Token | None" = None) -> None:
        super().__init__(message)
        self.message = message
        self.word = token.text if token else ""
        self.colours = token.means if token and token.kind == t.COLOUR else ()


class Part(NamedTuple):
    """One thing that an answer says; what it leaves open is None.

    label: t.COLOUR for the white dice, t.LABEL for the colour dice. kind: t.PASS, t.PENALTY or t.COLOUR, a mark.
    row, number: the mark. whites, colour: the faces of a white and the colour die that give it; pair: whether it says
    that they do. sums: two faces that add up to it. lock: whether it says that the row is locked. then: whether it
    says that it comes second.
    """

    kind: str
    label: "str | None" = None
    row: "int | None" = None
    number: "int | None" = None
    white: "int | None" = None
    colour: "int | None" = None
    pair: bool = False
    sums: tuple[int, ...] = ()
    lock: bool = False
    then: bool = False


def parts(tokens: list[Token]) -> list[Part]:
    """What the tokens say, in order; UnclearError if that can't be told."""
    for token in tokens:
        if token.kind == t.UNKNOWN:
            raise UnclearError("not_understood", token)
        if token.kind == t.COLOUR and len(token.means) > 1:
            raise UnclearError("unclear", token)
    return _Reader(tokens).all()


class _Reader:
    """Reads tokens from left to right."""

    def __init__(self, tokens: list[Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._bare = False  # whether there is a "not" that doesn't say what

    def all(self) -> list[Part]:
        found: list[Part] = []
        then = False
        while self._at < len(self._tokens):
            if self._take(t.THEN):
                then = bool(found)
            elif not self._take(t.STOP, t.PLUS):
                found.append(self._part()._replace(then=then))
                then = False
        # "No, red 7" may be about what somebody else wrote.
        if self._bare and len(found) > 1:
            raise UnclearError("contrary")
        return found

    def _kind(self, ahead: int = 0) -> str:
        at = self._at + ahead
        return self._tokens[at].kind if at < len(self._tokens) else ""

    def _white(self, ahead: int = 0) -> bool:
        return self._kind(ahead) == t.COLOUR and self._tokens[self._at + ahead].means == (WHITE,)

    def _row(self, ahead: int = 0) -> bool:
        return self._kind(ahead) == t.COLOUR and not self._white(ahead)

    def _take(self, *kinds: str) -> "Token | None":
        if self._kind() not in kinds:
            return None
        self._at += 1
        return self._tokens[self._at - 1]

    def _value(self) -> int:
        self._at += 1
        return self._tokens[self._at - 1].means[0]

    def _number(self) -> "int | None":
        return self._value() if self._kind() == t.NUMBER else None

    def _fail(self) -> UnclearError:
        at = min(self._at, len(self._tokens) - 1)
        return UnclearError("not_understood", Token(t.UNKNOWN, self._tokens[at].text))

    def _part(self) -> Part:
        label = self._label()
        if label and self._at == len(self._tokens):
            raise self._fail()
        part = self._pass(label) or self._mark()
        return part if part.label else part._replace(label=label)

    def _label(self) -> "str | None":
        if self._take(t.LABEL):
            self._take(t.COLON)
            return t.LABEL
        if self._white() and (self._kind(1) == t.COLON or self._kind(1) in (t.PASS, t.NOTHING, t.NEGATION)):
            self._at += 1
            self._take(t.COLON)
            return t.COLOUR
        return None

    def _pass(self, label: "str | None") -> "Part | None":
        said = set()
        while word := self._take(t.PASS, t.NOTHING, t.NEGATION, t.PENALTY):
            said.add(word.kind)
        if not said:
            return None
        if (t.NEGATION in said and said & {t.PASS, t.PENALTY}) or said >= {t.PASS, t.PENALTY}:
            raise UnclearError("contrary")
        # "Nothing in white", "no colour".
        if not label and t.PENALTY not in said:
            if self._kind() == t.LABEL and self._kind(1) != t.COLON:
                self._at += 1
                label = t.LABEL
            elif self._white() and self._kind(1) in ("", t.STOP, t.THEN):
                self._at += 1
                label = t.COLOUR
        if self._kind() in (t.COLOUR, t.NUMBER) and not self._white():
            raise UnclearError("contrary")
        self._bare |= said == {t.NEGATION} and not label
        return Part(t.PENALTY if t.PENALTY in said else t.PASS, label)

    def _mark(self) -> Part:
        if self._white():
            part = self._white_first()
        elif self._row():
            part = self._row_first()
        elif self._kind() == t.NUMBER:
            part = self._number_first()
        else:
            raise self._fail()
        return self._rest(part)

    def _white_first(self) -> Part:
        """White 5 + blue 3; white + blue; white blue 8."""
        self._at += 1
        face = self._number()
        joined = self._take(t.PLUS) is not None
        if not self._row():
            raise self._fail()
        row = self._value()
        if face is None and not joined:
            return Part(t.COLOUR, row=row, number=self._number())
        if face is None:
            return Part(t.COLOUR, row=row, colour=self._number(), pair=True)
        return Part(t.COLOUR, row=row, white=face, colour=self._number(), pair=True)

    def _row_first(self) -> Part:
        """Blue 8; blue 3 + white 5; blue + white; blue."""
        row = self._value()
        number = self._number()
        joined = self._kind() == t.PLUS
        # "Blue 8 + white: red 7" are two marks, as are "red 7 + white 3 + blue 5".
        after = self._kind(1 + joined)
        if after == t.NUMBER:
            a_die = not self._row(2 + joined) and not (self._kind(2 + joined) == t.PLUS and self._row(3 + joined))
        else:
            a_die = number is None and after not in (t.COLON, t.PASS, t.NOTHING, t.NEGATION)
        if self._white(joined) and a_die:
            self._at += 1 + joined
            return Part(t.COLOUR, row=row, white=self._number(), colour=number, pair=True)
        return Part(t.COLOUR, row=row, number=number)

    def _number_first(self) -> Part:
        """8 blue; 5 + 3 = blue 8; 5 + 3 blue."""
        number = self._value()
        if self._kind() == t.PLUS and self._kind(1) == t.NUMBER:
            self._at += 1
            sums = (number, self._value())
            if self._row():
                return Part(t.COLOUR, row=self._value(), sums=sums)
            if not self._take(t.EQUALS) or not (self._row() or (self._kind() == t.NUMBER and self._row(1))):
                raise self._fail()
            part = self._row_first() if self._row() else self._number_first()
            if part.pair:
                raise self._fail()
            return part._replace(sums=sums)
        if not self._row():
            raise self._fail()
        return Part(t.COLOUR, row=self._value(), number=number)

    def _rest(self, part: Part) -> Part:
        """What may follow a mark: = 8, = blue 8, (5 + 3), and the lock."""
        if self._take(t.EQUALS):
            part = self._result(part)
        if self._kind() == t.OPEN:
            part = self._bracket(part)
        locks = 1 if self._kind() == t.PLUS else 0
        if self._kind(locks) == t.LOCK:
            self._at += 1 + locks
            part = part._replace(lock=True)
        return part

    def _result(self, part: Part) -> Part:
        if not part.pair:
            if self._kind() == t.NUMBER and self._kind(1) == t.PLUS and self._kind(2) == t.NUMBER:
                return part._replace(sums=self._sums())
            raise self._fail()
        number = self._number()
        row = self._value() if self._row() else part.row
        number = self._number() if number is None else number
        if number is None or row != part.row:
            raise self._fail()
        return part._replace(number=number)

    def _sums(self) -> tuple[int, ...]:
        first = self._value()
        self._at += 1
        return (first, self._value())

    def _bracket(self, part: Part) -> Part:
        """The dice, the label or the lock in brackets."""
        self._at += 1
        if self._kind() == t.NUMBER and self._kind(1) == t.PLUS and self._kind(2) == t.NUMBER:
            part = part._replace(sums=self._sums())
        elif self._take(t.LOCK):
            part = part._replace(lock=True)
        elif self._kind() == t.LABEL:
            self._at += 1
            part = part._replace(label=t.LABEL)
        elif self._white() and self._kind(1) == t.CLOSE:
            self._at += 1
            part = part._replace(label=t.COLOUR)
        else:
            inner = self._white_first() if self._white() else self._row_first() if self._row() else None
            if not inner or not inner.pair or inner.row != part.row or part.pair:
                raise self._fail()
            part = part._replace(white=inner.white, colour=inner.colour, pair=True)
        if not self._take(t.CLOSE):
            raise self._fail()
        return part
