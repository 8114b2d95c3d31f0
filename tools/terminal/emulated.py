"""An emulated Pico that is switched on: the official firmware in place of the virtual board, on the same two pipes.

`python -m tools.terminal.emulated [NAME=NUMBER ...] DISPLAY BUTTONS`, as `tools.terminal.handheld`; what the device
prints on serial is printed. Its saved games are kept in the folder `emulated`, from one run to the next.
"""

import secrets
import select
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from firmware import board as settings
from tools.build import image
from tools.emulator.pico import NoFirmwareError, Pico, file_system, read_folder
from tools.terminal.handheld import HELD, NAMES, change

SAVES = Path("emulated")
# A press lasts until the device has surely sampled it: milliseconds of its own time.
_TAP = 40
_HOLD = 700
# Its time between looks at the pipes: a tenth of a second of ours.
_SLICE = 2


def start(changes: Sequence[str] = ()) -> Pico:
    """A Pico with the game, other settings of board.py, and the saves of last time on its flash."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        image.build(folder)
        change(settings, changes)
        with (folder / "firmware" / "board.py").open("a", encoding="utf-8") as file:
            for setting in [text.partition("=")[0] for text in changes]:
                file.write(f"{setting} = {getattr(settings, setting)}\n")
        for save in sorted(SAVES.glob("*.dat")):
            (folder / "saves").mkdir(exist_ok=True)
            (folder / "saves" / save.name).write_bytes(save.read_bytes())
        return Pico(settings, file_system(folder), random_bit=lambda: secrets.randbits(1))


class Device(Protocol):
    """What has a flash."""

    def files(self) -> bytes:
        """The content of its file system."""


def keep(pico: Device) -> None:
    """Copies the saves of the device to the folder for next time."""
    SAVES.mkdir(exist_ok=True)
    found = read_folder(pico.files(), "saves")
    for old in SAVES.glob("*.dat"):
        if old.name not in found:
            old.unlink()
    for name, data in found.items():
        (SAVES / name).write_bytes(data)


def press(pico: Pico, key: int) -> None:
    """A press as it comes from the pipe."""
    pico.tap(NAMES[key & 7], _HOLD if key & HELD else _TAP)


def main(*arguments: str) -> int:
    """Runs until the pipes close or Ctrl-C."""
    try:
        pico = start(arguments[:-2])
    except (NoFirmwareError, image.NoCompilerError) as error:
        print(error)
        return 1
    print("MicroPython's own firmware on an emulated Pico, many times slower than a real one.", flush=True)
    display, buttons = arguments[-2:]
    shown = b""
    printed = 0
    with open("/dev/fd/" + display, "wb", 0) as picture, open("/dev/fd/" + buttons, "rb", 0) as presses:
        try:
            while True:
                pico.run(lambda: False, _SLICE)
                sys.stdout.write(pico.serial[printed:].decode(errors="replace"))
                sys.stdout.flush()
                printed = len(pico.serial)
                pixels = bytes(pico.display.pixels())
                if pixels != shown:
                    shown = pixels
                    picture.write(pixels + b"\0\0")
                if select.select([presses], [], [], 0)[0]:
                    pressed = presses.read(1)
                    if not pressed:
                        break
                    press(pico, pressed[0])
        except (KeyboardInterrupt, BrokenPipeError):
            pass
        finally:
            keep(pico)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
