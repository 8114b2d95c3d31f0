"""A game as a text that people can read: TOML, with a checksum in its last line."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from engine.history import REASONS
from engine.qwixx.layout import ROLL
from engine.record import HistoryError
from tools.forum import names
from tools.forum.game import (
    DICE,
    FEWEST,
    MOST,
    MOST_HOURS,
    RULES,
    SEED_BYTES,
    SOURCES,
    Answer,
    Decision,
    Game,
    Turn,
    faces,
)
from tools.forum.words import LANGUAGES

_KIND = "pocket-dice forum game"
_VERSION = 1
_CHECKSUM = "# checksum "
_DIGITS = 2 * SEED_BYTES
_YEARS = range(1971, 10000)  # what a time may lie in, so that every zone can show it
_ACTIONS = range(13)

_PRIVATE = """\
# A game of Qwixx on a forum. Keep this file to yourself until the game is over: it has the secret seed and the
# answers. `log` writes what everybody may see. The last line is a checksum: change the game by its commands only.
"""
_PUBLIC = """\
# A game of Qwixx on a forum: all of it that everybody may see. `verify` checks it.
"""


class RefusedError(Exception):
    """A text is no game; the message says why, to go on from "it is refused:"."""


def compose(game: Game) -> str:
    """The text of a game."""
    lines = [_PRIVATE if game.seed and not game.revealed else _PUBLIC, *_head(game)]
    for number, turn in enumerate(game.turns, 1):
        lines += ["", "[[turn]]", f"# {number}", *_turn(turn)]
        for answer in turn.answers:
            lines += ["", "[[turn.answer]]", *_answer(answer)]
    body = "\n".join(lines) + "\n"
    return f"{body}{_CHECKSUM}{_checksum(body)}\n"


def public(game: Game) -> Game:
    """What everybody may see of a game: neither a secret seed nor answers to an open turn."""
    turns = [
        Turn(turn.dice, turn.source, turn.rolled, turn.deadline, turn.words, turn.struck, [], [], 0)
        if not turn.closed
        else turn
        for turn in game.turns
    ]
    return Game(**{**vars(game), "turns": turns, "seed": game.seed if game.revealed else None})


def parse(data: bytes) -> Game:
    """The game of a text; RefusedError if it isn't one, is damaged, from a newer version or not legal."""
    try:
        # A forum or a mail may have changed the ends of lines.
        body = data.decode("utf-8-sig").replace("\r\n", "\n").rstrip("\n")
        found = tomllib.loads(body)
    except (ValueError, RecursionError) as error:
        if _KIND.encode() in data:
            raise RefusedError(f"damaged, or changed by hand ({error})") from error
        raise RefusedError("not a game on a forum") from error
    if found.get("kind") != _KIND:
        raise RefusedError("not a game on a forum")
    if not isinstance(found.get("version"), int) or found["version"] > _VERSION:
        raise RefusedError("it was made by a newer version of this program")
    body, _, last = body.rpartition("\n")
    if not last.startswith(_CHECKSUM):
        raise RefusedError("it is cut short: its last line is missing")
    if last != _CHECKSUM + _checksum(body + "\n"):
        raise RefusedError("it is damaged or was changed by hand: its checksum is not right")
    try:
        game = _game(found)
        _check(game)
    except HistoryError as error:
        raise RefusedError(f"it is not a legal game ({REASONS[error.reason]})") from error
    except (KeyError, TypeError, ValueError) as error:
        raise RefusedError(f"it is not a legal game ({type(error).__name__}: {error})") from error
    return game


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


def _head(game: Game) -> Iterator[str]:
    yield f"kind = {_quote(_KIND)}"
    yield f"version = {_VERSION}"
    yield f"names = {_quote(game.names)}"
    yield f"language = {_quote(game.language)}"
    yield f"rules = {_quote(game.rules)}"
    yield f"zone = {_quote(game.zone)}"
    yield f"hours = {game.hours}"
    yield f"made = {_time(game.made)}"
    yield f"first = {game.first}  # the player who begins, the first in the list being 0"
    yield f"drawn = {_quote(game.drawn)}"
    yield f"commitment = {_quote(game.commitment)}"
    if game.seed:
        yield f"seed = {_quote(game.seed.hex())}"
    yield f"revealed = {_quote(game.revealed)}"
    if game.struck:
        yield f"struck = {_quote(game.struck)}"


def _turn(turn: Turn) -> Iterator[str]:
    yield f"dice = {_quote(turn.dice)}  # white, white, red, yellow, green, blue"
    yield f"source = {_quote(turn.source)}"
    yield f"rolled = {_time(turn.rolled)}"
    yield f"deadline = {_time(turn.deadline)}"
    if turn.words:
        yield f"words = {_quote(turn.words)}"
    if turn.struck:
        yield f"struck = {_quote(turn.struck)}"
    if turn.closed:
        yield f"played = {_quote(turn.played)}"
        yield f"closed = {_time(turn.closed)}"


def _answer(answer: Answer) -> Iterator[str]:
    yield f"player = {answer.player}"
    yield f"text = {_quote(answer.text)}"
    yield f"at = {_time(answer.at)}"
    yield f"white = {answer.decision.white}"
    yield f"colour = {answer.decision.colour}"


def _quote(value: object) -> str:
    # What JSON writes of strings, numbers, booleans and lists is TOML, but for this one letter.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _time(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _game(found: dict[str, Any]) -> Game:
    seed = found.get("seed")
    return Game(
        names=[_text(name) for name in found["names"]],
        language=_one_of(found["language"], LANGUAGES),
        rules=_one_of(found["rules"], RULES),
        zone=_text(found["zone"]),
        hours=_number(found["hours"], range(1, MOST_HOURS + 1)),
        made=_seconds(found["made"]),
        commitment=_hex(found["commitment"]).hex(),
        seed=None if seed is None else _hex(seed),
        first=_number(found["first"], range(MOST)),
        drawn=_flag(found["drawn"]),
        revealed=_flag(found["revealed"]),
        struck=[_dice(dice) for dice in found.get("struck", [])],
        turns=[_read_turn(turn) for turn in found.get("turn", [])],
    )


def _read_turn(found: dict[str, Any]) -> Turn:
    return Turn(
        dice=_dice(found["dice"]),
        source=_one_of(found["source"], SOURCES),
        rolled=_seconds(found["rolled"]),
        deadline=_seconds(found["deadline"]),
        words=_text(found.get("words", "")),
        struck=[_dice(dice) for dice in found.get("struck", [])],
        answers=[_read_answer(answer) for answer in found.get("answer", [])],
        played=[_number(action, _ACTIONS) for action in found.get("played", [])],
        closed=_seconds(found["closed"]) if "closed" in found else 0,
    )


def _read_answer(found: dict[str, Any]) -> Answer:
    decision = Decision(_number(found["white"], _ACTIONS), _number(found["colour"], _ACTIONS))
    return Answer(_number(found["player"], range(MOST)), _text(found["text"]), _seconds(found["at"]), decision)


def _check(game: Game) -> None:
    """ValueError or HistoryError unless all parts of a game fit together."""
    if not FEWEST <= len(game.names) <= MOST:
        raise ValueError("number of players")
    names.check(game.names)
    state = game.state(0)
    for number, turn in enumerate(game.turns, 1):
        state.apply_action(turn.roll())
        if faces(state) != turn.dice:
            raise ValueError(f"dice of turn {number}")
        if any(answer.player >= len(game.names) for answer in turn.answers):
            raise ValueError(f"answers to turn {number}")
        for action in turn.played:
            state.apply_action(action)
        whole = state.is_terminal() or state.phase() == ROLL
        awaits = number == len(game.turns) and not turn.played
        if not (whole if turn.closed else awaits):
            raise ValueError(f"end of turn {number}")


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("a text is expected")
    return value


def _number(value: object, allowed: range) -> int:
    if type(value) is not int or value not in allowed:
        raise ValueError(f"{value!r} is out of range")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("true or false is expected")
    return value


def _one_of(value: object, allowed: "tuple[str, ...]") -> str:
    if value not in allowed:
        raise ValueError(f"{value!r} is unknown")
    return str(value)


def _hex(value: object) -> bytes:
    digits = _text(value)
    if len(digits) != _DIGITS:
        raise ValueError("not 64 hexadecimal digits")
    return bytes.fromhex(digits)


def _seconds(value: object) -> int:
    if not isinstance(value, datetime) or value.tzinfo is None or value.year not in _YEARS:
        raise ValueError(f"{value!r} is no time")
    return int(value.timestamp())


def _dice(value: object) -> list[int]:
    if not isinstance(value, list) or len(value) != DICE:
        raise ValueError("a roll has six dice")
    return [_number(face, range(7)) for face in value]
