"""The referee's commands: reads what was typed, does it to a game in a file, says what came of it."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from engine.history import REASONS
from engine.record import HistoryError
from tools.forum import ForumError, clock, handheld, names, phrases, post, referee, store, text
from tools.forum.game import FEWEST, MOST, RULES, Game
from tools.forum.markup import MARKUPS
from tools.forum.verify import verify
from tools.forum.words import LANGUAGES, language

_HOURS = 48  # as the French rules have it
_USUAL = "forum"  # the name of a game if none is given
_POST_FIRST = "Post what `post` says before you roll: then nobody has to trust your dice."

_ABOUT = """\
The game master of a game of Qwixx on a forum: rolls the dice, understands the answers, keeps the time and the sheets,
and writes what is to be posted. Everything is kept in a file NAME.qwixx in this folder.
"""
_EXAMPLES = """\
examples:
  new Anna Ben Chloé --language fr --zone Europe/Paris     begin a game (then: post)
  roll                                                     roll the dice of the next turn (then: post)
  answer Anna "rouge 7 puis bleu 8"                        take down what a player wrote; again, to change it
  answer Ben "je passe" --at "2026-03-28 20:15"            ... which was posted at that time
  status                                                   who has still to answer, and how long
  close                                                    judge the turn: all have answered, or the time is over
  post --format markdown --png turn.png                    what to paste, and a picture of the sheets
  undo                                                     take back the last answer or closing
  reveal                                                   after the game: let the seed of the dice out (then: post)

With more than one game in the folder say which: status --game friday.qwixx. COMMAND --help tells more.
"""


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        raise ForumError(f"{message[0].upper()}{message[1:]}. See: {self.prog} --help")


class Program:
    """The commands, with a clock (seconds since 1970) and a source of secret random bytes."""

    def __init__(self, now: Callable[[], int], random_bytes: Callable[[int], bytes]) -> None:
        self._now = now
        self._random_bytes = random_bytes

    def run(self, arguments: list[str]) -> int:
        """The exit code: 0 if all went well, 1 if not; then a line on stderr says why, and nothing has changed."""
        try:
            options = parser().parse_args(arguments)
            command: Callable[[argparse.Namespace], int | None] = getattr(self, f"_{options.command}")
            return command(options) or 0
        except ForumError as error:
            print(error, file=sys.stderr)
        except HistoryError as error:
            print(f"That is {REASONS[error.reason]}.", file=sys.stderr)
        except UnicodeEncodeError:
            print("There is a letter that is none: is this terminal set to UTF-8?", file=sys.stderr)
        except KeyboardInterrupt:
            print("Stopped; nothing was changed.", file=sys.stderr)
        return 1

    # Games begin, come and go.

    def _new(self, options: argparse.Namespace) -> None:
        path = _new_path(options.game)
        game = referee.new(
            options.names, options.language, options.rules, options.zone, options.hours, options.starter,
            self._now(), self._random_bytes,
        )  # fmt: skip
        store.create(path, game)
        print(f"{path} is made; keep it to yourself. {game.names[game.first]} begins.")
        print(_POST_FIRST)

    def _import(self, options: argparse.Namespace) -> None:
        path = _new_path(options.game)
        history, known = handheld.load(options.file)
        players = options.names or known
        game = referee.new(
            players, options.language, RULES[0], options.zone, options.hours, players[0], self._now(),
            self._random_bytes,
        )  # fmt: skip
        anew = handheld.take(history, game, self._now())
        store.create(path, game)
        print(f"{path} has the game of {', '.join(players)}, turns so far: {len(game.turns)}.")
        if anew:
            print(f"The last turn isn't over: its dice stay, but all are asked anew. So far: {'; '.join(anew)}.")
        if not game.state().is_terminal():
            print(_POST_FIRST)

    def _export(self, options: argparse.Namespace) -> None:
        path = _path(options.game)
        game = store.read(path)
        handheld.export(text.public(game), options.file)
        print(f"{options.file} has the game as a handheld keeps it, without answers to an open turn.")

    # A turn.

    def _roll(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            typed = _faces(options.dice) if options.dice else None
            if options.file:
                typed = handheld.next_dice(game, options.file)
            turn = referee.roll(game, self._now(), typed, options.words)
            number = len(game.turns)
        print(f"Turn {number}: {' '.join(map(str, turn.dice))} (white, white, red, yellow, green, blue). Now: post")

    def _answer(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            player = names.find(game.names, options.name)
            at = clock.typed(options.at, game.zone) if options.at else self._now()
            if at > self._now():
                raise ForumError(f"{options.at} is in the future.")
            written = " ".join(options.text)
            decision = referee.answer(game, player, sys.stdin.read() if written == "-" else written, at)
            rolled = game.rolled(len(game.turns) - 1)
            told = phrases.decision(language(game.language), rolled, player, decision)
            waited = [game.names[other] for other in referee.missing(game)]
        print(f"{game.names[player]}: {told}")
        print(f"Still to answer: {', '.join(waited)}." if waited else "All have answered. Now: close")

    def _extend(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            referee.extend(game, options.hours)
            deadline = game.turns[-1].deadline
        print(f"Answers are taken until {clock.stamp(deadline, game.zone)}.")

    def _close(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            referee.close(game, self._now())
            over = game.state().is_terminal()
        print(f"Turn {len(game.turns)} is closed.", "It is the last. Now: reveal, post" if over else "Now: roll, post")

    def _undo(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            done = referee.undo(game, self._now())
        print(done)

    def _reveal(self, options: argparse.Namespace) -> None:
        with self._changed(options) as game:
            referee.reveal(game)
        print("The seed is out: post and log have it from now on.")

    # What is only looked at.

    def _status(self, options: argparse.Namespace) -> None:
        path = _path(options.game)
        game = store.read(path)
        turn = game.open_turn()
        print(f"{path}: {', '.join(game.names)}; {game.rules} rules, turn {len(game.turns)}.")
        if game.state().is_terminal():
            print("The game is over." + ("" if game.revealed else " The seed is not out yet: reveal"))
        elif not turn:
            print("No dice are on the table. Now: roll")
        else:
            given = turn.decisions()
            print("Answered:", ", ".join(game.names[player] for player in given) or "nobody")
            waited = [game.names[player] for player in referee.missing(game)]
            print("Still to answer:", ", ".join(waited) or "nobody. Now: close")
            left = turn.deadline - self._now()
            end = clock.stamp(turn.deadline, game.zone)
            if left > 0:
                print(f"Time left: {left // 3600} h {left // 60 % 60:02} min, until {end}.")
            else:
                print(f"The time was over at {end}. Now: close")

    def _post(self, options: argparse.Namespace) -> None:
        path = _path(options.game)
        game = store.read(path)
        if options.png:
            from tools.forum import picture

            store.write_bytes(_no_game(options.png, path), picture.png(game))
        print(post.post(game, self._now(), MARKUPS[options.format]()), end="")

    def _log(self, options: argparse.Namespace) -> None:
        path = _path(options.game)
        log = text.compose(text.public(store.read(path)))
        if options.output:
            store.write_bytes(_no_game(options.output, path), log.encode())
        else:
            print(log, end="")

    def _verify(self, options: argparse.Namespace) -> int:
        game = store.read(_path(options.game))
        findings = list(verify(game, options.commitment))
        for finding in findings:
            print({True: "right  ", False: "WRONG  ", None: "       "}[finding.fine] + finding.text)
        wrong = sum(finding.fine is False for finding in findings)
        if options.commitment is None:
            print(f"Compare with the first post: {game.commitment}")
        print(f"What is wrong: {wrong} of {len(findings)}." if wrong else "Nothing is wrong.")
        return 1 if wrong else 0

    @contextmanager
    def _changed(self, options: argparse.Namespace) -> Iterator[Game]:
        """A game to be changed, which is kept if nothing goes wrong."""
        path = _path(options.game)
        if not path.exists():
            raise ForumError(f"There is no game {path}.")
        with store.locked(path):
            game = store.read(path)
            yield game
            store.write(path, game)


def parser() -> argparse.ArgumentParser:
    """What may be typed."""
    top = _Parser(
        prog="forum", description=_ABOUT, epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        added.add_argument("-g", "--game", type=Path, help="the game's file; not needed if the folder has only one")
        return added

    new = command("new", "begin a game")
    new.add_argument("names", nargs="+", metavar="NAME", help=f"{FEWEST} to {MOST} players in the order of play")
    new.add_argument("--starter", metavar="NAME", help="who begins; drawn if nobody is named")
    new.add_argument("--rules", choices=RULES, default="forum", help="forum if none are named")
    load = command("import", "go on with a game from a handheld")
    load.add_argument("file", type=Path, metavar="FILE", help="a backup, or saves/game.dat")
    load.add_argument("names", nargs="*", metavar="NAME", help="the players; those of the backup if none are named")
    for begins in (new, load):
        begins.add_argument("--language", choices=LANGUAGES, default="en", help="of all that is posted")
        begins.add_argument("--hours", type=int, default=_HOURS, help=f"to answer; {_HOURS} if nothing is said")
        begins.add_argument("--zone", default="UTC", help="time zone of the deadlines, such as Europe/Paris")
    roll = command("roll", "roll the dice of the next turn")
    dice_from = roll.add_mutually_exclusive_group()
    dice_from.add_argument("--dice", metavar="3,4,1,2,6,5", help="by hand: white, white, red, yellow, green, blue")
    dice_from.add_argument("--from", dest="file", type=Path, metavar="FILE", help="rolled in this game on a handheld")
    roll.add_argument("--words", default="", help="what players wrote, for the roll to depend on")
    answer = command("answer", "take down what a player wrote, in place of what was before")
    answer.add_argument("name", metavar="NAME", help="the player; the beginning of the name is enough")
    answer.add_argument("text", nargs="+", metavar="TEXT", help="the answer, such as: red 7, then blue 8; - reads it")
    answer.add_argument("--at", metavar="TIME", help='when it was posted, such as "2026-03-28 20:15"; now if not said')
    command("status", "say who has still to answer, and how long")
    extend = command("extend", "give more time to answer")
    extend.add_argument("hours", type=int, metavar="HOURS")
    command("close", "judge the turn, once all have answered or the time is over")
    show = command("post", "print what is to be posted")
    show.add_argument("--format", choices=tuple(MARKUPS), default="bbcode", help="bbcode if nothing is said")
    show.add_argument("--png", type=Path, metavar="FILE", help="also draw the sheets in a picture")
    command("undo", "take back the last answer or closing; dice from the seed stay")
    command("reveal", "let the seed out after the end")
    log = command("log", "print the game as everybody may have it")
    log.add_argument("--output", type=Path, metavar="FILE", help="write it there")
    check = command("verify", "check all dice and marks of a game, or of its log")
    check.add_argument("--commitment", metavar="SHA-256", help="what was posted at the beginning")
    save = command("export", "bring a game to a handheld, or to `make replay`")
    save.add_argument("file", type=Path, metavar="FILE", help="a new backup, FILE.zip, or FILE.dat")
    return top


def _faces(typed: str) -> list[int]:
    pieces = typed.replace(",", " ").replace("-", " 0 ").split()
    if not all(len(piece) == 1 and piece.isascii() and piece.isdigit() for piece in pieces):
        raise ForumError(f"{typed!r} is no roll: type faces from 1 to 6 with commas between, such as 3,4,1,2,6,5.")
    return [int(piece) for piece in pieces]


def _no_game(path: Path, game: Path) -> Path:
    """The name of a file that may be replaced, which is none of a game, also by a link or in capitals."""
    target = path.resolve()
    if store.SUFFIX in (path.suffix.lower(), target.suffix.lower()) or target == game.resolve():
        raise ForumError(f"{path} would replace a game, and its seed with it. Choose a name without {store.SUFFIX}.")
    return path


def _new_path(named: "Path | None") -> Path:
    path = named or Path(_USUAL)
    return path if path.suffix == store.SUFFIX else path.with_name(path.name + store.SUFFIX)


def _path(named: "Path | None") -> Path:
    """The file of the game that is meant."""
    if named:
        with_suffix = _new_path(named)
        return with_suffix if with_suffix.exists() and not named.exists() else named
    here = sorted(Path().glob(f"[!.]*{store.SUFFIX}"))
    if len(here) == 1:
        return here[0]
    if not here:
        raise ForumError("There is no game in this folder: begin one with new, or name it with --game.")
    raise ForumError(f"Which game? Add --game and one of {', '.join(map(str, here))}.")
