"""What the documents show of the referee is what it says."""

import hmac
import re

from host_tests.tools.forum import manual
from host_tests.tools.forum.tables import secret
from tools.forum.markup import Plain
from tools.forum.post import post
from tools.forum.simulated import clock, showcase


def test_the_examples_in_the_readme_are_what_the_commands_say():
    text = manual.README.read_text(encoding="utf-8")
    assert text.count("$ forum ") > 10
    assert manual.renewed(text) == text, "renew it: .venv/bin/python -m host_tests.tools.forum.manual"


def test_the_text_of_a_roll_in_the_readme_gives_the_dice_that_it_shows():
    text = manual.README.read_text(encoding="utf-8")
    message = re.search(r"```\n(roll 2\n.*?block 0\n)```", text, re.DOTALL).group(1)
    digest = hmac.new(secret(32), message.encode(), "sha256").digest()
    dice = [str(byte % 6 + 1) for byte in digest if byte < 252][:6]
    assert f"Turn 2: {' '.join(dice)} (white" in text


def test_the_post_at_the_top_of_the_readme_is_one():
    game = showcase()
    shown = post(game, clock(game), Plain()).partition("\n\nSheets\n")[0]
    assert f"```\n{shown}\n```" in manual.README.read_text(encoding="utf-8")
