"""Takes what a player wrote for a decision, or says why it can't be one, in the game's language."""

from collections.abc import Iterator

from engine.qwixx import State
from engine.qwixx.sheet import LAST, number
from tools.forum import ForumError, phrases
from tools.forum import tokens as t
from tools.forum.game import PASS, Decision
from tools.forum.grammar import Part, UnclearError, parts
from tools.forum.judge import after_white, asked, possible
from tools.forum.phrases import FIRST_COLOUR, listed
from tools.forum.words import language
from tools.forum.words.kind import Words

_WHITES = range(1, FIRST_COLOUR)  # actions
_COLOURS = range(FIRST_COLOUR, 13)
_SIGNS = (t.STOP, t.COLON, t.PLUS, t.THEN)  # what alone says nothing


class WrongAnswerError(ForumError):
    """What was written is no possible decision; the message is for the player."""


def understand(text: str, code: str, rolled: State, player: int, name: str) -> Decision:
    """What a player has decided; WrongAnswerError if that can't be told, or isn't possible.

    rolled: the game when the dice of the turn were rolled. code: of the game's language, which goes first where a
    word means two things. name: how to address the player.
    """
    words = language(code)
    answer = _Answer(words, rolled, player)
    try:
        tokens, quoted = t.cut(text, code)
        try:
            said = parts(tokens) if any(token.kind not in _SIGNS for token in tokens) else []
        except UnclearError as error:
            names = (*words.rows, words.white_die)
            meant = listed([names[colour] for colour in error.colours], words.either)
            message = getattr(words, error.message).format(word=error.word, reading=error.word)
            raise _Wrong(f"{message} {meant}" if meant else message) from error
        if not said:
            raise _Wrong(words.only_quoted if quoted else words.no_answer)
        return answer.decide(said)
    except _Wrong as wrong:
        lines = [f"{words.about.format(name=name)} {wrong}", *answer.choices(wrong.choices)]
        raise WrongAnswerError("\n".join(lines)) from wrong


class _Wrong(Exception):
    """Why an answer isn't taken; and, if it has more than one possible meaning, which."""

    def __init__(self, message: str, choices: "tuple[Decision, ...]" = ()) -> None:
        super().__init__(message)
        self.choices = choices


class _Answer:
    """One player's answer to one roll."""

    def __init__(self, words: Words, rolled: State, player: int) -> None:
        self._words = words
        self._rolled = rolled
        self._player = player
        self._active = player == rolled.active_player()
        self._possible = possible(rolled, player)

    def decide(self, said: list[Part]) -> Decision:
        if len(said) > 2:
            raise _Wrong(self._words.too_many)
        self._check_rows(said)
        groups = self._readings_active(said) if self._active else self._readings_passive(said)
        impossible: list[Decision] = []
        for group in groups:
            legal = tuple(decision for decision in group if decision in self._possible)
            if len(legal) == 1:
                return legal[0]
            if legal:
                reading = listed([self._told(part) for part in said], ", ")
                raise _Wrong(self._words.unclear.format(reading=reading), legal)
            impossible += group
        if impossible:
            raise _Wrong(self._why(impossible[0]))
        self._fit_dice(said)
        raise _Wrong(f"{self._meant(said)} {self._words.order_matters}")

    def choices(self, only: tuple[Decision, ...]) -> Iterator[str]:
        """What is possible, or these decisions of it, to go below a message."""
        words, rolled, player = self._words, self._rolled, self._player
        if only:
            yield from (f"- {phrases.decision(words, rolled, player, decision)}" for decision in only)
            return
        if self._possible == [Decision(PASS)]:
            yield words.nothing_to_say
            return
        told = phrases.active_choices(words, rolled) if self._active else phrases.white_choices(words, rolled, player)
        yield f"{words.possible}{words.colon}{told}."
        if Decision(PASS) not in self._possible:
            yield words.must_mark

    # Readings: groups of decisions that an answer may mean, the next one being of account if none is possible.

    def _readings_passive(self, said: list[Part]) -> list[list[Decision]]:
        words = self._words
        if any(part.kind == t.PENALTY for part in said):
            raise _Wrong(words.no_penalty)
        if any(part.kind == t.COLOUR and (part.label == t.LABEL or part.pair) for part in said):
            raise _Wrong(f"{self._meant(said)} {words.no_colour}")
        first, rest = said[0], said[1:]
        if rest and first.kind == t.PASS and first.label == t.LABEL:
            first, rest = rest[0], [first]
        if rest and (rest[0].kind != t.PASS or rest[0].label == t.COLOUR):
            raise _Wrong(words.too_many)
        group = [Decision(action) for action in (PASS, *_WHITES) if self._white(first, action)]
        if not group and any(self._colour(first, action) for action in _COLOURS):
            raise _Wrong(f"{self._meant(said)} {words.no_colour}")
        return [group]

    def _readings_active(self, said: list[Part]) -> list[list[Decision]]:
        first = said[0]
        if len(said) == 1:
            if first.kind != t.COLOUR:
                self._complete(first)
                return [[Decision(PASS)]]
            return [self._pairs(first, _NOTHING) + self._pairs(_NOTHING, first)]
        second = said[1]
        passes = [part for part in said if part.kind != t.COLOUR]
        if len(passes) == 1 and passes[0].kind == t.PENALTY:
            raise _Wrong(self._words.contrary)
        groups = [self._pairs(first, second)]
        marks = not passes and not second.then
        labelled = first.label == t.LABEL or second.label == t.COLOUR
        if marks or labelled or (second.kind == t.PASS and not second.label):
            groups.append(self._pairs(second, first))
        return groups

    def _complete(self, said: Part) -> None:
        """Who passes in one action only has to say what happens in the other."""
        if said.label == t.COLOUR and any(decision.colour for decision in self._possible if not decision.white):
            raise _Wrong(self._words.incomplete)
        if said.label == t.LABEL and any(decision.white for decision in self._possible):
            raise _Wrong(self._words.incomplete)

    def _pairs(self, white: Part, colour: Part) -> list[Decision]:
        whites = [action for action in (PASS, *_WHITES) if self._white(white, action)]
        colours = [action for action in (PASS, *_COLOURS) if self._colour(colour, action)]
        return [Decision(first, second) for first in whites for second in colours]

    def _white(self, part: Part, action: int) -> bool:
        """Whether a part may be an action of the white dice."""
        if part.label == t.LABEL or part.pair:
            return False
        if part.kind != t.COLOUR or not action:
            return part.kind != t.COLOUR and not action
        rolled = self._rolled
        faces = [rolled.die(0), rolled.die(1)]
        return rolled.row_of(action) == part.row and self._gives(part, rolled.white_sum(), faces)

    def _colour(self, part: Part, action: int) -> bool:
        """Whether a part may be an action of the colour dice."""
        if part.label == t.COLOUR:
            return False
        if part.kind != t.COLOUR or not action:
            return part.kind != t.COLOUR and not action
        rolled = self._rolled
        row, die = rolled.row_of(action), action - FIRST_COLOUR & 1
        if row != part.row or (die and rolled.die(0) == rolled.die(1)):
            return False
        white, colour = rolled.die(die), rolled.die(2 + row)
        # "White + blue 8" may tell the die or what both give.
        told = (None, colour) if part.white is not None else (None, colour, white + colour)
        return (
            part.white in (None, white) and part.colour in told and self._gives(part, white + colour, [white, colour])
        )

    @staticmethod
    def _gives(part: Part, total: int, faces: list[int]) -> bool:
        if part.lock and total != number(part.row or 0, LAST):
            return False
        return part.number in (None, total) and (not part.sums or sorted(part.sums) == sorted(faces))

    # Why not.

    def _check_rows(self, said: list[Part]) -> None:
        for part in said:
            if part.row is not None and self._rolled.closed() >> part.row & 1:
                raise _Wrong(f"{self._meant(said)} {self._about_row(self._words.row_closed, part.row)}")

    def _fit_dice(self, said: list[Part]) -> None:
        for part in said:
            fits = any(self._white(part, action) for action in (PASS, *_WHITES))
            fits |= self._active and any(self._colour(part, action) for action in (PASS, *_COLOURS))
            if not fits:
                told = self._told(part)
                raise _Wrong(f"{self._meant(said)} {self._words.wrong_dice.format(mark=told)}")

    def _why(self, wanted: Decision) -> str:
        """Why a decision that the dice give isn't possible."""
        words = self._words
        meant = words.meant.format(reading=phrases.decision(words, self._rolled, self._player, wanted))
        state = asked(self._rolled, self._player)
        if state.is_legal(wanted.white):
            after = after_white(self._rolled, wanted.white)
            if after.is_terminal():
                return f"{meant} {words.game_ends}"
            return f"{meant} {self._reason(after, wanted.colour)}"
        return f"{meant} {self._reason(state, wanted.white)}"

    def _reason(self, state: State, action: int) -> str:
        words = self._words
        if action == PASS:
            return words.must_mark
        row = state.row_of(action)
        if state.closed() >> row & 1:
            return self._about_row(words.row_closed, row)
        at, last = state.position_of(action), state.last(state.current_player(), row)
        if at < last:
            return self._about_row(words.passed, row, number=number(row, last - 1))
        return self._about_row(words.too_few, row, number=number(row, at), needed=state.rules.needed)

    def _about_row(self, message: str, row: int, **facts: int) -> str:
        told = message.format(row=self._words.rows[row], **facts)
        return told[0].upper() + told[1:]

    def _meant(self, said: list[Part]) -> str:
        return self._words.meant.format(reading=", ".join(self._told(part) for part in said))

    def _told(self, part: Part) -> str:
        """What a part says, in words."""
        words = self._words
        label = {t.COLOUR: words.whites + words.colon, t.LABEL: words.colour + words.colon, None: ""}[part.label]
        if part.kind != t.COLOUR or part.row is None:
            return label + (words.penalty if part.kind == t.PENALTY else words.passes)
        row = words.rows[part.row]
        more = f" ({' + '.join(map(str, part.sums))})" if part.sums else ""
        more += " 🔒" if part.lock else ""
        if not part.pair:
            return label + (row if part.number is None else f"{row} {part.number}") + more
        dice = [f"{name} {face or ''}".strip() for name, face in ((words.white_die, part.white), (row, part.colour))]
        return f"{label}{' + '.join(dice)}" + ("" if part.number is None else f" = {part.number}") + more


_NOTHING = Part(t.PASS)
