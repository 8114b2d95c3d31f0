"""Makes a zip for people without make: the files of the flash, and the plain mpremote commands that copy them."""

import sys
import zipfile

from tools.build import image

ZIP = image.TOP / "build" / "pocket-dice.zip"
_HOWTO = """Pocket Dice {version}

1. Put MicroPython 1.26 or newer on the Pico: hold its BOOTSEL button while you plug it in, then drag the UF2 file
   from https://micropython.org/download/RPI_PICO onto the drive RPI-RP2.
2. Install mpremote: pip install mpremote
3. Unpack this archive, open a terminal in its folder and run, with the Pico plugged in:

{commands}

The Pico starts the game. Other pins or another display: edit firmware/board.py before you copy.
To put a newer version on the same Pico, remove the old one first; saved games stay:

   mpremote rm -r :engine
   mpremote rm -r :firmware
"""


def main() -> int:
    """The exit code: 0 if the zip was made."""
    try:
        made = image.build(image.BUILD)
    except (image.NoCompilerError, image.CompileError) as error:
        print(error, file=sys.stderr)
        return 1
    tops = sorted({path.relative_to(image.BUILD).parts[0] for path in made} - {"main.py"})
    # The starter comes last: until it is there a board that was left half-way shows a prompt.
    commands = [f"mpremote cp -r {top} :" for top in tops] + ["mpremote cp main.py :", "mpremote reset"]
    howto = _HOWTO.format(version=image.version(), commands="\n".join("   " + command for command in commands))
    with zipfile.ZipFile(ZIP, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pocket-dice/README.txt", howto.replace("\n", "\r\n"))
        for path in made:
            archive.write(path, f"pocket-dice/{path.relative_to(image.BUILD).as_posix()}")
    print(howto)
    print(f"All that is in {ZIP}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
