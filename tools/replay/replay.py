"""Tells saved games from the first roll or card on, to settle an argument at the table.

`python -m tools.replay.replay FILE`, where FILE is a backup (`make backup`), of which all games are told, or a
handheld's saves/game.dat or saves/qix.dat.
"""

import argparse
import sys
import zipfile
from pathlib import Path

from tools.pico import archive
from tools.virtual_board import virtual

_SETTINGS = "saves/settings.dat"


def read(path: Path) -> "tuple[list[bytes], bytes | None]":
    """The games and the settings in a file; ArchiveError if there is no game in it."""
    from engine.games import SAVES

    if zipfile.is_zipfile(path):
        files = archive.unpack(path)
        games = [files[name] for name in (f"saves/{save}.dat" for save in SAVES) if name in files]
        if not games:
            raise archive.ArchiveError(f"No game is in {path}.")
        return games, files.get(_SETTINGS)
    try:
        return [path.read_bytes()], None
    except OSError as error:
        raise archive.ArchiveError(f"{path} can't be read: {error.strerror}.") from error


def main() -> int:
    """The exit code: 0 if the game was told."""
    parser = argparse.ArgumentParser(prog="make replay", description=__doc__)
    parser.add_argument("file", type=Path, help="a backup, or saves/game.dat or saves/qix.dat of a handheld")
    virtual.install()
    # What is the game's can only be imported once the Pico's modules are in place.
    from engine.history import REASONS, History
    from engine.qix.manifest import QIX
    from engine.qix.state import LONGEST
    from engine.record import HistoryError
    from tools.replay.qix_story import qix_story
    from tools.replay.story import names, story

    path = parser.parse_args().file
    try:
        games, settings = read(path)
    except archive.ArchiveError as error:
        print(error, file=sys.stderr)
        return 1
    refused = 0
    for number, game in enumerate(games):
        if number:
            print()
        history = History(LONGEST)  # which is more than that of Qwixx
        try:
            history.load(game)
        except HistoryError as error:
            print(f"The game in {path} is refused: {REASONS[error.reason]}.", file=sys.stderr)
            refused = 1
            continue
        tell = qix_story if history.game() == QIX else story
        for line in tell(history, names(settings, history.game())):
            print(line)
    return refused


if __name__ == "__main__":
    sys.exit(main())
