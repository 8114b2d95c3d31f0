"""Tells a game in words: every roll, every decision, and the sheets where it stands."""

from collections.abc import Iterator

from engine.app.options import FINE
from engine.app.ports import Ports
from engine.app.settings import SAVED, Settings
from engine.history import History
from engine.qwixx.layout import ROLL
from engine.qwixx.manifest import LONGEST
from engine.qwixx.sheet import LAST, PENALTY, POINTS, ROWS, number
from engine.qwixx.state import State
from engine.seats import robot_name, seat
from engine.ui.words.en import ROBOTS, QwixxAbout, QwixxWords

_COLOURS = [colour.lower() for colour in QwixxWords.COLOURS]
_FIRST_COLOUR = 5  # actions from here on use a colour die
_LOCK = LAST + 1  # its bit in a row


class _Kept(Ports):
    """Ports that hold settings only."""

    def __init__(self, data: "bytes | None") -> None:
        self._data = data

    def load(self, name: str) -> "bytes | None":
        """The settings."""
        return self._data if name == SAVED else None


def names(data: "bytes | None", game: int) -> list[str]:
    """The names of a game's players in a file of settings; the usual ones without it, or if it is refused."""
    settings = Settings(_Kept(data))
    if settings.refused != FINE:
        print("The settings are refused, so the players' names are not known.")
    return [name.strip() or name for name in settings.all_names[game]]


def at_seats(history: History, players: list[str]) -> list[str]:
    """The names of who plays: people's, and what bots are called."""
    bots = [seat(history.seats(), player) for player in range(len(players))]
    return [robot_name(ROBOTS, bot, i) if bot else players[i] for i, bot in enumerate(bots)]


def story(history: History, players: list[str]) -> Iterator[str]:
    """The lines that tell a game."""
    players = at_seats(history, players)
    values = history.values()
    next(values)
    count, preset, first = next(values), next(values), next(values)
    state = _begin(history)
    rules = QwixxAbout.PRESETS[preset]
    yield f"Qwixx, {rules} rules, {count} player{'s' if count > 1 else ''}; {players[first]} begins."
    turn = 0
    for value in values:
        if state.phase() == ROLL:
            turn += 1
            state.apply_action(value)
            yield f"\nTurn {turn}: {players[state.active_player()]} rolls {dice(state)}"
        else:
            yield f"  {players[state.current_player()]} {decision(state, value)}"
            state.apply_action(value)
    yield "\nThe game is over." if state.is_terminal() else "\nThe game goes on from here."
    for player in range(count):
        yield from sheet(state, player, players[player])
    if state.is_terminal():
        won = [players[player] for player in range(count) if state.winners() >> player & 1]
        yield f"\nMost points: {' and '.join(won)}"


def _begin(history: History) -> State:
    values = history.values()
    state = History(LONGEST).start(next(values), next(values), next(values), next(values))
    assert isinstance(state, State)
    return state


def dice(state: State) -> str:
    """The faces of a roll, those of dice that have left excepted."""
    colours = [f"{_COLOURS[row]} {state.die(2 + row)}" for row in range(ROWS) if state.die(2 + row)]
    return ", ".join([f"white {state.die(0)} and {state.die(1)}", *colours])


def decision(state: State, action: int) -> str:
    """What a player does by an action."""
    if not action:
        if state.pass_is_penalty():
            return f"marks nothing: a penalty of {PENALTY} points"
        return "passes" if state.has_mark() else "passes: no mark is possible"
    row = state.row_of(action)
    how = "by the white dice"
    if action >= _FIRST_COLOUR:
        white = state.die((action - _FIRST_COLOUR) & 1)
        how = f"by white {white} and {_COLOURS[row]} {state.die(2 + row)}"
    lock = ", and locks the row" if state.locks(action) else ""
    return f"marks {_COLOURS[row]} {number(row, state.position_of(action))} {how}{lock}"


def sheet(state: State, player: int, name: str) -> Iterator[str]:
    """The lines of a player's sheet."""
    yield f"\n{name}: {state.score(player)} points"
    for row in range(ROWS):
        bits = state.row_bits(player, row)
        marks = [str(number(row, at)) for at in range(LAST + 1) if bits >> at & 1] + ["lock"] * (bits >> _LOCK & 1)
        yield f"  {_COLOURS[row]:<10}{POINTS[len(marks)]:>3}  {' '.join(marks)}".rstrip()
    yield f"  penalties {-PENALTY * state.penalties(player):>3}"
