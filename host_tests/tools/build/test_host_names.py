"""Names that the build exchanges for those of the ROM: everywhere the same, and never where somebody asks for one."""

from pathlib import Path

import pytest

from tools.build import image
from tools.build.names import PROMPT, rename
from tools.build.rom_names import rom_names

GAME = """
from other import helper_of_ours as aid

class Counter:
    first_value = 3

    def advance_by(self, number_of_steps=1):
        self.total_so_far = self.first_value + number_of_steps
        return self.total_so_far

    def append(self, value): return value

    def caught_error(self):
        try:
            raise ValueError(3)
        except ValueError as caught_error:
            return caught_error.args[0]

def spoken(thing): return getattr(thing, "first_value")

def below():
    it = Counter()
    return aid(it.advance_by(number_of_steps=4)) + it.append(1) + spoken(Counter) + it.caught_error()
"""
OTHER = """
def helper_of_ours(value): return value * 2
"""
BOARD = """
PIN_OF_OURS = 4
"""
TEST = """
def helper_of_a_test(): return 1
"""
PATHS = tuple(Path(name) for name in ("game.py", "other.py", "board.py", "test.py"))
NAMES = ("helper_of_ours", "Counter", "advance_by", "total_so_far", "number_of_steps", "caught_error")


def renamed() -> list[str]:
    texts = dict(zip(PATHS, (GAME, OTHER, BOARD, TEST), strict=True))
    return [*rename(texts, {Path("board.py")}, {Path("test.py")}).values()]


def test_what_is_renamed_does_what_it_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path, text in zip(PATHS, renamed(), strict=True):
        (tmp_path / path).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    names: dict[str, object] = {}
    exec("from game import below; result = below()", names)
    assert names["result"] == 21


def test_our_names_are_gone_and_those_that_are_asked_for_are_there() -> None:
    game, other, board, test = renamed()
    assert not any(name in game + other for name in NAMES)
    assert "def below" in game  # which is for the prompt
    assert "first_value = 3" in game  # which stands in a text
    assert "def append(self" in game  # which is in the ROM as it is
    assert board == BOARD
    assert "def helper_of_a_test" in test
    assert len(game.splitlines()) == len(GAME.splitlines())


def test_what_starts_the_game_and_the_prompt_ask_for_is_kept() -> None:
    text = "".join(image.compiled().values())
    assert all(f"def {name}(" in text or f"class {name}" in text for name in PROMPT)
    assert "import run" in image.STARTER


def test_hardly_a_name_of_ours_is_left() -> None:
    own = {"".join(line.rstrip(":").split("(")[0].split()[1:2]) for line in _definitions()}
    left = {name for name in own if name not in rom_names() and not name.startswith("__")}
    # Those that a tool or a text asks for, modules of the same name, and the last ones, for which the ROM has no more.
    assert len(left) < 35, left


def _definitions() -> list[str]:
    lines = [line.strip() for text in image.compiled().values() for line in text.splitlines()]
    return [line for line in lines if line.startswith(("def ", "class "))]
