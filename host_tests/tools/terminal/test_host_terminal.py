"""What a terminal sends becomes presses, and what it is sent fits its window."""

import pytest

from tools.terminal.terminal import QUIT, SMALLEST, Keys, Terminal, screen
from tools.virtual_board import picture

PICTURE = bytearray(n * 31 + n // 7 & 255 for n in range(1024))


@pytest.mark.parametrize(
    ("typed", "presses"),
    [
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", ["up", "down", "right", "left"]),
        (b"\x1bOA\x1bOD", ["up", "left"]),
        (b"\x1b[1;2A", ["up"]),
        (b"wasd", ["up", "left", "down", "right"]),
        (b"hjkl", ["left", "down", "up", "right"]),
        (b"z\r\n ", ["a"] * 4),
        (b"x\x7f\b", ["b"] * 3),
        (b"ZX", ["a held", "b held"]),
        (b"nN", ["next", "next held"]),
        (b"q", [QUIT]),
        (b"\x03", [QUIT]),
        (b"\x1bz", ["b", "a"]),
        (b"\x1b[15~\x1b[Hz", ["a"]),
        ("é€5".encode(), []),
    ],
)
def test_presses(typed, presses):
    assert Keys().feed(typed) == presses
    keys = Keys()
    assert [press for byte in typed for press in keys.feed(bytes([byte]))] == presses
    assert not keys.waiting()


def test_the_escape_key_alone_is_known_by_the_silence_after_it():
    keys = Keys()
    assert keys.feed(b"\x1b") == []
    assert keys.waiting()
    assert keys.timeout() == ["b"]
    assert not keys.waiting()


def test_with_three_buttons_the_arrow_to_the_right_is_next():
    assert Keys(True).feed(b"\x1b[Cnlz") == ["next", "next", "next", "a"]


def test_two_escapes_are_two_presses():
    keys = Keys()
    assert keys.feed(b"\x1b\x1b") == ["b"]
    assert keys.timeout() == ["b"]


def test_half_a_sequence_that_never_goes_on_is_dropped():
    keys = Keys()
    assert keys.feed(b"\x1b[") == []
    assert keys.timeout() == []
    assert keys.feed(b"z") == ["a"]


def bare(line):
    return line.replace("\x1b[97;40m", "").replace("\x1b[0m", "")


@pytest.mark.parametrize(
    ("columns", "rows", "art"),
    [(80, 24, picture.braille), (66, 20, picture.braille), (129, 60, picture.braille), (130, 36, picture.blocks)],
)
def test_the_largest_picture_that_fits(columns, rows, art):
    lines = [bare(line) for line in screen(PICTURE, 0, [f"line {n}" for n in range(99)], columns, rows)]
    expected = art(PICTURE)
    assert [line[1:-1] for line in lines[1 : 1 + len(expected)]] == expected
    assert len(lines) == rows
    assert lines[-1] == "line 98"
    assert max(map(len, lines)) <= columns


@pytest.mark.parametrize(("columns", "rows"), [(65, 24), (80, 19), (20, 5), (1, 1)])
def test_a_window_that_is_too_small_is_told(columns, rows):
    lines = screen(PICTURE, 0, [], columns, rows)
    assert len(lines) <= rows
    assert max(map(len, lines)) <= columns
    if columns >= 20:
        assert "66x20" in " ".join(lines)


def test_a_print_can_not_move_the_cursor():
    assert screen(PICTURE, 0, ["a\x1b[2Jb\tc"], 80, 24)[-1] == "a [2Jb c"


def test_a_tone_is_shown():
    assert "♪" in screen(PICTURE, 440, [], 80, 24)[-1]
    assert "♪" not in screen(PICTURE, 0, [], 80, 24)[-1]


def test_nothing_is_erased_behind_a_line_that_fills_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some terminals keep the cursor on the last cell then, and would erase that."""
    columns, rows = SMALLEST
    written: list[str] = []
    terminal = Terminal.__new__(Terminal)
    monkeypatch.setattr(terminal, "_size", SMALLEST, raising=False)
    monkeypatch.setattr(terminal, "_drawn", [], raising=False)
    monkeypatch.setattr(terminal, "size", lambda: SMALLEST)
    monkeypatch.setattr(terminal, "_write", written.append)
    line = "x" * columns
    terminal.draw([line] * rows)
    behind = "".join(written).split(line)[1:]
    assert behind == [f"\x1b[{row};1H\x1b[2K" for row in range(2, rows + 1)] + [""]
