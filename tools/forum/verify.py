"""Checks a game: that all dice follow from the seed that was committed to, and all marks from the answers."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.qwixx.layout import OVER
from tools.forum import ForumError, answers, dice, referee
from tools.forum.game import HANDHELD, SEED, Game, Turn, faces
from tools.forum.judge import ABSENT, DRAWN, actions, awaited

_HOUR = 3600  # seconds


class Finding(NamedTuple):
    """What was checked; fine is None where nothing can be said."""

    text: str
    fine: "bool | None"


def verify(game: Game, posted: "str | None" = None) -> Iterator[Finding]:
    """All findings. posted: the commitment that was posted at the beginning, if it is known."""
    if posted is not None:
        yield Finding("The commitment is the one that was posted.", game.commitment == posted.strip().lower())
    if game.seed:
        yield Finding("The seed is the one that was committed to.", dice.commitment(game.seed) == game.commitment)
        if game.drawn:
            yield Finding("The seed draws the starter.", dice.starter(game.seed, len(game.names)) == game.first)
    else:
        yield Finding("The seed is not out yet: the dice can only be checked after the game.", None)
    for number, turn in enumerate(game.turns):
        yield from _dice(game, number, turn)
        if turn.source != HANDHELD:
            yield from _answers(game, number, turn)
            if turn.closed:
                yield _closing(game, number, turn)
                yield _judged(game, number, turn)
    if game.state().phase() == OVER:
        scores = ", ".join(f"{name} {score}" for name, score in zip(game.names, game.state().returns(), strict=True))
        yield Finding(f"The game is over: {scores}.", None)


def _dice(game: Game, number: int, turn: Turn) -> Iterator[Finding]:
    label = f"Turn {number + 1}: "
    if turn.source != SEED:
        where = "on the handheld" if turn.source == HANDHELD else "by hand"
        yield Finding(f"{label}the dice were rolled {where}, which can't be checked.", None)
    elif game.seed:
        before = Game(**{**vars(game), "turns": game.turns[:number]})
        state = before.state()
        state.apply_action(state.chance(dice.roll_draw(game.seed, before, turn.words)))
        told = " ".join(map(str, turn.dice))
        yield Finding(f"{label}the dice {told} follow from the seed.", faces(state) == turn.dice)
    if turn.words:
        yield Finding(f"{label}the dice hang on the words {turn.words!r}: compare with what players posted.", None)


def _answers(game: Game, number: int, turn: Turn) -> Iterator[Finding]:
    rolled = game.rolled(number)
    for answer in turn.answers:
        name = game.names[answer.player]
        label = f"Turn {number + 1}: {name}'s answer {answer.text!r}"
        try:
            meant = answers.understand(answer.text, game.language, rolled, answer.player, name)
        except answers.WrongAnswerError:
            yield Finding(f"{label} is understood.", False)
            continue
        if meant != answer.decision:
            yield Finding(f"{label} was taken for what it says.", False)
        if not turn.rolled <= answer.at < turn.deadline:
            yield Finding(f"{label} came in time.", False)


def _closing(game: Game, number: int, turn: Turn) -> Finding:
    waited = [player for player in awaited(game.rolled(number)) if player not in turn.decisions()]
    until = max(turn.deadline, turn.rolled + game.hours * _HOUR)
    return Finding(f"Turn {number + 1}: all had the time to answer.", not waited or turn.closed >= until)


def _judged(game: Game, number: int, turn: Turn) -> Finding:
    if game.seed:
        return Finding(_follow(number), actions(referee.judged(game, number)) == turn.played)
    try:
        played = referee.told(game, number)
    except ForumError:
        return Finding(_follow(number), False)
    absent = [entry for entry in played if entry.reason in (ABSENT, DRAWN)]
    # Which mark is drawn takes the seed to tell, but not whether one is.
    fair = all(bool(entry.before.absent_action(dice.Draw(b"", ""))) == bool(entry.action) for entry in absent)
    fine = fair and actions(played) == turn.played
    if fine and any(entry.action for entry in absent):
        return Finding(f"Turn {number + 1}: a mark was drawn, which can be checked once the seed is out.", None)
    return Finding(_follow(number), fine)


def _follow(number: int) -> str:
    return f"Turn {number + 1}: what was played follows from the answers."
