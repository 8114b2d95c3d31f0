"""Tells a saved game from the first roll or card on, to settle an argument at the table.

`python -m tools.replay.replay FILE`, where FILE is a backup (`make backup`) or a handheld's saves/game.dat.
"""

import argparse
import sys
import zipfile
from pathlib import Path

from tools.pico import archive
from tools.virtual_board import virtual

_GAME = "saves/game.dat"
_SETTINGS = "saves/settings.dat"


def read(path: Path) -> "tuple[bytes, bytes | None]":
    """The game and the settings in a file; ArchiveError if there is no game in it."""
    if zipfile.is_zipfile(path):
        files = archive.unpack(path)
        if _GAME not in files:
            raise archive.ArchiveError(f"No game is in {path}.")
        return files[_GAME], files.get(_SETTINGS)
    try:
        return path.read_bytes(), None
    except OSError as error:
        raise archive.ArchiveError(f"{path} can't be read: {error.strerror}.") from error


def main() -> int:
    """The exit code: 0 if the game was told."""
    parser = argparse.ArgumentParser(prog="make replay", description=__doc__)
    parser.add_argument("file", type=Path, help="a backup, or saves/game.dat of a handheld")
    virtual.install()
    # What is the game's can only be imported once the Pico's modules are in place.
    from engine.history import REASONS, History
    from engine.qix.manifest import QIX
    from engine.qix.state import LONGEST
    from engine.record import HistoryError
    from tools.replay.qix_story import qix_story
    from tools.replay.story import names, story

    path = parser.parse_args().file
    history = History(LONGEST)  # which is more than that of Qwixx
    try:
        game, settings = read(path)
        history.load(game)
    except archive.ArchiveError as error:
        print(error, file=sys.stderr)
        return 1
    except HistoryError as error:
        print(f"The game in {path} is refused: {REASONS[error.reason]}.", file=sys.stderr)
        return 1
    tell = qix_story if history.game() == QIX else story
    for line in tell(history, names(settings)):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
