"""What the documents point to is there, and their lines can be read."""

import contextlib
import io
import re
from functools import cache
from pathlib import Path

import pytest

TOP = Path(__file__).parents[1]
FOLDERS = ("engine", "firmware", "host_tests", "tools")
DOCUMENTS = sorted([*TOP.glob("*.md"), *(path for folder in FOLDERS for path in (TOP / folder).rglob("*.md"))])
NAMES = [path.relative_to(TOP).as_posix() for path in DOCUMENTS]

LONGEST = 120  # letters in a line of prose

FENCED = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
PATH = re.compile(rf"`((?:{'|'.join(FOLDERS)})/[^`\s]*)`")
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MAKE = re.compile(r"(?:^|`)make ([a-z-]+)", re.MULTILINE)
HISTORY = "CHANGELOG.md"  # names what there was


@cache
def prose(path):
    """The text of a document without what is in fences."""
    return FENCED.sub("", path.read_text(encoding="utf-8"))


def anchors(path):
    """The names by which links reach the headings of a document."""
    titles = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def followed(path, target):
    """Where a link of a document leads, without the heading; to a folder's README."""
    there = (path.parent / target.partition("#")[0]).resolve() if target[0] != "#" else path
    return there / "README.md" if (there / "README.md").exists() else there


def is_broken(path, target):
    """Whether a link of a document leads nowhere in this repository."""
    anchor = target.partition("#")[2]
    there = followed(path, target)
    return not there.exists() or bool(anchor and anchor not in anchors(there))


def test_the_readme_is_found():
    assert {"README.md", "engine/README.md", "engine/qix/README.md", "engine/qwixx/README.md"} <= set(NAMES)


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_links_and_pictures_lead_to_what_is_there(path):
    targets = [target for target in LINK.findall(prose(path)) if "://" not in target]
    assert not [target for target in targets if is_broken(path, target)]


def test_every_document_is_reached_by_links_from_the_readme():
    reached = set()
    waiting = [TOP / "README.md"]
    while waiting:
        path = waiting.pop()
        if path not in reached and path.suffix == ".md":
            reached.add(path)
            waiting += [followed(path, target) for target in LINK.findall(prose(path)) if "://" not in target]
    assert set(DOCUMENTS) <= reached


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_paths_in_documents_are_there(path):
    if path.name != HISTORY:
        named = [name for name in PATH.findall(prose(path)) if "xx" not in name]
        assert not [name for name in named if not any(TOP.glob(name.rstrip("/")))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_make_knows_the_targets_that_documents_name(path):
    known = set(re.findall(r"^([a-z-]+):", (TOP / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(MAKE.findall(path.read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_no_line_of_prose_is_too_long(path):
    lines = [line for line in prose(path).splitlines() if not line.startswith("|") and "://" not in line]
    assert not [line for line in lines if len(line) > LONGEST]


def test_the_example_of_a_state_plays_a_game():
    example = PYTHON.search((TOP / "engine/README.md").read_text(encoding="utf-8")).group(1)
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example, "engine/README.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", said.getvalue())
