"""What an emulated Pico says and does about displays that are missing, elsewhere, of the other kind or loose."""

from host_tests.device.handheld import Handheld, switched_on_with, tree
from tools.emulator import file_system

SAYS = b"The display does not answer; the game goes on."
TITLE = switched_on_with({})


def test_without_a_display_the_board_says_so_and_goes_on():
    handheld = Handheld()
    handheld.pico.display.unplug()
    handheld.wait(SAYS)
    assert handheld.pico.run(handheld.pico.lamp, 100)
    handheld.pico.display.plug()
    handheld.settle()
    assert handheld.frame() == TITLE
    assert handheld.pico.run(lambda: not handheld.pico.lamp(), 100)


def test_a_display_at_the_other_address_is_missed_until_the_settings_name_it(tmp_path):
    handheld = Handheld()
    handheld.pico.display.address = 0x3D
    handheld.wait(SAYS)
    assert handheld.pico.run(handheld.pico.lamp, 100)

    files = file_system(tree(tmp_path / "flash", I2C_ADDRESS=0x3D))
    handheld = Handheld(files, I2C_ADDRESS=0x3D)
    handheld.settle()
    assert handheld.frame() == TITLE


def test_an_sh1106_shows_the_same_picture(tmp_path):
    files = file_system(tree(tmp_path / "flash", DISPLAY="SH1106"))
    handheld = Handheld(files, DISPLAY="SH1106")
    handheld.settle()
    assert handheld.frame() == TITLE
    assert not handheld.pico.display.complaints


def test_a_display_that_comes_loose_is_told_and_comes_back():
    handheld = Handheld()
    handheld.settle()
    handheld.pico.display.fail_after(3)
    handheld.pico.tap("a")
    handheld.wait(SAYS)
    assert handheld.pico.run(handheld.pico.lamp, 100)
    handheld.pico.display.plug()
    handheld.settle()
    menu = handheld.frame()
    assert menu != TITLE
    assert handheld.pico.run(lambda: not handheld.pico.lamp(), 100)
    handheld.press("down", "up")
    assert handheld.frame() == menu


def test_a_setting_that_cannot_be_is_told_in_words(tmp_path):
    handheld = Handheld(file_system(tree(tmp_path / "flash", A=99)))
    handheld.wait(b"board.py: A is 99: it has to be a pin from 0 to 28.")
    assert handheld.pico.run(handheld.pico.lamp, 1000)
