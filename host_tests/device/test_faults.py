"""What an emulated Pico says and does about displays that are missing, elsewhere, of the other kind or loose."""

from host_tests.device.handheld import SPOKEN, Handheld, playing, switched_on_with

SAYS = b"The display does not answer; the game goes on."
TITLE = switched_on_with(SPOKEN)
_PAGE = 128  # bytes of the eight lines of pixels in which the battery is drawn


def test_without_a_display_the_board_says_so_and_goes_on():
    handheld = Handheld()
    handheld.pico.display.unplug()
    handheld.wait(SAYS)
    assert handheld.pico.run(handheld.pico.lamp, 100)
    handheld.pico.display.plug()
    handheld.settle()
    assert handheld.frame() == TITLE
    assert handheld.pico.run(lambda: not handheld.pico.lamp(), 100)


def test_a_display_at_the_other_address_is_missed_until_the_settings_name_it():
    handheld = Handheld()
    handheld.pico.display.address = 0x3D
    handheld.wait(SAYS)
    assert handheld.pico.run(handheld.pico.lamp, 100)

    handheld = Handheld(I2C_ADDRESS=0x3D)
    handheld.settle()
    assert handheld.frame() == TITLE


def test_an_sh1106_shows_the_same_picture():
    handheld = Handheld(DISPLAY="SH1106")
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


def test_a_setting_that_cannot_be_is_told_in_words():
    handheld = Handheld(A=99)
    handheld.wait(b"board.py: A is 99: it has to be a pin from 0 to 28.")
    assert handheld.pico.run(handheld.pico.lamp, 1000)


def test_a_byte_that_is_not_acknowledged_is_noticed():
    handheld = Handheld()
    handheld.settle()
    handheld.pico.display.refuse_after(100)
    handheld.pico.tap("a")
    handheld.wait(SAYS)
    handheld.settle()  # longer than the driver waits before it tries again
    menu = handheld.frame()
    assert menu != TITLE
    handheld.press("down", "up")
    assert handheld.frame() == menu


def test_a_game_that_stands_still_is_reset_and_goes_on_and_the_prompt_is_left_alone(tmp_path):
    app = """
def app(ports):
    started = ports.load("started")
    ports.save("started", b"1")
    ports.canvas.fill(1)
    yield 0
    while not started:
        pass
    yield 0
"""
    handheld = Handheld(playing(tmp_path / "flash", app))
    handheld.settle()
    handheld.pico.tap("a")
    handheld.pico.run(lambda: False, 100)
    assert handheld.pico.resets == 0
    handheld.pico.hurry(50)
    assert handheld.pico.run(lambda: handheld.pico.resets == 1, 200)
    handheld.wait(b"The game stood still, and the watchdog has reset the Pico.")
    handheld.settle()
    assert b"stood still" in handheld.saves()["faults"]
    handheld.press("a")
    assert handheld.pico.resets == 1

    handheld.stop()
    handheld.pico.hurry(20)
    handheld.pico.run(lambda: False, 100)
    assert handheld.pico.resets == 1
    assert handheld.type("import machine; print(machine.mem32[0x40058000] >> 30 & 1)") == "0"
    assert handheld.type("machine.mem32[0x4005800c]") == "0"


def test_a_crash_is_told_and_logged_and_a_goes_on(tmp_path):
    app = """
def app(ports):
    started = ports.load("started")
    ports.save("started", b"1")
    ports.canvas.fill(1)
    yield 0
    ports.canvas.fill(0)
    hoard = []
    while not started:
        hoard.append(bytearray(1000))
    ports.canvas.fill_rect(0, 0, 9, 9, 1)
    yield 0
"""
    handheld = Handheld(playing(tmp_path / "flash", app))
    handheld.settle()
    first = handheld.frame()
    handheld.press("a")
    assert b"MemoryError" in handheld.pico.serial
    assert b"MemoryError" in handheld.saves()["faults"]
    told = handheld.frame()
    assert told not in (first, bytes(1024))
    handheld.press("a")
    assert handheld.frame() == first
    handheld.press("a")
    assert handheld.frame() not in (first, told, bytes(1024))


def test_an_empty_battery_is_told_and_the_game_goes_on_with_power():
    handheld = Handheld(BATTERY=(3300, 4200))
    handheld.pico.charge(4000)
    handheld.settle()
    title = handheld.frame()
    assert title != TITLE, "there is no battery"
    assert title[_PAGE:] == TITLE[_PAGE:]
    handheld.pico.charge(3200)
    handheld.wait(b"The battery is empty", 7000)
    handheld.settle()
    assert handheld.frame() not in (title, bytes(1024))
    handheld.pico.charge(4000)
    assert handheld.pico.run(lambda: handheld.frame() == title, 3000)
