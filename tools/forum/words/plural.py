"""Which form of a word goes with a number."""


def two(n: int) -> int:
    """English, Portuguese, German: one, and others."""
    return 0 if abs(n) == 1 else 1


def french(n: int) -> int:
    """French: none and one, and others."""
    return 0 if abs(n) < 2 else 1


def russian(n: int) -> int:
    """Russian: 1 and 21; 2 to 4 and 22 to 24; 0, 5 to 20 and others."""
    n = abs(n)
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2
