"""The players' sheets as text whose letters are all as wide."""

from collections.abc import Iterator

from engine.qwixx import State
from engine.qwixx.sheet import LAST, PENALTIES, PENALTY, ROWS, number
from tools.forum.names import width
from tools.forum.phrases import counted
from tools.forum.words.kind import Words

_LOCK = LAST + 1  # its bit in a row


def sheet(words: Words, state: State, player: int, name: str) -> Iterator[str]:
    """The lines of a sheet: marked numbers in brackets, open ones bare, a dot for each that is lost."""
    active = f" ({words.active})" if player == state.active_player() and not state.is_terminal() else ""
    yield f"{name}{active}{words.colon}{counted(words, words.points, state.score(player))}"
    for row in range(ROWS):
        cells = "".join(f"{_cell(state, player, row, at):^4}" for at in range(LAST + 1))
        letters = f"{words.letters[row]:<2}"
        yield f" {letters} {cells} {_lock(state, player, row):^3} {state.row_points(player, row):>4}"
    count = state.penalties(player)
    boxes = "[x]" * count + "[ ]" * (PENALTIES - count)
    label = f"{words.penalties} {boxes}"
    yield f" {label:<51} {-PENALTY * count:>4}"


def _cell(state: State, player: int, row: int, at: int) -> str:
    value = number(row, at)
    if state.row_bits(player, row) >> at & 1:
        return f"[{value}]"
    lost = at < state.last(player, row) or state.closed() >> row & 1
    return "·" if lost else str(value)


def _lock(state: State, player: int, row: int) -> str:
    if state.row_bits(player, row) >> _LOCK & 1:
        return "[L]"
    return "·" if state.closed() >> row & 1 else "L"


def totals(words: Words, state: State, names: list[str]) -> Iterator[str]:
    """A table of all points, the most first."""
    room = max(width(name) for name in [*names, words.player])
    last = max(len(words.total), 5)
    second = max(len(words.penalties), 5)
    columns = "".join(f"{letters:>4}" for letters in words.letters)
    yield f"{_padded(words.player, room)}{columns}  {words.penalties:>{second}}  {words.total:>{last}}"
    for player in sorted(range(state.players), key=lambda player: -state.score(player)):
        points = "".join(f"{state.row_points(player, row):>4}" for row in range(ROWS))
        fined = -PENALTY * state.penalties(player)
        yield f"{_padded(names[player], room)}{points}  {fined:>{second}}  {state.score(player):>{last}}"


def _padded(name: str, room: int) -> str:
    return name + " " * (room - width(name))
