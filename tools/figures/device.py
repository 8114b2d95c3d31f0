"""Measures the game on an emulated Pico: time, bytes on the bus and memory, each beside a named peer.

Time is the emulated processor's, at 125 MHz; I2C takes none of it, so what the bus takes is worked out from its bytes.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from firmware import board
from tools.emulator.instruments import PATIENCE_MS, Console, Device, Memory, Watched
from tools.emulator.pico import Pico, file_system

_MHZ = 125
_FRAME = 1080  # bytes on the bus of a whole picture as our driver sends it
_PRESSES = 12
_QIX_PRESSES = 30
_QIX_LOOKS = 8
# From the title to the first sheet of a game of five.
_GAME_OF_FIVE = ("a", "a", "down", "down", "right", "right", "right", "up", "up", "a", "a")
# To one of a person, who begins, and four Experts.
_GAME_OF_ROBOTS = (*_GAME_OF_FIVE[:7], "down", *("down", "left") * 4, "down", "right", "down", "down", "a")
_LOOKS = 500  # at the buttons
_THINKING_LOOKS = 16
_THINKING_MS = 40  # from one look to the next
_LOADING_LOOKS = 3  # at most, while the bot is loaded
_GAME_OF_QIX = ("a", "a", "down", "right", "up", "a")
_PHASE_MS = 0.7  # by which each press comes later than the last, beside the sampling of the buttons
# What MicroPython loads when the game is played, joined and as sources.
_JOINED = ("firmware.main", "firmware.ports", "engine.app.flow", "engine.qwixx", "engine.ui.words.en")
_APART = ("firmware.main", "firmware.ports", "firmware.buttons", "engine.app.flow", "engine.qwixx.screens.play")

Row = tuple[str, str, str]


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


@cache
def start(*, wire_time: bool) -> Start:
    """Boots, with the time that the bus takes or without, and presses A as soon as the title is there."""
    bare = Pico(board, file_system())
    bare.send(b"\r")
    bare.run(lambda: b">>> " in bare.serial, PATIENCE_MS)
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
def memories(language: str = "en") -> tuple[Memory, Memory]:
    """The memory at the menu and the most in a round of a game of five, while the firmware runs with all it has."""
    console = Watched(language)
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


def five(language: str = "en") -> Memory:
    """The memory in a game of five, at most."""
    return memories(language)[1]


@cache
def robots(language: str = "en") -> Memory:
    """The memory in a game of a person and four Experts while these think, at most, once all is loaded.

    To load it takes a little more for a moment.
    """
    console = Watched(language)
    console.picture()
    console.picture()
    console.press(*_GAME_OF_ROBOTS, "a", "a")
    console.pico.tap("a")  # a mark, and the Experts are next
    looks = []
    for _ in range(_THINKING_LOOKS):
        console.pico.run(lambda: False, _THINKING_MS)
        looks.append(console.look())
    return sorted(looks)[-1 - _LOADING_LOOKS]


@cache
def qix(language: str = "en") -> Memory:
    """The memory in the first rounds of a game of Qix for two, at most."""
    console = Watched(language)
    console.picture()
    console.picture()
    console.press(*_GAME_OF_QIX)
    looks = [console.look()]
    for _ in range(_QIX_LOOKS):
        console.press("a")
        looks.append(console.look())
    return max(looks)


@cache
def qix_press() -> float:
    """The longest milliseconds from a press to its picture in a game of Qix."""
    return int(Device().do(f"import probe\nprobe.qix({_QIX_PRESSES})")) / 1000


@cache
def awake() -> float:
    """Per cent of the time that the processor is awake while a person thinks."""
    from firmware.buttons import SAMPLE
    from tools.figures.awake import of_sample

    return of_sample(int(Device().do(f"import probe\nprobe.awake({_LOOKS})")), SAMPLE, board.I2C_FREQUENCY)


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
    yield "a press in a game of Qix, longest", f"{qix_press():.0f} ms", "at most 500 ms, the bus not counted"
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
        ("in a game with four Experts, at most", robots()),
        ("in a game of Qix, at most", qix()),
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
