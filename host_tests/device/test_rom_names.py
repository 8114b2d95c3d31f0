"""The list of the names in the ROM is that of the firmware."""

from tools.build.rom_names import read, rom_names
from tools.emulator.pico import firmware


def test_the_list_is_that_of_the_firmware() -> None:
    assert set(read(firmware().read_bytes())) == rom_names()
