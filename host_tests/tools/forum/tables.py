"""Games on a forum set up for a test: with dice as wanted, a clock that stands, and commands that are typed."""

import contextlib
import io

from tools.forum import referee
from tools.forum.cli import Program
from tools.forum.simulated import NAMES, START, clock, finish
from tools.forum.words import language

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


def answer(game, name, text):
    """An answer in time."""
    return referee.answer(game, game.names.index(name), text, game.turns[-1].rolled + 60)


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
