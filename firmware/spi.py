"""A display on SPI, for the driver in oled.py."""

from time import sleep_ms

from machine import SPI, Pin
from micropython import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any

    Bytes = bytes | bytearray | memoryview


class SPIBus:
    """A display on SPI, where a pin tells commands and picture apart and nobody answers."""

    first = 1

    def __init__(self, board: "Any") -> None:
        self._spi = SPI(board.SPI_ID, baudrate=board.SPI_FREQUENCY, sck=Pin(board.SPI_SCK), mosi=Pin(board.SPI_MOSI))
        self._dc = Pin(board.SPI_DC, Pin.OUT, value=0)
        self._cs = None if board.SPI_CS is None else Pin(board.SPI_CS, Pin.OUT, value=1)
        self._reset = None if board.SPI_RESET is None else Pin(board.SPI_RESET, Pin.OUT, value=1)

    def reset(self) -> None:
        """Resets the display, if the pin for it is connected; takes 2 ms."""
        if self._reset is not None:
            self._reset(0)
            sleep_ms(1)
            self._reset(1)
            sleep_ms(1)

    def command(self, message: "Bytes") -> None:
        """Writes commands."""
        self._dc(0)
        self._write(message)

    def data(self, message: "Bytes") -> None:
        """Writes columns of the picture."""
        self._dc(1)
        self._write(message)

    def _write(self, message: "Bytes") -> None:
        if self._cs is None:
            self._spi.write(message)
        else:
            self._cs(0)
            self._spi.write(message)
            self._cs(1)
