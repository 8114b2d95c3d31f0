"""The list of the names in the ROM is that of the firmware."""

from tools.emulator import firmware
from tools.rom_names import read, rom_names


def test_the_list_is_that_of_the_firmware() -> None:
    assert set(read(firmware().read_bytes())) == rom_names()
