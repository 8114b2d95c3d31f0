"""Functions whose arguments are numbered do what they did, and what is named in a call keeps its name."""

from pathlib import Path

from tools.build.arguments import number

TEXT = """
def outer(first, second=3, *, third=0):
    def inner(first, fourth):
        return first * 1000 + second * 100 + fourth
    again = [first for first in range(second)]
    return [inner(first, third), (lambda fifth: fifth + first)(1), again]


class Thing:
    def __init__(self, value):
        self.value = value

    def times(self, value):
        value += self.value
        return value


def both():
    return outer(7, third=2), Thing(4).times(5)
"""


def result(text: str) -> object:
    names: dict[str, object] = {}
    exec(text, names)
    both = names["both"]
    assert callable(both)
    return both()


def test_numbered_functions_do_what_they_did() -> None:
    text = number({Path("a.py"): TEXT})[Path("a.py")]
    assert result(text) == result(TEXT)
    assert "def outer(_0, _1=3, *, third=0)" in text
    assert "def inner(_2, _3)" in text
    assert "def times(self, _0)" in text
    assert len(text.splitlines()) == len(TEXT.splitlines())
