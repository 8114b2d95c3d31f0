"""The glyphs that a device has: of the right size, found by their code point, and told apart."""

from engine.ui.fonts import CODES, DIGITS, TEXT, TEXT_WIDTH, index


def glyph(letter: str) -> bytes:
    at = index(ord(letter)) * TEXT_WIDTH
    return TEXT[at : at + TEXT_WIDTH]


def test_sizes() -> None:
    assert len(TEXT) == TEXT_WIDTH * (95 + len(CODES) // 2)
    assert len(DIGITS) == 3 * 10


def test_ascii_stands_first() -> None:
    for code in range(32, 127):
        assert index(code) == code - 32


def test_every_further_code_is_found() -> None:
    last = 126
    for at in range(len(CODES) // 2):
        code = CODES[2 * at] << 8 | CODES[2 * at + 1]
        assert code > last
        assert index(code) == 95 + at
        last = code


def test_what_has_no_glyph_is_a_question_mark() -> None:
    for code in (0, 10, 31, 127, 0xAA, 0x450, 0x2014 + 1, 0x2714, 0xFFFF, 0x1F3B2):
        assert index(code) == index(ord("?"))


def test_accents_are_seen() -> None:
    for plain, accented in ("EÉ", "EÈ", "ЕЁ", "её", "ИЙ", "ий", "CÇ", "cç", "AÃ", "OÕ", "UÜ", "uü", "sß", "ШЩ", "ЬЪ"):
        assert glyph(plain) != glyph(accented)


def test_no_digit_is_like_another() -> None:
    for one in range(10):
        for other in range(one):
            differences = 0
            for column in range(3):
                odd = DIGITS[3 * one + column] ^ DIGITS[3 * other + column]
                while odd:
                    differences += odd & 1
                    odd >>= 1
            assert differences >= 3, (one, other)


def test_two_digits_fit_in_a_cell() -> None:
    assert DIGITS[5] == 0
    for column in DIGITS:
        assert column < 32
