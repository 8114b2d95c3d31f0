"""Flashes a Pico: copies what has changed to its MicroPython, removes what is stale, verifies and restarts it.

`python -m tools.pico.deploy [PORT]`. While files are being copied the board's main.py only says that it was
interrupted, so that a cable pulled in the middle leaves a board that can be flashed again. Saved games and files of
others stay.
"""

import argparse
import contextlib
import hashlib
import io
import json
import sys
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport
from serial import SerialException
from serial.tools import list_ports

from tools.build import image

# What MicroPython has on an RP2040: https://github.com/raspberrypi/usb-pid
_VENDOR = 0x2E8A
_OLDEST = (1, 26)
_ANSWER = 60  # seconds for a board that may be in the middle of something
_CHUNK = 1024
_STARTER = "main.py"
_SETTINGS = "firmware/board.py"
# A file while it is being copied; the next flash writes over what is left of it when that is interrupted.
NEW_FILE = "new.tmp"
# The folders that are ours alone: whatever else is in them would be imported by mistake.
_OURS = ("engine/", "firmware/")
# Says so again and again, as nobody may be listening yet; Ctrl-C ends it.
INTERRUPTED = b"""from time import sleep
from machine import Pin

Pin("LED", Pin.OUT).on()
while True:
    print("Flashing was interrupted: run make flash again.")
    sleep(1)
"""
_ASK = "import sys,json;i=sys.implementation;print(json.dumps((sys.platform,i[1][:3],getattr(i,'_mpy',0))))"
# Prints each file with its SHA-256, and each folder with nothing.
_LIST = """
import os,hashlib,binascii,json
b=memoryview(bytearray(1024))
def w(d):
 for e in os.ilistdir(d):
  p=d+e[0]
  if e[1]==0x4000:
   print(json.dumps((p[1:]+'/','')))
   w(p+'/')
  else:
   h=hashlib.sha256()
   with open(p,'rb') as f:
    while 1:
     n=f.readinto(b)
     if not n:break
     h.update(b[:n])
   print(json.dumps((p[1:],binascii.hexlify(h.digest()).decode())))
w('/')
"""


class Failure(Exception):
    """Flashing can't go on; the message says why and what to do."""


class Plan(NamedTuple):
    """What has to be done to a board, in this order."""

    copy: list[str]
    remove: list[str]


def refusal(platform: str, version: tuple[int, ...], bytecode: int, ours: int) -> str:
    """Why a firmware can't run the game, or nothing if it can; bytecode versions are the board's and ours."""
    name = "MicroPython " + ".".join(map(str, version))
    needed = f"Put MicroPython {_OLDEST[0]}.{_OLDEST[1]} or newer with bytecode version {ours} on the board"
    download = "https://micropython.org/download/RPI_PICO"
    if platform != "rp2":
        return f"This is not a Pico: its MicroPython is for {platform}."
    if version[:2] < _OLDEST or bytecode & 0xFF < ours:
        return f"{name} on the board is too old. {needed}: {download}"
    if bytecode & 0xFF > ours:
        return f"{name} on the board is too new: it reads bytecode version {bytecode & 0xFF} only. {needed}: {download}"
    return ""


def plan(wanted: dict[str, str], there: dict[str, str]) -> Plan:
    """What to do to a board that has these files; both map a path to its checksum, and `there` has folders as well."""
    folders = {path[: i + 1] for path in wanted for i, letter in enumerate(path) if letter == "/"}
    copy = [path for path, checksum in wanted.items() if there.get(path) != checksum]
    stale = [path for path in there if path.startswith(_OURS) and path not in wanted and path not in folders]
    # A folder goes after what is in it.
    return Plan(copy, sorted(stale, reverse=True))


def find() -> str:
    """The port of the only Pico on this computer."""
    ports = sorted(list_ports.comports(), key=lambda port: port.device)
    picos = [port for port in ports if port.vid == _VENDOR]
    if len(picos) == 1:
        return picos[0].device
    if picos:
        found = "\n".join(f"  {port.device}  {port.description}, serial number {port.serial_number}" for port in picos)
        raise Failure(f"There is more than one board:\n{found}\nSay which: make flash PORT={picos[0].device}")
    found = "\n".join(f"  {port.device}  {port.description}" for port in ports) or "  no serial port at all"
    raise Failure(
        f"No Pico with MicroPython on it was found. There is:\n{found}\n"
        "Check that the USB cable is one for data. A new Pico shows up as a drive, RPI-RP2: drag MicroPython there\n"
        "(https://micropython.org/download/RPI_PICO). If yours is in the list, name it: make flash PORT=..."
    )


class RemotePico:
    """A Pico with MicroPython at a serial port; whatever ran on it is stopped."""

    _folders: frozenset[str] = frozenset()  # that are known to be there

    def __init__(self, port: str) -> None:
        try:
            self._link = SerialTransport(port)
        except (TransportError, SerialException) as error:
            raise Failure(
                f"{port} can't be opened. Is the board there? Does another program use it (Thonny, mpremote)?\n"
                "On Linux your user may have to be in the group dialout."
            ) from error
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                self._link.enter_raw_repl(soft_reset=False, timeout_overall=_ANSWER)
        except TransportError as error:
            raise Failure(
                f"The board at {port} doesn't answer. Pull the cable, hold button B, plug it in and try again."
            ) from error

    def run(self, code: str) -> str:
        """What some code prints on the board."""
        out, error = self._link.exec_raw(code, timeout=_ANSWER)
        if error:
            raise Failure("The board can't do that:\n" + error.decode(errors="replace"))
        return out.decode()

    def files(self) -> dict[str, str]:
        """The checksum of every file on the board, and nothing for folders, whose paths end in a slash."""
        found = dict(json.loads(line) for line in self.run(_LIST).splitlines())
        self._folders = frozenset(path[:-1] for path in found if path.endswith("/"))
        return found

    def read(self, path: str) -> bytes:
        """The content of a file."""
        return bytes(self._link.fs_readfile(path, chunk_size=_CHUNK))

    def write(self, path: str, data: bytes) -> None:
        """Writes a file, which replaces the old one at once and whole, and the folders on the way to it.

        A file that is not long is one answer of the board: each takes longer than the bytes do.
        """
        folders = [path[:i] for i, letter in enumerate(path) if letter == "/" and path[:i] not in self._folders]
        code = "import os\nfrom binascii import a2b_base64 as a\n"
        code += "".join(f"try:os.mkdir({folder!r})\nexcept OSError:pass\n" for folder in folders)
        # In the same folder: from one to another, littlefs renames in two steps, and a cut between them hides files.
        new = path[: path.rfind("/") + 1] + NEW_FILE
        code += f"f=open({new!r},'wb')\n"
        for start in range(0, len(data), _CHUNK):
            if start:
                self.run(code)
                code = ""
            code += f"f.write(a({b64encode(data[start : start + _CHUNK])!r}))\n"
        self.run(code + f"f.close()\nos.rename({new!r},{path!r})")
        self._folders |= set(folders)

    def remove(self, path: str) -> None:
        """Removes a file or an empty folder."""
        if path.endswith("/"):
            self._folders -= {path[:-1]}
            self._link.fs_rmdir(path[:-1])
        else:
            self._link.fs_rmfile(path)

    def restart(self) -> None:
        """As if power had come; the connection is lost by it."""
        self._link.exec_raw_no_follow("import machine\nmachine.reset()")
        with contextlib.suppress(OSError):
            self._link.close()


def flash(pico: RemotePico, folder: Path) -> None:
    """Makes the files of ours on a Pico those of a folder, and tells how far it is."""
    wanted = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    there = pico.files()
    copy, remove = plan(wanted, there)
    if not copy and not remove:
        print(f"All {len(wanted)} files are there and up to date: nothing to copy.")
        return
    if _SETTINGS in copy and _SETTINGS in there:
        _keep(pico.read(_SETTINGS))
    pico.write(_STARTER, INTERRUPTED)
    for path in remove:
        print("  removing", path)
        pico.remove(path)
    modules = [path for path in copy if path != _STARTER]
    for count, path in enumerate(modules, 1):
        print(f"  {count}/{len(modules)} {path}")
        pico.write(path, (folder / path).read_bytes())
    verify({path: checksum for path, checksum in wanted.items() if path != _STARTER}, pico.files())
    pico.write(_STARTER, (folder / _STARTER).read_bytes())
    verify(wanted, pico.files())
    print(f"Copied {len(copy)} of {len(wanted)} files, removed {len(remove)}; all are as they should be.")


def _keep(settings: bytes) -> None:
    copy = image.BUILD.parent / f"board-{hashlib.sha256(settings).hexdigest()[:8]}.py"
    copy.parent.mkdir(exist_ok=True)
    copy.write_bytes(settings)
    print(f"The board's {_SETTINGS} differs from yours, which replaces it; a copy of it is in {copy}.")


def checksums(files: dict[str, bytes]) -> dict[str, str]:
    """The SHA-256 of each file, as `RemotePico.files` has them."""
    return {path: hashlib.sha256(data).hexdigest() for path, data in files.items()}


def verify(wanted: dict[str, str], there: dict[str, str]) -> None:
    """Failure unless all these files have arrived."""
    wrong: Iterable[str] = [path for path, checksum in wanted.items() if there.get(path) != checksum]
    if wrong:
        raise Failure("These files did not arrive as they were sent: " + ", ".join(wrong) + "\nTry it again.")


def deploy(port: "str | None", tree: "Path | None") -> None:
    """Flashes the board at a port, or the only one there is, with a tree, or else one built from the sources."""
    port = port or find()
    if tree is None:
        tree = image.BUILD
        image.build(tree)
    bytecode = next(tree.rglob("*.mpy")).read_bytes()[1]
    pico = RemotePico(port)
    platform, version, theirs = json.loads(pico.run(_ASK))
    reason = refusal(platform, tuple(version), theirs, bytecode)
    if reason:
        raise Failure(reason)
    print(f"{port}: MicroPython {'.'.join(map(str, version))}")
    flash(pico, tree)
    pico.restart()
    print("The board starts anew.")


def main() -> int:
    """The exit code: 0 if the board has the game now."""
    parser = argparse.ArgumentParser(prog="make flash", description="Copy the game to a Pico with MicroPython.")
    parser.add_argument("port", nargs="?", help="the board's serial port; not needed if there is one Pico")
    parser.add_argument("--tree", type=Path, help="copy this tree as it is, in place of one built from the sources")
    options = parser.parse_args()
    try:
        deploy(options.port, options.tree)
    except (image.NoCompilerError, image.CompileError, Failure) as error:
        print(error, file=sys.stderr)
    except (TransportError, OSError) as error:
        print(
            f"The connection broke: {error}\nSaved games are kept. Connect the board and run make flash again.",
            file=sys.stderr,
        )
    except KeyboardInterrupt:
        print("Stopped. Run make flash again before the board is used.", file=sys.stderr)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
