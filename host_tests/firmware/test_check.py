from firmware.check import BoardError, check
from host_tests.support import raises
from tools.rig.hardware import Settings


def fault(**changes: object) -> str:
    """What the check says of changed settings."""
    return str(raises(BoardError, check, Settings(**changes)))


def test_the_settings_as_delivered_are_right_on_either_bus():
    check(Settings())
    check(Settings(BUS="SPI"))
    check(Settings(BUS="SPI", SPI_CS=None, SPI_RESET=None, BUZZER=None, LED=None, ROTATION=180, DISPLAY="SH1106"))


def test_names_of_parts():
    assert fault(DISPLAY="SSD1309") == "DISPLAY is 'SSD1309': it has to be 'SSD1306' or 'SH1106'"
    assert fault(DISPLAY="sh1106") == "DISPLAY is 'sh1106': it has to be 'SSD1306' or 'SH1106'"
    assert fault(BUS=0) == "BUS is 0: it has to be 'I2C' or 'SPI'"


def test_numbers_out_of_range():
    assert fault(ROTATION=90) == "ROTATION is 90: it has to be 0 or 180"
    assert fault(ROTATION=180.0) == "ROTATION is 180.0: it has to be 0 or 180"
    assert fault(I2C_ID=2) == "I2C_ID is 2: it has to be 0 or 1"
    assert fault(I2C_ID=False) == "I2C_ID is False: it has to be 0 or 1"
    assert fault(I2C_ADDRESS="x").startswith("I2C_ADDRESS is 'x': it has to be 0x3C or 0x3D")
    assert fault(I2C_ADDRESS=0x78) == (
        "I2C_ADDRESS is 120: it has to be 0x3C or 0x3D, for which a display's label may say 0x78 or 0x7A"
    )
    assert fault(I2C_FREQUENCY=10_000) == "I2C_FREQUENCY is 10000: it has to be from 50000 to 1000000"
    assert fault(I2C_FREQUENCY="400k") == "I2C_FREQUENCY is '400k': it has to be from 50000 to 1000000"
    assert fault(BUS="SPI", SPI_FREQUENCY=99) == "SPI_FREQUENCY is 99: it has to be from 100000 to 10000000"


def test_pins_that_do_not_exist():
    assert fault(UP=29) == "UP is 29: it has to be a pin from 0 to 28"
    assert fault(B=-1) == "B is -1: it has to be a pin from 0 to 28"
    assert fault(A="GP3") == "A is 'GP3': it has to be a pin from 0 to 28"
    assert fault(LEFT=None) == "LEFT is None: it has to be a pin from 0 to 28"
    assert fault(BUZZER="no") == "BUZZER is 'no': it has to be a pin from 0 to 28 or None"
    assert fault(LED=30) == 'LED is 30: it has to be a pin from 0 to 28, "LED" or None'


def test_pins_that_cannot_do_it():
    assert fault(I2C_SDA=5, I2C_SCL=4) == (
        "I2C_SDA is 5: it has to be 0, 4, 8, 12, 16, 20, 24 or 28, the pins that I2C 0 has for it"
    )
    assert fault(I2C_SCL=7) == "I2C_SCL is 7: it has to be 1, 5, 9, 13, 17, 21 or 25, the pins that I2C 0 has for it"
    assert fault(I2C_ID=1) == ("I2C_SDA is 4: it has to be 2, 6, 10, 14, 18, 22 or 26, the pins that I2C 1 has for it")
    assert fault(BUS="SPI", SPI_SCK=19) == "SPI_SCK is 19: it has to be 2, 6, 18 or 22, the pins that SPI 0 has for it"
    assert fault(BUS="SPI", SPI_MOSI=11).startswith("SPI_MOSI is 11: it has to be 3, 7, 19 or 23, the pins")
    assert fault(BUS="SPI", SPI_ID=1) == "SPI_SCK is 18: it has to be 10, 14 or 26, the pins that SPI 1 has for it"


def test_three_buttons():
    check(Settings(BUTTONS=3, UP=None, DOWN=4, LEFT="x", RIGHT=99))
    check(Settings(NEXT=None))
    assert fault(BUTTONS=5) == "BUTTONS is 5: it has to be 6 or 3"
    assert fault(BUTTONS="3") == "BUTTONS is '3': it has to be 6 or 3"
    assert fault(BUTTONS=3, NEXT=None) == "NEXT is None: it has to be a pin from 0 to 28"
    assert fault(BUTTONS=3, NEXT=15) == "NEXT and B are both 15: a pin can serve one thing"


def test_speaking_is_on_or_off():
    check(Settings(SPEAK=True))
    assert fault(SPEAK=1) == "SPEAK is 1: it has to be False or True"


def test_a_pin_used_twice():
    assert fault(UP=4) == "I2C_SDA and UP are both 4: a pin can serve one thing"
    assert fault(A=15) == "A and B are both 15: a pin can serve one thing"
    assert fault(LED=22) == "BUZZER and LED are both 22: a pin can serve one thing"
    assert fault(BUS="SPI", SPI_CS=20) == "SPI_DC and SPI_CS are both 20: a pin can serve one thing"


def test_the_bus_that_is_not_used_may_say_anything():
    check(Settings(SPI_SCK=None, SPI_ID=9, UP=18))
    check(Settings(BUS="SPI", I2C_SDA="x", UP=4))


def test_a_setting_that_is_missing():
    class Short:
        DISPLAY = "SH1106"

    assert str(raises(BoardError, check, Short())) == "board.py does not set BUS"
    dark = Settings()
    del dark.LED
    assert str(raises(BoardError, check, dark)) == "board.py does not set LED"


def test_the_voltages_of_a_battery():
    check(Settings(BATTERY=(1800, 5500)))
    check(Settings(BATTERY=(3300, 3400)))
    for wrong in ((3300,), [3300, 4200], (4200, 3300), (3300, 3399), (1799, 4200), (3300, 5501), (3.3, 4.2), 3300):
        assert fault(BATTERY=wrong).startswith("BATTERY is %r: it has to be None, or the millivolts" % (wrong,))


def test_a_board_file_from_before_three_buttons_is_right():
    old = Settings()
    del old.BUTTONS, old.SPEAK
    check(old)
    assert (old.BUTTONS, old.SPEAK) == (6, False)
