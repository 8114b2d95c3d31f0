"""What the game master pastes into the forum: a new game, the last turn and the new roll, or the end."""

from collections.abc import Iterator

from engine.qwixx import State
from engine.qwixx.layout import COLOUR
from engine.qwixx.sheet import ROWS
from tools.forum import clock, names, phrases, referee, sheets
from tools.forum.game import HAND, HANDHELD, PASS, RULES, SEED, Decision, Game, Turn
from tools.forum.judge import ABSENT, DRAWN, ENDED, IDLE, VOID, Played, awaited, possible
from tools.forum.markup import Plain
from tools.forum.phrases import counted, listed
from tools.forum.words import language
from tools.forum.words.kind import Words

_DICE = ("⚪", "⚪", "🔴", "🟡", "🟢", "🔵")


def post(game: Game, now: int, markup: Plain) -> str:
    """All that there is to say at this moment, in the game's language."""
    return "\n\n".join(_Post(game, now, markup).paragraphs()) + "\n"


class _Post:
    """One post about a game."""

    def __init__(self, game: Game, now: int, markup: Plain) -> None:
        self._game = game
        self._now = now
        self._markup = markup
        self._words: Words = language(game.language)
        self._state = game.state()
        self._before = self._state
        self._plain_names = [names.in_line(name) for name in game.names]
        self._names = [markup.escape(name) for name in self._plain_names]

    def paragraphs(self) -> Iterator[str]:
        game = self._game
        turn = game.open_turn()
        closed = len(game.turns) - (turn is not None)
        if not game.turns:
            yield from self._beginning()
            return
        if closed:
            yield from self._done(closed - 1)
        if turn:
            yield from self._roll(turn)
        elif self._state.is_terminal():
            yield from self._end()
        yield from self._sheets()
        if self._as_imported() and not self._state.is_terminal():
            yield self._commitment()

    def _as_imported(self) -> bool:
        """Whether all turns, but for one that wasn't over, came from a handheld: then no first post was written."""
        sources = [turn.source for turn in self._game.turns]
        return SEED not in sources and sources.count(HANDHELD) >= len(sources) - 1

    def _beginning(self) -> Iterator[str]:
        game, words, markup = self._game, self._words, self._markup
        yield markup.title(words.game)
        order = [self._names[(game.first + i) % len(self._names)] for i in range(len(self._names))]
        begins = words.begins_drawn if game.drawn else words.begins
        yield f"{words.order.format(names=', '.join(order))} {begins.format(name=markup.bold(order[0]))}"
        time = words.time_to_answer.format(hours=counted(words, words.hours, game.hours))
        yield f"{words.rules[RULES.index(game.rules)]} {time}"
        yield self._commitment()

    def _commitment(self) -> str:
        words, markup = self._words, self._markup
        head = f"{words.commitment}{words.colon.rstrip()}"
        return markup.lines(head, markup.inline(self._game.commitment), words.commitment_means)

    # What happened.

    def _done(self, number: int) -> Iterator[str]:
        words, markup, turn = self._words, self._markup, self._game.turns[number]
        yield markup.title(words.done.format(turn=number + 1))
        played = referee.told(self._game, number)
        self._before = self._game.rolled(number)  # with all dice, also those that left in the course of the turn
        order = [entry.player for entry in played if entry.phase != COLOUR]
        lines = [f"{markup.bold(self._names[player])}{words.colon}{self._did(player, played)}" for player in order]
        yield markup.lines(self._dice(turn), *([words.at_handheld] if turn.source == HANDHELD else []))
        yield markup.items(lines)

    def _did(self, player: int, played: list[Played]) -> str:
        words = self._words
        own = [entry for entry in played if entry.player == player]
        said = [text for entry in own if (text := self._what(entry))]
        marked = any(entry.action for entry in own)
        reasons = {entry.reason for entry in own}
        colour = any(entry.phase == COLOUR and entry.reason != ENDED for entry in own)
        if colour and not marked:
            if VOID in reasons:
                said.append(words.penalty)
            elif ABSENT in reasons:
                said.append(words.silent_penalty)
            else:
                said.append(words.idle_penalty if reasons == {IDLE} else words.did_penalty)
        if not said:
            said.append(words.silent if ABSENT in reasons else words.was_idle if IDLE in reasons else words.did_pass)
        return "; ".join(said)

    def _what(self, entry: Played) -> str:
        words, state = self._words, entry.before
        if entry.action:
            mark = self._mark(state, entry.action, entry.phase)
            form = words.drawn if entry.reason == DRAWN else words.marks
            return form.format(mark=mark) + (words.locks if state.locks(entry.action) else "")
        if entry.reason == ENDED:
            return words.ended.format(mark=self._mark(state, entry.wanted, entry.phase))
        if entry.reason == VOID:
            return words.void.format(mark=self._mark(self._before, entry.wanted, entry.phase))
        return ""

    def _mark(self, state: State, action: int, phase: int) -> str:
        mark = phrases.mark(self._words, state, action)
        if phase != COLOUR:
            return mark
        return f"{mark} ({phrases.colour_dice(self._words, state, action).rpartition(' = ')[0]})"

    # The new roll.

    def _roll(self, turn: Turn) -> Iterator[str]:
        words, markup, state = self._words, self._markup, self._state
        active = state.active_player()
        yield markup.title(words.turn.format(turn=len(self._game.turns), name=self._names[active]))
        total = words.white_sum.format(sum=markup.bold(str(state.white_sum())))
        yield markup.lines(self._dice(turn), total, *self._notes(turn))
        if awaited(state):
            until = clock.told(words, turn.deadline, self._game.zone)
            left = clock.lasting(words, turn.deadline - self._now)
            yield words.until.format(time=markup.bold(until), hours=left)
        yield markup.bold(words.may)
        yield markup.items(self._choices())
        yield from self._example()

    def _dice(self, turn: Turn) -> str:
        faces = [f"{sign}{face}" for sign, face in zip(_DICE, turn.dice, strict=True) if face]
        return f"{self._words.dice}{self._words.colon}{'  '.join(faces)}"

    def _notes(self, turn: Turn) -> list[str]:
        words = self._words
        notes = [words.by_hand] if turn.source == HAND else []
        notes += [words.retyped.format(dice=" ".join(str(face) for face in dice)) for dice in turn.struck]
        if turn.words:
            notes.append(words.words_count.format(words=self._markup.escape(turn.words)))
        return notes

    def _order(self) -> list[int]:
        first, count = self._state.active_player(), self._state.players
        return [(first + i) % count for i in range(count)]

    def _choices(self) -> list[str]:
        """A line for all players who have the same choice."""
        said: dict[str, list[str]] = {}
        for player in self._order():
            said.setdefault(self._choice(player), []).append(self._markup.bold(self._names[player]))
        return [f"{', '.join(names)}{choice}" for choice, names in said.items()]

    def _choice(self, player: int) -> str:
        words, rolled, active = self._words, self._state, self._state.active_player()
        decisions = possible(rolled, player)
        if decisions == [Decision(PASS)]:
            return words.colon + (words.nothing_penalty if player == active else words.nothing)
        if player != active:
            return words.colon + phrases.white_choices(words, rolled, player)
        must = "" if Decision(PASS) in decisions else f" ({words.must})"
        return f" ({words.active}){must}{words.colon}{phrases.active_choices(words, rolled)}"

    def _example(self) -> Iterator[str]:
        """How the first player in turn order with two marks, or else with one, may write the decision."""
        found = [(player, decision) for player in self._order() for decision in possible(self._state, player)]
        if not any(decision != Decision(PASS) for _, decision in found):
            return
        player, decision = max(found, key=lambda pair: bool(pair[1].white) + bool(pair[1].colour))
        example = phrases.decision(self._words, self._state, player, decision)
        yield self._words.how.format(example=self._markup.bold(example))

    # The table.

    def _sheets(self) -> Iterator[str]:
        words, markup, state = self._words, self._markup, self._state
        closed = [words.rows[row] for row in range(ROWS) if state.closed() >> row & 1]
        rows = words.closed.format(rows=", ".join(closed)) if closed else words.none_closed
        lines: list[str] = []
        for player, name in enumerate(self._plain_names):
            lines += [*sheets.sheet(words, state, player, name), ""]
        yield markup.bold(words.sheets)
        yield markup.block([*lines, words.legend])
        yield rows

    def _end(self) -> Iterator[str]:
        words, markup, state, game = self._words, self._markup, self._state, self._game
        yield markup.title(words.over)
        winners = [player for player in range(state.players) if state.winners() >> player & 1]
        best = [self._names[player] for player in winners]
        points = counted(words, words.points, state.score(winners[0]))
        told = words.wins.format(name=best[0], points=points)
        if len(winners) > 1:
            told = words.share.format(names=listed(best, words.all_of), points=points)
        yield markup.bold(told)
        yield markup.block(list(sheets.totals(words, state, self._plain_names)))
        if game.revealed and game.seed:
            head = f"{words.seed}{words.colon.rstrip()}"
            yield markup.lines(head, markup.inline(game.seed.hex()), words.seed_means)
        else:
            yield words.seed_follows
