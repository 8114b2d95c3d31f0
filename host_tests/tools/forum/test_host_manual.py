"""What the documents show of the referee is what it says."""

from pathlib import Path

from host_tests.tools.forum import manual
from host_tests.tools.forum.tables import clock, showcase
from tools.forum.markup import Plain
from tools.forum.post import post

ROOT = Path(__file__).parents[3]


def test_the_examples_in_the_readme_are_what_the_commands_say():
    text = manual.README.read_text(encoding="utf-8")
    assert text.count("$ forum ") > 10
    assert manual.renewed(text) == text, "renew it: .venv/bin/python -m host_tests.tools.forum.manual"


def test_the_post_in_the_main_readme_is_one():
    game = showcase()
    shown = post(game, clock(game), Plain()).partition("\n\nSheets\n")[0]
    assert f"```\n{shown}\n```" in (ROOT / "README.md").read_text(encoding="utf-8")
