"""Measures the game on an emulated Pico: time, bytes on the bus and memory, each beside a named peer.

Time is the emulated processor's, at 125 MHz; I2C takes none of it, so what the bus takes is worked out from its bytes.
"""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import NamedTuple

from firmware import board
from tools import image
from tools.emulator import Pico, file_system

_PROBE = "tools/probe.py"
_MHZ = 125
_FRAME = 1096  # bytes on the bus of a whole picture as our driver sends it
_BLOCK = 16  # bytes of a block of MicroPython's heap on a Pico
_PATIENCE = 120_000  # emulated milliseconds
_PRESSES = 12
_BOARD_PRESSES = 30
# From the title to the first sheet of a game of five.
_GAME_OF_FIVE = ("a", "a", "down", "down", "right", "right", "right", "up", "up", "a", "a")
_PHASE_MS = 0.7  # by which each press comes later than the last, beside the sampling of the buttons
_PAGE_MS = 12  # longer than the bus and the driver take for a page
_STILL_MS = 450  # longer than a new sheet ignores presses
# What MicroPython loads when the game is played, joined and as sources.
_JOINED = ("firmware.main", "firmware.ports", "engine.ui.app", "engine.qwixx", "engine.ui.words.en")
_APART = ("firmware.main", "firmware.ports", "firmware.buttons", "engine.ui.app", "engine.qwixx.screens.play")

Row = tuple[str, str, str]


class ProgramError(Exception):
    """What ran on the device failed; the message is its traceback."""


class Device:
    """An emulated Pico that runs programs at its prompt; with the game on it, which does not start by itself."""

    def __init__(self, *, compiled: bool = True) -> None:
        bits = random.Random(1)
        with TemporaryDirectory() as name:
            folder = Path(name)
            if compiled:
                image.build(folder)
                (folder / "main.py").unlink()
                image.compile_one(image.compiled(_PROBE)[Path(_PROBE)], Path("probe.py"), folder / "probe.mpy")
            else:
                for source in image.sources():
                    (folder / source).parent.mkdir(parents=True, exist_ok=True)
                    (folder / source).write_bytes((image.TOP / source).read_bytes())
                (folder / "probe.py").write_bytes((image.TOP / _PROBE).read_bytes())
            self.pico = Pico(board, file_system(folder), random_bit=lambda: bits.getrandbits(1))
        self.pico.send(b"\r")
        self._wait(b">>> ")
        self.pico.send(b"\x01")
        self._wait(b"raw REPL; CTRL-B to exit\r\n>")

    def _wait(self, text: bytes) -> bytes:
        """What is printed until a text; it is forgotten."""
        serial = self.pico.serial
        if not self.pico.run(lambda: text in serial, _PATIENCE):
            raise ProgramError(serial.decode(errors="replace"))
        before = bytes(serial)
        del serial[:]
        return before

    def do(self, program: str) -> str:
        """What a program prints."""
        self.pico.send(program.encode() + b"\x04")
        said = self._wait(b"\x04>")
        output, _, error = said.partition(b"OK")[2].partition(b"\x04")
        if error.strip(b"\x04>"):
            raise ProgramError(error.decode(errors="replace"))
        return output.decode()

    def memory(self, program: str) -> "Memory":
        """What `probe.memory` finds last in a program."""
        return Memory.read(self.do(program))


class Memory(NamedTuple):
    """Bytes of the heap, of it in use, and of the largest free block."""

    total: int
    used: int
    largest: int

    @classmethod
    def read(cls, said: str) -> "Memory":
        """From what MicroPython tells about its memory, the last time."""
        total, used = re.findall(r"total: (\d+), used: (\d+)", said)[-1]
        blocks = re.findall(r"max free sz: (\d+)", said)[-1]
        return cls(int(total), int(used), int(blocks) * _BLOCK)


class Work(NamedTuple):
    """What an action costs: pictures, microseconds to draw and to send them, bytes on the bus."""

    pictures: int
    drawing: int
    sending: int
    sent: int

    def bytes(self) -> int:
        """On the bus."""
        return self.sent

    def cycles(self) -> int:
        """Of the processor, to draw and to send."""
        return (self.drawing + self.sending) * _MHZ

    def milliseconds(self) -> int:
        """Until it is on the glass, nothing else at the same time."""
        return round((self.drawing + self.sending) / 1000 + _bus_ms(self.sent))


ACTIONS = ("dice roll", "cursor move", "new screen")  # as tools/probe.py numbers them


def work(stock: str = "") -> list[Work]:
    """What each action costs with our driver, or with the stock driver of this text."""
    device = Device()
    driver = f"probe.stock_driver({stock!r})" if stock else "None"
    device.do(f"import probe\nh = probe.sheet({driver})")
    costs = []
    for number in range(len(ACTIONS)):
        sent = device.pico.wire_bytes
        pictures, drawing, sending = map(int, device.do(f"probe.act(h, {number})").split())
        costs.append(Work(pictures, drawing, sending, device.pico.wire_bytes - sent))
        device.do("h.rest()")
    return costs


def work_rows(stock: str) -> Iterator[Row]:
    """What each action costs, with our driver and with the stock driver for the same pictures."""
    for name, ours, theirs in zip(ACTIONS, work(), work(stock), strict=True):
        what = f"{name}, pictures: {ours.pictures}"
        for cost, unit in ((Work.bytes, "B"), (Work.cycles, "cycles"), (Work.milliseconds, "ms")):
            mine, other = cost(ours), cost(theirs)
            yield what, f"{mine:,} {unit}", f"{mine / other:.2f} × {other:,} {unit} of ssd1306"


def _bus_ms(sent: int) -> float:
    """Milliseconds that bytes take on I2C, nine bits each."""
    return sent * 9000 / board.I2C_FREQUENCY


class Start(NamedTuple):
    """Milliseconds from reset to the first picture, to a menu on the glass, and of MicroPython alone to its prompt."""

    picture: float
    menu: float
    prompt: float


class Console:
    """An emulated Pico that plays, used by its buttons; what its bus takes counts if `wire_time`."""

    def __init__(self, *, wire_time: bool, settings: "dict[str, int] | None" = None, starts: bool = True) -> None:
        bits = random.Random(1)
        soldered = ModuleType("board")
        vars(soldered).update({**vars(board), **(settings or {})})
        with TemporaryDirectory() as name:
            image.build(Path(name))
            if not starts:
                Path(name, "main.py").unlink()
            files = file_system(Path(name))
        self.pico = Pico(soldered, files, lambda: bits.getrandbits(1), wire_time=wire_time)

    def picture(self) -> float:
        """Lets time pass until a new picture is whole; the millisecond at which its last byte was sent."""
        pico = self.pico
        before = pico.display.pixels()
        pico.run(lambda: pico.display.pixels() != before and any(pico.display.pixels()), _PATIENCE)
        at = pico.ms()
        while self._sends(_PAGE_MS):
            at = pico.ms()
        return at

    def _sends(self, within_ms: float) -> bool:
        sent = self.pico.wire_bytes
        return self.pico.run(lambda: self.pico.wire_bytes != sent, within_ms)

    def press(self, *names: str) -> None:
        """Presses buttons, and waits after each until the picture has been still for long."""
        for name in names:
            self.pico.tap(name)
            while self._sends(_STILL_MS):
                pass

    def answer(self, name: str, phase_ms: float) -> float:
        """Milliseconds from the edge of a button to the first byte on the bus."""
        self.pico.run(lambda: False, _STILL_MS + phase_ms)
        before = self.pico.ms()
        self.pico.tap(name)
        if not self._sends(_STILL_MS):
            raise ProgramError(f"nothing was drawn after {name}")
        return self.pico.ms() - before


class Watched(Console):
    """One that was started from the prompt, after a pin was told to print the memory when it is pulled down."""

    _PIN = 28
    _LINES = (
        "import gc, micropython; from machine import Pin",
        f"pin = Pin({_PIN}, Pin.IN, Pin.PULL_UP)",
        "_ = pin.irq(lambda _: (gc.collect(), micropython.mem_info()), Pin.IRQ_FALLING)",
        "from firmware.main import run; run()",
    )

    def __init__(self) -> None:
        super().__init__(wire_time=False, settings={"LOOK": self._PIN}, starts=False)
        self.pico.send(b"\r")
        for line in self._LINES:
            self.pico.run(lambda: self.pico.serial.endswith(b">>> "), _PATIENCE)
            del self.pico.serial[:]
            self.pico.send(line.encode() + b"\r")

    def look(self) -> Memory:
        """The memory at this moment, once garbage is collected."""
        del self.pico.serial[:]
        self.pico.tap("look")
        self.pico.run(lambda: b"max free sz" in self.pico.serial and self.pico.serial.endswith(b"\n"), _PATIENCE)
        return Memory.read(self.pico.serial.decode())


@cache
def start(*, wire_time: bool) -> Start:
    """Boots, with the time that the bus takes or without, and presses A as soon as the title is there."""
    bare = Pico(board, file_system())
    bare.send(b"\r")
    bare.run(lambda: b">>> " in bare.serial, _PATIENCE)
    console = Console(wire_time=wire_time)
    splash = console.picture()
    console.picture()
    console.pico.tap("a")
    return Start(splash, console.picture(), bare.ms())


@cache
def answers() -> tuple[float, ...]:
    """Milliseconds from a press that moves the cursor of a sheet to the first byte of its picture, sorted."""
    console = Console(wire_time=False)
    console.picture()
    console.picture()
    console.press(*_GAME_OF_FIVE)
    return tuple(sorted(console.answer(("right", "left")[i % 2], _PHASE_MS * i) for i in range(_PRESSES)))


@cache
def memories() -> tuple[Memory, Memory]:
    """The memory at the menu and the most in a round of a game of five, while the firmware runs with all it has."""
    console = Watched()
    console.picture()
    console.picture()
    console.press("a")
    menu = console.look()
    console.press(*_GAME_OF_FIVE[1:])
    looks = [console.look()]
    for name in ("right", "a", "a", "right", "a", "a", "a", "a", "a", "a"):
        console.press(name)
        looks.append(console.look())
    return menu, max(looks)


def menu() -> Memory:
    """The memory at the menu."""
    return memories()[0]


def five() -> Memory:
    """The memory in a game of five, at most."""
    return memories()[1]


@cache
def board_game() -> tuple[float, Memory]:
    """Of a game of Qix: the longest milliseconds from a press to its picture, and the memory."""
    said = Device().do(f"import probe\nprobe.board({_BOARD_PRESSES})")
    return int(said.split()[0]) / 1000, Memory.read(said)


@cache
def turns(count: int) -> tuple[Memory, Memory]:
    """The memory before and after turns of five that are played without drawing."""
    before, after = Device().do(f"import probe\nprobe.turns({count})").split("GC:")[1:]
    return Memory.read(before), Memory.read(after)


def import_ms(*, compiled: bool) -> float:
    """Milliseconds that it takes to load what a game needs, compiled or as sources."""
    device = Device(compiled=compiled)
    device.do("import probe")
    names = _JOINED if compiled else _APART
    return int(device.do(f"probe.imports({names!r})")) / 1000


def start_rows() -> Iterator[Row]:
    """From reset and from a press to what is seen."""
    for wire_time, note in ((False, ""), (True, " with the bus")):
        times = start(wire_time=wire_time)
        for what, ms in (("the first picture", times.picture), ("a menu that has answered", times.menu)):
            yield f"reset to {what}{note}", f"{ms:.0f} ms", f"{ms / times.prompt:.1f} × a prompt: {times.prompt:.0f} ms"
    yield "a press in a game of Qix, longest", f"{board_game()[0]:.0f} ms", "at most 500 ms, the bus not counted"
    found = answers()
    frame = _bus_ms(_FRAME)
    for what, ms in (("median", found[len(found) // 2]), ("longest", found[-1])):
        against = f"{ms / frame:.1f} × a picture on the bus: {frame:.0f} ms"
        yield f"button to first byte, {what}", f"{ms:.0f} ms", against


def memory_rows(count: int) -> Iterator[Row]:
    """The heap and its largest free block, in bytes."""
    before, after = turns(count)
    for what, memory in (
        ("at the menu", menu()),
        ("in a game of five, at most", five()),
        ("in a game of Qix", board_game()[1]),
        ("before turns without drawing", before),
        (f"after {count} turns without drawing", after),
    ):
        yield f"heap {what}", f"{memory.used:,} B", f"{memory.used / memory.total:.0%} of {memory.total:,} B"
        free = memory.total - memory.used
        yield f"largest free block {what}", f"{memory.largest:,} B", f"{memory.largest / free:.0%} of {free:,} B"


def import_rows() -> Iterator[Row]:
    """How long the modules of a game take to load."""
    slow, fast = import_ms(compiled=False), import_ms(compiled=True)
    yield "to load a game as .mpy", f"{fast:.0f} ms", f"{fast / slow:.2f} × {slow:,.0f} ms as .py"
