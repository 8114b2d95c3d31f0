"""Games on a forum set up for a test: with dice as wanted, a clock that stands, and commands that are typed."""

import contextlib
import io
import random

from tools.forum import phrases, referee
from tools.forum.cli import Program
from tools.forum.judge import awaited, possible
from tools.forum.words import language

START = 1_774_699_980  # Saturday 28 March 2026, 12:13 UTC, the day before clocks change in Europe
HOUR = 3600
NAMES = ["Anna", "Ben", "Chloé", "Dmitri", "Eva"]
SHOWN = 137  # the seed of the game that is shown
NOTHING = [1, 1, 1, 1, 1, 1]


def secret(n):
    """Bytes that are no secret."""
    return bytes(range(n))


def new(players=2, code="en", rules="forum", starter="Anna", seed=secret):
    """A game before its first roll."""
    return referee.new(NAMES[:players], code, rules, "Europe/Paris", 48, starter, START, seed)


def rolled(*dice, now=START, **fields):
    """A new game whose first dice are on the table, with ones for those that aren't named."""
    game = new(**fields)
    roll(game, *dice, now=now)
    return game


def roll(game, *dice, now=None):
    """The next roll: these dice, and 1 for the others that are in the game."""
    now = clock(game) if now is None else now
    closed = game.state().closed()
    faces = [*dice, *NOTHING][:6]
    return referee.roll(game, now, faces[:2] + [0 if closed >> row & 1 else faces[2 + row] for row in range(4)])


def clock(game):
    """The moment of what happened last."""
    turn = game.turns[-1] if game.turns else None
    return max(turn.rolled, turn.closed) if turn else START


def answer(game, name, text):
    """An answer in time."""
    return referee.answer(game, game.names.index(name), text, game.turns[-1].rolled + 60)


def finish(game):
    """Closes a turn, for whose deadline nobody has to wait."""
    return referee.close(game, game.turns[-1].deadline)


def turn(game, *dice, **answers):
    """A whole turn with the players' answers; who isn't named is absent."""
    roll(game, *dice)
    for name, text in answers.items():
        answer(game, name, text)
    return finish(game)


def mark_all(game, row, numbers):
    """A turn for each number, in which everybody marks it in a row by the white dice."""
    for number in numbers:
        first = max(1, number - 6)
        words = language(game.language)
        turn(game, first, number - first, **dict.fromkeys(game.names, f"{words.whites}: {words.rows[row]} {number}"))


def simulate(seed, players=3, code="en", rules="forum", turns=999, present=0.9):
    """A game that people play who skip little and sometimes don't answer; it ends with an open turn, or is over."""
    chance = random.Random(seed)
    game = referee.new(NAMES[:players], code, rules, "Europe/Paris", 48, None, START, chance.randbytes)
    while not game.state().is_terminal():
        referee.roll(game, clock(game))
        if len(game.turns) == turns:
            break
        table = game.rolled(len(game.turns) - 1)
        for player in awaited(table):
            if chance.random() < present:
                few = sorted(possible(table, player), key=lambda wanted: skipped(table, wanted))[:2]
                text = phrases.decision(language(code), table, player, chance.choice(few))
                referee.answer(game, player, text, game.turns[-1].rolled + chance.randrange(HOUR))
        finish(game)
    return game


def showcase():
    """A game to be shown."""
    return simulate(SHOWN, 4, turns=29, present=0.97)


def skipped(table, wanted):
    """About how much a decision loses."""
    marks = bool(wanted.white) + bool(wanted.colour)
    high = [table.position_of(action) for action in wanted if action]
    return sum(high) - 6 * marks


class Desk:
    """A game master at work in a folder, who types commands."""

    def __init__(self, folder, monkeypatch=None):
        self.folder = folder
        self.now = START
        if monkeypatch:
            monkeypatch.chdir(folder)

    def type(self, *arguments):
        """The exit code and what was said on stdout and stderr."""
        out, err = io.StringIO(), io.StringIO()
        program = Program(lambda: self.now, secret)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = program.run([str(argument) for argument in arguments])
        return code, out.getvalue(), err.getvalue()

    def do(self, *arguments):
        """What was said on stdout by a command that went well."""
        code, out, err = self.type(*arguments)
        assert code == 0, err
        return out

    def fail(self, *arguments):
        """Why a command failed."""
        code, out, err = self.type(*arguments)
        assert (code, out) == (1, ""), out
        return err.strip()
