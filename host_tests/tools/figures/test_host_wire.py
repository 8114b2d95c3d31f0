"""What is measured on the wire is what the driver sends for the pictures of a game."""

import pytest

from tools.figures import wire


@pytest.mark.parametrize("chip", ["SSD1306", "SH1106"])
@pytest.mark.parametrize("bus", ["I2C", "SPI"])
def test_a_meter(chip: str, bus: str) -> None:
    meter = wire.Meter(chip, bus)
    # 1,024 bytes of picture; for each of 8 pages 3 of an address, and on I2C 2 control bytes and 2 of the chip's own.
    assert meter.full == 1024 + 8 * (7 if bus == "I2C" else 3)
    assert meter.send(bytes(1024)) == 0
    dot = bytearray(1024)
    dot[500] = 1
    assert 0 < meter.send(bytes(dot)) < 16


def test_a_sheet_without_its_text_keeps_all_above() -> None:
    picture = wire.without_text(b"\xff" * 1024)
    assert picture == b"\xff" * 640 + b"\x7f" * 128 + bytes(256)


def test_a_game() -> None:
    sent = wire.measure(most_players=2)
    assert len(sent.parts[wire.CURSOR]) == len(sent.parts[wire.MOVE]) > 100
    assert sent.mean(wire.CURSOR) <= wire.CURSOR_LIMIT
    assert sent.mean(wire.MOVE) <= wire.MOVE_LIMIT
    for cursor, move in zip(sent.parts[wire.CURSOR], sent.parts[wire.MOVE], strict=True):
        assert cursor <= move
    assert sent.worst(wire.SCREEN) <= 1
