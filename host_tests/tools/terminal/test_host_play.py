"""The simulator in a real pseudo-terminal: it plays, it stands resizing and crashes, and it gives the terminal back."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pyte
import pytest

from tools.terminal.terminal import ESCAPE_TIME

ROOT = Path(__file__).parents[3]
MICROPYTHON = Path(sys.executable).with_name("micropython")

# Speaks the protocol of tools.terminal.handheld: shows what it was pressed, and does as told.
DEVICE = """
import os, sys
display, buttons = int(sys.argv[-2]), int(sys.argv[-1])
def show(n):
    os.write(display, bytes([n]) * 1024 + bytes((0, 0)))
show(1)
print("ready", flush=True)
while True:
    key = os.read(buttons, 1)[0]
    print("pressed", key, flush=True)
    show(key + 16)
    if key == 12:
        raise RuntimeError("broken")
    if key == 13:
        sys.exit(75)
"""
RUN = "import sys; from tools.terminal import play; play.command = lambda _: {0!r}; sys.exit(play.main(sys.argv[1:]))"


class Session:
    """A simulator in a pseudo-terminal of its own, seen through a terminal emulator."""

    def __init__(self, command, columns=80, rows=24, **environment):
        self.master, self.slave = pty.openpty()
        self.before = termios.tcgetattr(self.slave)
        self.raw = b""
        self.resize(columns, rows)
        env = {**os.environ, "TERM": "xterm", "PYTHONPATH": str(ROOT), **environment}
        self.process = subprocess.Popen(
            command, stdin=self.slave, stdout=self.slave, stderr=self.slave, cwd=ROOT, env=env, start_new_session=True
        )

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)

    def type(self, keys):
        os.write(self.master, keys)

    def text(self, seconds=0.05):
        """What is on the screen, after a look at what came."""
        while select.select([self.master], [], [], seconds)[0]:
            data = os.read(self.master, 65536)
            self.raw += data
            self.stream.feed(data)
            seconds = 0
        return "\n".join(self.screen.display)

    def wait_for(self, wanted, seconds=20):
        """Waits until a text is on the screen, or a function of it is true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            text = self.text()
            if wanted(text) if callable(wanted) else wanted in text:
                return text
            if self.process.poll() is not None:
                break
        raise AssertionError(f"{wanted} is not in:\n{self.text()}")

    def end(self, seconds=20):
        """The exit code, once it has ended; the terminal has to be as before."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self.text()
        self.text()
        assert self.process.returncode is not None
        assert termios.tcgetattr(self.slave) == self.before
        assert self.raw.count(b"\x1b[?1049h") == self.raw.count(b"\x1b[?1049l")
        return self.process.returncode

    def close(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.master)
        os.close(self.slave)


@pytest.fixture
def start(tmp_path):
    sessions = []

    def begin(*arguments, device=DEVICE, **options):
        command = [sys.executable, "-c", RUN.format([sys.executable, "-c", device])]
        sessions.append(Session([*command, "--data", str(tmp_path / "saves"), *arguments], **options))
        return sessions[-1]

    yield begin
    for session in sessions:
        session.close()


def cell(n):
    """The braille cell of a byte that fills the picture."""
    return chr(0x2800 | (n & 7) | (n & 8) << 3 | (n & 7) << 3 | (n & 8) << 4)


def test_keys_go_in_and_pictures_come_out(start):
    session = start()
    session.wait_for("ready")
    for keys, number in ((b"\x1b[A", 0), (b"\x1b[B", 1), (b"\x1b[D", 2), (b"l", 3), (b"\r", 4), (b"x", 5)):
        session.type(keys)
        session.wait_for(f"pressed {number}")
        session.wait_for(cell(number) * 64)
    session.type(b"\x1b")
    session.wait_for(lambda text: text.count("pressed 5") == 2)
    session.type(b"q")
    assert session.end() == 0
    assert "Games are kept in" in session.text()


def test_a_sequence_may_come_in_pieces(start):
    session = start()
    session.wait_for("ready")
    session.type(b"\x1b")
    time.sleep(ESCAPE_TIME / 4)
    session.type(b"[C")
    assert "pressed 5" not in session.wait_for("pressed 3")


def test_a_window_may_become_too_small_and_grow_again(start):
    session = start()
    session.wait_for("ready")
    session.resize(40, 10)
    session.wait_for("66x20")
    session.type(b"z")
    session.resize(140, 40)
    assert "pressed" not in session.wait_for("▀" * 128)
    session.resize(80, 24)
    session.wait_for(cell(1) * 64)
    session.type(b"\x03")
    assert session.end() == 0


def test_a_crash_is_shown_after_the_terminal_is_restored(start):
    session = start()
    session.wait_for("ready")
    session.type(b"Z")
    assert session.end() == 1
    after = session.raw.split(b"\x1b[?1049l")[1]
    assert b"RuntimeError: broken" in after


def test_a_handheld_that_is_killed_leaves_no_trace(start):
    session = start(device="import os; os.kill(os.getpid(), 9)")
    assert session.end() == 1


def test_a_reset_starts_the_handheld_again(start):
    session = start()
    session.wait_for("ready")
    session.type(b"X")
    session.wait_for(lambda text: "ready" in text and "pressed" not in text and session.raw.count(b"1049h") == 2)
    session.type(b"q")
    assert session.end() == 0


def test_the_terminal_is_restored_when_the_simulator_is_told_to_end(start):
    # A shell lets what it runs in the background ignore Ctrl-C, which would be passed on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        session = start()
        session.wait_for("ready")
        session.process.send_signal(number)
        session.end()


def test_a_handheld_that_does_not_listen_is_ended(start):
    deaf = "signal.signal(signal.SIGINT, signal.SIG_IGN); print('deaf', flush=True); time.sleep(60)"
    session = start(device="import signal, time; " + deaf)
    session.wait_for("deaf")
    session.type(b"q")
    assert session.end() == 0


def test_one_handheld_for_one_folder(start):
    first = start()
    first.wait_for("ready")
    second = start()
    assert second.end() == 2
    assert "Another handheld" in second.text()


def test_a_folder_that_can_not_be_made_is_told(start):
    session = start("--data", "/dev/null/saves")
    assert session.end() == 2
    assert "can't be kept in /dev/null/saves" in session.text()


def test_without_a_terminal_nothing_starts(start, tmp_path):
    command = [sys.executable, "-m", "tools.terminal.play", "--data", str(tmp_path)]
    outcome = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert outcome.returncode == 2
    assert "terminal" in outcome.stderr
    session = start(TERM="dumb")
    assert session.end() == 2


RUNTIMES = [
    "cpython",
    pytest.param(
        "micropython",
        marks=pytest.mark.skipif(not MICROPYTHON.exists(), reason="no MicroPython wheel for this platform"),
    ),
]


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_the_firmware_plays(tmp_path, runtime):
    session = Session([sys.executable, "-m", "tools.terminal.play", "--runtime", runtime, "--data", str(tmp_path)])
    try:
        session.wait_for(lambda text: sum(0x2800 < ord(c) < 0x2900 for c in text) > 100, 30)
        time.sleep(0.5)
        before = session.text()
        session.type(b"\r")
        session.wait_for(lambda text: text != before)
        session.type(b"q")
        assert session.end() == 0
    finally:
        session.close()


def started(tmp_path, *options, runtime="cpython", **environment):
    """A session of a handheld that was never switched on before."""
    command = [sys.executable, "-m", "tools.terminal.play", "--runtime", runtime, "--data", str(tmp_path), *options]
    return Session(command, **environment)


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_handheld_is_read_line_by_line_in_place_of_drawn(tmp_path, runtime):
    session = started(tmp_path, "--read", runtime=runtime, TERM="dumb")
    try:
        session.wait_for("> English", 30)
        session.type(b"\x1b[B")
        session.wait_for("> Français")
        for key, line in ((b"\r", "Chiffres"), (b"\r", "Essayer un tour"), (b"x", "Appuie sur un bouton")):
            session.type(key)
            session.wait_for(line)
        session.type(b"q")
        assert session.end() == 0
        assert b"\x1b" not in session.raw
        assert not any(0x2800 < ord(letter) < 0x2900 for letter in session.text())
    finally:
        session.close()


@pytest.mark.parametrize("runtime", RUNTIMES)
def test_a_handheld_with_three_buttons(tmp_path, runtime):
    session = started(tmp_path, "--read", "--buttons", "3", runtime=runtime)
    try:
        assert "NEXT" in session.wait_for("> English", 30)
        for keys, line in (
            (b"n", "> Français"),
            (b"\x1b[C", "> Português"),
            (b"\r", "> pequenos"),
            (b"n", "> grandes"),
            (b"\r", "Jogar um turno"),
            (b"x", "Aperte um botão"),
            (b"z", "> Novo jogo"),
            (b"z", "> Começar"),
            (b"n", "> Jogo, Qwixx"),
            (b"N", "> Jogo, Qix"),
        ):
            session.type(keys)
            session.wait_for(line)
        session.type(b"\x03")
        assert session.end() == 0
    finally:
        session.close()


def test_the_keys_of_three_buttons_are_shown(start):
    session = start("--buttons", "3")
    session.wait_for("ready")
    assert "n →: NEXT" in session.text()
    for keys, number in ((b"n", 6), (b"N", 14), (b"\x1b[C", 6), (b"z", 4)):
        session.type(keys)
        session.wait_for(f"pressed {number}")
    session.type(b"q")
    assert session.end() == 0
