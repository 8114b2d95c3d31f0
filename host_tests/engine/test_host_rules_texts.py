"""What comments of the engine point to stands in the README beside them."""

import re
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
ENGINE = TOP / "engine"
GAMES = ("qix", "qwixx")
SOURCES = sorted(ENGINE.rglob("*.py"))

RULING = re.compile(r"\[ruling (\d+)\]")
HEADING = re.compile(r'README\.md, "([^"]+)"')


def in_one_line(path):
    """The text of a file without its line breaks, as a pointer may be broken between two lines."""
    return re.sub(r"\s*\n\s*(# )?", " ", path.read_text(encoding="utf-8"))


def beside(source):
    """The nearest README at or above a source."""
    return next(path for folder in source.parents if (path := folder / "README.md").exists())


def headings(readme):
    return set(re.findall(r"^#+ (.+)$", readme.read_text(encoding="utf-8"), re.MULTILINE))


def rulings(readme):
    """The numbers in a README's list of rulings."""
    listed = readme.read_text(encoding="utf-8").partition("\n## Rulings\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| (\d+) \|", listed, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_numbered_and_each_stands_in_the_rules(game):
    readme = ENGINE / game / "README.md"
    found = rulings(readme)
    assert len(found) > 10
    assert found == [str(i + 1) for i in range(len(found))]
    assert set(RULING.findall(in_one_line(readme))) == set(found)


def test_what_comments_point_to_is_there():
    dangling = []
    for source in SOURCES:
        text = in_one_line(source)
        readme = beside(source)
        dangling += [f"{source}: ruling {n}" for n in set(RULING.findall(text)) - set(rulings(readme))]
        dangling += [f'{source}: "{name}"' for name in set(HEADING.findall(text)) - headings(readme)]
    assert not dangling, "no such ruling or heading in the README beside it: " + ", ".join(dangling)


def test_every_pointer_to_a_ruling_has_a_number():
    for source in SOURCES:
        text = in_one_line(source)
        assert len(re.findall("ruling", text)) == len(RULING.findall(text)), source


def test_the_code_of_qix_says_where_it_makes_each_ruling():
    pointers = {n for source in (ENGINE / "qix").rglob("*.py") for n in RULING.findall(in_one_line(source))}
    assert pointers == set(rulings(ENGINE / "qix/README.md"))
