"""The one file a builder edits: what is soldered to which pin. Numbers are GP numbers, not places on the board."""

DISPLAY = "SSD1306"  # or "SH1106", which most displays of 1.3 inch have
BUS = "I2C"  # or "SPI"; the settings of the other bus are not used
ROTATION = 0  # or 180, for a display that is built in upside down

I2C_ID = 0  # 0 or 1, whichever the two pins belong to
I2C_SDA = 4
I2C_SCL = 5
I2C_ADDRESS = 0x3C  # or 0x3D
I2C_FREQUENCY = 400_000

SPI_ID = 0
SPI_SCK = 18
SPI_MOSI = 19
SPI_DC = 20
SPI_CS = 17  # or None, if the display has no such pin
SPI_RESET = 21  # or None
SPI_FREQUENCY = 4_000_000

BUTTONS = 6  # or 3: NEXT, A and B

# Buttons join their pin to ground while they are pressed.
UP = 10
DOWN = 11
LEFT = 12
RIGHT = 13
A = 14
B = 15
NEXT = 13  # with three buttons only, in place of the first four

# A battery at VSYS: the millivolts at which it is empty and at which it is full, such as (3300, 4200) for one lithium
# cell; or None, as for a power bank. Not for a Pico W, whose radio needs the pin (GP29) that measures it.
BATTERY = None

BUZZER = 22  # a passive buzzer, or None
LED = "LED"  # the one on the Pico, or a pin, or None

SPEAK = False  # or True, to print what the display says on the serial line, for a computer that reads it aloud
