"""Saves what a person has on a handheld (games, settings, names, records, board.py) in a file, and puts it back.

`python -m tools.pico.backup save|restore [--port PORT] [--file FILE]`. What a restore replaces is saved first, and
nothing is replaced without a yes. Files that are not in the backup stay, but for the match of a game that is replaced.
"""

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from mpremote.transport import TransportError

from tools.pico import archive, deploy


def default_name(now: datetime) -> Path:
    """A name for a backup, in the current folder."""
    return Path(f"pocket-dice-{now:%Y%m%d-%H%M%S}.zip")


def save(pico: deploy.RemotePico, path: Path) -> int:
    """Saves all that is a person's on a Pico in a new file; how many files that were."""
    there = pico.files()
    files = {name: pico.read(name) for name in there if archive.own(name)}
    deploy.verify({name: there[name] for name in files}, deploy.checksums(files))
    if files:
        archive.pack(path, files)
    return len(files)


def differing(pico: deploy.RemotePico, files: dict[str, bytes]) -> tuple[list[str], list[str]]:
    """Which files a restore would add to a Pico, and which it would replace."""
    there = pico.files()
    wanted = deploy.checksums(files)
    add = [name for name in wanted if name not in there]
    return add, [name for name in wanted if name in there and there[name] != wanted[name]]


def put_back(pico: deploy.RemotePico, files: dict[str, bytes], names: list[str], remove: Sequence[str] = ()) -> None:
    """Removes some files, then writes these of the others; each replaces the old one at once and whole."""
    for name in remove:
        print(f"  removing {name}")
        pico.remove(name)
    for name in names:
        print(f"  writing {name}")
        pico.write(name, files[name])
    deploy.verify(deploy.checksums(files), pico.files())


def agreed(question: str) -> bool:
    """Whether the person at the terminal says yes; without a person, no."""
    if not sys.stdin.isatty():
        print(f'{question}\nNobody is there to say yes: make restore ... ARGS="--yes" does without.')
        return False
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")


def _save(options: argparse.Namespace) -> None:
    path = options.file or default_name(datetime.now())
    if path.exists():
        raise deploy.Failure(f"{path} is there already: it is not overwritten. Name another: make backup FILE=...")
    pico = deploy.RemotePico(options.port or deploy.find())
    count = save(pico, path)
    pico.restart()
    print(f"{count} files are saved in {path}." if count else "Nothing is kept on that board yet, so nothing is saved.")


def _restore(options: argparse.Namespace) -> None:
    if not options.file:
        raise deploy.Failure("Say what to put back: make restore FILE=...")
    files = archive.unpack(options.file)
    pico = deploy.RemotePico(options.port or deploy.find())
    add, replace = differing(pico, files)
    remove = archive.misleading(files, pico.files())
    lost = replace + remove
    if not add and not lost:
        print(f"All {len(files)} files are there as they were saved: nothing to put back.")
    elif lost and not options.yes and not agreed(f"This replaces {', '.join(lost)}. Go on?"):
        print("Nothing was changed.")
    else:
        before = default_name(datetime.now())
        if lost and save(pico, before):
            print(f"What the board held before is saved in {before}.")
        put_back(pico, files, add + replace, remove)
        print(f"Put back {len(add) + len(replace)} of {len(files)} files; all are as they were saved.")
    pico.restart()


def main() -> int:
    """The exit code: 0 if all went well."""
    parser = argparse.ArgumentParser(prog="make backup / make restore", description=__doc__)
    parser.add_argument("what", choices=("save", "restore"))
    parser.add_argument("--port", help="the board's serial port; not needed if there is one Pico")
    parser.add_argument("--file", type=_path, help="the backup; without it, a new one is named by the clock")
    parser.add_argument("--yes", action="store_true", help="replace files without asking")
    options = parser.parse_args()
    try:
        (_save if options.what == "save" else _restore)(options)
    except (archive.ArchiveError, deploy.Failure) as error:
        print(error, file=sys.stderr)
    except (TransportError, OSError) as error:
        print(f"The connection or a file broke: {error}\nNothing is lost; try it again.", file=sys.stderr)
    except KeyboardInterrupt:
        print("Stopped; nothing is lost. Try it again.", file=sys.stderr)
    else:
        return 0
    return 1


def _path(text: str) -> "Path | None":
    return Path(text) if text else None


if __name__ == "__main__":
    sys.exit(main())
