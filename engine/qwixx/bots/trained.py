"""Not trained yet."""

DUEL = b"\x80" * 2245
ALONE = b"\x80" * 1285
TABLE = b"\x80" * 60
