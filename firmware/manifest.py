"""What MicroPython's own build freezes into the firmware, by `make firmware`: its own modules, and the game.

GAME_DIR is where tools/build/firmware.py puts the game's modules, constants folded.
"""

include("$(PORT_DIR)/boards/manifest.py")
package("engine", base_path="$(GAME_DIR)")
package("firmware", base_path="$(GAME_DIR)")
module("main.py", base_path="$(GAME_DIR)")
