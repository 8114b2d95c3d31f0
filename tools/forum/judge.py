"""Judges a turn: what each player may do, whose answer is awaited, and what comes of the answers in turn order."""

from collections.abc import Callable
from typing import NamedTuple

from engine.qwixx import State
from engine.qwixx.layout import COLOUR, WHITE
from tools.forum import ForumError
from tools.forum.dice import Draw
from tools.forum.game import PASS, Decision

# Why an action was played: as answered; nothing else could be done; no answer in time; drawn for who must mark and
# did not answer; the mark was possible no more; the game ended before it.
GIVEN, IDLE, ABSENT, DRAWN, VOID, ENDED = "given", "idle", "absent", "drawn", "void", "ended"


class Played(NamedTuple):
    """One action of a turn as it was played.

    phase: WHITE or COLOUR. wanted: what the player had answered, PASS without an answer.
    before: a copy of the game as it stood then.
    """

    player: int
    phase: int
    action: int
    wanted: int
    reason: str
    before: State


def judge(rolled: State, decisions: dict[int, Decision], draw: Draw) -> list[Played]:
    """All that is played in a turn whose dice were rolled; the last entry may be ENDED, which isn't played.

    draw: what draws a mark for an absent player.
    """
    return _play(rolled, decisions, lambda state, _: state.absent_action(draw))


def retell(rolled: State, decisions: dict[int, Decision], actions: list[int]) -> list[Played]:
    """The same of a turn that is over, by what was played; ForumError if that can't have come of the decisions."""
    try:
        return _play(rolled, decisions, lambda _, at: actions[at])
    except (IndexError, ValueError) as error:
        raise ForumError("What was played does not follow from the answers.") from error


def as_decisions(rolled: State, actions: list[int]) -> dict[int, Decision]:
    """The decisions in a turn that was played elsewhere."""
    first, players = rolled.active_player(), rolled.players
    decisions = {(first + i) % players: Decision(action) for i, action in enumerate(actions[:players])}
    if len(actions) > players:
        decisions[first] = Decision(actions[0], actions[players])
    return decisions


def _play(rolled: State, decisions: dict[int, Decision], absent: Callable[[State, int], int]) -> list[Played]:
    """absent: what is played for a player who doesn't answer, from the state and the number of actions before."""
    state = copy(rolled)
    active = state.active_player()
    played: list[Played] = []
    while (phase := state.phase()) in (WHITE, COLOUR):
        player = state.current_player()
        decision = decisions.get(player)
        wanted = PASS
        if decision:
            wanted = decision.white if phase == WHITE else decision.colour
        action, reason = PASS, _reason(state, wanted, decision is not None)
        if reason == GIVEN:
            action = wanted
        elif reason == ABSENT:
            action = absent(state, len(played))
            reason = DRAWN if action else ABSENT
        played.append(Played(player, phase, action, wanted, reason, copy(state)))
        state.apply_action(action)
    late = decisions.get(active, Decision(PASS)).colour
    if late and played[-1].phase == WHITE:
        played.append(Played(active, COLOUR, PASS, late, ENDED, copy(rolled)))
    return played


def _reason(state: State, wanted: int, answered: bool) -> str:
    legal = state.is_legal(wanted)
    if wanted and not legal and state.can_pass():
        return VOID
    if not state.has_mark():
        return IDLE
    return GIVEN if answered and legal else ABSENT


def actions(played: list[Played]) -> list[int]:
    """What the engine is to apply."""
    return [entry.action for entry in played if entry.reason != ENDED]


def possible(rolled: State, player: int) -> list[Decision]:
    """All that a player may answer while nobody else's answer is known."""
    state = asked(rolled, player)
    if player != state.active_player():
        return [Decision(action) for action in state.legal_actions()]
    found = []
    for white in state.legal_actions():
        after = after_white(rolled, white)
        colours = after.legal_actions() if after.phase() == COLOUR else [PASS]
        found += [Decision(white, colour) for colour in colours]
    return found


def awaited(rolled: State) -> list[int]:
    """The players who have something to decide, in turn order; nobody else is waited for."""
    first = rolled.active_player()
    order = [(first + i) % rolled.players for i in range(rolled.players)]
    return [player for player in order if len(possible(rolled, player)) > 1 or _must_mark(rolled, player)]


def _must_mark(rolled: State, player: int) -> bool:
    return possible(rolled, player)[0] != Decision(PASS)


def asked(rolled: State, player: int) -> State:
    """The game at a player's white action, as far as it is known: those before pass, or mark if they have to."""
    state = copy(rolled)
    while state.current_player() != player:
        state.apply_action(state.legal_actions()[0])
    return state


def after_white(rolled: State, white: int) -> State:
    """The game at the active player's colour action, after an own white action: as far as it is known, the rest pass.

    It may be over by then.
    """
    state = copy(rolled)
    state.apply_action(white)
    while state.phase() == WHITE:
        state.apply_action(PASS)
    return state


def copy(state: State) -> State:
    """Another state that is equal."""
    other = State(state.players, state.rules, 0)
    other.copy_from(state)
    return other
