"""Measures what the display's driver sends while games are played, against the bytes of whole pictures."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from engine.app.ports import LEFT, RIGHT, TICK
from engine.seats import MOST_PLAYERS
from firmware.oled import Display
from tools.figures.measure import Row, measured_rows
from tools.rig.hardware import Settings, wire
from tools.rig.player import Person
from tools.virtual_board import virtual

# Why a picture is sent. CURSOR is what of MOVE is above the line that says what a choice does.
CURSOR, MOVE, SCREEN, TIME = "cursor move", "with its effect line", "new screen", "animation"

CURSOR_LIMIT, MOVE_LIMIT = 0.12, 0.25

_EFFECT_TOP = 47
_WIDTH, _PAGE = 128, 8  # pixels; a display has as many pages as a page has lines


class Sent(NamedTuple):
    """What pictures took, as parts of what a whole one takes, by the reason for which they were sent."""

    full: int  # bytes of a whole picture
    parts: dict[str, list[float]]

    def mean(self, *reasons: str) -> float:
        """The mean part."""
        parts = [part for reason in reasons for part in self.parts[reason]]
        return sum(parts) / len(parts)

    def worst(self, reason: str) -> float:
        """The largest part."""
        return max(self.parts[reason])


def pictures(players: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """The pictures of a game and why they are shown; at every decision the cursor visits all choices."""
    person = Person(players, seed=seed)
    driver = person.driver
    seen: list[tuple[str, bytes]] = []
    send = driver.send

    def watched(event: int, waited: int) -> None:
        reason = TIME if event == TICK else MOVE if event in (LEFT, RIGHT) and person.asked() else SCREEN
        send(event, waited)
        seen.append((reason, driver.frame()))

    driver.send = watched
    going = True
    while going:
        if person.asked():
            driver.press(*[RIGHT] * len(driver.state.legal_actions()))
        going = person.step()
        yield from seen
        seen.clear()


def without_text(picture: bytes) -> bytes:
    """A sheet without its last two lines of text."""
    page, rows = divmod(_EFFECT_TOP, _PAGE)
    kept, cut = picture[: page * _WIDTH], picture[page * _WIDTH : (page + 1) * _WIDTH]
    return kept + bytes(byte & (1 << rows) - 1 for byte in cut) + bytes(len(picture) - len(kept) - _WIDTH)


class Meter:
    """A display on a virtual board, whose wire is counted."""

    def __init__(self, chip: str, bus: str) -> None:
        settings = Settings(DISPLAY=chip, BUS=bus)
        self._i2c = bus == "I2C"
        self._board: virtual.VirtualBoard = wire(settings)
        self._picture = bytearray(_WIDTH * _PAGE)
        self._display = Display(settings)
        self.send(bytes(len(self._picture)))
        self.full = self.send(b"\xff" * len(self._picture))
        self.send(bytes(len(self._picture)))

    def send(self, picture: bytes) -> int:
        """Shows a picture; the bytes that this took, on I2C with the address that every transfer starts with."""
        board = self._board
        before = board.wire_bytes + board.transfers * self._i2c
        self._picture[:] = picture
        self._display.show(self._picture)
        if board.display is None or board.display.pixels() != self._picture:
            raise AssertionError("the display shows another picture")
        return board.wire_bytes + board.transfers * self._i2c - before


@cache
def games(most_players: int) -> list[tuple[str, bytes]]:
    """The pictures of a game alone, one of two, and so on."""
    return [picture for players in range(1, most_players + 1) for picture in pictures(players, players)]


@cache
def measure(chip: str = "SSD1306", bus: str = "I2C", most_players: int = MOST_PLAYERS) -> Sent:
    """What the pictures of some games take."""
    meter, bare = Meter(chip, bus), Meter(chip, bus)
    parts: dict[str, list[float]] = {reason: [] for reason in (CURSOR, MOVE, SCREEN, TIME)}
    before = bytes(_WIDTH * _PAGE)
    for reason, picture in games(most_players):
        if reason == MOVE:
            bare.send(without_text(before))
            parts[CURSOR].append(bare.send(without_text(picture)) / bare.full)
        parts[reason].append(meter.send(picture) / meter.full)
        before = picture
    return Sent(meter.full, parts)


@measured_rows
def rows() -> Iterator[Row]:
    """What was sent, how much, and against what, for the bench."""
    limits = {CURSOR: f"worst at most {CURSOR_LIMIT:.0%}", MOVE: f"worst at most {MOVE_LIMIT:.0%}"}
    for chip, bus in product(("SSD1306", "SH1106"), ("I2C", "SPI")):
        sent = measure(chip, bus)
        yield f"{chip} on {bus}: a whole picture", f"{sent.full:,} B", "= 100 %"
        for reason in sent.parts:
            figure = f"{sent.mean(reason):.1%}, worst {sent.worst(reason):.1%}"
            yield f"  {reason}, {len(sent.parts[reason]):,} times", figure, limits.get(reason, "")
        yield "  all", f"{sent.mean(MOVE, SCREEN, TIME):.1%}", "a driver that sends whole pictures: 100 %"
