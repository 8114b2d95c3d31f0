"""Finds what is wrong with a builder's settings before any of it reaches a pin, and says it in one sentence."""

from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

# By their number.
_BUTTONS = {6: ("UP", "DOWN", "LEFT", "RIGHT", "A", "B"), 3: ("NEXT", "A", "B")}
_LATER = (("BUTTONS", 6), ("SPEAK", False))
_DISPLAY_PINS = {"I2C": ("I2C_SDA", "I2C_SCL"), "SPI": ("SPI_SCK", "SPI_MOSI", "SPI_DC", "SPI_CS", "SPI_RESET")}
_OPTIONAL = ("SPI_CS", "SPI_RESET", "BUZZER", "LED")
_LAST_PIN = const(28)
_LEAST = const(1800)
_MOST = const(5500)
_APART = const(100)

# Which pins of an RP2040 can take a role: (pin & first) == second, and bit number third of the pin is the bus's ID.
_ROLES = {"I2C_SDA": (1, 0, 1), "I2C_SCL": (1, 1, 1), "SPI_SCK": (3, 2, 3), "SPI_MOSI": (3, 3, 3)}


class BoardError(ValueError):
    """A setting of board.py that can't be; the text names it, its value and what is allowed."""


def check(board: "Any") -> None:
    """Raises BoardError at the first setting that can't be; those that an older board.py lacks are as they were."""
    for name, value in _LATER:
        if not hasattr(board, name):
            setattr(board, name, value)
    _one_of(board, "DISPLAY", ("SSD1306", "SH1106"))
    _one_of(board, "BUS", ("I2C", "SPI"))
    _one_of(board, "ROTATION", (0, 180))
    _one_of(board, "BUTTONS", (6, 3))
    _one_of(board, "SPEAK", (False, True))
    bus = board.BUS
    _one_of(board, bus + "_ID", (0, 1))
    if bus == "I2C":
        address = _value(board, "I2C_ADDRESS")
        if type(address) is not int or address not in (0x3C, 0x3D):
            _refuse("I2C_ADDRESS", address, "0x3C or 0x3D, for which a display's label may say 0x78 or 0x7A")
        # Slower, a page takes more than half of the 50 ms that the Pico allows for a transfer.
        _between(board, "I2C_FREQUENCY", 50_000, 1_000_000)
    else:
        _between(board, "SPI_FREQUENCY", 100_000, 10_000_000)
    battery = _value(board, "BATTERY")
    if battery is not None and not _rising(battery):
        _refuse("BATTERY", battery, "None, or the millivolts of empty and full, such as (3300, 4200)")
    lamp = () if _value(board, "LED") == "LED" else ("LED",)
    _pins(board, _DISPLAY_PINS[bus] + _BUTTONS[board.BUTTONS] + ("BUZZER",) + lamp)


def _rising(pair: object) -> bool:
    """Whether it is two voltages that a Pico runs on (1,800 to 5,500 mV), far enough apart to tell a charge by."""
    if not isinstance(pair, tuple) or len(pair) != 2:
        return False
    empty, full = pair
    return type(empty) is int and type(full) is int and _LEAST <= empty <= full - _APART and full <= _MOST


def _value(board: "Any", name: str) -> "object":
    if not hasattr(board, name):
        raise BoardError("board.py does not set " + name)
    return getattr(board, name)


def _refuse(name: str, value: object, allowed: str) -> None:
    raise BoardError("%s is %r: it has to be %s" % (name, value, allowed))


def _one_of(board: "Any", name: str, allowed: "tuple[object, ...]") -> None:
    value = _value(board, name)
    for choice in allowed:
        if type(value) is type(choice) and value == choice:
            return
    _refuse(name, value, _either(allowed))


def _between(board: "Any", name: str, least: int, most: int) -> None:
    value = _value(board, name)
    if type(value) is not int or not least <= value <= most:
        _refuse(name, value, "from %d to %d" % (least, most))


def _pins(board: "Any", names: "tuple[str, ...]") -> None:
    users: dict[int, str] = {}
    for name in names:
        pin = _value(board, name)
        if pin is None and name in _OPTIONAL:
            continue
        if type(pin) is not int or not 0 <= pin <= _LAST_PIN:
            optional = " or None" if name in _OPTIONAL else ""
            _refuse(name, pin, "a pin from 0 to %d%s" % (_LAST_PIN, ', "LED" or None' if name == "LED" else optional))
            continue
        if name in _ROLES:
            _role(board, name, pin)
        if pin in users:
            raise BoardError("%s and %s are both %d: a pin can serve one thing" % (users[pin], name, pin))
        users[pin] = name


def _role(board: "Any", name: str, pin: int) -> None:
    mask, pattern, bit = _ROLES[name]
    bus = board.BUS
    number = getattr(board, bus + "_ID")
    able = [n for n in range(_LAST_PIN + 1) if n & mask == pattern and n >> bit & 1 == number]
    if pin not in able:
        _refuse(name, pin, "%s, the pins that %s %d has for it" % (_either(able), bus, number))


def _either(choices: "list[int] | tuple[object, ...]") -> str:
    words = [repr(choice) for choice in choices]
    return ", ".join(words[:-1]) + " or " + words[-1]
