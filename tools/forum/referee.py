"""What a game master does to a game: each function changes it as the rules and fairness allow, or raises ForumError."""

from collections.abc import Callable

from engine.qwixx.sheet import ROWS
from tools.forum import ForumError, answers, clock, dice, names
from tools.forum.game import (
    DICE,
    FEWEST,
    HAND,
    HANDHELD,
    MOST,
    MOST_HOURS,
    SEED,
    SEED_BYTES,
    Answer,
    Decision,
    Game,
    Turn,
    faces,
    outcome,
)
from tools.forum.judge import Played, actions, as_decisions, awaited, judge, retell

_HOUR = 3600
_LONGEST_WORDS = 500
_LONGEST_ANSWER = 2000
_WHITES = 2
_WAS_AHEAD = " If the clock was ahead then, and is right now: undo."


def new(
    players: list[str],
    language: str,
    rules: str,
    zone: str,
    hours: int,
    starter: "str | None",
    now: int,
    random_bytes: Callable[[int], bytes],
) -> Game:
    """A new game, whose starter is drawn if none is named."""
    if not FEWEST <= len(players) <= MOST:
        raise ForumError(f"A game has {FEWEST} to {MOST} players, not {len(players)}.")
    try:
        names.check(players)
    except ValueError as error:
        raise ForumError(str(error)) from error
    _check_hours(hours)
    clock.zone(zone)
    seed = random_bytes(SEED_BYTES)
    first = dice.starter(seed, len(players)) if starter is None else names.find(players, starter)
    return Game(players, language, rules, zone, hours, now, dice.commitment(seed), seed, first, starter is None)


def roll(game: Game, now: int, typed: "list[int] | None" = None, words: str = "") -> Turn:
    """Rolls the dice of the next turn, from the seed or as they were typed (0 or none for those that have left)."""
    _mastered(game)
    state = game.state()
    _not_over(game)
    if game.open_turn():
        raise ForumError(f"Turn {len(game.turns)} is not closed yet, so there is nothing to roll.")
    _forward(game, now)
    words = dice.plain(words)
    if len(words) > _LONGEST_WORDS or not words.isprintable():
        raise ForumError(f"The words for a roll have {_LONGEST_WORDS} letters at most, all of which can be seen.")
    if any(letter in names.BRACKETS for letter in words):
        raise ForumError("Leave brackets out of the words: a forum would take them for a code.")
    if typed is not None and words:
        raise ForumError("Words count only for dice that come from the seed.")
    if typed is None:
        if game.struck:
            raise ForumError("These dice were rolled by hand, and seen: type them again, corrected.")
        value = state.chance(dice.roll_draw(_seed(game), game, words))
    else:
        value = outcome(_whole(typed, state.closed()))
    state.apply_action(value)
    source = SEED if typed is None else HAND
    turn = Turn(faces(state), source, now, clock.deadline(now, game.hours), words, game.struck)
    game.struck = []
    game.turns.append(turn)
    return turn


def _whole(typed: list[int], closed: int) -> list[int]:
    """Six faces of typed dice: those that have left may be 0 or left out."""
    gone = [closed >> row & 1 for row in range(ROWS)]
    left = DICE - sum(gone)
    if len(typed) == left and sum(gone):
        rest = iter(typed)
        typed = [next(rest) for _ in range(_WHITES)] + [0 if out else next(rest) for out in gone]
    if len(typed) != DICE:
        raise ForumError(f"{left} dice are in the game (white, white, red, yellow, green, blue), not {len(typed)}.")
    for face, out in zip(typed, [0] * _WHITES + gone, strict=True):
        if out and face:
            raise ForumError("The die of a closed row has left the game: type 0 for it.")
        if not out and not 1 <= face <= 6:
            raise ForumError(f"A die shows 1 to 6, not {face}.")
    return typed


def answer(game: Game, player: int, text: str, at: int) -> Decision:
    """Takes a player's answer, posted at a time, in place of an earlier one; WrongAnswerError if it can't be taken."""
    _mastered(game)
    turn = _open(game)
    # A forum tells no seconds: what was posted in the minute of the roll came after it.
    if clock.minute(at) == clock.minute(turn.rolled):
        at = max(at, turn.rolled)
    if at < turn.rolled:
        raise ForumError(
            f"The answer is from {clock.stamp(at, game.zone)}, but the dice were rolled only at "
            f"{clock.stamp(turn.rolled, game.zone)}.{_WAS_AHEAD}"
        )
    if at >= turn.deadline:
        raise ForumError(
            f"The time was over at {clock.stamp(turn.deadline, game.zone)}. If the answer was posted before, "
            'say when: --at "2026-03-28 20:15".'
        )
    if len(text) > _LONGEST_ANSWER:
        raise ForumError("That is too long for an answer: copy only the decision.")
    rolled = game.rolled(len(game.turns) - 1)
    decision = answers.understand(text, game.language, rolled, player, game.names[player])
    turn.answers.append(Answer(player, text, at, decision))
    return decision


def missing(game: Game) -> list[int]:
    """Whose answer is awaited, in turn order; nobody's while no turn is open."""
    turn = game.open_turn()
    if not turn:
        return []
    given = turn.decisions()
    return [player for player in awaited(game.rolled(len(game.turns) - 1)) if player not in given]


def close(game: Game, now: int) -> list[Played]:
    """Judges the open turn once all have answered or the time is over."""
    _mastered(game)
    turn = _open(game)
    _forward(game, now)
    waited = missing(game)
    if waited and now < turn.deadline:
        raise ForumError(
            f"{_told(game, waited)} may still answer, until {clock.stamp(turn.deadline, game.zone)}. "
            "Nobody is left out before."
        )
    played = judged(game, len(game.turns) - 1)
    turn.played = actions(played)
    turn.closed = now
    return played


def judged(game: Game, number: int) -> list[Played]:
    """What comes of the answers to a turn, counted from 0, by the rules and the seed."""
    turn = game.turns[number]
    return judge(game.rolled(number), turn.decisions(), dice.mark_draw(_seed(game), game, turn))


def told(game: Game, number: int) -> list[Played]:
    """What came of the answers to a closed turn, counted from 0; for this no seed is needed."""
    turn, rolled = game.turns[number], game.rolled(number)
    decisions = as_decisions(rolled, turn.played) if turn.source == HANDHELD else turn.decisions()
    return retell(rolled, decisions, turn.played)


def extend(game: Game, hours: int) -> None:
    """Gives more time to answer, also after the deadline."""
    _mastered(game)
    _check_hours(hours)
    _open(game).deadline += hours * _HOUR


def undo(game: Game, now: int) -> str:
    """Takes back the last answer or closing, or dice that were typed; what it was, for the game master.

    Never does it lead to other dice: those from the seed stay, and what they hang on can't be changed any more. If they
    were rolled in the future, as the clock was wrong, their time begins now.
    """
    _mastered(game)
    if game.revealed:
        raise ForumError("The seed is out, so the game stays as it is.")
    if not game.turns:
        raise ForumError("There is nothing to take back: no dice were rolled yet.")
    turn = game.turns[-1]
    number = len(game.turns)
    if turn.source == HANDHELD:
        raise ForumError(f"Turn {number} was played on the handheld: it stays.")
    if turn.closed:
        turn.closed = 0
        turn.played = []
        return f"Turn {number} is open again, with all its answers."
    if turn.answers:
        last = turn.answers.pop()
        earlier = last.player in turn.decisions()
        counts = "; the answer before counts again" if earlier else ""
        return f"The last answer of {game.names[last.player]} is taken back{counts}."
    if turn.source == HAND:
        game.turns.pop()
        game.struck = [*turn.struck, turn.dice]
        return "The dice are taken back. Type them again, corrected: the posts will tell what was typed first."
    if turn.rolled > now:
        turn.rolled, turn.deadline = now, clock.deadline(now, game.hours)
        return f"The dice of turn {number} stay; they were rolled when the clock was ahead, so the time begins now."
    raise ForumError(
        f"The dice of turn {number} come from the seed and may have been seen: they stay, and so does all before them."
    )


def reveal(game: Game) -> None:
    """Lets the seed out after the end; from then on nothing is taken back."""
    _mastered(game)
    if not game.state().is_terminal():
        raise ForumError("The game isn't over: who knows the seed knows the dice.")
    game.revealed = True


def _check_hours(hours: int) -> None:
    if not 1 <= hours <= MOST_HOURS:
        raise ForumError(f"The hours to answer are at least 1, and at most {MOST_HOURS}.")


def _mastered(game: Game) -> None:
    if not game.seed:
        raise ForumError("This is a log, as everybody may have it: only the game master's file can be played on.")


def _seed(game: Game) -> bytes:
    assert game.seed
    return game.seed


def _open(game: Game) -> Turn:
    _not_over(game)
    turn = game.open_turn()
    if not turn:
        raise ForumError("No dice are on the table: roll first.")
    return turn


def _not_over(game: Game) -> None:
    if game.state().is_terminal():
        raise ForumError("The game is over.")


def _forward(game: Game, now: int) -> None:
    """ForumError if the clock is behind what has happened already."""
    last = game.made
    if game.turns:
        turn = game.turns[-1]
        last = max(turn.rolled, turn.closed, *(answer.at for answer in turn.answers))
    if now < last:
        raise ForumError(f"The clock is wrong: the game was at {clock.stamp(last, game.zone)} already.{_WAS_AHEAD}")


def _told(game: Game, players: list[int]) -> str:
    return ", ".join(game.names[player] for player in players)
