"""Tells a game of Qix in words: every card and roll, every stick, and the scores where it stands."""

from collections.abc import Iterator

from engine.history import History
from engine.protocol import CHANCE
from engine.qix import State
from engine.qix.cards import MOVE_AND_DRAW
from engine.qix.grid import x_of, y_of
from engine.qix.layout import CARD, IN_STIX
from engine.qix.state import DRAW, FIRST_ARROW, PASS, RESIGN, START
from engine.seats import robot_name
from engine.ui.words.en import ROBOTS, CardWords
from tools.replay.story import at_seats

_WAYS = ("up", "right", "down", "left")


def qix_story(history: History, players: list[str]) -> Iterator[str]:
    """The lines that tell a game; points are counted from the lower left corner, 0 to 40."""
    values = history.values()
    next(values), next(values)
    preset, first = next(values), next(values)
    names = at_seats(history, players)
    if preset:  # the robot of games from before there were levels
        names[1] = robot_name(ROBOTS, 3, 1)
    state = State(2, None, first)
    yield f"Qix, {names[0]} and {names[1]}; {names[first]} begins."
    for value in values:
        if state.phase() == DRAW and state.data[CARD] != MOVE_AND_DRAW:
            yield f"\nRound {state.round() + 1}"
        yield f"  {_told(state, value, names)}"
        before = [state.data[IN_STIX + player] for player in range(2)]
        open_before, mover = state.open_squares(), state.current_player()
        state.apply_action(value)
        if state.open_squares() < open_before:
            yield f"    fences off {open_before - state.open_squares()} squares"
        for player in range(2):
            fenced = player == mover and state.open_squares() < open_before
            if before[player] and not state.data[IN_STIX + player] and not fenced:
                yield f"    {names[player]} loses the line"
    yield "\nThe game is over." if state.is_terminal() else "\nThe game goes on from here."
    for player in range(2):
        yield f"{names[player]}: {state.score(player)} points"


def _told(state: State, value: int, names: list[str]) -> str:
    phase = state.phase()
    if phase == FIRST_ARROW:
        return f"The arrow points {_WAYS[value]}"
    if phase == DRAW:
        return f"Card: {CardWords.CARDS[value]}"
    if state.current_player() == CHANCE:
        return f"The die shows {value}"
    name = names[state.current_player()]
    if value == RESIGN:
        return f"{name} resigns"
    if value == PASS:
        return f"{name} passes"
    if phase == START:
        p = state.point_of(value)
        return f"{name} starts at {x_of(p)}, {y_of(p)}"
    return f"{name} lays {2 << state.size_of(value)} {_WAYS[state.heading_of(value)]}"
