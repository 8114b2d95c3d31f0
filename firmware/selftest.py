"""The self-test: shows what a person has to judge, finds out the rest, and says what to solder or to check."""

from micropython import const

from engine.app.ports import TICK, A, B
from engine.ui.widgets import FOOT, ask, centred, page, title_bar
from firmware import probes

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.app.ports import Ports
    from engine.ui.widgets import Screen

_STEP = const(100)  # milliseconds
_STUCK = const(50)  # steps for which A may still be held
_PATIENCE = const(10_000)  # milliseconds for the next button
_LONGEST = const(5)  # lines of a page below its title

# By their number.
_NAMES = {6: ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"), 3: ("NEXT", "A", "B")}
_CAPS = {6: "↑↓←→AB", 3: "   NAB"}
# Where all of them stand, left edge and top, as on the handheld.
_PLACES = ((22, 14), (22, 38), (6, 26), (38, 26), (104, 22), (84, 30))
_CAP = const(13)

# The byte of even and of odd columns: all lit, all dark, and both chess boards.
_PICTURES = ((0xFF, 0xFF), (0, 0), (0x55, 0xAA), (0xAA, 0x55))
_SCALE = bytes((60, 25, 62, 25, 64, 25, 65, 25, 67, 25, 69, 25, 71, 25, 72, 40))

# The legs of the pins GP0 to GP28, from the datasheet of the Pico; GP23 to GP25 have none.
_LEGS = (
    b"\x01\x02\x04\x05\x06\x07\x09\x0a\x0b\x0c\x0e\x0f\x10\x11\x13\x14\x15\x16\x18\x19\x1a\x1b\x1d\0\0\0\x1f\x20\x22"
)

LET_GO = "Self-test\nLet go of A."
A_STUCK = "A is stuck\nCheck %s:\nit touches ground.\nThe game starts."
INTRO = "Self-test\nIt looks at every part of\nyour handheld. Answer\nwith A and B."
LOOK = "Display\nFour pictures follow: all\nlit, all dark, two chess\nboards. Is each whole, to\nthe edges?"
HEAR = "Buzzer\nDo you hear eight tones,\neach higher than the one\nbefore?"
NO_DISPLAY = "Display\nIt does not answer. Check\n%s\nits power, its ground and\nI2C_ADDRESS in board.py."
BAD_DISPLAY = "Display\nIs the picture shifted?\nSet DISPLAY in board.py.\nOr its wires are loose."
NO_TONE = "Buzzer\nCheck %s,\nits other leg to ground,\nand that it is a passive\none."
NO_CONTACT = "Button %s\nNo press came. Check\n%s\nand its other leg to\nground."
HELD = "Button %s\nIt is stuck. Check that\n%s\ndoes not touch ground."
NO_BATTERY = "Battery\nNo voltage is measured.\nOn a Pico W set BATTERY\nto None in board.py."
WELL = "All is well\nThe handheld is ready."
FAULTS = "Faults: %d\nPut them right and test\nagain."


class SelfTest:
    """Tests a handheld that is built as `board` says.

    held: tells whether a button is down; display: whether it answers.
    faults: what was found, a page each.
    """

    def __init__(self, ports: "Ports", board: "Any", held: "Callable[[int], bool]", display: "Any") -> None:
        self._ports = ports
        self._board = board
        self._held = held
        self._oled = display
        self._names = _NAMES[board.BUTTONS]
        self._caps = _CAPS[board.BUTTONS]
        self._first = B - len(self._names)  # place of the first button: of three, NEXT stands where RIGHT would
        self.faults: list[str] = []

    def run(self) -> "Screen":
        """All parts, one after the other; returns 0 at its end, and at once for who wants the game."""
        if not (yield from self._let_go()):
            return 0
        if not (yield from self._ask(INTRO, "start", "game")):
            return 0
        yield from self._display()
        yield from self._buttons()
        if self._board.BUZZER is not None:
            self._ports.sound(_SCALE)
            yield from self._judge(HEAR, NO_TONE % pin(self._board, "BUZZER"))
        yield from self._show("Self-test\n" + "\n".join(self.probe()[:_LONGEST]), "next")
        for fault in self.faults:
            yield from self._show(fault, "next")
        yield from self._show(FAULTS % len(self.faults) if self.faults else WELL, "game")
        return 0

    def say(self, *words: str) -> None:
        """Prints what the display shows, for who has to do without one."""
        print(*words)

    def probe(self) -> "list[str]":
        """The lines of the summary."""
        found = [probes.random(self._ports.random_bytes), probes.flash(), probes.memory()]
        charge = self._ports.battery()
        if self._board.BATTERY is None:
            found.append(("Battery  not set", ""))
        elif charge < 0:
            found.append(("Battery  unknown", NO_BATTERY))
        else:
            found.append(("Battery  %d %%" % charge, ""))
        self.faults += [fault for _, fault in found if fault]
        return ["Display  answers" if self._oled.answers else "Display  missing"] + [line for line, _ in found]

    def _ask(self, text: str, yes: str, no: str) -> "Screen":
        if not self._board.SPEAK:  # which says as much
            self.say(text, "\nA:", yes, "- B:", no)
        return (yield from ask(self._ports, text, yes, no))

    def _show(self, text: str, then: str) -> "Screen":
        if not self._board.SPEAK:
            self.say(text, "\nA:", then)
        return (yield from ask(self._ports, text, then))

    def _judge(self, text: str, fault: str) -> "Screen":
        if not (yield from self._ask(text, "yes", "no")):
            self.faults.append(fault)
        return 0

    def _let_go(self) -> "Screen":
        """Waits until A is up; returns 0 if it never is."""
        self.say(LET_GO)
        page(self._ports.canvas, LET_GO)
        for _ in range(_STUCK):
            if not self._held(A):
                return 1
            yield _STEP
        text = A_STUCK % pin(self._board, "A")
        self.say(text)
        page(self._ports.canvas, text)
        yield _STEP * _STUCK
        return 0

    def _display(self) -> "Screen":
        yield _STEP  # until a display that was missing has been looked for
        if not self._oled.answers:
            self.faults.append(NO_DISPLAY % display_pins(self._board))
            self.say(self.faults[-1])
            return 0
        yield from self._show(LOOK, "look")
        self.say("A: whole - B: not")
        self._ports.canvas.clear()
        buffer = self._ports.canvas.buffer
        whole = True
        for even, odd in _PICTURES:
            for at in range(0, len(buffer), 2):
                buffer[at] = even
                buffer[at + 1] = odd
            event = TICK
            while event not in (A, B):
                event = yield 0
            whole = whole and event == A
        if not whole:
            self.faults.append(BAD_DISPLAY)
        return 0

    def _buttons(self) -> "Screen":
        """Each has to be pressed once; whoever waits for ten seconds has no more to press."""
        self.say("Press each of the %d buttons once." % len(self._names))
        first = self._first
        pressed = (1 << first) - 1
        while pressed != (1 << B) - 1:
            self._draw_buttons(pressed)
            event = yield _PATIENCE
            if event == TICK:
                break
            place = max(event - 1, first)
            pressed |= 1 << place
            self.say("Pressed:", self._names[place - first])
        for place in range(first, B):
            if not pressed >> place & 1:
                fault = HELD if self._held(place + 1) else NO_CONTACT
                name = self._names[place - first]
                self.faults.append(fault % (name, pin(self._board, name)))
        return 0

    def _draw_buttons(self, pressed: int) -> None:
        canvas = self._ports.canvas
        canvas.clear()
        title_bar(canvas, "Press each button")
        for place in range(self._first, B):
            x, y = _PLACES[place]
            down = pressed >> place & 1
            canvas.rect(x, y, _CAP, _CAP, 1, down != 0)
            canvas.write(self._caps[place], x + 4, y + 3, 1 - down)
        centred(canvas, "One fails? Wait 10 s", FOOT)


def pin(board: "Any", name: str) -> str:
    """Where a part is soldered: its pin's number in board.py and its place on the Pico."""
    number = getattr(board, name)
    leg = _LEGS[number] if number < len(_LEGS) else 0
    return "GP%d (leg %d)" % (number, leg) if leg else "GP%d" % number


def display_pins(board: "Any") -> str:
    """The pins of the display's bus, in a line of a screen."""
    names = ("I2C_SDA", "I2C_SCL") if board.BUS == "I2C" else ("SPI_SCK", "SPI_MOSI", "SPI_DC")
    return ", ".join("%s GP%d" % (name[4:], getattr(board, name)) for name in names)
