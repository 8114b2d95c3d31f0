"""Asks for a player's name: one of those in the records, or a new one, which is typed."""

from micropython import const

from engine.app.name_editor import NameEditor
from engine.loading import import_once
from engine.ui.lists import Choices, choose

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Generator

    from engine.app.ports import Ports
    from engine.ui.words.en import MenuWords


def choose_name(
    ports: "Ports", words: "MenuWords", player: int, own: str, others: "list[str]"
) -> "Generator[int, int, str]":
    """Let a name be chosen for a player who is called `own` so far; returns it, or "" for back.

    What the others are called is not offered.
    """
    scores = import_once("engine.app.scores").Scores(ports)
    names: list[str] = [name for name in scores.people() if name != own and name not in others]
    del scores
    if names:
        notes = [words.NAME_NOTES[0]] * len(names) + [words.NAME_NOTES[1]]
        title = words.NAME + " " + str(player + 1)
        line = yield from choose(ports, title, Choices(names + [words.NEW_NAME], notes))
        if line < 0:
            return ""
        if line < len(names):
            return names[line]
    editor = NameEditor(ports, words, own)
    return editor.text if (yield from editor.run()) else ""
