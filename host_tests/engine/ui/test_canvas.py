"""Text and numbers on the canvas: where the ink is, what is left alone, and what stands after it."""

from engine.ui.canvas import CHAR, HEIGHT, WIDTH, Canvas, number_length
from engine.ui.fonts import DIGITS, TEXT, index
from engine.ui.phrases import phrase_length

NUMBERS = (0, 1, 9, 10, 12, 78, 99, 100, 114, 312, -1, -5, -20, -100)


def canvas(ink=0):
    made = Canvas(bytearray(1024))
    made.fill(ink)
    return made


def column(drawn, x, y):
    """The eight pixels from (x, y) downwards, bit 0 at the top."""
    return sum(drawn.pixel(x, y + i) << i for i in range(8))


def glyph(letter):
    at = index(ord(letter)) * CHAR
    return TEXT[at : at + CHAR]


def written(text):
    drawn = canvas()
    drawn.write(text, 1, 1)
    return bytes(drawn.buffer)


def test_text_stands_where_it_is_put():
    for y in (0, 1, 5, 8, 55):
        drawn = canvas()
        assert drawn.write("Ag", 7, y) == 7 + 2 * CHAR
        for i in range(CHAR):
            assert column(drawn, 7 + i, y) == glyph("A")[i]
            assert column(drawn, 7 + CHAR + i, y) == glyph("g")[i]
        assert sum(drawn.buffer[:7]) == 0


def test_dark_text_leaves_the_lit_ground():
    drawn = canvas(1)
    drawn.write("Ag", 7, 9, 0)
    for i in range(CHAR):
        assert column(drawn, 7 + i, 9) == glyph("A")[i] ^ 255
    assert column(drawn, 6, 9) == column(drawn, 7 + 2 * CHAR, 9) == 255


def test_lit_text_leaves_what_it_does_not_cover():
    drawn = canvas(1)
    drawn.write("Ag", 7, 9)
    assert bytes(drawn.buffer) == b"\xff" * 1024


def test_text_is_cut_off_at_the_edges():
    for x, y in ((-3, 10), (WIDTH - 2, 10), (10, -4), (10, HEIGHT - 3), (-500, -500), (500, 500)):
        drawn = canvas()
        for write in (drawn.write, drawn.large):
            write("Wg", x, y)
        drawn.number(-114, x, y)
        drawn.small(12, x, y)


def test_accents_and_cyrillic_have_glyphs_of_their_own():
    pictures = [written(letter) for letter in "EÉЁCÇOÖÕИЙ?"]
    for i in range(len(pictures)):
        for j in range(i):
            assert pictures[i] != pictures[j]


def test_unknown_letters_are_question_marks():
    assert written("\u4e2d") == written("?")


def test_numbers_are_written_as_their_text():
    for value in NUMBERS:
        drawn = canvas()
        assert drawn.number(value, 1, 1) == 1 + CHAR * number_length(value)
        assert bytes(drawn.buffer) == written(str(value))
        assert number_length(value) == len(str(value))


def test_a_phrase_fills_its_holes():
    for form, words, text in (
        ("%0 %1: +%2", ("Red", 7, 15), "Red 7: +15"),
        ("%1%0", ("a", "b"), "ba"),
        ("%0", (-20,), "-20"),
        ("no hole", (), "no hole"),
        ("%0 and %0", ("x",), "x and x"),
        ("", (), ""),
    ):
        drawn = canvas()
        assert drawn.phrase(form, 1, 1, *words) == 1 + CHAR * len(text)
        assert bytes(drawn.buffer) == written(text)
        assert phrase_length(form, *words) == len(text)


def test_a_dark_phrase():
    drawn = canvas(1)
    drawn.phrase("%0%1", 1, 1, "a", 7, 0, 0)
    assert bytes(byte ^ 255 for byte in drawn.buffer) == written("a7")


def test_small_numbers():
    for value, digits in ((0, "0"), (6, "6"), (10, "10"), (12, "12"), (99, "99")):
        for ink in (1, 0):
            drawn = canvas(1 - ink)
            assert drawn.small(value, 3, 2, ink) == 3 + 4 * len(digits)
            for i in range(len(digits)):
                digit = int(digits[i])
                for at in range(3):
                    shown = column(drawn, 3 + 4 * i + at, 2)
                    assert shown == DIGITS[3 * digit + at] ^ (0 if ink else 255)


def test_large_text_is_text_of_twice_the_size():
    drawn = canvas()
    assert drawn.large("Rg", 5, 4) == 5 + 4 * CHAR
    for x in range(2 * CHAR):
        bits = glyph("Rg"[x // CHAR])[x % CHAR]
        for y in range(8):
            for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
                assert drawn.pixel(5 + 2 * x + dx, 4 + 2 * y + dy) == bits >> y & 1


def test_clearing_makes_all_dark():
    drawn = canvas(1)
    drawn.clear()
    assert bytes(drawn.buffer) == bytes(1024)
