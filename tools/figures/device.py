"""Measures the game on an emulated Pico: time, bytes on the bus and memory, each beside a named peer.

Time is the emulated processor's, at 125 MHz; I2C takes none of it, so what the bus takes is worked out from its bytes.
`frozen` tells a firmware with the game in it from the official one with the game's files on its flash.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from firmware import board
from tools.build import firmware
from tools.emulator.instruments import MENU_MS, PATIENCE_MS, Console, Device, Memory, Watched
from tools.emulator.pico import Pico, file_system
from tools.figures import stock as mip
from tools.figures.measure import Row, measured, measured_rows
from tools.figures.subjects import FIVE, GAMES, LANGUAGES, ROBOTS, WAYS, Game, languages

MENU = "the form of a new game"

_MHZ = 125
_FRAME = 1080  # bytes on the bus of a whole picture as our driver sends it
_PRESSES = 12
_QIX_PRESSES = 30
_LOOKS = 500  # at the buttons
_TURNS = 40
_THINKING_LOOKS = 5
_THINKING_MS = 150  # from one look to the next
_PHASE_MS = 0.7  # by which each press comes later than the last, beside the sampling of the buttons
# What MicroPython loads when the game is played.
_MODULES = ("firmware.main", "firmware.ports", "firmware.buttons", "engine.app.flow", "engine.qwixx.screens.play")


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


ACTIONS = ("dice roll", "cursor move", "new screen")  # as tools/emulator/probe.py numbers them


def work(frozen: bool, stock: str) -> list[Work]:
    """What each action costs with our driver, or with the stock driver of this text."""
    device = Device(frozen=frozen)
    driver = f"probe.stock_driver({stock!r})" if stock else "None"
    device.do(f"import probe\nh = probe.sheet({driver})")
    costs = []
    for number in range(len(ACTIONS)):
        sent = device.pico.wire_bytes
        pictures, drawing, sending = map(int, device.do(f"probe.act(h, {number})").split())
        costs.append(Work(pictures, drawing, sending, device.pico.wire_bytes - sent))
        device.do("h.rest()")
    return costs


@measured_rows
def work_rows(frozen: bool, stock: str) -> Iterator[Row]:
    """What each action costs for the same pictures, with our driver and with the stock driver: a file, or mip's."""
    text = Path(stock).read_text(encoding="utf-8") if stock else mip.driver()
    for name, ours, theirs in zip(ACTIONS, work(frozen, ""), work(frozen, text), strict=True):
        what = f"{name}, pictures: {ours.pictures}"
        for cost, unit in ((Work.bytes, "B"), (Work.cycles, "cycles"), (Work.milliseconds, "ms")):
            mine, other = cost(ours), cost(theirs)
            yield what, f"{mine:,} {unit}", f"{mine / other:.2f} × {other:,} {unit} of ssd1306"


def _bus_ms(sent: int) -> float:
    """Milliseconds that bytes take on I2C, nine bits each."""
    return sent * 9000 / board.I2C_FREQUENCY


class Start(NamedTuple):
    """Milliseconds from reset to the first picture, and to a menu on the glass."""

    picture: float
    menu: float


@measured
def start(frozen: bool, wire_time: bool) -> Start:
    """Boots, with the time that the bus takes or without, and presses A as soon as the title is there."""
    console = Console(frozen=frozen, wire_time=wire_time)
    splash = console.picture()
    console.picture()
    console.pico.tap("a")
    return Start(splash, console.picture())


@measured
def prompt() -> float:
    """Milliseconds from reset to the prompt of MicroPython alone."""
    bare = Pico(board, file_system())
    bare.send(b"\r")
    bare.run(lambda: b">>> " in bare.serial, PATIENCE_MS)
    return bare.ms()


def _begin(console: Console, game: Game) -> None:
    """Leads from the title, or from the game before, into a game."""
    console.press(*game.form)
    console.press(*game.choices, still_ms=MENU_MS)
    console.press(*game.begin)


@measured
def answers(frozen: bool) -> tuple[float, ...]:
    """Milliseconds from a press that moves the cursor of a sheet to the first byte of its picture, sorted."""
    console = Console(frozen=frozen)
    console.picture()
    console.picture()
    _begin(console, FIVE)
    return tuple(sorted(console.answer(("right", "left")[i % 2], _PHASE_MS * i) for i in range(_PRESSES)))


@measured
def memories(frozen: bool, language: str) -> dict[str, Memory]:
    """The memory at the menu, and in each kind of game after the other.

    Of a game it is the most of the heap in its first rounds, and the smallest of its largest free blocks.
    """
    console = Watched(frozen=frozen, language=language, speak=language == LANGUAGES[-1])
    console.picture()
    console.picture()
    found: dict[str, Memory] = {}
    for game in GAMES:
        console.press(*game.form)
        found.setdefault(MENU, console.look())
        console.press(*game.choices, still_ms=MENU_MS)
        looks = []
        for name in game.begin:
            console.press(name)
            looks.append(console.look())
        if game is ROBOTS:
            console.pico.tap("a")  # a mark, and the Experts are next
            for _ in range(_THINKING_LOOKS):
                console.pico.run(lambda: False, _THINKING_MS)
                looks.append(console.look())
        most, least = max(look.used for look in looks), min(look.largest for look in looks)
        found[game.name] = Memory(looks[0].total, most, least)
    return found


@measured
def qix_press(frozen: bool) -> float:
    """The longest milliseconds from a press to its picture in a game of Qix."""
    return int(Device(frozen=frozen).do(f"import probe\nprobe.qix({_QIX_PRESSES})")) / 1000


@measured
def awake(frozen: bool) -> float:
    """Per cent of the time that the processor is awake while a person thinks."""
    from firmware.buttons import SAMPLE
    from tools.figures.awake import of_sample

    return of_sample(int(Device(frozen=frozen).do(f"import probe\nprobe.awake({_LOOKS})")), SAMPLE, board.I2C_FREQUENCY)


@measured
def turns(frozen: bool) -> tuple[Memory, Memory]:
    """The memory before and after turns of five that are played without drawing."""
    before, after = Device(frozen=frozen).do(f"import probe\nprobe.turns({_TURNS})").split("GC:")[1:]
    return Memory.read(before), Memory.read(after)


@measured
def import_ms(frozen: bool, compiled: bool) -> float:
    """Milliseconds that it takes to load what a game needs, frozen, compiled or as sources."""
    device = Device(frozen=frozen, compiled=compiled)
    device.do("import probe")
    return int(device.do(f"probe.imports({_MODULES!r})")) / 1000


@measured
def firmware_size() -> int:
    """Bytes of flash that a firmware with the game takes."""
    return firmware.size(firmware.build())


def start_rows(frozen: bool) -> Iterator[Row]:
    """From reset and from a press to what is seen."""
    alone = prompt()
    for way in WAYS if frozen else (False,):
        for wire_time, note in ((False, ""), (True, " with the bus")):
            times = start(way, wire_time)
            for what, ms in (("the first picture", times.picture), ("a menu that has answered", times.menu)):
                against = f"{ms / alone:.1f} × a prompt: {alone:.0f} ms"
                yield f"reset to {what}{note}, {WAYS[way]}", f"{ms:.0f} ms", against
    yield "a press in a game of Qix, longest", f"{qix_press(frozen):.0f} ms", "at most 500 ms, the bus not counted"
    found = answers(frozen)
    frame = _bus_ms(_FRAME)
    for what, ms in (("median", found[len(found) // 2]), ("longest", found[-1])):
        against = f"{ms / frame:.1f} × a picture on the bus: {frame:.0f} ms"
        yield f"button to first byte, {what}", f"{ms:.0f} ms", against


def memory_rows(frozen: bool) -> Iterator[Row]:
    """The heap and its largest free block, in bytes."""
    for way in WAYS if frozen else (False,):
        for language in languages(way):
            for what, memory in memories(way, language).items():
                yield from _memory_row(f"in {what}, {language}, {WAYS[way]}", memory)
    before, after = turns(frozen)
    yield from _memory_row("before turns without drawing", before)
    yield from _memory_row(f"after {_TURNS} turns without drawing", after)


def _memory_row(what: str, memory: Memory) -> Iterator[Row]:
    yield f"heap {what}", f"{memory.used:,} B", f"{memory.used / memory.total:.0%} of {memory.total:,} B"
    free = memory.total - memory.used
    yield f"largest free block {what}", f"{memory.largest:,} B", f"{memory.largest / free:.0%} of {free:,} B"


def import_rows(frozen: bool) -> Iterator[Row]:
    """How long the modules of a game take to load."""
    slow = import_ms(False, False)
    for way in WAYS if frozen else (False,):
        fast = import_ms(way, True)
        yield f"to load a game {WAYS[way]}", f"{fast:.0f} ms", f"{fast / slow:.2f} × {slow:,.0f} ms as .py"
