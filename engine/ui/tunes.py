"""The sounds of the console as data: pairs of a MIDI note (0: a rest) and hundredths of a second."""

ROLL = bytes((60, 3, 0, 3, 64, 3, 0, 3, 60, 3, 0, 3, 67, 6))
MARK = bytes((72, 5, 79, 8))
LOCK = bytes((72, 8, 76, 8, 79, 8, 84, 16))
TURN = bytes((0, 8, 81, 4, 0, 3, 81, 6))  # after what the player before did
PENALTY = bytes((55, 12, 48, 20))
WIN = bytes((67, 10, 72, 10, 76, 10, 79, 16, 76, 8, 79, 28))
ERROR = bytes((45, 20))
